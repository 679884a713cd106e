// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "app/language.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace xj::app {

namespace {

class CommandLineText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::CommandLineText)

public:
    static QString windowSummary() { return tr("open the window, on that project if one is given"); }
    static QString usage() { return tr("Usage:"); }
    static QString options()
    {
        return tr("Options, before or after the command:\n"
                  "  --workspace FILE  the workspace to use; without it commands use your own if there is "
                  "one,\n"
                  "                    else the facts that come with the program\n"
                  "  --lang LANGUAGE   zh_CN or en\n"
                  "  --help, --version");
    }
    static QString exitStatus()
    {
        return tr("Exit status: 0 done; 2 wrong usage; 3 the input is wrong (the message says where);\n"
                  "4 done, but nothing qualifies; 1 anything else.");
    }
    static QString wrongWord(const QString &word)
    {
        return tr("“%1” is neither a command nor a project file.").arg(word);
    }
    static QString missingValue(const QString &option)
    {
        return tr("The option “%1” lacks its value.").arg(option);
    }
    static QString unknownLanguage(const QString &language)
    {
        return tr("The language “%1” is not known; choose zh_CN or en.").arg(language);
    }
};

QString helpText()
{
    QString text = CommandLineText::usage() + u'\n';
    const auto line = [](const QString &synopsis, const QString &summary) {
        return QString(QStringLiteral("  xuanji ") + synopsis + QStringLiteral("\n      ") + summary + u'\n');
    };
    text += line(QStringLiteral("[PROJECT.json]"), CommandLineText::windowSummary());
    for (const Command &command : commands())
        text += line(command.synopsis, command.summary);
    return text + u'\n' + CommandLineText::options() + QStringLiteral("\n\n") + CommandLineText::exitStatus()
        + u'\n';
}

/// Takes "--name VALUE" or "--name=VALUE" at `at` out; false when it is another argument.
bool takeOption(const QStringList &arguments, qsizetype &at, const QString &name, QString &value,
                Invocation &invocation)
{
    const QString &argument = arguments[at];
    if (argument.startsWith(name + u'=')) {
        value = argument.mid(name.size() + 1);
    } else if (argument == name) {
        if (at + 1 < arguments.size())
            value = arguments[++at];
    } else {
        return false;
    }
    if (value.isEmpty()) {
        invocation.kind = Invocation::Kind::Wrong;
        invocation.wrongWord = name;
    }
    return true;
}

/// A full disk behind standard output is a failure, not a success.
int finished(int status, const CommandContext &context)
{
    context.out.flush();
    if (context.out.status() == QTextStream::Ok && std::fflush(stdout) == 0)
        return status;
    return tellError(context,
                     {domain::ErrorCode::FileNotWritable,
                      {QStringLiteral("stdout"), QString::fromLocal8Bit(std::strerror(errno))},
                      {},
                      {}});
}

/// What is left is for the window: nothing, or a project file.
void sortWindowArguments(const QStringList &rest, Invocation &invocation)
{
    if (rest.isEmpty())
        return;
    // A word without dot or slash that names no file was meant as a command.
    const QString &word = rest.constFirst();
    const bool looksLikeFile = QFileInfo::exists(word) || word.contains(u'.') || word.contains(u'/');
    if (rest.size() == 1 && looksLikeFile && !word.startsWith(u'-')) {
        invocation.projectFile = word;
        return;
    }
    invocation.kind = Invocation::Kind::Wrong;
    invocation.wrongWord = rest.size() > 1 && looksLikeFile ? rest.at(1) : word;
}

} // namespace

Invocation parseInvocation(const QStringList &arguments, const QStringList &commandNames)
{
    Invocation invocation;
    QStringList rest;
    for (qsizetype at = 0; at < arguments.size(); ++at) {
        if (!takeOption(arguments, at, QStringLiteral("--workspace"), invocation.workspace, invocation)
            && !takeOption(arguments, at, QStringLiteral("--lang"), invocation.language, invocation))
            rest << arguments[at];
    }
    if (invocation.kind == Invocation::Kind::Wrong)
        return invocation;
    if (rest.contains(QStringLiteral("--help")) || rest.contains(QStringLiteral("-h"))) {
        invocation.kind = Invocation::Kind::Help;
    } else if (!rest.isEmpty() && commandNames.contains(rest.constFirst())) {
        invocation.kind = Invocation::Kind::Command;
        invocation.command = rest.takeFirst();
        invocation.arguments = rest;
    } else if (rest.contains(QStringLiteral("--version"))) {
        invocation.kind = Invocation::Kind::Version;
    } else {
        sortWindowArguments(rest, invocation);
    }
    return invocation;
}

int runWithoutWindow(const Invocation &invocation)
{
    LanguageController languages;
    const QString wanted = invocation.language.isEmpty() ? QLocale::system().name() : invocation.language;
    const QString language = languageCode(wanted).isEmpty() ? QStringLiteral("en") : languageCode(wanted);
    languages.switchTo(language);
    QTextStream out(stdout);
    QTextStream err(stderr);
    const CommandContext context{invocation.workspace, {localeOf(language)}, out, err};

    if (!invocation.language.isEmpty() && languageCode(invocation.language).isEmpty())
        return tellWrongUsage(context, CommandLineText::unknownLanguage(invocation.language));
    const std::vector<Command> known = commands();
    const auto command = std::ranges::find(known, invocation.command, &Command::name);
    switch (invocation.kind) {
    case Invocation::Kind::Help:
        out << helpText();
        return kDone;
    case Invocation::Kind::Version:
        out << QCoreApplication::applicationName() << ' ' << QCoreApplication::applicationVersion() << '\n';
        return kDone;
    case Invocation::Kind::Command:
        if (command != known.end())
            return finished(command->run(invocation.arguments, context), context);
        break;
    case Invocation::Kind::Wrong:
    case Invocation::Kind::Window:
        break;
    }
    return tellWrongUsage(context,
                          invocation.wrongWord.startsWith(QStringLiteral("--workspace"))
                                  || invocation.wrongWord.startsWith(QStringLiteral("--lang"))
                              ? CommandLineText::missingValue(invocation.wrongWord)
                              : CommandLineText::wrongWord(invocation.wrongWord));
}

} // namespace xj::app
