// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/layout/paged_document.h"
#include "views/report/report_fonts.h"

#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace xj::report;
using namespace xj::report::layout;

namespace {

const PageEdges kEdges{QStringLiteral("title"), QStringLiteral("hash"), QStringLiteral("foot"),
                       QStringLiteral("%1 / %2")};

/// Where texts ended up: (page, top) by text, in reading order.
struct PlacedText
{
    QString text;
    int page;
    QRectF rect;
};

std::vector<PlacedText> texts(const PagedDocument &document)
{
    std::vector<PlacedText> found;
    for (const PlacedBox &box : document.boxes()) {
        if (const auto *text = std::get_if<TextContent>(&box.content))
            found.push_back({text->text(), box.page, box.rect});
    }
    return found;
}

std::vector<PlacedText> inColumn(const PagedDocument &document)
{
    std::vector<PlacedText> found = texts(document);
    const QRectF column = document.geometry().column();
    std::erase_if(found, [&column](const PlacedText &text) {
        return text.rect.bottom() <= column.top() || text.rect.top() >= column.bottom();
    });
    return found;
}

Table numberedTable(int rows)
{
    Table table;
    table.columns = {{QStringLiteral("head"), 1.0}, {QStringLiteral("value"), 2.0, Align::Right}};
    for (int row = 0; row < rows; ++row)
        table.rows.push_back({{QStringLiteral("row %1").arg(row), QString::number(row * 7)}, false});
    return table;
}

} // namespace

/// Pages as lists of boxes: no device, no pixels.
class TestLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto families = reportFamilies();
        if (!families)
            QSKIP("no face of the report is installed");
        m_typography = std::make_unique<Typography>(*families);
    }

    void nothingStillHasAPageWithItsNumber()
    {
        const PagedDocument document = paginate({}, kEdges, *m_typography);
        QCOMPARE(document.pageCount(), 1);
        QVERIFY(std::ranges::any_of(texts(document), [](const auto &t) { return t.text == u"1 / 1"; }));
    }

    void everyPageCountsItselfAndAll()
    {
        const PagedDocument document = paginate({numberedTable(200)}, kEdges, *m_typography);
        QVERIFY(document.pageCount() > 2);
        std::set<QString> numbers;
        for (const PlacedText &text : texts(document)) {
            if (text.text.contains(u" / "))
                numbers.insert(text.text);
        }
        QCOMPARE(static_cast<int>(numbers.size()), document.pageCount());
        QVERIFY(numbers.contains(QStringLiteral("%1 / %1").arg(document.pageCount())));
    }

    void aHeadingIsNeverLastOnItsPage_data()
    {
        QTest::addColumn<int>("paragraphsBefore");
        for (int count = 1; count <= 90; ++count)
            QTest::newRow(qPrintable(QString::number(count))) << count;
    }

    void aHeadingIsNeverLastOnItsPage()
    {
        QFETCH(int, paragraphsBefore);
        Blocks blocks(static_cast<std::size_t>(paragraphsBefore), Paragraph{QStringLiteral("line")});
        blocks.emplace_back(Heading{1, QStringLiteral("HEADING")});
        blocks.emplace_back(Paragraph{QStringLiteral("after")});
        const PagedDocument document = paginate(blocks, kEdges, *m_typography);
        const std::vector<PlacedText> placed = texts(document);
        const auto heading = std::ranges::find(placed, QStringLiteral("HEADING"), &PlacedText::text);
        const auto after = std::ranges::find(placed, QStringLiteral("after"), &PlacedText::text);
        QVERIFY(heading != placed.end() && after != placed.end());
        QCOMPARE(heading->page, after->page);
        QCOMPARE(document.outline().size(), std::size_t{1});
        QCOMPARE(document.outline().front().page, heading->page);
    }

    void aTableRepeatsItsHeadAndLosesNoRow()
    {
        constexpr int rows = 300;
        const PagedDocument document = paginate({numberedTable(rows)}, kEdges, *m_typography);
        std::map<QString, int> seen;
        std::map<int, double> firstRowTop;
        std::map<int, double> headTop;
        for (const PlacedText &text : inColumn(document)) {
            ++seen[text.text];
            if (text.text == u"head")
                headTop[text.page] = text.rect.top();
            else if (text.text.startsWith(u"row ") && !firstRowTop.contains(text.page))
                firstRowTop[text.page] = text.rect.top();
        }
        for (int row = 0; row < rows; ++row)
            QCOMPARE(seen[QStringLiteral("row %1").arg(row)], 1);
        QCOMPARE(headTop.size(), firstRowTop.size());
        for (const auto &[page, top] : firstRowTop)
            QVERIFY(headTop.at(page) < top);
        QCOMPARE(seen[QStringLiteral("head")], document.pageCount());
    }

    void noPageHoldsOneLineOfALongParagraph()
    {
        for (int before = 1; before < 60; before += 3) {
            Blocks blocks(static_cast<std::size_t>(before), Paragraph{QStringLiteral("x")});
            blocks.emplace_back(Paragraph{QStringLiteral("长段落需要跨页而不留孤行。").repeated(60)});
            std::map<int, int> linesOnPage;
            for (const PlacedText &text : inColumn(paginate(blocks, kEdges, *m_typography))) {
                if (text.text != u"x")
                    ++linesOnPage[text.page];
            }
            for (const auto &[page, lines] : linesOnPage)
                QVERIFY2(lines >= 2, qPrintable(QStringLiteral("%1 before, page %2").arg(before).arg(page)));
        }
    }

    void whatIsPlacedStaysInsideTheColumn()
    {
        Blocks blocks;
        for (int section = 0; section < 12; ++section) {
            blocks.emplace_back(Heading{1, QStringLiteral("章节 %1").arg(section)});
            blocks.emplace_back(Paragraph{QStringLiteral("UnbreakableTokenOfManyLetters").repeated(12)});
            blocks.emplace_back(BulletList{{QStringLiteral("甲"), QStringLiteral("乙 ").repeated(200)}});
            blocks.emplace_back(numberedTable(9));
            blocks.emplace_back(
                KeyFigures{{{QStringLiteral("a"), QStringLiteral("¥ 1,234 万"), {}},
                            {QStringLiteral("b"), QStringLiteral("H100 SXM5 80GB NVLink"), {}}}});
        }
        const PagedDocument document = paginate(blocks, kEdges, *m_typography);
        const QRectF column = document.geometry().column();
        for (const PlacedText &text : inColumn(document)) {
            QVERIFY2(text.rect.top() >= column.top() - 1 && text.rect.bottom() <= column.bottom() + 1,
                     qPrintable(text.text));
            QVERIFY2(text.rect.left() >= column.left() - 1 && text.rect.right() <= column.right() + 1,
                     qPrintable(text.text));
        }
    }

    void aRowTallerThanAPageGoesOnAndLosesNothing()
    {
        Table table;
        table.columns = {{QStringLiteral("head"), 1.0}, {QStringLiteral("text"), 1.0}};
        const QString text = QStringLiteral("显存互联淘汰比价盈亏平衡利用率").repeated(400);
        table.rows.push_back({{QStringLiteral("key"), text}, false});
        const PagedDocument document = paginate({table}, kEdges, *m_typography);
        QVERIFY(document.pageCount() > 1);
        QString joined;
        for (const PlacedText &placed : inColumn(document)) {
            if (placed.text != u"head" && placed.text != u"text" && placed.text != u"key")
                joined += placed.text;
        }
        QCOMPARE(joined, text);
    }

    void aHeadingsWordIsNotBroken()
    {
        Table table;
        for (const char *heading :
             {"Option", "Maintenance (¥)", "Electricity", "Fragmentation of the allocator", "Activations",
              "Gradients", "Weights", "a", "b"})
            table.columns.push_back({QString::fromUtf8(heading), 1.0});
        table.columns.back().weight = 6.0; // leaves the others too little
        table.rows.push_back({{}, false});
        std::set<QString> lines;
        double right = 0.0;
        const PagedDocument document = paginate({table}, kEdges, *m_typography);
        for (const PlacedBox &box : document.boxes()) {
            const auto *text = std::get_if<TextContent>(&box.content);
            if (!text)
                continue;
            right = std::max(right, box.rect.right());
            for (int line = 0; line < text->lines->count(); ++line)
                lines.insert(text->lines->lineText(line).trimmed());
        }
        for (const char *word : {"Maintenance", "Electricity", "Fragmentation", "Activations", "Gradients"})
            QVERIFY2(
                std::ranges::any_of(
                    lines, [word](const QString &line) { return line.contains(QString::fromUtf8(word)); }),
                word);
        QVERIFY(right <= document.geometry().column().right() + 1);
    }

    void aTableKeptTogetherIsNotTorn()
    {
        for (int before = 20; before < 60; ++before) {
            Blocks blocks(static_cast<std::size_t>(before), Paragraph{QStringLiteral("x")});
            Table table = numberedTable(6);
            table.keepTogether = true;
            blocks.emplace_back(table);
            std::set<int> pages;
            for (const PlacedText &text : inColumn(paginate(blocks, kEdges, *m_typography))) {
                if (text.text.startsWith(u"row "))
                    pages.insert(text.page);
            }
            QCOMPARE(pages.size(), std::size_t{1});
        }
    }

private:
    std::unique_ptr<Typography> m_typography;
};

QTEST_MAIN(TestLayout)
#include "tst_layout.moc"
