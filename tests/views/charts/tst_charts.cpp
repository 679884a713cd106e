// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_recommendation.h"
#include "views/charts/chart_view.h"
#include "views/charts/charts.h"
#include "views/charts/compared_accelerators.h"

#include <QApplication>
#include <QBarSet>
#include <QBuffer>
#include <QCategoryAxis>
#include <QClipboard>
#include <QGraphicsScene>
#include <QHorizontalStackedBarSeries>
#include <QLineSeries>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include <set>

using namespace xj;
using namespace xj::charts;

namespace {

const text::Style kChinese{QLocale(QLocale::Chinese, QLocale::China), domain::Currency::cny()};
const text::Style kEnglish{QLocale(QLocale::English, QLocale::UnitedStates), domain::Currency::cny()};

ChartTheme paper()
{
    QFont font;
    font.setPixelSize(14);
    return chartTheme(ChartMedium::Paper, font);
}

template <typename Series> QList<Series *> seriesOf(const QChart &chart)
{
    QList<Series *> found;
    const QList<QAbstractSeries *> all = chart.series();
    for (QAbstractSeries *series : all) {
        if (auto *wanted = qobject_cast<Series *>(series))
            found << wanted;
    }
    return found;
}

QStringList axisLabels(const QChart &chart, Qt::Orientation orientation)
{
    QStringList labels;
    const QList<QAbstractAxis *> axes = chart.axes(orientation);
    for (QAbstractAxis *axis : axes) {
        if (auto *category = qobject_cast<QCategoryAxis *>(axis))
            labels << category->categoriesLabels();
    }
    return labels;
}

} // namespace

/// What a chart draws is what the recommendation says; what is copied is what is drawn.
class TestCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void memoryBarsAreTheParts()
    {
        const auto &workload = m_sample.recommendation.workloads.front();
        const auto shown = comparedAccelerators(workload, 10, 2);
        const auto chart = buildMemoryChart(workload, m_sample.catalogue, paper(), kChinese);
        const auto stacks = seriesOf<QHorizontalStackedBarSeries>(*chart);
        QCOMPARE(stacks.size(), 1);
        const qsizetype places = static_cast<qsizetype>(shown.size());
        for (qsizetype place = 0; place < places; ++place) {
            double sum = 0.0;
            const QList<QBarSet *> sets = stacks.front()->barSets();
            for (const QBarSet *set : sets)
                sum += set->at(static_cast<int>(places - 1 - place)); // the first row is drawn on top
            QCOMPARE(sum, shown[static_cast<std::size_t>(place)]->memoryPerGpuGiB);
        }
    }

    void rankedAcceleratorsComeFirstAndSomeThatFailAreShown()
    {
        const auto &workload = m_sample.recommendation.workloads.front();
        const auto shown = comparedAccelerators(workload, 5, 2);
        QCOMPARE(shown.size(), std::size_t{5});
        QCOMPARE(shown.front()->gpuId, workload.funnel.best()->gpuId);
        QVERIFY(shown[2]->fits);
        QVERIFY(!shown[3]->fits && !shown[4]->fits);
        QVERIFY(shown[3]->usablePerGpuGiB >= shown[4]->usablePerGpuGiB);
    }

    void fewGpusOfUnknownSpeedAreNoMerit()
    {
        domain::WorkloadRecommendation workload = m_sample.recommendation.workloads.front();
        workload.funnel = {};
        domain::AcceleratorSizing unknown = workload.sizing.accelerators.front();
        unknown.gpuId = QStringLiteral("unmeasured");
        unknown.gpus = 1;
        unknown.figures.clear();
        workload.sizing.accelerators.insert(workload.sizing.accelerators.begin(), unknown);
        const auto shown = comparedAccelerators(workload, 20, 0);
        QVERIFY(shown.front()->gpuId != u"unmeasured");
        const auto place
            = std::ranges::find(shown, QStringLiteral("unmeasured"), &domain::AcceleratorSizing::gpuId);
        QVERIFY(place != shown.end());
        QVERIFY(std::next(place) == shown.end() || !(*std::next(place))->fits);
    }

    void theFunnelAddsUp()
    {
        const domain::Funnel &funnel = m_sample.recommendation.workloads.front().funnel;
        const ChartTable table = funnelTable(funnel, kChinese);
        QCOMPARE(table.rows.front().values[0], std::optional<double>(funnel.total));
        double taken = 0.0;
        for (const ChartRow &row : table.rows)
            taken += row.values[1].value_or(0.0);
        QCOMPARE(*table.rows.back().values[0] + *table.rows.back().values[2] + taken, double(funnel.total));
    }

    void aStackOfCostsIsTheNetPresentValue()
    {
        const domain::Tco &tco = m_sample.recommendation.tco;
        const ChartTable table = tcoTable(tco, kChinese);
        const auto chart = buildTcoChart(tco, paper(), kChinese);
        const auto stacks = seriesOf<QHorizontalStackedBarSeries>(*chart);
        QVERIFY(stacks.front()->barSets().size() <= 8);
        for (std::size_t option = 0; option < tco.options.size(); ++option) {
            double inTable = 0.0;
            for (const auto &value : table.rows[option].values)
                inTable += value.value_or(0.0);
            double drawn = 0.0;
            const QList<QBarSet *> sets = stacks.front()->barSets();
            for (const QBarSet *set : sets)
                drawn += set->at(static_cast<int>(tco.options.size() - 1 - option));
            const double expected = *tco.options[option].netPresentValue.value;
            QVERIFY(std::abs(inTable - expected) < 1e-6 * std::abs(expected));
            QVERIFY(std::abs(drawn - expected) < 1e-6 * std::abs(expected));
        }
    }

    void cumulativeLinesAreTheCashSpent()
    {
        const domain::Tco &tco = m_sample.recommendation.tco;
        const auto chart = buildCumulativeCostChart(tco, paper(), kChinese);
        const auto lines = seriesOf<QLineSeries>(*chart);
        QCOMPARE(lines.size(), qsizetype(tco.options.size() + 1)); // and the mark of the break-even month
        for (std::size_t option = 0; option < tco.options.size(); ++option) {
            const QList<QPointF> points = lines[qsizetype(option)]->points();
            QCOMPARE(points.size(), qsizetype(tco.options[option].cumulative.size()));
            for (qsizetype month = 0; month < points.size(); ++month) {
                QCOMPARE(points[month].x(), double(month));
                QCOMPARE(points[month].y(), tco.options[option].cumulative[std::size_t(month)]);
            }
        }
        QCOMPARE(lines.last()->at(0).x(), *tco.breakEven.lastingMonth.value);
    }

    void unitCostMarksTheRulerThePlanAndTheCrossing()
    {
        const domain::BreakEven &even = m_sample.recommendation.tco.breakEven;
        const auto chart = buildUnitCostChart(even, paper(), kChinese);
        const auto lines = seriesOf<QLineSeries>(*chart);
        for (std::size_t index = 0; index < even.curve.size(); ++index) {
            QCOMPARE(lines[0]->at(int(index)),
                     QPointF(even.curve[index].utilisation, even.curve[index].rent));
            QCOMPARE(lines[1]->at(int(index)),
                     QPointF(even.curve[index].utilisation, even.curve[index].build));
        }
        QList<double> marks;
        for (qsizetype index = 2; index < lines.size(); ++index)
            marks << lines[index]->at(0).x();
        for (const double wanted : {0.4, 0.8, even.plannedUtilisation, even.roots.front()})
            QVERIFY2(marks.contains(wanted), qPrintable(QString::number(wanted)));
    }

    void capacityStepsByTheMonth()
    {
        const domain::StagedPath &path = m_sample.recommendation.path;
        const ChartTable table = capacityTable(path, kChinese);
        QCOMPARE(table.rows.size(), path.capacity.size());
        for (std::size_t month = 0; month < path.capacity.size(); ++month) {
            QCOMPARE(table.rows[month].values[0], std::optional(path.capacity[month].demandGpus));
            QCOMPARE(table.rows[month].values[1], std::optional(path.capacity[month].capacityGpus));
        }
        QVERIFY(buildCapacityChart(path, paper(), kChinese)->series().size() >= 5); // three bands, two lines
    }

    void axesSpeakTheReadersLanguage()
    {
        const domain::Tco &tco = m_sample.recommendation.tco;
        const QString chinese
            = axisLabels(*buildCumulativeCostChart(tco, paper(), kChinese), Qt::Vertical).join(u' ');
        const QString english
            = axisLabels(*buildCumulativeCostChart(tco, paper(), kEnglish), Qt::Vertical).join(u' ');
        QVERIFY2(chinese.contains(u"万"), qPrintable(chinese));
        QVERIFY2(english.contains(u'M'), qPrintable(english));
        QVERIFY2(!english.contains(u"万"), qPrintable(english));
    }

    void withoutNumbersThereIsAnExplanationNotACrash()
    {
        const ChartTheme theme = paper();
        const std::vector<std::pair<ChartTable, std::shared_ptr<QChart>>> empty
            = {{memoryTable({}, {}, kChinese), buildMemoryChart({}, {}, theme, kChinese)},
               {funnelTable({}, kChinese), buildFunnelChart({}, theme, kChinese)},
               {tcoTable({}, kChinese), buildTcoChart({}, theme, kChinese)},
               {cumulativeCostTable({}, kChinese), buildCumulativeCostChart({}, theme, kChinese)},
               {unitCostTable({}, kChinese), buildUnitCostChart({}, theme, kChinese)},
               {capacityTable({}, kChinese), buildCapacityChart({}, theme, kChinese)}};
        for (const auto &[table, chart] : empty) {
            QVERIFY(table.isEmpty());
            QVERIFY(!table.nothingToShow.isEmpty());
            QVERIFY(chart->series().isEmpty());
        }
    }

    void greyPrintKeepsFillsAndLinesApart()
    {
        for (const ChartMedium medium :
             {ChartMedium::Paper, ChartMedium::ScreenLight, ChartMedium::ScreenDark}) {
            const ChartTheme theme = chartTheme(medium, {});
            for (std::size_t index = 0; index + 1 < theme.fills.size(); ++index) {
                const double one = relativeLuminance(theme.fills[index]);
                const double two = relativeLuminance(theme.fills[index + 1]);
                const double contrast = (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
                QVERIFY2(contrast >= 2.0, qPrintable(QString::number(index)));
            }
            std::set<int> dashes;
            for (const LineLook &look : theme.lines)
                dashes.insert(look.dashes);
            QCOMPARE(dashes.size(), theme.lines.size());
        }
    }

    void paperIsVectorsOnly()
    {
        const domain::Tco &tco = m_sample.recommendation.tco;
        std::vector<std::unique_ptr<QChart>> charts;
        charts.push_back(buildMemoryChart(m_sample.recommendation.workloads.front(), m_sample.catalogue,
                                          paper(), kChinese));
        charts.push_back(buildTcoChart(tco, paper(), kChinese));
        charts.push_back(buildCumulativeCostChart(tco, paper(), kChinese));
        charts.push_back(buildUnitCostChart(tco.breakEven, paper(), kChinese));
        charts.push_back(buildCapacityChart(m_sample.recommendation.path, paper(), kChinese));
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        QPainter painter(&writer);
        for (const auto &chart : charts) {
            QGraphicsScene scene;
            scene.addItem(chart.get());
            chart->resize(600, 400);
            scene.render(&painter);
            scene.removeItem(chart.get());
        }
        painter.end();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(!bytes.contains("/Subtype /Image"));
    }

    void copiedNumbersAreNumbersForASpreadsheet()
    {
        const ChartTable table = cumulativeCostTable(m_sample.recommendation.tco, kChinese);
        const QStringList lines = tabSeparated(table, kChinese).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype(table.rows.size() + 1));
        const QStringList cells = lines[13].split(u'\t');
        QCOMPARE(cells.size(), qsizetype(table.columns.size() + 1));
        bool isNumber = false;
        QCOMPARE(QLocale::c().toDouble(cells[1], &isNumber), *table.rows[12].values[0]);
        QVERIFY(isNumber);
    }

    void theViewIsNamedAndCopies()
    {
        const domain::Tco &tco = m_sample.recommendation.tco;
        ChartView view;
        view.resize(500, 320);
        const ChartTable table = tcoTable(tco, kChinese);
        view.setContent(buildTcoChart(tco, paper(), kChinese), table, kChinese);
        QCOMPARE(view.accessibleName(), table.title);
        QVERIFY(view.accessibleDescription().contains(table.rows.front().label));
        view.copyNumbers();
        QCOMPARE(QGuiApplication::clipboard()->text(), tabSeparated(table, kChinese));
        const QByteArray svg = view.pictureAsSvg();
        QVERIFY(svg.contains("<svg"));
        QVERIFY(!svg.contains("<image"));
        QCOMPARE(view.pictureAsImage().width(), 1000);
        view.setContent(buildTcoChart({}, paper(), kChinese), tcoTable({}, kChinese),
                        kChinese); // takes the old one away
        QVERIFY(view.table().isEmpty());
    }

private:
    tests::SampleRecommendation m_sample = tests::sampleRecommendation();
};

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
