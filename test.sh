#!/bin/sh
# SPDX-FileCopyrightText: Xuanji authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds everything, and runs the default test suite without a display.
# Arguments go to ctest: ./test.sh -R tst_money
set -eu
cd "$(dirname "$0")"

app/packaging/require-packages.sh test

echo "Building the product and its tests ..."
[ -f build/release/build.ninja ] || cmake --preset release >/dev/null
cmake --build --preset release

echo "Running the tests ..."
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
exec ctest --preset release -j "$(nproc)" "$@"
