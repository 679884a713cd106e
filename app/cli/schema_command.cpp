// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schema_command.h"

#include "app/cli/command_arguments.h"
#include "models/exchange/assumption_schema.h"
#include "models/exchange/project_json.h"
#include "models/exchange/recommendation_json.h"

#include <QCoreApplication>

#include <array>

namespace xj::app {

namespace {

struct SchemaName
{
    const char *name;
    QByteArray (*write)();
};

constexpr std::array kSchemas{SchemaName{"project", exchange::projectSchema},
                              SchemaName{"cost", exchange::costSchema},
                              SchemaName{"recommendation", exchange::recommendationSchema}};

class SchemaText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::SchemaText)

public:
    static QString unknown(const QString &name, const QStringList &known)
    {
        return tr("There is no schema “%1”. Known are: %2.").arg(name, known.join(QStringLiteral(", ")));
    }
};

} // namespace

int runSchemaCommand(const QStringList &arguments, const CommandContext &context)
{
    CommandArguments parsed(QStringLiteral("schema"), {});
    if (!parsed.parse(arguments, 1, context))
        return kWrongUsage;
    QStringList known;
    for (const SchemaName &schema : kSchemas) {
        if (parsed.positional(0) == QLatin1String(schema.name)) {
            context.out << schema.write();
            return kDone;
        }
        known << QString::fromLatin1(schema.name);
    }
    return tellWrongUsage(context, SchemaText::unknown(parsed.positional(0), known));
}

} // namespace xj::app
