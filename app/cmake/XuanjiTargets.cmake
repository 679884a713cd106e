# SPDX-FileCopyrightText: Xuanji authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# xj_add_library(<layer> SOURCES ... [PUBLIC ...] [PRIVATE ...])   static library xj_<layer>, alias Xj::<layer>
# xj_add_test(<name> SOURCES ... LINK ...)                         Qt Test executable, run headless

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_AUTOMOC ON)
set(CMAKE_AUTOUIC ON)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

find_program(XJ_CCACHE ccache)
if(XJ_CCACHE)
    # A base directory lets a second checkout reuse the first one's objects.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${XJ_CCACHE})
endif()
find_program(XJ_MOLD mold)
if(XJ_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

if(XJ_SANITIZE)
    string(REPLACE ";" "," _xj_sanitizers "${XJ_SANITIZE}")
    add_compile_options(-fsanitize=${_xj_sanitizers} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${_xj_sanitizers})
endif()
if(XJ_FUZZ)
    # Coverage feedback in every library; only the fuzz targets link the fuzzer's main().
    add_compile_options(-fsanitize=fuzzer-no-link,address,undefined)
    add_link_options(-fsanitize=address,undefined)
endif()

add_library(xj_options INTERFACE)
target_include_directories(xj_options INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_definitions(xj_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_KEYWORDS QT_NO_FOREACH QT_STRICT_ITERATORS
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_DISABLE_DEPRECATED_BEFORE=0x060400 QT_USE_QSTRINGBUILDER)
target_compile_options(xj_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Wold-style-cast
    -Woverloaded-virtual -Wformat=2 -Wswitch
    # Designated initializers name what they set; the rest takes its default on purpose.
    -Wno-missing-field-initializers $<$<BOOL:${XJ_WERROR}>:-Werror>)

define_property(GLOBAL PROPERTY XJ_TRANSLATABLE BRIEF_DOCS "Sources that may call tr()")

function(xj_add_library layer)
    cmake_parse_arguments(arg "" "" "SOURCES;PUBLIC;PRIVATE" ${ARGN})
    add_library(xj_${layer} STATIC ${arg_SOURCES})
    add_library(Xj::${layer} ALIAS xj_${layer})
    target_link_libraries(xj_${layer} PUBLIC ${arg_PUBLIC} PRIVATE xj_options ${arg_PRIVATE})
    target_include_directories(xj_${layer} PUBLIC "${PROJECT_SOURCE_DIR}")
    foreach(source IN LISTS arg_SOURCES)
        set_property(GLOBAL APPEND PROPERTY XJ_TRANSLATABLE "${CMAKE_CURRENT_SOURCE_DIR}/${source}")
    endforeach()
endfunction()

function(xj_add_test name)
    cmake_parse_arguments(arg "" "TIMEOUT" "SOURCES;LINK" ${ARGN})
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE xj_options Qt6::Test ${arg_LINK})
    target_compile_definitions(${name} PRIVATE
        XJ_SOURCE_DIR="${PROJECT_SOURCE_DIR}" XJ_BINARY_DIR="${PROJECT_BINARY_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;QTEST_DISABLE_STACK_DUMP=1")
endfunction()
