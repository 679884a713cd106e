// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/assumption_schema.h"

#include "models/cost/assumption_table.h"
#include "models/exchange/json_names.h"

#include <QJsonDocument>

namespace xj::exchange {

QJsonObject assumptionsSchema()
{
    QJsonObject properties;
    for (const cost::AssumptionKey &assumption : cost::assumptionKeys()) {
        properties.insert(QString::fromLatin1(assumption.key),
                          QJsonObject{{QStringLiteral("type"), QStringLiteral("number")},
                                      {QStringLiteral("minimum"), assumption.lowest},
                                      {QStringLiteral("maximum"), assumption.highest},
                                      {QStringLiteral("description"),
                                       QString(QStringLiteral("Unit: ") + nameOf(assumption.unit))}});
    }
    return {{QStringLiteral("type"), QStringLiteral("object")},
            {QStringLiteral("properties"), properties},
            {QStringLiteral("additionalProperties"), false}};
}

QByteArray costSchema()
{
    QJsonObject schema = assumptionsSchema();
    schema.insert(QStringLiteral("$schema"), QStringLiteral("https://json-schema.org/draft/2020-12/schema"));
    schema.insert(QStringLiteral("title"), QStringLiteral("Xuanji cost model: parameters of a project"));
    return QJsonDocument(schema).toJson(QJsonDocument::Indented);
}

} // namespace xj::exchange
