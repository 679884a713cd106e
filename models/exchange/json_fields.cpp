// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/json_fields.h"

namespace xj::exchange::detail {

QJsonObject described(QJsonObject schema, const char *description)
{
    schema.insert(QStringLiteral("description"), QString::fromUtf8(description));
    return schema;
}

QJsonObject numberSchema(bool whole, const Range &range)
{
    return {
        {QStringLiteral("type"), whole ? QStringLiteral("integer") : QStringLiteral("number")},
        {range.lowestExcluded ? QStringLiteral("exclusiveMinimum") : QStringLiteral("minimum"), range.lowest},
        {QStringLiteral("maximum"), range.highest}};
}

QJsonObject choiceSchema(const QStringList &names)
{
    return {{QStringLiteral("type"), QStringLiteral("string")},
            {QStringLiteral("enum"), QJsonArray::fromStringList(names)}};
}

} // namespace xj::exchange::detail
