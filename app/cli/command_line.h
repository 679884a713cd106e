// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace xj::app {

/// What the program was called for.
struct Invocation
{
    enum class Kind {
        Window,
        Command,
        Help,
        Version,
        Wrong ///< `fault` says why
    };

    Kind kind = Kind::Window;
    QString workspace;
    QString language; ///< as typed; may be one that we do not speak
    QString projectFile; ///< for the window
    QString command; ///< name of the subcommand
    QStringList arguments; ///< of the subcommand
    QString wrongWord; ///< an argument that is neither command nor file, or an option without its value
};

/// Sorts the arguments (without the program's name): --workspace and --lang may stand anywhere, the first
/// other word is a subcommand or the project file to open.
[[nodiscard]] Invocation parseInvocation(const QStringList &arguments, const QStringList &commandNames);

/// Runs a subcommand, or prints help, version or what was wrong; needs a QCoreApplication. Answers the exit
/// status.
[[nodiscard]] int runWithoutWindow(const Invocation &invocation);

} // namespace xj::app
