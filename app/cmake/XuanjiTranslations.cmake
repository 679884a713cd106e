# SPDX-FileCopyrightText: Xuanji authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# xj_add_translations(<executable> [sources ...])   puts :/i18n/xuanji_<language>.qm into the executable; the sources
#                                                   named are searched for texts besides those of all libraries
# target update_translations                        brings translations/*.ts up to date with the sources
#
# qt_add_translations searches one target only; here the texts live in many static libraries.

set(XJ_LANGUAGES zh_CN en)
set(XJ_TRANSLATION_SOURCES "${PROJECT_BINARY_DIR}/translation_sources.lst")

set(_xj_qm_files)
foreach(language IN LISTS XJ_LANGUAGES)
    set(ts "${PROJECT_SOURCE_DIR}/translations/xuanji_${language}.ts")
    set(qm "${PROJECT_BINARY_DIR}/i18n/xuanji_${language}.qm")
    add_custom_command(
        OUTPUT "${qm}"
        COMMAND ${CMAKE_COMMAND} -E make_directory "${PROJECT_BINARY_DIR}/i18n"
        COMMAND Qt6::lrelease -silent "${ts}" -qm "${qm}"
        DEPENDS "${ts}" VERBATIM)
    list(APPEND _xj_qm_files "${qm}")
endforeach()
add_custom_target(release_translations DEPENDS ${_xj_qm_files})

add_custom_target(update_translations
    COMMAND Qt6::lupdate -silent -no-obsolete -locations none -I "${PROJECT_SOURCE_DIR}" "@${XJ_TRANSLATION_SOURCES}"
            -ts "${PROJECT_SOURCE_DIR}/translations/xuanji_zh_CN.ts"
    # English is the source language: only the plural forms are written down.
    COMMAND Qt6::lupdate -silent -no-obsolete -locations none -pluralonly -I "${PROJECT_SOURCE_DIR}" "@${XJ_TRANSLATION_SOURCES}"
            -ts "${PROJECT_SOURCE_DIR}/translations/xuanji_en.ts"
    VERBATIM)

function(xj_add_translations target)
    set_property(GLOBAL APPEND PROPERTY XJ_TRANSLATABLE ${ARGN})
    set_source_files_properties(${_xj_qm_files} PROPERTIES GENERATED TRUE)
    qt_add_resources(${target} "${target}_i18n" PREFIX "/i18n" BASE "${PROJECT_BINARY_DIR}/i18n" FILES ${_xj_qm_files})
    add_dependencies(${target} release_translations)
endfunction()

# Runs when every folder has named its sources.
function(xj_write_translation_sources)
    get_property(sources GLOBAL PROPERTY XJ_TRANSLATABLE)
    list(FILTER sources INCLUDE REGEX "/(views|app)/.*\\.(cpp|h|ui)$")
    list(REMOVE_DUPLICATES sources)
    list(SORT sources)
    list(JOIN sources "\n" lines)
    file(CONFIGURE OUTPUT "${XJ_TRANSLATION_SOURCES}" CONTENT "${lines}\n" @ONLY)
endfunction()
cmake_language(DEFER DIRECTORY "${PROJECT_SOURCE_DIR}" CALL xj_write_translation_sources)
