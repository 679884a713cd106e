// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/catalogue.h"

#include <QHash>

#include <algorithm>

namespace xj::domain {

struct Catalogue::Index
{
    QHash<QString, size_t> gpus;
    QHash<QString, size_t> models;
    QHash<QString, size_t> providers;
    QHash<QString, size_t> buildCosts;
    std::optional<QDate> newest;
};

namespace {

template <typename T> QHash<QString, size_t> byId(const std::vector<T> &values)
{
    QHash<QString, size_t> index;
    index.reserve(static_cast<qsizetype>(values.size()));
    for (size_t i = 0; i < values.size(); ++i)
        index.insert(values[i].id, i);
    return index;
}

template <typename T>
const T *find(const QHash<QString, size_t> &index, const std::vector<T> &values, const QString &id)
{
    const auto it = index.constFind(id);
    return it == index.constEnd() ? nullptr : &values[*it];
}

} // namespace

Catalogue::Catalogue()
    : Catalogue(CatalogueData{})
{ }

Catalogue::Catalogue(CatalogueData data)
    : m_data(std::make_shared<const CatalogueData>(std::move(data)))
{
    auto index = std::make_shared<Index>();
    index->gpus = byId(m_data->gpus);
    index->models = byId(m_data->models);
    index->providers = byId(m_data->providers);
    index->buildCosts = byId(m_data->buildCosts);
    for (const Offer &offer : m_data->offers) {
        const std::optional<QDate> date = offer.provenance.observedOn;
        if (date && (!index->newest || *date > *index->newest))
            index->newest = date;
    }
    m_index = std::move(index);
}

const Gpu *Catalogue::gpu(const QString &id) const
{
    return find(m_index->gpus, m_data->gpus, id);
}

const ModelArchitecture *Catalogue::model(const QString &id) const
{
    return find(m_index->models, m_data->models, id);
}

const Provider *Catalogue::provider(const QString &id) const
{
    return find(m_index->providers, m_data->providers, id);
}

const BuildCost *Catalogue::buildCost(const QString &id) const
{
    return find(m_index->buildCosts, m_data->buildCosts, id);
}

std::vector<const Server *> Catalogue::serversWith(const QString &gpuId) const
{
    std::vector<const Server *> found;
    for (const Server &server : m_data->servers) {
        if (server.gpuId == gpuId)
            found.push_back(&server);
    }
    return found;
}

std::optional<QDate> Catalogue::newestObservation() const
{
    return m_index->newest;
}

bool Catalogue::operator==(const Catalogue &other) const
{
    return m_data == other.m_data || *m_data == *other.m_data;
}

} // namespace xj::domain
