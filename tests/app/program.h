// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace xj::tests {

/// What a run of the built program left behind.
struct Run
{
    int status = -1; ///< exit status; -1: did not start, crashed or hung
    QByteArray out;
    QByteArray err;
};

/// Runs the built `xuanji` with these arguments, without a display and with an empty home of its own, so that
/// no workspace of the user's is found.
[[nodiscard]] Run runProgram(const QStringList &arguments);

} // namespace xj::tests
