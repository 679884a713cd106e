// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/candidate_table.h"
#include "models/items/catalogue_tables.h"
#include "models/items/cost_tables.h"
#include "models/items/figure_table.h"
#include "models/items/path_table.h"
#include "models/items/sizing_table.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace xj;
using items::Cell;
using items::Heading;
using items::ValueTable;

namespace {

using Mode = QAbstractItemModelTester::FailureReportingMode;

domain::Catalogue facts()
{
    domain::CatalogueData data;
    domain::Gpu gpu;
    gpu.id = QStringLiteral("h100");
    gpu.name = QStringLiteral("H100 SXM");
    gpu.vramGB = 80;
    data.gpus.push_back(gpu);
    domain::Provider provider;
    provider.id = QStringLiteral("p1");
    provider.name = {QStringLiteral("天下数据"), QStringLiteral("Tianxia")};
    data.providers.push_back(provider);
    domain::Offer offer;
    offer.id = QStringLiteral("o1");
    offer.providerId = provider.id;
    offer.gpuId = gpu.id;
    offer.price = domain::Money(12'240'000, domain::Currency::usd());
    data.offers.push_back(offer);
    domain::Server server;
    server.id = QStringLiteral("s1");
    server.gpuId = gpu.id;
    data.servers.push_back(server);
    return domain::Catalogue(data);
}

domain::AcceleratorSizing sizingOn(const QString &gpuId, double gib, int gpus)
{
    domain::AcceleratorSizing sizing;
    sizing.gpuId = gpuId;
    sizing.fits = true;
    sizing.gpus = gpus;
    sizing.memoryPerGpuGiB = gib;
    sizing.memory.push_back({domain::SizingTerm::Weights, gib, {}});
    domain::Figure time;
    time.term = domain::SizingTerm::RunTime;
    time.value = 3.5;
    time.unit = domain::Unit::Day;
    sizing.figures.push_back(time);
    return sizing;
}

QVariant sortValue(const ValueTable &table, int row, Heading heading)
{
    return table.index(row, table.columnOf(heading)).data(ValueTable::SortRole);
}

} // namespace

class TestItems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cellsGiveRawValues();
    void sizingRowsCarryRawFigures();
    void theSameIdsChangeInPlaceOthersReset();
    void candidatesShowTheWorstVerdictOfALayer();
    void figuresWithoutAValueSayWhy();
    void costRowsKeepUnknownApartFromZero();
    void assumptionsAreOverriddenAndReset();
    void skippedStagesStayVisible();
    void offersNameProviderAndAccelerator();
};

void TestItems::cellsGiveRawValues()
{
    QCOMPARE(items::rawValue(Cell()), QVariant());
    QCOMPARE(items::rawValue(items::quantityCell(std::nullopt, domain::Unit::GB)), QVariant());
    QCOMPARE(items::rawValue(items::quantityCell(0.0, domain::Unit::GB)), QVariant(0.0));
    QCOMPARE(items::rawValue(domain::MoneyArgument{-1'500'000, domain::Currency::cny()}), QVariant(-1.5));
    QCOMPARE(items::rawValue(QDate(2026, 3, 1)), QVariant(QDate(2026, 3, 1)));
    QVERIFY(items::rawValue(domain::Verdict::Warning).toInt()
            < items::rawValue(domain::Verdict::Fail).toInt());
    QVERIFY(items::isNumeric(items::countCell(3)));
    QVERIFY(!items::isNumeric(Cell(QStringLiteral("3"))));
}

void TestItems::sizingRowsCarryRawFigures()
{
    items::SizingTable table;
    QAbstractItemModelTester tester(&table, Mode::QtTest);
    domain::WorkloadSizing sizing;
    sizing.accelerators
        = {sizingOn(QStringLiteral("h100"), 61.5, 8), sizingOn(QStringLiteral("unknown"), 20, 2)};
    table.show(sizing, true, facts());
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(sortValue(table, 0, Heading::Accelerator), QVariant(QStringLiteral("H100 SXM")));
    QCOMPARE(sortValue(table, 0, Heading::MemoryPerGpu), QVariant(61.5));
    QCOMPARE(sortValue(table, 0, Heading::RunTime), QVariant(3.5));
    QCOMPARE(sortValue(table, 0, Heading::Replicas), QVariant());
    QVERIFY(!table.index(0, 0).data(Qt::DisplayRole).isValid());
    QCOMPARE(table.rowOf(QStringLiteral("unknown")), 1);
    QCOMPARE(items::figuresOf(sizing.accelerators.front()).size(), std::size_t(2));
}

void TestItems::theSameIdsChangeInPlaceOthersReset()
{
    items::SizingTable table;
    QAbstractItemModelTester tester(&table, Mode::QtTest);
    domain::WorkloadSizing sizing;
    sizing.accelerators
        = {sizingOn(QStringLiteral("h100"), 61.5, 8), sizingOn(QStringLiteral("a100"), 20, 2)};
    table.show(sizing, true, facts());
    QSignalSpy reset(&table, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
    sizing.accelerators[1].gpus = 4;
    table.show(sizing, true, facts());
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
    sizing.accelerators.pop_back();
    table.show(sizing, true, facts());
    QCOMPARE(reset.count(), 1);
}

void TestItems::candidatesShowTheWorstVerdictOfALayer()
{
    using domain::Layer;
    using domain::Verdict;
    domain::Candidate candidate;
    candidate.id = QStringLiteral("o1");
    candidate.gpuId = QStringLiteral("h100");
    candidate.findings
        = {{Layer::MemoryAndModel, Verdict::Pass, {domain::SelectionReason::MeetsMemory, {}}},
           {Layer::MemoryAndModel, Verdict::Warning, {domain::SelectionReason::OverSpecified, {}}},
           {Layer::Interconnect, Verdict::Fail, {domain::SelectionReason::TopologyInsufficient, {}}}};
    domain::Funnel funnel;
    funnel.candidates = {candidate};
    items::CandidateTable table;
    QAbstractItemModelTester tester(&table, Mode::QtTest);
    table.show(funnel, facts());
    QCOMPARE(sortValue(table, 0, Heading::MemoryAndModel), QVariant(static_cast<int>(Verdict::Warning)));
    QCOMPARE(sortValue(table, 0, Heading::Link), QVariant(static_cast<int>(Verdict::Fail)));
    QCOMPARE(sortValue(table, 0, Heading::Supply), QVariant());
    QCOMPARE(sortValue(table, 0, Heading::PricePerMonth), QVariant());
    items::FindingTable findings;
    QAbstractItemModelTester findingTester(&findings, Mode::QtTest);
    findings.setRows(candidate.findings);
    QCOMPARE(findings.rowCount(), 3);
}

void TestItems::figuresWithoutAValueSayWhy()
{
    domain::Figure figure;
    figure.term = domain::CostTerm::BreakEvenUtilisation;
    figure.undefined = domain::Reason{domain::CostReason::AlwaysBuild, {}};
    items::FigureTable table;
    QAbstractItemModelTester tester(&table, Mode::QtTest);
    table.setRows({figure});
    const auto cell = table.cellAt(0, table.columnOf(Heading::Value));
    QVERIFY(std::holds_alternative<domain::Reason>(cell));
    items::DerivationTable inputs;
    QAbstractItemModelTester inputTester(&inputs, Mode::QtTest);
    inputs.setRows({{QStringLiteral("L"), domain::SizingTerm::Weights, {40, domain::Unit::None}, {}}});
    QCOMPARE(sortValue(inputs, 0, Heading::Value), QVariant(40.0));
}

void TestItems::costRowsKeepUnknownApartFromZero()
{
    domain::Tco tco;
    domain::OptionCost rent;
    rent.option = domain::SupplyOption::Rent;
    rent.lines.push_back({domain::CostCategory::Compute, {0, 10}, 10, 9});
    rent.netPresentValue.value = 9;
    tco.options = {rent};
    items::CostTable table;
    QAbstractItemModelTester tester(&table, Mode::QtTest);
    table.show(tco);
    QCOMPARE(sortValue(table, 0, Heading::Rent), QVariant(9.0));
    QCOMPARE(sortValue(table, 0, Heading::Build), QVariant());
    QCOMPARE(sortValue(table, 1, Heading::Rent), QVariant(9.0));
    QCOMPARE(table.rowCount(), 6);
}

void TestItems::assumptionsAreOverriddenAndReset()
{
    project::OpenProject project([](const auto &, const auto &, const auto &) {
        return domain::CheckedResult<domain::Recommendation>(domain::Recommendation());
    });
    project.load(1, {});
    items::AssumptionTable table(project);
    QAbstractItemModelTester tester(&table, Mode::QtTest);
    domain::AssumptionUsed pue;
    pue.key = QStringLiteral("pue");
    pue.value = 1.4;
    table.setRows({pue});
    const QModelIndex cell = table.index(0, table.columnOf(Heading::Value));
    QVERIFY(table.flags(cell) & Qt::ItemIsEditable);
    QVERIFY(!table.setData(cell, QStringLiteral("much"), Qt::EditRole));
    QVERIFY(table.setData(cell, 1.4, Qt::EditRole));
    QVERIFY(project.value().assumptions.isEmpty());
    QVERIFY(table.setData(cell, 1.3, Qt::EditRole));
    QCOMPARE(project.value().assumptions.value(QStringLiteral("pue")), 1.3);
    QVERIFY(table.setData(cell, QVariant(), Qt::EditRole));
    QVERIFY(project.value().assumptions.isEmpty());
    project.undoGroup().undo();
    QCOMPARE(project.value().assumptions.value(QStringLiteral("pue")), 1.3);
}

void TestItems::skippedStagesStayVisible()
{
    domain::StagedPath path;
    domain::PathStage skipped;
    skipped.skipped = true;
    domain::PathStage upgrade;
    upgrade.stage = domain::Stage::Upgrade;
    domain::StageConfiguration configuration;
    configuration.workload = QStringLiteral("chat");
    configuration.gpuId = QStringLiteral("h100");
    upgrade.configurations = {configuration};
    path.stages = {skipped, upgrade};
    items::StageTable table;
    QAbstractItemModelTester tester(&table, Mode::QtTest);
    table.show(path, facts());
    QCOMPARE(table.rowCount(), 2);
    QCOMPARE(sortValue(table, 0, Heading::GpuCount), QVariant());
    QCOMPARE(sortValue(table, 1, Heading::Accelerator), QVariant(QStringLiteral("H100 SXM")));
    QCOMPARE(sortValue(table, 1, Heading::MonthlyCost), QVariant());
}

void TestItems::offersNameProviderAndAccelerator()
{
    items::OfferTable offers;
    items::GpuTable gpus;
    items::ServerTable servers;
    items::ProviderTable providers;
    items::ModelTable models;
    items::BuildCostTable costs;
    const std::vector<ValueTable *> tables{&offers, &gpus, &servers, &providers, &models, &costs};
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (ValueTable *table : tables)
        testers.push_back(std::make_unique<QAbstractItemModelTester>(table, Mode::QtTest));
    const domain::Catalogue catalogue = facts();
    offers.show(catalogue);
    servers.show(catalogue);
    gpus.setRows(catalogue.gpus());
    providers.setRows(catalogue.providers());
    QCOMPARE(sortValue(offers, 0, Heading::Price), QVariant(12.24));
    QCOMPARE(sortValue(offers, 0, Heading::Accelerator), QVariant(QStringLiteral("H100 SXM")));
    QCOMPARE(sortValue(offers, 0, Heading::Provider), QVariant(QStringLiteral("Tianxia")));
    QCOMPARE(sortValue(gpus, 0, Heading::Memory), QVariant(80.0));
    QCOMPARE(sortValue(gpus, 0, Heading::Fp8Rate), QVariant());
    QCOMPARE(sortValue(servers, 0, Heading::Accelerator), QVariant(QStringLiteral("H100 SXM")));
}

QTEST_GUILESS_MAIN(TestItems)

#include "tst_items.moc"
