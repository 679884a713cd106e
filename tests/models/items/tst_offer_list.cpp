// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace.h"
#include "models/items/catalogue_offer_list.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace xj;
using namespace xj::items;

class OfferListTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsSortsAndSearches()
    {
        const auto workspace = std::move(*catalogue::Workspace::inMemory());
        const domain::Catalogue facts = *workspace->snapshot();
        OfferList list;
        QAbstractItemModelTester tester(&list, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QCOMPARE(list.rowCount(), 0);
        list.show(*workspace->offerIndex(), facts);
        QCOMPARE(list.rowCount(), int(facts.offers().size()));

        const int count = list.columnOf(Heading::GpuCount);
        list.sort(count, Qt::DescendingOrder);
        const auto gpusAt
            = [&](int row) { return list.index(row, count).data(ValueTable::SortRole).toDouble(); };
        QCOMPARE(gpusAt(0), 8.0);
        QCOMPARE(gpusAt(list.rowCount() - 1), 1.0);

        catalogue::OfferQuery query = list.query();
        query.search = QStringLiteral("阿里");
        list.setQuery(query);
        QVERIFY(list.rowCount() > 0 && list.rowCount() < 10);
        for (int row = 0; row < list.rowCount(); ++row) {
            const domain::Offer offer = *workspace->offer(list.offerIdAt(row));
            QCOMPARE(offer.providerId, QStringLiteral("aliyun"));
            const Cell cell = list.cellAt(row, list.columnOf(Heading::Price));
            const auto *price = std::get_if<domain::MoneyArgument>(&cell);
            QVERIFY(price && price->micros == offer.price.micros()
                    && price->currency == offer.price.currency());
        }
        QCOMPARE(list.query().sort, catalogue::OfferSort::GpuCount); // the search keeps the order
        list.sort(list.columnOf(Heading::Confidence), Qt::AscendingOrder); // not sortable: nothing changes
        QCOMPARE(list.query().sort, catalogue::OfferSort::GpuCount);
    }
};

QTEST_GUILESS_MAIN(OfferListTest)
#include "tst_offer_list.moc"
