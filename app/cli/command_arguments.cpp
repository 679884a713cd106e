// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_arguments.h"

#include <QCoreApplication>

namespace xj::app {

namespace {

class ArgumentsText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::ArgumentsText)

public:
    static QString count(const QString &command, int wanted, qsizetype given)
    {
        return tr("“%1” takes %2 file names or words; %3 were given.").arg(command).arg(wanted).arg(given);
    }
    static QString unknownOption(const QString &command, const QString &option)
    {
        return tr("“%1” has no option “%2”.").arg(command, option);
    }
    static QString missingValue(const QString &command)
    {
        return tr("An option of “%1” lacks its value.").arg(command);
    }
};

} // namespace

CommandArguments::CommandArguments(const QString &commandName, const QStringList &options)
    : m_commandName(commandName)
{
    for (const QString &option : options)
        m_parser.addOption(QCommandLineOption(option, QString(), QStringLiteral("value")));
}

bool CommandArguments::parse(const QStringList &arguments, int positional, const CommandContext &context)
{
    // The parser skips the first argument, which is the program.
    const bool parsed = m_parser.parse(QStringList{m_commandName} + arguments);
    const QStringList unknown = m_parser.unknownOptionNames();
    QString fault;
    if (!unknown.isEmpty())
        fault = ArgumentsText::unknownOption(m_commandName, unknown.constFirst());
    else if (!parsed)
        fault = ArgumentsText::missingValue(m_commandName);
    else if (m_parser.positionalArguments().size() != positional)
        fault = ArgumentsText::count(m_commandName, positional, m_parser.positionalArguments().size());
    if (fault.isEmpty())
        return true;
    (void)tellWrongUsage(context, fault);
    return false;
}

} // namespace xj::app
