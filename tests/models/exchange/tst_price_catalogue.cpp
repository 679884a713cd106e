// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/delimited_text.h"
#include "models/exchange/observed_offers.h"
#include "models/exchange/price_catalogue.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace xj::exchange;

namespace {

TextTable tableOf(const QString &text)
{
    return readDelimited(text, QLatin1Char(','));
}

ImportedFile readText(const char *text, const char *provider)
{
    ImportOptions options;
    options.provider = QString::fromLatin1(provider);
    return readPriceCatalogue(tableOf(QString::fromUtf8(text)), options);
}

/// "row code" of each notice.
QStringList listed(const std::vector<ImportNotice> &notices)
{
    QStringList lines;
    for (const ImportNotice &notice : notices)
        lines.append(QStringLiteral("%1 %2").arg(notice.row).arg(notice.code));
    return lines;
}

/// Every record in exactly one place.
bool addsUp(const ImportedFile &file)
{
    return file.importedRows() + int(file.skipped.size()) + int(file.rejected.size()) == file.totalRows;
}

constexpr const char *kSkyPilotHeader = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,"
                                        "GpuInfo,Price,SpotPrice,Region,Generation\n";

constexpr const char *kAwsHeader
    = "\"SKU\",\"OfferTermCode\",\"TermType\",\"Unit\",\"PricePerUnit\",\"Currency\",\"LeaseContractLength\","
      "\"PurchaseOption\","
      "\"Product Family\",\"Instance Type\",\"vCPU\",\"Memory\",\"Tenancy\",\"Operating "
      "System\",\"CapacityStatus\",\"GPU\","
      "\"Pre Installed S/W\",\"Region Code\"\n";

} // namespace

class PriceCatalogueTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void detectsByContent()
    {
        QCOMPARE(detectPriceCatalogue(tableOf(QString::fromLatin1(kSkyPilotHeader))),
                 std::optional(PriceCatalogueFormat::SkyPilot));
        QCOMPARE(detectPriceCatalogue(
                     tableOf(QStringLiteral("instance_name,location,price,gpu_count,gpu_name\n"))),
                 std::optional(PriceCatalogueFormat::GpuHunt));
        QCOMPARE(detectPriceCatalogue(tableOf(QStringLiteral("\"FormatVersion\",\"v1.0\"\n")
                                              + QString::fromLatin1(kAwsHeader))),
                 std::optional(PriceCatalogueFormat::AwsPriceList));
        QCOMPARE(detectPriceCatalogue(tableOf(QStringLiteral("型号,单价\n"))), std::nullopt);
        QCOMPARE(detectPriceCatalogue(TextTable{}), std::nullopt);
        QCOMPARE(readPriceCatalogue(tableOf(QStringLiteral("a,b\n1,2\n")), {}).error,
                 QStringLiteral("format_unknown"));
    }

    void skyPilotGivesAnOnDemandAndASpotOffer()
    {
        const QByteArray text = QByteArray(kSkyPilotHeader)
            + "Standard_ND96asr_v4,A100,8,96,900,\"{'Gpus': [{'MemoryInfo': {'SizeInMiB': "
              "40960}}]}\",27.1970,5.98334,eastus,V2\n";
        const ImportedFile file = readText(text.constData(), "azure");
        QCOMPARE(file.format, QStringLiteral("skypilot"));
        QCOMPARE(file.offers.size(), size_t(2));
        const ImportedOffer &offer = file.offers.front();
        QCOMPARE(offer.gpuId, QStringLiteral("a100-40g-sxm"));
        QCOMPARE(offer.gpuCount, std::optional(8));
        QCOMPARE(offer.price, QStringLiteral("27.197"));
        QCOMPARE(offer.currency, QStringLiteral("USD"));
        QCOMPARE(offer.period, QStringLiteral("hour"));
        QCOMPARE(offer.pricingModel, QStringLiteral("on_demand"));
        QCOMPARE(file.offers.back().pricingModel, QStringLiteral("spot"));
        QCOMPARE(file.offers.back().price, QStringLiteral("5.98334"));
        QCOMPARE(file.offers.back().gpuId, offer.gpuId);
        QVERIFY(addsUp(file));
    }

    void skyPilotAccountsForEveryRecord()
    {
        const QByteArray text = QByteArray(kSkyPilotHeader)
            + "a,,,1,2,,0.05,0.01,r,V1\n" // 2
              "b,T4,0.25,1,2,,0.05,0.01,r,V1\n" // 3
              "c,tpu-v4-8,1,1,2,,0.05,0.01,r,V1\n" // 4
              "d,T4,x,1,2,,0.05,0.01,r,V1\n" // 5
              "e,T4,1,1,2,,,,r,V1\n" // 6
              "f,T4,1,1,2,,0.0,,r,V1\n" // 7
              "g,T4,1,1,2,,-1,,r,V1\n" // 8
              "h,T4,1,1,2,,1,,r,V1,V2\n" // 9: one field too many
              "i,T4,1,1,2,,1,2,r,V1\n" // 10
              "j,T4,1,1,2,,1,1.0,r,V1\n" // 11
              "k,T9,1,1,2,,1,,r,V1\n" // 12
              "l,A100-80GB,1,1,2,,1,,r,V1\n" // 13
              "m,T4,1,1,2,,,0.3,r,V1\n" // 14
              "n,T4,1\n"; // 15: fields missing
        const ImportedFile file = readText(text.constData(), "lambda");
        QCOMPARE(listed(file.skipped),
                 (QStringList{QStringLiteral("1 header"), QStringLiteral("2 cpu_only"),
                              QStringLiteral("3 fractional_gpu"), QStringLiteral("4 not_a_gpu")}));
        QCOMPARE(listed(file.rejected),
                 (QStringList{QStringLiteral("5 gpu_count_invalid"), QStringLiteral("6 price_missing"),
                              QStringLiteral("7 price_zero"), QStringLiteral("8 price_negative"),
                              QStringLiteral("15 price_missing")}));
        QCOMPARE(listed(file.warnings),
                 (QStringList{QStringLiteral("9 ragged_repaired"), QStringLiteral("10 spot_above_on_demand"),
                              QStringLiteral("11 spot_equals_on_demand"), QStringLiteral("12 gpu_unknown"),
                              QStringLiteral("13 gpu_ambiguous")}));
        QCOMPARE(file.warnings.back().candidates,
                 (QStringList{QStringLiteral("a100-80g-sxm"), QStringLiteral("a100-80g-pcie")}));
        QCOMPARE(file.totalRows, 15);
        QVERIFY(addsUp(file));
        // Spot alone is an offer.
        QCOMPARE(file.offers.back().rows, QList<int>{14});
        QCOMPARE(file.offers.back().pricingModel, QStringLiteral("spot"));
    }

    void googlesPartsAreAddedUp()
    {
        const ImportedFile file = readText("InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,"
                                           "GpuInfo,Region,AvailabilityZone,Price,SpotPrice\n"
                                           "g2-standard-4,4,16,,,,r,r-a,0.1,0.01\n" // 2
                                           "g2-standard-8,8,32,,,,r,r-a,0.2,0.02\n" // 3
                                           "g2-standard-4,4,16,,,,r,r-b,0.1,0.01\n" // 4: no GPU in this zone
                                           "a4-highgpu-8g,224,3968,,,,r,r-a,0.0,0.0\n" // 5
                                           "n1-standard-1,1,4,,,,r,r-a,0.05,0.01\n" // 6
                                           ",,,L4,1,,r,r-a,0.55,\n" // 7
                                           ",,,B200,8,,r,r-a,90.2,30.1\n" // 8
                                           ",,,T4,1,,r,r-a,0.35,0.1\n" // 9
                                           ",,,tpu-v5p-8,1,,r,r-a,9,4\n", // 10
                                           "gcp");
        QCOMPARE(file.offers.size(), size_t(4));
        QCOMPARE(file.offers[0].instanceType, QStringLiteral("g2-standard-4"));
        QCOMPARE(file.offers[0].price, QStringLiteral("0.65"));
        QCOMPARE(file.offers[0].rows, (QList<int>{7, 2}));
        QCOMPARE(file.offers[1].price, QStringLiteral("0.75"));
        QCOMPARE(file.offers[2].price, QStringLiteral("90.2"));
        QCOMPARE(file.offers[3].price, QStringLiteral("30.1"));
        QCOMPARE(file.offers[3].gpuId, QStringLiteral("b200-sxm"));
        QCOMPARE(listed(file.skipped),
                 (QStringList{QStringLiteral("1 header"), QStringLiteral("10 not_a_gpu"),
                              QStringLiteral("4 host_without_gpu"), QStringLiteral("6 cpu_only")}));
        QCOMPARE(listed(file.rejected), QStringList{QStringLiteral("9 host_price_missing")});
        QVERIFY(listed(file.warnings).contains(QStringLiteral("8 host_price_zero")));
        QVERIFY(addsUp(file));
    }

    void gpuHuntReadsOnePriceARecord()
    {
        const ImportedFile file = readText(
            "instance_name,location,price,cpu,memory,gpu_count,gpu_name,gpu_memory,spot,disk_size\n"
            "NVIDIA H100 PCIe,US,2.890,16,188,1,H100,80,False,\n"
            "NVIDIA H100 80GB HBM3,US,2.39,16,251,1,H100,80,True,\n"
            "cpu,US,0.1,2,4,0,,,False,\n"
            "x,US,n/a,2,4,1,T4,16,False,\n"
            "y,US,1,2,4,1,T4,16,yes,\n",
            "runpod");
        QCOMPARE(file.offers.size(), size_t(2));
        QCOMPARE(file.offers[0].gpuId, QStringLiteral("h100-pcie"));
        QCOMPARE(file.offers[0].price, QStringLiteral("2.89"));
        QCOMPARE(file.offers[1].gpuId, QStringLiteral("h100-sxm"));
        QCOMPARE(file.offers[1].pricingModel, QStringLiteral("spot"));
        QCOMPARE(listed(file.skipped),
                 (QStringList{QStringLiteral("1 header"), QStringLiteral("4 cpu_only")}));
        QCOMPARE(listed(file.rejected),
                 (QStringList{QStringLiteral("5 price_not_a_number"), QStringLiteral("6 boolean_invalid")}));
        QVERIFY(addsUp(file));
    }

    void awsTermsAreJoined()
    {
        const QByteArray rest = ",\"Compute Instance\",\"p5.48xlarge\",\"192\",\"2,048 "
                                "GiB\",\"Shared\",\"Linux\",\"Used\",\"8\",\"NA\",\"us-east-1\"\n";
        const QByteArray text
            = QByteArray("\"FormatVersion\",\"v1.0\"\n\"Publication Date\",\"2026-11-20T18:00:00Z\"\n")
            + kAwsHeader + "\"S\",\"OD\",\"OnDemand\",\"Hrs\",\"55.0400000000\",\"USD\",\"\",\"\"" + rest
            + "\"S\",\"R1\",\"Reserved\",\"Quantity\",\"153300\",\"USD\",\"1yr\",\"Partial Upfront\"" + rest
            + "\"S\",\"R1\",\"Reserved\",\"Hrs\",\"17.5\",\"USD\",\"1yr\",\"Partial Upfront\"" + rest
            + "\"S\",\"R3\",\"Reserved\",\"Hrs\",\"0.0000000000\",\"USD\",\"3yr\",\"All Upfront\"" + rest
            + "\"S\",\"R3\",\"Reserved\",\"Quantity\",\"624588\",\"USD\",\"3yr\",\"All Upfront\"" + rest
            + QByteArray("\"S\",\"OD\",\"OnDemand\",\"Hrs\",\"60\",\"USD\",\"\",\"\"")
            + QByteArray(rest).replace("Shared", "Dedicated")
            + QByteArray("\"S\",\"OD\",\"OnDemand\",\"Hrs\",\"60\",\"USD\",\"\",\"\"")
            + QByteArray(rest).replace("Linux", "Windows")
            + QByteArray("\"S\",\"OD\",\"OnDemand\",\"Hrs\",\"0\",\"USD\",\"\",\"\"") + rest;
        const ImportedFile file = readText(text.constData(), "aws");
        QCOMPARE(file.terms.observedOn, std::optional(QDate(2026, 11, 20)));
        QCOMPARE(file.offers.size(), size_t(3));
        QCOMPARE(file.offers[0].price, QStringLiteral("55.04"));
        QCOMPARE(file.offers[0].ramGiB, QStringLiteral("2048"));
        QCOMPARE(file.offers[1].pricingModel, QStringLiteral("reserved_1y"));
        QCOMPARE(file.offers[1].upfront, QStringLiteral("153300"));
        QCOMPARE(file.offers[1].payment, QStringLiteral("partial_upfront"));
        QCOMPARE(file.offers[1].rows, (QList<int>{5, 6}));
        QCOMPARE(file.offers[2].price, QStringLiteral("0"));
        QCOMPARE(file.offers[2].upfront, QStringLiteral("624588"));
        QCOMPARE(listed(file.rejected), QStringList{QStringLiteral("11 price_zero")});
        QVERIFY(listed(file.skipped).contains(QStringLiteral("9 other_tenancy")));
        QVERIFY(listed(file.skipped).contains(QStringLiteral("10 other_operating_system")));
        QVERIFY(addsUp(file));
    }

    void offersAreTakenIntoTheCatalogue()
    {
        namespace domain = xj::domain;
        domain::CatalogueData data;
        domain::Gpu v100;
        v100.id = QStringLiteral("v100-16g-sxm");
        v100.formFactor = QStringLiteral("SXM2");
        v100.linkType = QStringLiteral("NVLink 2");
        v100.maxLinkGroup = 8;
        v100.datacenterLicensed = true;
        data.gpus = {v100};
        domain::Provider aws;
        aws.id = QStringLiteral("aws");
        data.providers = {aws};
        const domain::Catalogue catalogue(std::move(data));
        ImportOptions options;
        options.provider = aws.id;
        const QByteArray text = QByteArray(kSkyPilotHeader)
            + "p3.8xlarge,V100,4,32,244,,12.24,,us-east-1,V1\np3.16xlarge,V100,8,64,488,,24.48,,us-east-1,"
              "V1\n"
              "g3.4xlarge,M60,1,16,122,,1.14,,us-east-1,V1\n";
        const ImportedFile file = readText(text.constData(), "aws");
        const QString source = QStringLiteral("a price list");
        QCOMPARE(observedOffers(file, options, source, catalogue).error().code,
                 domain::ErrorCode::MissingKey);
        options.observedOn = QDate(2026, 12, 1);
        const auto taken = observedOffers(file, options, source, catalogue);
        QVERIFY(taken);
        QCOMPARE(taken->offers.size(), size_t(2));
        QCOMPARE(taken->offers[0].topology, domain::Topology::FullMesh);
        QCOMPARE(taken->offers[1].topology, domain::Topology::BridgePairs);
        QCOMPARE(taken->offers[0].price.micros(), qint64(12'240'000));
        QCOMPARE(taken->offers[0].provenance.observedOn, options.observedOn);
        QCOMPARE(taken->unresolved, (QMap<QString, int>{{QStringLiteral("M60"), 1}}));
        options.provider = QStringLiteral("nobody");
        QCOMPARE(observedOffers(file, options, source, catalogue).error().code,
                 domain::ErrorCode::UnknownProvider);
    }

    /// Whole tables as clouds publish them, when they are at hand.
    void readsWholeCatalogues()
    {
        const QDir folder(QStringLiteral(XJ_SOURCE_DIR "/../shared/cases/skypilot-catalog/2026-05-20"));
        if (!folder.exists())
            QSKIP("no catalogue at hand");
        const QMap<QString, size_t> atLeast{{QStringLiteral("azure"), 1000},
                                            {QStringLiteral("gcp"), 700},
                                            {QStringLiteral("lambda"), 380},
                                            {QStringLiteral("vast"), 60}};
        for (auto it = atLeast.cbegin(); it != atLeast.cend(); ++it) {
            QFile file(folder.filePath(it.key() + QLatin1String(".vms.csv")));
            QVERIFY(file.open(QIODevice::ReadOnly));
            ImportOptions options;
            options.provider = it.key();
            const ImportedFile read = readPriceCatalogue(tableOf(QString::fromUtf8(file.readAll())), options);
            QVERIFY2(addsUp(read), qPrintable(it.key()));
            qInfo("%s: %d records, %d imported, %d skipped, %d rejected, %d offers", qPrintable(it.key()),
                  read.totalRows, read.importedRows(), int(read.skipped.size()), int(read.rejected.size()),
                  int(read.offers.size()));
            QMap<QString, int> unresolved;
            for (const ImportNotice &warning : read.warnings) {
                if (warning.code.startsWith(QLatin1String("gpu_")))
                    ++unresolved[warning.code + QLatin1Char(' ') + warning.text];
            }
            for (auto name = unresolved.cbegin(); name != unresolved.cend(); ++name)
                qInfo("  %s: %d", qPrintable(name.key()), name.value());
            QVERIFY(read.offers.size() >= it.value());
        }
    }
};

QTEST_GUILESS_MAIN(PriceCatalogueTest)
#include "tst_price_catalogue.moc"
