// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/recommendation_json.h"

#include "models/exchange/code_names.h"
#include "models/exchange/recommendation_parts.h"
#include "models/exchange/result_json.h"
#include "models/exchange/schema_name.h"

#include <QJsonDocument>

namespace xj::exchange {

using namespace domain;

namespace {

QJsonObject headlineToJson(const Headline &headline, const MoneyKey &moneyKey)
{
    return {{QStringLiteral("action"), codeName(headline.action)},
            {moneyKey(QLatin1StringView("monthly_cost")), numberOrNull(headline.monthlyCost)},
            {moneyKey(QLatin1StringView("equivalent_monthly")), numberOrNull(headline.equivalentMonthly)},
            {QStringLiteral("reasons"), reasonsToJson(headline.reasons)},
            {QStringLiteral("risks"), reasonsToJson(headline.risks)}};
}

QJsonArray defaultsToJson(const std::vector<DefaultUsed> &defaults)
{
    QJsonArray array;
    for (const DefaultUsed &used : defaults) {
        array.append(QJsonObject{{QStringLiteral("key"), used.key},
                                 {QStringLiteral("value"), argumentToJson(used.value)},
                                 {QStringLiteral("source"), used.source},
                                 {QStringLiteral("observed_on"), dateOrNull(used.observedOn)}});
    }
    return array;
}

} // namespace

QByteArray writeRecommendation(const Recommendation &recommendation)
{
    const MoneyKey moneyKey(recommendation.currency);
    QJsonArray workloads;
    for (const WorkloadRecommendation &workload : recommendation.workloads) {
        workloads.append(QJsonObject{{QStringLiteral("name"), workload.sizing.workload},
                                     {QStringLiteral("sizing"), sizingToJson(workload.sizing)},
                                     {QStringLiteral("funnel"), funnelToJson(workload.funnel, moneyKey)}});
    }
    const QJsonObject object{{schemaKey(), QString(kRecommendationSchema)},
                             {QStringLiteral("title"), recommendation.projectTitle},
                             {QStringLiteral("currency"), recommendation.currency.code()},
                             {QStringLiteral("horizon_months"), recommendation.horizonMonths},
                             {QStringLiteral("as_of"), recommendation.asOf.toString(Qt::ISODate)},
                             {QStringLiteral("input_hash"), recommendation.inputHash},
                             {QStringLiteral("headline"), headlineToJson(recommendation.headline, moneyKey)},
                             {QStringLiteral("workloads"), workloads},
                             {QStringLiteral("tco"), tcoToJson(recommendation.tco, moneyKey)},
                             {QStringLiteral("path"), pathToJson(recommendation.path, moneyKey)},
                             {QStringLiteral("defaults"), defaultsToJson(recommendation.defaults)},
                             {QStringLiteral("warnings"), reasonsToJson(recommendation.warnings)}};
    return QJsonDocument(object).toJson(QJsonDocument::Indented);
}

} // namespace xj::exchange
