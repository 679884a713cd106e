// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/eliminate.h"
#include "models/sizing/sizing.h"
#include "tests/models/selection/market_samples.h"

#include <QTest>

#include <algorithm>

using namespace xj;
using namespace xj::domain;

namespace {

const QDate kToday(2026, 7, 1);

} // namespace

class TestEliminate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCompleteQuoteIsRanked();
    void theFirstFailingLayerDecides_data();
    void theFirstFailingLayerDecides();
    void laterFindingsAreKept();
    void equalityPasses();
    void oneAmountCoversAllServersOfAQuote();
    void convertsAndTakesTaxOut();
    void tiesShareTheRankAndInputOrderMeansNothing();
    void aProviderWithoutPriceIsNeverRanked();
    void anInstanceFarLargerThanTheNeedIsNoAnswer();
    void spotCarriesNoService();
    void nothingRankedNamesTheSmallestRelaxation();
    void exportControlStopsAQuoteAndOnlyRemarksOnACloud();

private:
    [[nodiscard]] Funnel funnel(const Workload &workload, const Project &project,
                                const CatalogueData &data = samples::market()) const;
    [[nodiscard]] Candidate only(const Quote &quote, const Workload &workload = samples::fineTuning(),
                                 const Constraints &constraints = {}) const;
};

Funnel TestEliminate::funnel(const Workload &workload, const Project &project,
                             const CatalogueData &data) const
{
    const Catalogue catalogue(data);
    const auto sizing = sizing::sizeWorkload(workload, catalogue, 1.0, {});
    return sizing ? selection::eliminate(workload, *sizing, project, catalogue, kToday) : Funnel{};
}

Candidate TestEliminate::only(const Quote &quote, const Workload &workload,
                              const Constraints &constraints) const
{
    Project project;
    project.constraints = constraints;
    project.quotes = {quote};
    const Funnel all = funnel(workload, project);
    const auto it = std::ranges::find(all.candidates, CandidateKind::SupplierQuote, &Candidate::kind);
    return it == all.candidates.end() ? Candidate{} : *it;
}

static bool says(const Candidate &candidate, SelectionReason reason, Verdict verdict)
{
    return std::ranges::any_of(candidate.findings, [&](const Finding &finding) {
        return finding.reason.code == ReasonCode(reason) && finding.verdict == verdict;
    });
}

void TestEliminate::aCompleteQuoteIsRanked()
{
    const Candidate candidate = only(samples::quote(QStringLiteral("A")));
    QCOMPARE(candidate.status, CandidateStatus::Ranked);
    QCOMPARE(candidate.rank.value_or(0), 1);
    QCOMPARE(candidate.pricePerMonth.value_or(0.0), 60000.0);
}

void TestEliminate::theFirstFailingLayerDecides_data()
{
    QTest::addColumn<Quote>("quote");
    QTest::addColumn<Layer>("layer");
    QTest::addColumn<SelectionReason>("reason");
    const auto row = [](const char *name, auto change, Layer layer, SelectionReason reason) {
        Quote quote = samples::quote(QStringLiteral("A"));
        change(quote);
        QTest::newRow(name) << quote << layer << reason;
    };
    row(
        "too few cards", [](Quote &q) { q.gpusPerServer = 1; }, Layer::MemoryAndModel,
        SelectionReason::MemoryShort);
    row(
        "small cards", [](Quote &q) { q.gpuId = QStringLiteral("rtx4090"); }, Layer::MemoryAndModel,
        SelectionReason::GpuMemoryBelowMinimum);
    row(
        "no GPU named", [](Quote &q) { q.gpuId.clear(); }, Layer::MemoryAndModel,
        SelectionReason::GpuMemoryUnknown);
    row(
        "PCIe",
        [](Quote &q) {
            q.gpuId = QStringLiteral("a100-80g-pcie");
            q.topology = Topology::Pcie;
        },
        Layer::Interconnect, SelectionReason::TopologyInsufficient);
    row(
        "links not stated", [](Quote &q) { q.topology = Topology::Unknown; }, Layer::Interconnect,
        SelectionReason::TopologyUndisclosed);
    row(
        "no disk", [](Quote &q) { q.localNvmeTB = 0.0; }, Layer::IoAndNetwork, SelectionReason::NvmeMissing);
    row(
        "slow network", [](Quote &q) { q.networkGbps = 1.0; }, Layer::IoAndNetwork,
        SelectionReason::NetworkTooSlow);
    row(
        "slow storage", [](Quote &q) { q.storageWriteGBps = 0.05; }, Layer::IoAndNetwork,
        SelectionReason::StorageWriteTooSlow);
    row(
        "expired", [](Quote &q) { q.validUntil = kToday.addDays(-1); }, Layer::StabilityAndDelivery,
        SelectionReason::QuoteExpired);
    row(
        "late", [](Quote &q) { q.deliveryDays = 60; }, Layer::StabilityAndDelivery,
        SelectionReason::DeliveryTooLate);
}

void TestEliminate::theFirstFailingLayerDecides()
{
    QFETCH(Quote, quote);
    QFETCH(Layer, layer);
    QFETCH(SelectionReason, reason);
    Constraints constraints;
    constraints.deliveryWeeksMax = 4;
    const Candidate candidate = only(quote, samples::fineTuning(), constraints);
    QCOMPARE(candidate.status, CandidateStatus::Eliminated);
    QCOMPARE(candidate.eliminatedAt.value_or(Layer::MemoryAndModel), layer);
    QVERIFY(says(candidate, reason, Verdict::Fail));
    QVERIFY(!candidate.rank);
}

void TestEliminate::laterFindingsAreKept()
{
    Quote quote = samples::quote(QStringLiteral("A"));
    quote.topology = Topology::Pcie;
    quote.localNvmeTB = 0.0;
    const Candidate candidate = only(quote);
    QCOMPARE(candidate.eliminatedAt.value_or(Layer::MemoryAndModel), Layer::Interconnect);
    QVERIFY(says(candidate, SelectionReason::NvmeMissing, Verdict::Fail));
}

void TestEliminate::equalityPasses()
{
    Quote quote = samples::quote(QStringLiteral("A"));
    quote.deliveryDays = 28;
    quote.validUntil = kToday;
    Constraints constraints;
    constraints.deliveryWeeksMax = 4;
    constraints.minimumSlaRatio = 0.999;
    constraints.minimumGpuMemoryGB = 80.0;
    constraints.minimumNetworkGbps = 25.0;
    constraints.budgetMonthly = 60000.0;
    QCOMPARE(only(quote, samples::fineTuning(), constraints).status, CandidateStatus::Ranked);
}

void TestEliminate::oneAmountCoversAllServersOfAQuote()
{
    Quote quote = samples::quote(QStringLiteral("A"));
    quote.servers = 2;
    quote.fabricGbpsPerGpu = 400.0;
    quote.price = *Money::fromDecimal(QStringLiteral("120000"), Currency::cny());
    const Candidate candidate = only(quote);
    QCOMPARE(candidate.pricePerMonth.value_or(0.0), 120000.0);
    QCOMPARE(candidate.pricePerGpuHour.value_or(0.0), 120000.0 / 16.0 / 730.0);
}

void TestEliminate::convertsAndTakesTaxOut()
{
    Quote quote = samples::quote(QStringLiteral("A"));
    quote.price = *Money::fromDecimal(QStringLiteral("10600"), Currency::usd());
    quote.taxIncluded = true;
    quote.taxRate = 0.06;
    QVERIFY(std::abs(only(quote).pricePerMonth.value_or(0.0) - 70000.0) < 1e-6); // 10600 x 7 / 1.06
    Constraints constraints;
    constraints.buyerVat = BuyerVat::None;
    QVERIFY(std::abs(only(quote, samples::fineTuning(), constraints).pricePerMonth.value_or(0.0) - 74200.0)
            < 1e-6);
}

void TestEliminate::tiesShareTheRankAndInputOrderMeansNothing()
{
    CatalogueData data = samples::market();
    data.offers = {samples::offer(QStringLiteral("c"), "12"), samples::offer(QStringLiteral("a"), "10"),
                   samples::offer(QStringLiteral("b"), "10")};
    const Funnel forward = funnel(samples::fineTuning(), {}, data);
    QCOMPARE(forward.ranked, 3);
    QCOMPARE(forward.candidates.at(0).id, QStringLiteral("a"));
    QCOMPARE(forward.candidates.at(0).rank.value_or(0), 1);
    QCOMPARE(forward.candidates.at(1).rank.value_or(0), 1);
    QCOMPARE(forward.candidates.at(2).rank.value_or(0), 3);
    std::ranges::reverse(data.offers);
    QVERIFY(funnel(samples::fineTuning(), {}, data) == forward);
}

void TestEliminate::aProviderWithoutPriceIsNeverRanked()
{
    const Funnel all = funnel(samples::fineTuning(), {});
    QCOMPARE(all.ranked, 0);
    QCOMPARE(all.pending, 2);
    for (const Candidate &candidate : all.candidates) {
        QCOMPARE(candidate.kind, CandidateKind::PriceOnRequest);
        QVERIFY(says(candidate, SelectionReason::PriceOnRequest, Verdict::NotStated));
        QVERIFY(!candidate.pricePerMonth && !candidate.rank);
    }
}

void TestEliminate::anInstanceFarLargerThanTheNeedIsNoAnswer()
{
    const Candidate candidate = only(samples::quote(QStringLiteral("A")), samples::service());
    QCOMPARE(candidate.eliminatedAt.value_or(Layer::Interconnect), Layer::MemoryAndModel);
    QVERIFY(says(candidate, SelectionReason::OverSpecified, Verdict::Fail));
}

void TestEliminate::spotCarriesNoService()
{
    CatalogueData data = samples::market();
    Offer spot = samples::offer(QStringLiteral("spot"), "1");
    spot.gpuCount = 1;
    spot.pricing = PricingModel::Spot;
    data.offers = {spot};
    const Funnel served = funnel(samples::service(), {}, data);
    const auto it = std::ranges::find(served.candidates, QStringLiteral("spot"), &Candidate::id);
    QVERIFY(it != served.candidates.end());
    QVERIFY(says(*it, SelectionReason::InterruptibleForService, Verdict::Fail));
}

void TestEliminate::nothingRankedNamesTheSmallestRelaxation()
{
    CatalogueData data = samples::market();
    data.offers = {samples::offer(QStringLiteral("a"), "10"), samples::offer(QStringLiteral("b"), "11")};
    Project project;
    project.constraints.budgetMonthly = 1.0;
    const Funnel all = funnel(samples::fineTuning(), project, data);
    QCOMPARE(all.ranked, 0);
    QVERIFY(all.smallestRelaxation == SelectionReason::OverBudget);
    QCOMPARE(all.relaxationFrees, 2);
}

void TestEliminate::exportControlStopsAQuoteAndOnlyRemarksOnACloud()
{
    Quote quote = samples::quote(QStringLiteral("A"));
    quote.region = QStringLiteral("上海");
    const Candidate candidate = only(quote);
    QVERIFY(says(candidate, SelectionReason::ExportRestricted, Verdict::Fail));
    CatalogueData data = samples::market();
    Offer cloud = samples::offer(QStringLiteral("cn"), "10");
    cloud.region = QStringLiteral("CN");
    data.offers = {cloud};
    const Funnel all = funnel(samples::fineTuning(), {}, data);
    QCOMPARE(all.ranked, 1);
    QVERIFY(says(all.candidates.front(), SelectionReason::ExportRestricted, Verdict::Warning));
}

QTEST_GUILESS_MAIN(TestEliminate)
#include "tst_eliminate.moc"
