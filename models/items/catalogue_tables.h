// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/items/row_table.h"

namespace xj::items {

class GpuTable : public RowTable<domain::Gpu>
{
public:
    explicit GpuTable(QObject *parent = nullptr);
};

class ModelTable : public RowTable<domain::ModelArchitecture>
{
public:
    explicit ModelTable(QObject *parent = nullptr);
};

/// A server with its accelerator's name.
struct ServerRow
{
    domain::Server server;
    QString gpuName;

    bool operator==(const ServerRow &) const = default;
};

class ServerTable : public RowTable<ServerRow>
{
public:
    explicit ServerTable(QObject *parent = nullptr);

    void show(const domain::Catalogue &catalogue);
};

class ProviderTable : public RowTable<domain::Provider>
{
public:
    explicit ProviderTable(QObject *parent = nullptr);
};

/// An offer with the names of its provider and accelerator.
struct OfferRow
{
    domain::Offer offer;
    domain::BilingualName provider;
    QString gpuName;

    bool operator==(const OfferRow &) const = default;
};

class OfferTable : public RowTable<OfferRow>
{
public:
    explicit OfferTable(QObject *parent = nullptr);

    void show(const domain::Catalogue &catalogue);
};

class BuildCostTable : public RowTable<domain::BuildCost>
{
public:
    explicit BuildCostTable(QObject *parent = nullptr);
};

} // namespace xj::items
