// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/fact_json.h"

#include "models/catalogue/fact_tables.h"

#include <QJsonObject>

namespace xj::catalogue {

namespace {

template <typename T> QJsonArray facts(const FactTable<T> &table, const std::vector<T> &values)
{
    QJsonArray array;
    for (const T &value : values) {
        QJsonObject object;
        for (const Column<T> &c : table.columns) {
            object.insert(c.fileName.isEmpty() ? c.name : c.fileName,
                          QJsonValue::fromVariant(c.exportValue(value)));
        }
        array.append(object);
    }
    return array;
}

} // namespace

QJsonArray toJson(const std::vector<domain::Gpu> &gpus)
{
    return facts(gpuTable(), gpus);
}

QJsonArray toJson(const std::vector<domain::ModelArchitecture> &models)
{
    return facts(modelTable(), models);
}

QJsonArray toJson(const std::vector<domain::Server> &servers)
{
    return facts(serverTable(), servers);
}

QJsonArray toJson(const std::vector<domain::Provider> &providers)
{
    return facts(providerTable(), providers);
}

QJsonArray toJson(const std::vector<domain::Offer> &offers)
{
    return facts(offerFile(), offers);
}

QJsonArray toJson(const std::vector<domain::BuildCost> &costs)
{
    return facts(buildCostTable(), costs);
}

QJsonArray toJson(const std::vector<domain::ExchangeRate> &rates)
{
    return facts(exchangeRateTable(), rates);
}

} // namespace xj::catalogue
