// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command_context.h"

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace xj::app {

/// The arguments of a subcommand, with the options it knows.
class CommandArguments
{
public:
    /// `options` take a value each.
    CommandArguments(const QString &commandName, const QStringList &options);

    /// Parses; false after telling what is wrong. `positional` is the number of arguments that are no
    /// options.
    [[nodiscard]] bool parse(const QStringList &arguments, int positional, const CommandContext &context);

    [[nodiscard]] QString positional(int index) const { return m_parser.positionalArguments().value(index); }
    /// Empty when the option was not given.
    [[nodiscard]] QString value(const QString &option) const { return m_parser.value(option); }

private:
    QString m_commandName;
    QCommandLineParser m_parser;
};

} // namespace xj::app
