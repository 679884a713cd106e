// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/cost_case.h"

#include "models/exchange/cost_case_kinds.h"
#include "models/exchange/json_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace xj::exchange {

namespace {

std::vector<CostCaseKind> allKinds()
{
    std::vector<CostCaseKind> kinds;
    const std::array tables{financeCaseKinds(),     priceCaseKinds(),      planCaseKinds(),
                            breakEvenCaseKinds(),   unitCostCaseKinds(),   fleetCaseKinds(),
                            uncertaintyCaseKinds(), procurementCaseKinds()};
    for (const std::span<const CostCaseKind> table : tables)
        kinds.insert(kinds.end(), table.begin(), table.end());
    return kinds;
}

domain::Error fault(domain::ErrorCode code, domain::Arguments arguments, const QString &fileName,
                    const QString &field)
{
    domain::Error error;
    error.code = code;
    error.arguments = std::move(arguments);
    error.place.file = fileName;
    error.place.field = field;
    return error;
}

} // namespace

QStringList costCaseKinds()
{
    QStringList names;
    for (const CostCaseKind &kind : allKinds())
        names << QLatin1String(kind.name);
    names.sort();
    return names;
}

domain::CheckedResult<CostCaseAnswer> runCostCase(const QByteArray &json, const QString &fileName)
{
    const domain::CheckedResult<QJsonObject> root = parseJsonObject(json, fileName);
    if (!root)
        return tl::unexpected(root.error());
    return runCostCase(*root, fileName);
}

domain::CheckedResult<CostCaseAnswer> runCostCase(const QJsonObject &root, const QString &fileName)
{
    QList<domain::Error> errors;
    CaseFields top(root, {}, fileName, &errors);
    CostCaseAnswer answer;
    answer.id = top.text("id", QString());
    answer.kind = top.text("kind");
    CaseFields inputs = top.object("inputs");
    if (!errors.isEmpty())
        return tl::unexpected(std::move(errors));

    const std::vector<CostCaseKind> kinds = allKinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const CostCaseKind &candidate) {
        return answer.kind == QLatin1String(candidate.name);
    });
    if (kind == kinds.end())
        return tl::unexpected(QList<domain::Error>{
            fault(domain::ErrorCode::UnknownValue, {answer.kind, costCaseKinds().join(QStringLiteral(", "))},
                  fileName, QStringLiteral("kind"))});
    answer.result = kind->run(inputs);
    if (!errors.isEmpty())
        return tl::unexpected(std::move(errors));
    answer.unusedKeys = inputs.unusedKeys();
    return answer;
}

QJsonObject withRecomputed(QJsonObject answer)
{
    const QStringList keys = answer.keys();
    for (const QString &key : keys) {
        if (!answer.value(key).isString())
            answer.insert(key + QStringLiteral("_recomputed"), answer.value(key));
    }
    return answer;
}

} // namespace xj::exchange
