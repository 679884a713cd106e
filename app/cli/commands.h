// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_context.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace xj::app {

/// A subcommand: a name, what --help says of it, and what it does with the arguments after its name.
struct Command
{
    QString name;
    QString synopsis; ///< "recommend PROJECT.json [--pdf FILE]"
    QString summary; ///< in the current language
    bool paints = false; ///< may need fonts and a painter: a QApplication instead of a QCoreApplication
    int (*run)(const QStringList &arguments, const CommandContext &context) = nullptr;
};

/// Those that work, in the order of --help.
[[nodiscard]] std::vector<Command> commands();
[[nodiscard]] QStringList commandNames();

} // namespace xj::app
