// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace.h"
#include "models/cost/tco.h"

#include <QTest>

#include <cmath>

using namespace xj;
using namespace xj::domain;

namespace {

const AssumptionUsed *find(const std::vector<AssumptionUsed> &all, const QString &key)
{
    for (const AssumptionUsed &one : all) {
        if (one.key == key)
            return &one;
    }
    return nullptr;
}

cost::TcoInputs eightGpus(const QString &gpuId, double rentPerGpuHour, int months = 36)
{
    cost::TcoInputs inputs;
    inputs.gpuId = gpuId;
    inputs.demandGpus.assign(static_cast<size_t>(months), 8.0);
    inputs.rentPerGpuHour = rentPerGpuHour;
    return inputs;
}

} // namespace

/// The cost model with the product's own published facts.
class TestTcoFacts : public QObject
{
    Q_OBJECT

private:
    Catalogue m_catalogue;

private Q_SLOTS:
    void initTestCase()
    {
        auto workspace = catalogue::Workspace::inMemory();
        QVERIFY(workspace.has_value());
        auto snapshot = (*workspace)->snapshot();
        QVERIFY(snapshot.has_value());
        m_catalogue = *snapshot;
    }

    void everyDefaultHasASourceAndItsRange()
    {
        for (const Gpu &gpu : m_catalogue.gpus()) {
            const auto assumptions = cost::resolveAssumptions(Project{}, m_catalogue, gpu.id);
            QVERIFY2(assumptions.has_value(), qPrintable(gpu.id));
            for (const AssumptionUsed &one : *assumptions) {
                QVERIFY2(!one.source.isEmpty(), qPrintable(one.key));
                QVERIFY2(std::isfinite(one.value), qPrintable(one.key));
                if (one.low)
                    QVERIFY2(*one.low <= one.value + 1e-9, qPrintable(gpu.id + u' ' + one.key));
                if (one.high)
                    QVERIFY2(*one.high >= one.value - 1e-9, qPrintable(gpu.id + u' ' + one.key));
            }
        }
    }

    void theServerPriceIsTheMostConfidentOfItsRegion()
    {
        Project project;
        project.currency = Currency::usd();
        const auto assumptions = cost::resolveAssumptions(project, m_catalogue, QStringLiteral("h100-sxm"));
        QVERIFY(assumptions.has_value());
        const AssumptionUsed *price = find(*assumptions, QStringLiteral("server_price_per_gpu"));
        QVERIFY(price);
        QCOMPARE(price->value, 250141.80 / 8); // the 2026 list, not the 2025 one
        QCOMPARE(*price->observedOn, QDate(2026, 1, 1));
        QCOMPARE(*price->high, 450000.0 / 8);
        QVERIFY(!find(*assumptions, QStringLiteral("host_share_ratio")));
        // A rate of interest published in yuan is the same rate in a dollar project.
        QCOMPARE(find(*assumptions, QStringLiteral("discount_ratio_per_year"))->value, 0.035);
    }

    void aForeignPriceIsConverted()
    {
        const auto assumptions = cost::resolveAssumptions(Project{}, m_catalogue, QStringLiteral("h100-sxm"));
        QVERIFY(assumptions.has_value());
        QCOMPARE(find(*assumptions, QStringLiteral("server_price_per_gpu"))->value, 250141.80 * 7.18 / 8);
    }

    void aCardPriceNeedsItsHost()
    {
        const auto assumptions = cost::resolveAssumptions(Project{}, m_catalogue, QStringLiteral("rtx4090"));
        QVERIFY(assumptions.has_value());
        QCOMPARE(find(*assumptions, QStringLiteral("server_price_per_gpu"))->value, 15000.0);
        const AssumptionUsed *host = find(*assumptions, QStringLiteral("host_share_ratio"));
        QVERIFY(host);
        QCOMPARE(host->value, 325000.0 / (8 * 30000.0) - 1.0);
        const Tco tco = cost::computeTco(eightGpus(QStringLiteral("rtx4090"), 1.5), *assumptions);
        QVERIFY(tco.option(SupplyOption::Build));
        QVERIFY(std::any_of(tco.notes.begin(), tco.notes.end(), [](const Reason &note) {
            return note.code == ReasonCode(CostReason::ServerPriceFromCards);
        }));
    }

    void withoutAPriceBuildingIsNotCosted()
    {
        const auto assumptions
            = cost::resolveAssumptions(Project{}, m_catalogue, QStringLiteral("a800-80g-sxm"));
        QVERIFY(assumptions.has_value());
        const Tco tco = cost::computeTco(eightGpus(QStringLiteral("a800-80g-sxm"), 12.0), *assumptions);
        QVERIFY(tco.option(SupplyOption::Rent));
        QVERIFY(!tco.option(SupplyOption::Build));
        QCOMPARE(tco.breakEven.status, BreakEvenStatus::Unknown);
        QCOMPARE(tco.breakEven.utilisation.undefined->code, ReasonCode(CostReason::NoServerPrice));
        QCOMPARE(*tco.cheapest, SupplyOption::Rent);
    }

    void faultsOfTheProjectAreLocated()
    {
        Project project;
        project.assumptions = {{QStringLiteral("pue"), 0.5}, {QStringLiteral("discount_ratio"), 0.05}};
        const auto assumptions = cost::resolveAssumptions(project, m_catalogue, QStringLiteral("h100-sxm"));
        QVERIFY(!assumptions.has_value());
        QStringList fields;
        for (const Error &error : assumptions.error())
            fields << error.place.field;
        fields.sort();
        QCOMPARE(
            fields,
            (QStringList{QStringLiteral("assumptions.discount_ratio"), QStringLiteral("assumptions.pue")}));
    }
};

QTEST_GUILESS_MAIN(TestTcoFacts)
#include "tst_tco_facts.moc"
