// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/catalogue.h"
#include "models/domain/recommendation.h"
#include "models/domain/units.h"

#include <QTest>

using namespace xj::domain;

class TestCatalogueValue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void looksUpById()
    {
        CatalogueData data;
        data.gpus = {Gpu{.id = QStringLiteral("a")}, Gpu{.id = QStringLiteral("b")}};
        data.servers = {Server{.id = QStringLiteral("s"), .gpuId = QStringLiteral("b"), .gpuCount = 8}};
        const Catalogue catalogue(data);
        QCOMPARE(catalogue.gpu(QStringLiteral("b"))->id, QStringLiteral("b"));
        QCOMPARE(catalogue.gpu(QStringLiteral("c")), nullptr);
        QCOMPARE(catalogue.serversWith(QStringLiteral("b")).size(), size_t(1));
        QVERIFY(catalogue.serversWith(QStringLiteral("a")).empty());
        QVERIFY(!catalogue.newestObservation().has_value());
    }

    void aCopySharesTheFactsAndComparesByValue()
    {
        CatalogueData data;
        data.gpus = {Gpu{.id = QStringLiteral("a")}};
        const Catalogue one(data);
        const Catalogue copy = one;
        QCOMPARE(&one.gpus(), &copy.gpus());
        QVERIFY(one == Catalogue(data));
        data.gpus[0].vramGB = 80.0;
        QVERIFY(!(one == Catalogue(data)));
    }

    void newestObservationIsTheNewestOffer()
    {
        Offer older;
        older.provenance.observedOn = QDate(2025, 3, 6);
        Offer newer;
        newer.provenance.observedOn = QDate(2026, 11, 9);
        CatalogueData data;
        data.offers = {newer, older};
        QCOMPARE(Catalogue(data).newestObservation(), std::optional(QDate(2026, 11, 9)));
    }

    void gibAndGbAreNotTheSame()
    {
        QCOMPARE(gibFromGB(80.0), 74.505805969238281); // 80e9 / 2^30
        QCOMPARE(gbFromGiB(gibFromGB(80.0)), 80.0);
    }

    void theBestCandidateIsTheOneOfRankOne()
    {
        Funnel funnel;
        QCOMPARE(funnel.best(), nullptr);
        Candidate pending;
        funnel.candidates = {pending};
        QCOMPARE(funnel.best(), nullptr);
        Candidate ranked;
        ranked.rank = 1;
        funnel.candidates.insert(funnel.candidates.begin(), ranked);
        QCOMPARE(funnel.best(), &funnel.candidates.front());
    }
};

QTEST_GUILESS_MAIN(TestCatalogueValue)
#include "tst_catalogue.moc"
