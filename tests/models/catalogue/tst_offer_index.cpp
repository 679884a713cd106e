// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/workspace.h"

#include <QTest>

#include <algorithm>

using namespace xj;
using namespace xj::catalogue;

namespace {

/// The same questions answered from the snapshot, one offer at a time.
double usdPerGpuHour(const domain::Offer &offer)
{
    const double usd = offer.price.currency() == domain::Currency::usd() ? 1.0
        : offer.price.currency() == domain::Currency::eur()              ? 1.1699
                                                                         : 1.0 / 7.18;
    const double hours = offer.period == domain::PricePeriod::Hour ? 1.0
        : offer.period == domain::PricePeriod::Month               ? 730.0
                                                                   : 8760.0;
    return offer.price.toDouble() * usd / hours / offer.gpuCount;
}

} // namespace

class OfferIndexTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Workspace> m_workspace;
    domain::Catalogue m_catalogue;
    OfferIndex m_index;

    bool found(const domain::Offer &offer, const QString &word) const
    {
        const domain::Provider *provider = m_catalogue.provider(offer.providerId);
        const domain::Gpu *gpu = m_catalogue.gpu(offer.gpuId);
        const QStringList texts{offer.providerId,
                                provider->name.chinese,
                                provider->name.english,
                                offer.instanceType,
                                offer.gpuId,
                                gpu->name,
                                offer.region};
        return std::any_of(texts.begin(), texts.end(),
                           [&](const QString &text) { return text.contains(word, Qt::CaseInsensitive); });
    }

    QSet<QString> keys(const std::vector<quint32> &rows) const
    {
        QSet<QString> all;
        for (const quint32 row : rows) {
            const auto offer = m_workspace->offer(m_index.line(row).offerId);
            all.insert(offer ? offer->id : QStringLiteral("?"));
        }
        return all;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_workspace = std::move(*Workspace::inMemory());
        m_catalogue = *m_workspace->snapshot();
        m_index = *m_workspace->offerIndex();
    }

    void holdsTheNewestPriceOfEveryOffer()
    {
        QCOMPARE(m_index.size(), m_catalogue.offers().size());
        QSet<QString> expected;
        for (const domain::Offer &offer : m_catalogue.offers())
            expected.insert(offer.id);
        const std::vector<quint32> all = m_index.select({});
        QCOMPARE(keys(all), expected);
        for (const quint32 row : all) {
            const OfferIndex::Line line = m_index.line(row);
            const domain::Offer offer = *m_workspace->offer(line.offerId);
            QCOMPARE(line.providerId, offer.providerId);
            QCOMPARE(line.instanceType, offer.instanceType);
            QCOMPARE(line.gpuId, offer.gpuId);
            QCOMPARE(line.gpuCount, offer.gpuCount);
            QCOMPARE(line.region, offer.region);
            QCOMPARE(line.pricing, offer.pricing);
            QCOMPARE(line.period, offer.period);
            QVERIFY(line.price == offer.price);
            QCOMPARE(std::optional(line.observedOn), offer.provenance.observedOn);
            QCOMPARE(line.confidence, offer.provenance.confidence);
            QVERIFY(line.usdPerGpuHour);
            QVERIFY(std::abs(*line.usdPerGpuHour / usdPerGpuHour(offer) - 1) < 1e-5);
        }
    }

    void sortsByEveryColumn()
    {
        for (int column = 0; column <= int(OfferSort::Observed); ++column) {
            OfferQuery query;
            query.sort = OfferSort(column);
            std::vector<quint32> rows = m_index.select(query);
            QCOMPARE(rows.size(), m_index.size());
            const auto inOrder = [&](quint32 a, quint32 b) {
                const OfferIndex::Line x = m_index.line(a);
                const OfferIndex::Line y = m_index.line(b);
                switch (query.sort) {
                case OfferSort::Instance:
                    return x.instanceType.toCaseFolded() <= y.instanceType.toCaseFolded();
                case OfferSort::Region:
                    return x.region.toCaseFolded() <= y.region.toCaseFolded();
                case OfferSort::GpuCount:
                    return x.gpuCount <= y.gpuCount;
                case OfferSort::GpuHour:
                    return *x.usdPerGpuHour <= *y.usdPerGpuHour;
                case OfferSort::Observed:
                    return x.observedOn <= y.observedOn;
                case OfferSort::Pricing:
                    return int(x.pricing) <= int(y.pricing);
                case OfferSort::Provider:
                    return x.providerId <= y.providerId;
                case OfferSort::Gpu:
                    return x.gpuId <= y.gpuId;
                }
                return false;
            };
            for (size_t i = 1; i < rows.size(); ++i)
                QVERIFY2(inOrder(rows[i - 1], rows[i]), qPrintable(QStringLiteral("column %1").arg(column)));
            query.ascending = false;
            std::reverse(rows.begin(), rows.end());
            QVERIFY(m_index.select(query) == rows);
        }
    }

    void searchFindsAnySubstring_data()
    {
        QTest::addColumn<QString>("search");
        for (const char *search : {"h100", "H100 sxm", "阿里", "云", "腾讯云", "一万", "us-east", "p5.48",
                                   "整机", "b", "nothing-like-it", "aws  h200 "})
            QTest::newRow(search) << QString::fromUtf8(search);
    }

    void searchFindsAnySubstring()
    {
        QFETCH(QString, search);
        QSet<QString> expected;
        for (const domain::Offer &offer : m_catalogue.offers()) {
            const QStringList words = search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
            if (std::all_of(words.begin(), words.end(),
                            [&](const QString &word) { return found(offer, word); }))
                expected.insert(offer.id);
        }
        OfferQuery query;
        query.search = search;
        QCOMPARE(keys(m_index.select(query)), expected);
    }

    void filtersAreCombined()
    {
        OfferQuery query;
        query.gpuIds = {QStringLiteral("h100-sxm"), QStringLiteral("h200-sxm")};
        query.pricing = {int(domain::PricingModel::OnDemand)};
        query.minimumGpuCount = 8;
        query.observedSince = QDate(2026, 1, 1);
        query.search = QStringLiteral("us");
        QSet<QString> expected;
        for (const domain::Offer &offer : m_catalogue.offers()) {
            if (query.gpuIds.contains(offer.gpuId) && offer.pricing == domain::PricingModel::OnDemand
                && offer.gpuCount >= 8 && offer.provenance.observedOn >= query.observedSince
                && found(offer, query.search))
                expected.insert(offer.id);
        }
        QVERIFY(expected.size() > 3);
        QCOMPARE(keys(m_index.select(query)), expected);
        query.providerIds = {QStringLiteral("no-such-provider")};
        QVERIFY(m_index.select(query).empty());
    }

    void anEmptyIndexAnswersToo()
    {
        QCOMPARE(OfferIndex().size(), size_t(0));
        QVERIFY(OfferIndex().select({}).empty());
    }
};

QTEST_GUILESS_MAIN(OfferIndexTest)
#include "tst_offer_index.moc"
