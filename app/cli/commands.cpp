// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/catalogue_command.h"
#include "app/cli/cost_command.h"
#include "app/cli/import_command.h"
#include "app/cli/recommend_command.h"
#include "app/cli/schema_command.h"
#include "app/cli/size_command.h"

#include <QCoreApplication>

namespace xj::app {

namespace {

class CommandsText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::CommandsText)

public:
    static std::vector<Command> all()
    {
        return {
            {QStringLiteral("recommend"), QStringLiteral("recommend PROJECT.json [--pdf FILE] [--json FILE]"),
             tr("work out the recommendation; prints a summary, or writes the files named (“-”: standard "
                "output)"),
             true, runRecommendCommand},
            {QStringLiteral("size"), QStringLiteral("size PROJECT.json"),
             tr("size each workload on each accelerator; prints JSON"), false, runSizeCommand},
            {QStringLiteral("cost"), QStringLiteral("cost CASE.json"),
             tr("compute a case of the cost model; prints JSON"), false, runCostCommand},
            {QStringLiteral("import"),
             QStringLiteral("import FILE [--as quotes|offers] [--provider ID] [--observed-on DATE] [--today "
                            "DATE] [--sheet NAME]"),
             tr("read a supplier's quotation or a price catalogue; prints what was read as JSON"), false,
             runImportCommand},
            {QStringLiteral("catalogue"),
             QStringLiteral("catalogue gpus|models|servers|providers|offers|builds|rates [--json]"),
             tr("list the facts of the catalogue"), false, runCatalogueCommand},
            {QStringLiteral("schema"), QStringLiteral("schema project|cost|recommendation"),
             tr("print the JSON Schema of a file format"), false, runSchemaCommand},
        };
    }
};

} // namespace

std::vector<Command> commands()
{
    return CommandsText::all();
}

QStringList commandNames()
{
    QStringList names;
    for (const Command &command : commands())
        names << command.name;
    return names;
}

} // namespace xj::app
