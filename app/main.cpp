// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/cli/commands.h"
#include "app/gui/run_window.h"
#include "app/language.h"

#include <QApplication>
#include <QHashFunctions>

#include <algorithm>
#include <memory>

namespace {

using xj::app::Invocation;

/// Before there is an application object, which in turn depends on what the arguments ask for.
QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    return arguments;
}

/// Reports need fonts and a painter, but never a display.
std::unique_ptr<QCoreApplication> makeApplication(const Invocation &invocation, int &argc, char **argv)
{
    const std::vector<xj::app::Command> known = xj::app::commands();
    const auto command = std::ranges::find(known, invocation.command, &xj::app::Command::name);
    if (command == known.end() || !command->paints)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QApplication>(argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    // The order of hashed containers must not differ between two runs: a report is the same to the byte.
    QHashSeed::setDeterministicGlobalSeed();
    QCoreApplication::setApplicationName(QStringLiteral("xuanji"));
    QCoreApplication::setApplicationVersion(QStringLiteral(XJ_VERSION));
    QCoreApplication::setOrganizationName(QStringLiteral("xuanji"));

    const Invocation invocation = xj::app::parseInvocation(argumentsOf(argc, argv), xj::app::commandNames());
    [[maybe_unused]] const bool knownLanguage
        = invocation.language.isEmpty() || !xj::app::languageCode(invocation.language).isEmpty();
    if (invocation.kind == Invocation::Kind::Window && knownLanguage)
        return xj::app::runWindow(
            argc, argv,
            {invocation.workspace, xj::app::languageCode(invocation.language), invocation.projectFile});
    const std::unique_ptr<QCoreApplication> application = makeApplication(invocation, argc, argv);
    return xj::app::runWithoutWindow(invocation);
}
