// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cost_command.h"

#include "app/cli/command_arguments.h"
#include "app/cli/files.h"
#include "models/exchange/cost_case.h"
#include "models/exchange/json_text.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace xj::app {

namespace {

class CostCommandText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::CostCommandText)

public:
    static QString unused(const QString &keys)
    {
        return tr("These inputs are not part of this kind of case and were not used: %1.").arg(keys);
    }
};

} // namespace

int runCostCommand(const QStringList &arguments, const CommandContext &context)
{
    CommandArguments parsed(QStringLiteral("cost"), {});
    if (!parsed.parse(arguments, 1, context))
        return kWrongUsage;
    const auto bytes = readFile(parsed.positional(0), exchange::kLargestJsonFile);
    if (!bytes)
        return tellError(context, bytes.error());
    const auto answer = exchange::runCostCase(*bytes, parsed.positional(0));
    if (!answer)
        return tellErrors(context, answer.error());
    if (!answer->unusedKeys.isEmpty())
        context.err << CostCommandText::unused(answer->unusedKeys.join(QStringLiteral(", "))) << '\n';
    context.out << QJsonDocument(answer->result).toJson(QJsonDocument::Indented);
    return kDone;
}

} // namespace xj::app
