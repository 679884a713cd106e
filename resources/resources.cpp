// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/resources.h"

#include <QtGlobal>

#include <mutex>

namespace {

// Q_INIT_RESOURCE declares a global function and must therefore be expanded outside of any named namespace.
std::once_flag initialised;

} // namespace

static void registerXuanjiData()
{
    Q_INIT_RESOURCE(xuanji_data);
}

namespace xj {

void initResources()
{
    std::call_once(initialised, registerXuanjiData);
}

} // namespace xj
