#!/bin/sh
# SPDX-FileCopyrightText: Xuanji authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds, and opens the window on the sample project.
# Without a display it writes the sample's recommendation as PDF, in Chinese and in English, and prints where.
# Arguments are passed on: ./run.sh --lang en
set -eu
cd "$(dirname "$0")"

app/packaging/require-packages.sh build

echo "Building (the first time takes a few minutes) ..."
[ -f build/release/build.ninja ] || cmake --preset release >/dev/null
cmake --build --preset release --target xuanji

program=build/release/app/xuanji
sample=resources/examples/sample.json
if [ "$#" -gt 0 ]; then
    exec "$program" "$@"
fi
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    echo "Opening the window on $sample ..."
    exec "$program" "$sample"
fi

echo "There is no display: writing the sample's recommendation instead."
mkdir -p build/sample
for language in zh_CN en; do
    "$program" recommend "$sample" --lang "$language" --pdf "build/sample/recommendation_$language.pdf" >/dev/null
    echo "Written: $(pwd)/build/sample/recommendation_$language.pdf"
done
