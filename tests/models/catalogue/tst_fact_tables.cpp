// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/fact_import.h"
#include "models/catalogue/fact_tables.h"
#include "models/catalogue/offer_repository.h"
#include "models/catalogue/provider_repository.h"
#include "models/catalogue/transaction.h"
#include "models/catalogue/workspace.h"
#include "models/catalogue/workspace_file.h"

#include <QSet>
#include <QTest>

using namespace xj;
using namespace xj::catalogue;

namespace {

qint64 number(const Connection &connection, const QString &sql)
{
    const domain::Result<QVariant> value = connection.value(sql);
    return value ? value->toLongLong() : -1;
}

/// Lines of a shipped file without its header: no shipped cell holds a line break.
qint64 factsIn(const FactFiles &files, const char *name)
{
    return files.value(QLatin1String(name)).count('\n') - 1;
}

QByteArray replaced(QByteArray text, const QByteArray &from, const QByteArray &to)
{
    Q_ASSERT(text.contains(from));
    return text.replace(from, to);
}

domain::Offer observation(double price, const QDate &day)
{
    domain::Offer offer;
    offer.providerId = QStringLiteral("aws");
    offer.instanceType = QStringLiteral("p9.test");
    offer.gpuId = QStringLiteral("h100-sxm");
    offer.gpuCount = 8;
    offer.region = QStringLiteral("us-east-1");
    offer.price = domain::Money(qint64(price * 1e6), domain::Currency::usd());
    offer.provenance.source = QStringLiteral("test");
    offer.provenance.observedOn = day;
    return offer;
}

} // namespace

class FactTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFactIsStored_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("count");
        const auto count = [](const char *table) {
            return QStringLiteral("SELECT count(*) FROM %1").arg(QLatin1String(table));
        };
        QTest::newRow("gpu") << QByteArray("gpus.csv") << count("gpu");
        QTest::newRow("model") << QByteArray("models.csv") << count("model");
        QTest::newRow("server") << QByteArray("servers.csv") << count("server");
        QTest::newRow("provider") << QByteArray("providers.csv") << count("provider");
        QTest::newRow("price") << QByteArray("offers.csv") << count("price");
        QTest::newRow("build cost") << QByteArray("build_costs.csv") << count("build_cost");
        QTest::newRow("rate") << QByteArray("exchange_rates.csv") << count("exchange_rate");
        QTest::newRow("calibration") << QByteArray("calibration.csv") << count("calibration");
    }

    void everyFactIsStored()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, count);
        const auto connection = freshInMemory();
        QVERIFY(connection);
        const qint64 facts = factsIn(shippedFactFiles(), file.constData());
        QVERIFY(facts > 0);
        QCOMPARE(number(**connection, count), facts);
    }

    void everyFactHasASource()
    {
        const auto connection = freshInMemory();
        QVERIFY(connection);
        for (const char *table :
             {"gpu", "model", "server", "provider", "price", "build_cost", "exchange_rate", "calibration"}) {
            const QString sql
                = QStringLiteral("SELECT count(*) FROM %1 f LEFT JOIN source s ON s.id = f.source_id"
                                 " WHERE s.text IS NULL OR trim(s.text) = ''");
            QCOMPARE(number(**connection, sql.arg(QLatin1String(table))), qint64(0));
        }
    }

    void referencesHold()
    {
        const auto connection = freshInMemory();
        QVERIFY(connection);
        const auto violation = (*connection)->value(QStringLiteral("PRAGMA foreign_key_check"));
        QVERIFY(violation);
        QVERIFY(!violation->isValid());
        QCOMPARE((*connection)->value(QStringLiteral("PRAGMA integrity_check"))->toString(),
                 QStringLiteral("ok"));
    }

    void whatWasReadComesBack()
    {
        const FactFiles files = shippedFactFiles();
        const auto workspace = Workspace::inMemory();
        QVERIFY(workspace);
        const auto snapshot = (*workspace)->snapshot();
        QVERIFY(snapshot);
        QVERIFY(snapshot->gpus() == *parseFacts(gpuTable(), files.value(QStringLiteral("gpus.csv"))));
        QVERIFY(snapshot->models() == *parseFacts(modelTable(), files.value(QStringLiteral("models.csv"))));
        QVERIFY(snapshot->servers()
                == *parseFacts(serverTable(), files.value(QStringLiteral("servers.csv"))));
        QVERIFY(snapshot->providers()
                == *parseFacts(providerTable(), files.value(QStringLiteral("providers.csv"))));
        QVERIFY(snapshot->buildCosts()
                == *parseFacts(buildCostTable(), files.value(QStringLiteral("build_costs.csv"))));
        QVERIFY(snapshot->calibration()
                == *parseFacts(calibrationTable(), files.value(QStringLiteral("calibration.csv"))));
        QCOMPARE(snapshot->rates().size(), size_t(2));
        QCOMPARE(snapshot->rates().front().rateE9, qint64(1'169'900'000));
    }

    void snapshotHoldsTheNewestPriceOfEachOffer()
    {
        const auto workspace = Workspace::inMemory();
        QVERIFY(workspace);
        const auto snapshot = (*workspace)->snapshot();
        QVERIFY(snapshot);
        const std::vector<domain::Offer> all
            = *parseFacts(offerFile(), shippedFactFiles().value(QStringLiteral("offers.csv")));
        // Independent of SQL: the newest row per offer, the later row winning a tie.
        QMap<QString, domain::Offer> newest;
        for (const domain::Offer &offer : all) {
            const QString key = QStringList{offer.providerId,
                                            offer.instanceType,
                                            offer.gpuId,
                                            QString::number(offer.gpuCount),
                                            offer.region,
                                            QString::number(int(offer.pricing)),
                                            QString::number(int(offer.period)),
                                            offer.price.currency().code()}
                                    .join(QLatin1Char('|'));
            const auto known = newest.constFind(key);
            if (known == newest.constEnd() || known->provenance.observedOn <= offer.provenance.observedOn)
                newest.insert(key, offer);
        }
        QCOMPARE(snapshot->offers().size(), size_t(newest.size()));
        QVERIFY(snapshot->offers().size() < all.size());
        QSet<QString> expected;
        for (const domain::Offer &offer : newest)
            expected.insert(offer.id);
        for (const domain::Offer &offer : snapshot->offers())
            QVERIFY2(expected.contains(offer.id), qPrintable(offer.id));
    }

    void providersOfTheBuyingGuidesArePresent()
    {
        const auto workspace = Workspace::inMemory();
        const domain::Catalogue catalogue = (*workspace)->snapshot().value();
        const QStringList named{QStringLiteral("yiwan"),    QStringLiteral("tianxia"), QStringLiteral("gds"),
                                QStringLiteral("chindata"), QStringLiteral("aws"),     QStringLiteral("ovh"),
                                QStringLiteral("hetzner"),  QStringLiteral("equinix"), QStringLiteral("ntt"),
                                QStringLiteral("oci")};
        QSet<QString> priced;
        for (const domain::Offer &offer : catalogue.offers())
            priced.insert(offer.providerId);
        for (const QString &id : named) {
            const domain::Provider *provider = catalogue.provider(id);
            QVERIFY2(provider, qPrintable(id));
            QVERIFY(provider->namedByBuyingGuides);
            QVERIFY(!provider->roles.isEmpty());
            QVERIFY(!provider->strengths.chinese.isEmpty() && !provider->strengths.english.isEmpty());
        }
        // No public price was found for these six: the product must not invent one.
        for (const char *id : {"yiwan", "tianxia", "gds", "chindata", "equinix", "ntt"})
            QVERIFY2(!priced.contains(QLatin1String(id)), id);
        for (const char *id : {"aws", "ovh", "hetzner", "oci"})
            QVERIFY2(priced.contains(QLatin1String(id)), id);
    }

    void factsAreSpotChecked()
    {
        const auto workspace = Workspace::inMemory();
        const domain::Catalogue catalogue = (*workspace)->snapshot().value();
        // NVIDIA H100 SXM5 data sheet: 80 GB, 3.35 TB/s, 1979 TFLOPS BF16 sparse, 900 GB/s NVLink.
        const domain::Gpu *h100 = catalogue.gpu(QStringLiteral("h100-sxm"));
        QVERIFY(h100);
        QCOMPARE(h100->vramGB, std::optional(80.0));
        QCOMPARE(h100->memoryBandwidthGBps, std::optional(3350.0));
        QCOMPARE(h100->bf16Tflops, std::optional(989.0));
        QCOMPARE(h100->linkGBps, std::optional(900.0));
        // One of the four GPUs of an A16 board.
        QCOMPARE(catalogue.gpu(QStringLiteral("a16"))->vramGB, std::optional(16.0));
        // Turing has no BF16 units: absent, not zero.
        QCOMPARE(catalogue.gpu(QStringLiteral("t4"))->bf16Tflops, std::nullopt);
        const domain::ModelArchitecture *v32 = catalogue.model(QStringLiteral("deepseek-v3.2"));
        QVERIFY(v32);
        QCOMPARE(v32->sparseAttentionTokens, std::optional(2048));
        QCOMPARE(v32->attention, domain::AttentionKind::MultiLatent);
    }

    void topologyFollowsTheHardware()
    {
        const auto workspace = Workspace::inMemory();
        const domain::Catalogue catalogue = (*workspace)->snapshot().value();
        const auto topologyOf = [&](const char *provider, const char *instance) {
            for (const domain::Offer &offer : catalogue.offers()) {
                if (offer.providerId == QLatin1String(provider)
                    && offer.instanceType == QLatin1String(instance))
                    return offer.topology;
            }
            return domain::Topology::Unknown;
        };
        QCOMPARE(topologyOf("aws", "p5.48xlarge"), domain::Topology::FullMesh);
        QCOMPARE(topologyOf("aws", "p3dn.24xlarge"), domain::Topology::BridgePairs);
        QCOMPARE(topologyOf("aws", "p3.8xlarge"), domain::Topology::FullMesh);
        QCOMPARE(topologyOf("aws", "g6e.12xlarge"), domain::Topology::Pcie);
        QCOMPARE(topologyOf("aws", "g5.xlarge"), domain::Topology::SingleGpu);
        QCOMPARE(topologyOf("hyperstack", "n3-A100x8-NVLink"), domain::Topology::BridgePairs);
        QCOMPARE(topologyOf("vastai", "8x-RTX_4090-32-65536"), domain::Topology::PcieNoPeer);
    }

    void badRowsAreRefusedWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("field");
        QTest::newRow("unknown word")
            << QByteArray(",ethernet,us-east-1,") << QByteArray(",token-ring,us-east-1,")
            << QStringLiteral("network_type");
        QTest::newRow("no date") << QByteArray(",2026-07-09,approximate,")
                                 << QByteArray(",09/07/2026,approximate,") << QStringLiteral("observed_on");
        QTest::newRow("price") << QByteArray(",USD,12.24,") << QByteArray(",USD,12.24x,")
                               << QStringLiteral("price");
        QTest::newRow("negative price")
            << QByteArray(",USD,12.24,") << QByteArray(",USD,-12.24,") << QStringLiteral("price");
        QTest::newRow("currency") << QByteArray(",USD,12.24,") << QByteArray(",US$,12.24,")
                                  << QStringLiteral("currency");
    }

    void badRowsAreRefusedWithTheirPlace()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, field);
        const QByteArray csv = replaced(shippedFactFiles().value(QStringLiteral("offers.csv")), from, to);
        const auto offers = parseFacts(offerFile(), csv);
        QVERIFY(!offers);
        QCOMPARE(offers.error().code, domain::ErrorCode::CatalogueRowInvalid);
        QCOMPARE(offers.error().place.field, field);
        QVERIFY(offers.error().place.row >= 2);
    }

    void aFactWithoutSourceIsRefused()
    {
        const auto rates
            = parseFacts(exchangeRateTable(),
                         "from_currency,to_currency,rate,source,observed_on,date_precision,confidence,note\n"
                         "USD,CNY,7.18,,2026-01-01,day,low,\n");
        QVERIFY(!rates);
        QCOMPARE(rates.error().place.field, QStringLiteral("source"));
        QCOMPARE(rates.error().place.row, 2);
    }

    void anotherEditionReplacesShippedFactsOnly()
    {
        const auto connection = freshInMemory();
        QVERIFY(connection);
        const Connection &db = **connection;
        QVERIFY(db.execute(QStringLiteral("UPDATE gpu SET vram_gb = 99, origin = 'user' WHERE id = 'l4'")));
        {
            auto transaction = Transaction::begin(db);
            SourceRegistry sources(db);
            auto writer = OfferWriter::create(db, sources);
            QVERIFY(writer->observe(observation(50, QDate(2026, 11, 30))).value());
            QVERIFY(transaction->commit());
        }
        const qint64 prices = number(db, QStringLiteral("SELECT count(*) FROM price"));

        FactFiles files = shippedFactFiles();
        QByteArray &gpus = files[QStringLiteral("gpus.csv")];
        gpus = replaced(gpus, "t4,NVIDIA,T4,Turing,2018", "t4,NVIDIA,T4,Turing,2019");
        QByteArray &offers = files[QStringLiteral("offers.csv")];
        offers = replaced(
            offers,
            "o0001,aws,p3.8xlarge,v100-16g-sxm,4,32,244,,nvlink,full_mesh,10,ethernet,us-east-1,USD,12.24,",
            "o0001,aws,p3.8xlarge,v100-16g-sxm,4,32,244,,nvlink,full_mesh,10,ethernet,us-east-1,USD,13.24,");
        QVERIFY(importFacts(db, files));

        QCOMPARE(number(db, QStringLiteral("SELECT launch_year FROM gpu WHERE id = 't4'")), qint64(2019));
        QCOMPARE(number(db, QStringLiteral("SELECT vram_gb FROM gpu WHERE id = 'l4'")), qint64(99));
        QCOMPARE(number(db, QStringLiteral("SELECT count(*) FROM price")), prices);
        QCOMPARE(number(db, QStringLiteral("SELECT amount_micros FROM price WHERE code = 'o0001'")),
                 qint64(13'240'000));
        QCOMPARE(number(db, QStringLiteral("SELECT count(*) FROM price WHERE code IS NULL")), qint64(1));
    }

    void aBrokenEditionChangesNothing()
    {
        const auto connection = freshInMemory();
        QVERIFY(connection);
        FactFiles files = shippedFactFiles();
        files[QStringLiteral("gpus.csv")] = replaced(files[QStringLiteral("gpus.csv")],
                                                     "t4,NVIDIA,T4,Turing,2018", "t4,NVIDIA,T4,Turing,2019");
        files[QStringLiteral("offers.csv")]
            = replaced(files[QStringLiteral("offers.csv")], "o0002,aws,", "o0002,no-such-provider,");
        QVERIFY(!importFacts(**connection, files));
        QCOMPARE(number(**connection, QStringLiteral("SELECT launch_year FROM gpu WHERE id = 't4'")),
                 qint64(2018));
    }

    void observationsNeverOverwrite()
    {
        const auto connection = freshInMemory();
        const Connection &db = **connection;
        auto transaction = Transaction::begin(db);
        SourceRegistry sources(db);
        auto writer = OfferWriter::create(db, sources);
        QVERIFY(writer);
        domain::Offer first = observation(50, QDate(2026, 10, 1));
        first.vcpus = 100;
        domain::Offer second = observation(60, QDate(2026, 11, 1));
        second.vcpus = 200;
        domain::Offer late = observation(40, QDate(2026, 9, 1));
        late.vcpus = 50;
        QCOMPARE(*writer->observe(first), true);
        QCOMPARE(*writer->observe(second), true);
        QCOMPARE(*writer->observe(second), false); // the same again
        QCOMPARE(*writer->observe(late), true); // an older day read later
        QVERIFY(transaction->commit());
        const QString where = QStringLiteral(
            " FROM price p JOIN offer o ON o.id = p.offer_id JOIN instance i ON i.id = o.instance_id"
            " WHERE i.name = 'p9.test'");
        QCOMPARE(number(db, QStringLiteral("SELECT count(*)") + where), qint64(3));
        QCOMPARE(number(db, QStringLiteral("SELECT i.vcpus") + where), qint64(200));
        const auto offers = loadNewestOffers(db);
        QVERIFY(offers);
        QCOMPARE(offers->back().instanceType, QStringLiteral("p9.test"));
        QCOMPARE(offers->back().price.micros(), qint64(60'000'000));
        QVERIFY(offers->back().id.startsWith(QLatin1Char('p')));
    }

    void aPriceWithoutADateIsRefused()
    {
        const auto connection = freshInMemory();
        SourceRegistry sources(**connection);
        auto writer = OfferWriter::create(**connection, sources);
        domain::Offer offer = observation(50, QDate());
        offer.provenance.observedOn.reset();
        const auto done = writer->observe(offer);
        QVERIFY(!done);
        QCOMPARE(done.error().code, domain::ErrorCode::CatalogueRowInvalid);
    }
};

QTEST_GUILESS_MAIN(FactTablesTest)
#include "tst_fact_tables.moc"
