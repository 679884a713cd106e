// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogue_tables.h"

#include "views/text/sentences.h"

#include <QCoreApplication>
#include <QHash>

#include <cmath>

namespace xj::app {

using domain::Unit;
using Align = TextTable::Align;

namespace {

class CatalogueTableText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::CatalogueTableText)

public:
    static QString id() { return tr("ID"); }
    static QString name() { return tr("Name"); }
    static QString memory() { return tr("Memory (GB)"); }
    static QString visible() { return tr("Visible (GiB)"); }
    static QString bandwidth() { return tr("Bandwidth (GB/s)"); }
    static QString bf16() { return tr("BF16 (TFLOPS)"); }
    static QString fp8() { return tr("FP8 (TFLOPS)"); }
    static QString link() { return tr("Link"); }
    static QString power() { return tr("Power (W)"); }
    static QString confidence() { return tr("Confidence"); }
    static QString parameters() { return tr("Parameters (10^9)"); }
    static QString active() { return tr("Active (10^9)"); }
    static QString layers() { return tr("Layers"); }
    static QString kvHeads() { return tr("KV heads"); }
    static QString context() { return tr("Context (tokens)"); }
    static QString licence() { return tr("Licence"); }
    static QString gpu() { return tr("GPU"); }
    static QString gpus() { return tr("GPUs"); }
    static QString topology() { return tr("Topology"); }
    static QString ram() { return tr("RAM (GB)"); }
    static QString nvme() { return tr("NVMe (TB)"); }
    static QString nic() { return tr("Network (Gbit/s)"); }
    static QString kind() { return tr("Kind"); }
    static QString country() { return tr("Country"); }
    static QString roles() { return tr("Roles"); }
    static QString publicPrices() { return tr("Public prices"); }
    static QString priceOnRequest() { return tr("price on request"); }
    static QString provider() { return tr("Provider"); }
    static QString instance() { return tr("Instance"); }
    static QString region() { return tr("Region"); }
    static QString pricing() { return tr("Pricing"); }
    static QString price() { return tr("Price"); }
    static QString period() { return tr("Per"); }
    static QString observed() { return tr("Observed"); }
    static QString category() { return tr("Category"); }
    static QString item() { return tr("Item"); }
    static QString low() { return tr("Low"); }
    static QString typical() { return tr("Typical"); }
    static QString high() { return tr("High"); }
    static QString unit() { return tr("Unit"); }
    static QString currency() { return tr("Currency"); }
    static QString from() { return tr("From"); }
    static QString to() { return tr("To"); }
    static QString rate() { return tr("Rate"); }
    static QString source() { return tr("Source"); }

    static QString periodName(domain::PricePeriod period)
    {
        switch (period) {
        case domain::PricePeriod::Hour:
            return tr("hour");
        case domain::PricePeriod::Month:
            return tr("month");
        case domain::PricePeriod::Year:
            return tr("year");
        case domain::PricePeriod::Once:
            return tr("once");
        }
        return {};
    }
};

using Text = CatalogueTableText;

/// At most so many decimals as the figure has, so that 3350 stays 3350 and 0.428 is not rounded to 0.
QString figure(const std::optional<double> &value, const text::Style &style)
{
    if (!value)
        return text::unknown();
    constexpr int kMostDecimals = 4;
    for (int decimals = 0; decimals < kMostDecimals; ++decimals) {
        const double scaled = *value * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * std::abs(scaled))
            return text::number(*value, decimals, style);
    }
    return text::number(*value, kMostDecimals, style);
}

QString figure(const std::optional<int> &value, const text::Style &style)
{
    return value ? text::wholeNumber(*value, style) : text::unknown();
}

QString orUnknown(const QString &text)
{
    return text.isEmpty() ? text::unknown() : text;
}

TextTable tableWith(const QList<std::pair<QString, Align>> &columns)
{
    TextTable table;
    for (const auto &[heading, align] : columns)
        table.addColumn(heading, align);
    return table;
}

QString nameOf(const domain::Catalogue &catalogue, const QString &providerId, const text::Style &style)
{
    const domain::Provider *provider = catalogue.provider(providerId);
    return provider ? text::name(provider->name, style) : providerId;
}

} // namespace

TextTable gpuTable(const domain::Catalogue &catalogue, const text::Style &style)
{
    TextTable table = tableWith({{Text::id(), Align::Left},
                                 {Text::name(), Align::Left},
                                 {Text::memory(), Align::Right},
                                 {Text::visible(), Align::Right},
                                 {Text::bandwidth(), Align::Right},
                                 {Text::bf16(), Align::Right},
                                 {Text::fp8(), Align::Right},
                                 {Text::link(), Align::Left},
                                 {Text::power(), Align::Right},
                                 {Text::confidence(), Align::Left}});
    for (const domain::Gpu &gpu : catalogue.gpus()) {
        table.addRow({gpu.id, gpu.name, figure(gpu.vramGB, style), figure(gpu.visibleGiB, style),
                      figure(gpu.memoryBandwidthGBps, style), figure(gpu.bf16Tflops, style),
                      figure(gpu.fp8Tflops, style), orUnknown(gpu.linkType), figure(gpu.tdpWatt, style),
                      text::confidenceName(gpu.provenance.confidence)});
    }
    return table;
}

TextTable modelTable(const domain::Catalogue &catalogue, const text::Style &style)
{
    TextTable table = tableWith({{Text::id(), Align::Left},
                                 {Text::name(), Align::Left},
                                 {Text::parameters(), Align::Right},
                                 {Text::active(), Align::Right},
                                 {Text::layers(), Align::Right},
                                 {Text::kvHeads(), Align::Right},
                                 {Text::context(), Align::Right},
                                 {Text::licence(), Align::Left}});
    for (const domain::ModelArchitecture &model : catalogue.models()) {
        table.addRow({model.id, model.name, figure(model.parametersBillion, style),
                      figure(model.activeParametersBillion, style), figure(model.layers, style),
                      figure(model.kvHeads, style), figure(model.maxContext, style),
                      orUnknown(model.licence)});
    }
    return table;
}

TextTable serverTable(const domain::Catalogue &catalogue, const text::Style &style)
{
    TextTable table = tableWith({{Text::id(), Align::Left},
                                 {Text::gpu(), Align::Left},
                                 {Text::gpus(), Align::Right},
                                 {Text::topology(), Align::Left},
                                 {Text::ram(), Align::Right},
                                 {Text::nvme(), Align::Right},
                                 {Text::nic(), Align::Right},
                                 {Text::power(), Align::Right},
                                 {Text::confidence(), Align::Left}});
    for (const domain::Server &server : catalogue.servers()) {
        table.addRow({server.id, server.gpuId, text::wholeNumber(server.gpuCount, style),
                      text::topologyName(server.topology), figure(server.ramGB, style),
                      figure(server.nvmeTB, style), figure(server.nicGbps, style),
                      figure(server.maxPowerWatt, style),
                      text::confidenceName(server.provenance.confidence)});
    }
    return table;
}

TextTable providerTable(const domain::Catalogue &catalogue, const text::Style &style)
{
    QHash<QString, int> prices;
    for (const domain::Offer &offer : catalogue.offers())
        ++prices[offer.providerId];
    TextTable table = tableWith({{Text::id(), Align::Left},
                                 {Text::name(), Align::Left},
                                 {Text::kind(), Align::Left},
                                 {Text::country(), Align::Left},
                                 {Text::roles(), Align::Left},
                                 {Text::publicPrices(), Align::Right}});
    for (const domain::Provider &provider : catalogue.providers()) {
        QStringList roles;
        for (const QString &role : provider.roles)
            roles.append(text::providerRoleName(role));
        const int count = prices.value(provider.id);
        table.addRow({provider.id, text::name(provider.name, style), text::providerKindName(provider.kind),
                      provider.country, roles.join(QStringLiteral("; ")),
                      count > 0 ? text::wholeNumber(count, style) : Text::priceOnRequest()});
    }
    return table;
}

TextTable offerTable(const domain::Catalogue &catalogue, const text::Style &style)
{
    TextTable table = tableWith({{Text::id(), Align::Left},
                                 {Text::provider(), Align::Left},
                                 {Text::instance(), Align::Left},
                                 {Text::gpu(), Align::Left},
                                 {Text::gpus(), Align::Right},
                                 {Text::topology(), Align::Left},
                                 {Text::region(), Align::Left},
                                 {Text::pricing(), Align::Left},
                                 {Text::price(), Align::Right},
                                 {Text::period(), Align::Left},
                                 {Text::observed(), Align::Left},
                                 {Text::confidence(), Align::Left}});
    for (const domain::Offer &offer : catalogue.offers()) {
        table.addRow({offer.id, nameOf(catalogue, offer.providerId, style), offer.instanceType, offer.gpuId,
                      text::wholeNumber(offer.gpuCount, style), text::topologyName(offer.topology),
                      offer.region, text::pricingName(offer.pricing),
                      text::money(offer.price.toDouble(), offer.price.currency(), style),
                      Text::periodName(offer.period), text::date(offer.provenance, style),
                      text::confidenceName(offer.provenance.confidence)});
    }
    return table;
}

TextTable buildCostTable(const domain::Catalogue &catalogue, const text::Style &style)
{
    TextTable table = tableWith({{Text::id(), Align::Left},
                                 {Text::category(), Align::Left},
                                 {Text::item(), Align::Left},
                                 {Text::low(), Align::Right},
                                 {Text::typical(), Align::Right},
                                 {Text::high(), Align::Right},
                                 {Text::unit(), Align::Left},
                                 {Text::currency(), Align::Left},
                                 {Text::observed(), Align::Left},
                                 {Text::confidence(), Align::Left}});
    for (const domain::BuildCost &cost : catalogue.buildCosts()) {
        table.addRow({cost.id, cost.category, cost.item, figure(cost.low, style), figure(cost.typical, style),
                      figure(cost.high, style), cost.unit, cost.currency ? cost.currency->code() : QString(),
                      text::date(cost.provenance, style), text::confidenceName(cost.provenance.confidence)});
    }
    return table;
}

TextTable rateTable(const domain::Catalogue &catalogue, const text::Style &style)
{
    TextTable table = tableWith({{Text::from(), Align::Left},
                                 {Text::to(), Align::Left},
                                 {Text::rate(), Align::Right},
                                 {Text::observed(), Align::Left},
                                 {Text::confidence(), Align::Left},
                                 {Text::source(), Align::Left}});
    for (const domain::ExchangeRate &rate : catalogue.rates()) {
        table.addRow({rate.from.code(), rate.to.code(), figure(std::optional(rate.rate()), style),
                      text::date(rate.provenance, style), text::confidenceName(rate.provenance.confidence),
                      rate.provenance.source});
    }
    return table;
}

} // namespace xj::app
