# SPDX-FileCopyrightText: Xuanji authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# xj_add_translations(<target>): compiles translations/*.ts into the target as :/i18n/xuanji_<language>.qm.
# "cmake --build … --target update_translations" brings the .ts files up to date with every library's sources:
# qt_add_translations looks at one target only, so all sources are listed.
function(xj_add_translations target)
    get_property(sources GLOBAL PROPERTY XJ_TRANSLATABLE)
    list(FILTER sources INCLUDE REGEX "\\.(cpp|h|ui)$")
    qt_add_translations(${target}
        TS_FILES
            "${PROJECT_SOURCE_DIR}/translations/xuanji_zh_CN.ts"
            "${PROJECT_SOURCE_DIR}/translations/xuanji_en.ts"
        SOURCES ${sources} ${ARGN}
        RESOURCE_PREFIX "/i18n"
        LUPDATE_OPTIONS -no-obsolete -locations none)
endfunction()
