#!/bin/sh
# SPDX-FileCopyrightText: Xuanji authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: require-packages.sh build|test
# Installs those Debian packages of the group that are missing; says nothing to do when all are there.
# The lists here are the ones that the README names.
set -eu

build_packages="g++ cmake ninja-build pkg-config ccache mold
qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools libgl1-mesa-dev
libexpected-dev libboost-dev libboost-math-dev libxlsxwriter-dev libzip-dev libfreexl-dev libuchardet-dev libsqlite3-dev libqpdf-dev
libqt6sql6-sqlite qt6-translations-l10n fonts-wqy-microhei fonts-dejavu-core fonts-noto-cjk python3 python3-fonttools"
test_packages="clang-format librapidcheck-dev libbenchmark-dev poppler-utils qpdf sqlite3 python3-jsonschema"

case "${1:-build}" in
    build) wanted=$build_packages ;;
    test) wanted="$build_packages $test_packages" ;;
    *) echo "usage: $0 build|test" >&2; exit 2 ;;
esac

missing=""
for package in $wanted; do
    state=$(dpkg-query -W -f='${Status}' "$package" 2>/dev/null || true)
    [ "$state" = "install ok installed" ] || missing="$missing $package"
done
if [ -z "$missing" ]; then
    echo "Packages: all there."
    exit 0
fi

echo "Packages to install:$missing"
as_root=""
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "Run this as root, or install the packages above yourself and start again." >&2
        exit 1
    fi
    as_root=sudo
fi
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086 # a list of names, to be split
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null
echo "Packages: installed."
