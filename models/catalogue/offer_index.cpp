// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/offer_index.h"

#include "models/catalogue/enum_text.h"
#include "models/catalogue/fact_tables.h"
#include "models/catalogue/native_statement.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <mutex>
#include <numeric>
#include <utility>

namespace xj::catalogue {

using domain::Result;

namespace {

constexpr quint32 kNoRow = ~quint32(0);
constexpr double kHoursPerMonth = 730.0;
constexpr double kHoursPerYear = 8760.0;
constexpr size_t kSorts = 8;

/// The distinct values of one column: every row holds a number into it.
struct Dimension
{
    QStringList keys; ///< ids, or the text itself
    QStringList folded; ///< what a search looks through, case folded
    QHash<QString, quint32> numbers;

    quint32 numberOf(const QString &key)
    {
        const auto known = numbers.constFind(key);
        if (known != numbers.constEnd())
            return *known;
        const quint32 number = quint32(keys.size());
        numbers.insert(key, number);
        keys.append(key);
        folded.append(key.toCaseFolded());
        return number;
    }

    /// The place of each value when they are sorted by `names`.
    std::vector<quint32> ranks(const QStringList &names) const
    {
        std::vector<quint32> order(size_t(keys.size()));
        std::iota(order.begin(), order.end(), 0U);
        std::sort(order.begin(), order.end(),
                  [&](quint32 a, quint32 b) { return names.at(a) < names.at(b); });
        std::vector<quint32> rank(order.size());
        for (size_t i = 0; i < order.size(); ++i)
            rank[order[i]] = quint32(i);
        return rank;
    }
};

struct Instance
{
    quint32 name = 0; ///< in the dimension of names
    quint16 provider = 0;
    quint16 gpu = 0;
    qint32 gpuCount = 0;
};

/// One row, 40 bytes.
struct Row
{
    qint64 offerId = 0;
    qint64 micros = 0;
    double usdPerGpuHour = std::nan("");
    quint32 instance = 0;
    qint32 day = 0; ///< Julian day
    quint16 region = 0;
    quint16 currency = 0;
    quint8 pricing = 0;
    quint8 period = 0;
    quint8 confidence = 0;
};

/// Sorts row numbers by a 64-bit key, stable: four passes of 16 bits, less when the upper bits are all alike.
std::vector<quint32> radixSorted(const std::vector<quint64> &keys)
{
    std::vector<quint32> order(keys.size());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<quint32> next(keys.size());
    std::vector<quint32> counts(1U << 16);
    for (int shift = 0; shift < 64; shift += 16) {
        std::fill(counts.begin(), counts.end(), 0U);
        for (const quint64 key : keys)
            ++counts[(key >> shift) & 0xffff];
        if (!keys.empty() && counts[(keys.front() >> shift) & 0xffff] == keys.size())
            continue;
        quint32 start = 0;
        for (quint32 &count : counts)
            start += std::exchange(count, start);
        for (const quint32 row : order)
            next[counts[(keys[row] >> shift) & 0xffff]++] = row;
        order.swap(next);
    }
    return order;
}

/// Orders as the number does; unknown comes last.
quint64 sortableBits(double value)
{
    if (std::isnan(value))
        return ~quint64(0);
    quint64 bits = 0;
    static_assert(sizeof(bits) == sizeof(value));
    std::memcpy(&bits, &value, sizeof(bits));
    constexpr quint64 kSign = quint64(1) << 63;
    return (bits & kSign) != 0 ? ~bits : bits | kSign;
}

double hoursOf(domain::PricePeriod period)
{
    switch (period) {
    case domain::PricePeriod::Hour:
        return 1.0;
    case domain::PricePeriod::Month:
        return kHoursPerMonth;
    case domain::PricePeriod::Year:
        return kHoursPerYear;
    case domain::PricePeriod::Once:
        break;
    }
    return std::nan("");
}

template <typename E> quint8 enumIn(QLatin1String text)
{
    for (const auto &[value, name] : EnumText<E>::names) {
        if (text == QLatin1String(name))
            return quint8(value);
    }
    return 0;
}

} // namespace

struct OfferIndex::Data
{
    Dimension providers;
    Dimension gpus;
    Dimension names;
    Dimension regions;
    Dimension currencies;
    std::vector<Instance> instances;
    std::vector<Row> rows;
    std::vector<double> usdPerUnit; ///< by currency; NaN: no rate

    /// The order of all rows by each column, made when first asked for.
    mutable std::array<std::vector<quint32>, kSorts> orders;
    mutable std::array<std::once_flag, kSorts> ordered;

    const std::vector<quint32> &orderBy(OfferSort sort) const;
    std::vector<quint64> keysOf(OfferSort sort) const;
};

namespace {

/// Reads the tables one after the other, each in the order in which it lies on the disk.
class Loader
{
public:
    Loader(const Connection &connection, OfferIndex::Data &data)
        : m_connection(connection)
        , m_data(data)
    { }

    Result<void> run()
    {
        return readNames("SELECT id, name_zh || ' ' || name_en FROM provider", m_data.providers)
            .and_then([&] { return readNames("SELECT id, name FROM gpu", m_data.gpus); })
            .and_then([&] { return readInstances(); })
            .and_then([&] { return readOffers(); })
            .and_then([&] { return readPrices(); })
            .and_then([&] { return readRates(); })
            .map([&] { finish(); });
    }

private:
    Result<void> forEach(const char *sql, const std::function<void(NativeStatement &)> &row)
    {
        Result<NativeStatement> statement = NativeStatement::prepare(m_connection, sql);
        if (!statement)
            return tl::unexpected(statement.error());
        for (;;) {
            const Result<bool> more = statement->step();
            if (!more)
                return tl::unexpected(more.error());
            if (!*more)
                return {};
            row(*statement);
        }
    }

    Result<void> readNames(const char *sql, Dimension &dimension)
    {
        return forEach(sql, [&](NativeStatement &row) {
            const QString id = row.text(0);
            const QString all = id + QLatin1Char(' ') + row.text(1);
            dimension.folded[dimension.numberOf(id)] = all.toCaseFolded();
        });
    }

    static void put(std::vector<quint32> &slots, qint64 id, quint32 value)
    {
        if (size_t(id) >= slots.size())
            slots.resize(size_t(id) + size_t(id) / 2 + 16, kNoRow);
        slots[size_t(id)] = value;
    }

    Result<void> readInstances()
    {
        return forEach(
            "SELECT id, provider_id, name, gpu_id, gpu_count FROM instance", [&](NativeStatement &row) {
                put(m_instanceSlots, row.integer(0), quint32(m_data.instances.size()));
                m_data.instances.push_back(
                    {m_data.names.numberOf(row.text(2)), quint16(m_data.providers.numberOf(row.text(1))),
                     quint16(m_data.gpus.numberOf(row.text(3))), qint32(row.integer(4))});
            });
    }

    Result<void> readOffers()
    {
        return forEach("SELECT id, instance_id, region, pricing_model, price_period, currency FROM offer",
                       [&](NativeStatement &row) {
                           put(m_offerSlots, row.integer(0), quint32(m_data.rows.size()));
                           Row made;
                           made.offerId = row.integer(0);
                           made.instance = m_instanceSlots[size_t(row.integer(1))];
                           made.region = quint16(m_data.regions.numberOf(row.text(2)));
                           made.pricing = enumIn<domain::PricingModel>(row.latin1(3));
                           made.period = enumIn<domain::PricePeriod>(row.latin1(4));
                           made.currency = quint16(m_data.currencies.numberOf(row.text(5)));
                           m_data.rows.push_back(made);
                       });
    }

    qint32 julianDay(QLatin1String iso)
    {
        // Lists are of one day mostly: the last one is remembered.
        if (m_lastDay.size() != iso.size() || QLatin1String(m_lastDay) != iso) {
            m_lastDay = QByteArray(iso.data(), iso.size());
            m_lastJulian = qint32(QDate::fromString(QString(iso), Qt::ISODate).toJulianDay());
        }
        return m_lastJulian;
    }

    Result<void> readPrices()
    {
        // In the order of their numbers: of two prices of one day the later row wins, as in
        // loadNewestOffers().
        return forEach("SELECT offer_id, amount_micros, observed_on, confidence FROM price ORDER BY id",
                       [&](NativeStatement &row) {
                           Row &offer = m_data.rows[m_offerSlots[size_t(row.integer(0))]];
                           const qint32 day = julianDay(row.latin1(2));
                           if (day < offer.day)
                               return;
                           offer.day = day;
                           offer.micros = row.integer(1);
                           offer.confidence = enumIn<domain::Confidence>(row.latin1(3));
                       });
    }

    Result<void> readRates()
    {
        Result<std::vector<domain::ExchangeRate>> rates = loadFacts(m_connection, exchangeRateTable());
        if (!rates)
            return tl::unexpected(rates.error());
        for (const QString &code : m_data.currencies.keys) {
            const domain::Currency currency = domain::Currency::fromCode(code).value_or(domain::Currency());
            const domain::Money unit(domain::Money::microsPerUnit(), currency);
            const Result<domain::Converted> dollars = domain::convert(unit, domain::Currency::usd(), *rates);
            m_data.usdPerUnit.push_back(dollars ? dollars->amount.toDouble() : std::nan(""));
        }
        return {};
    }

    void finish()
    {
        std::erase_if(m_data.rows, [](const Row &row) { return row.day == 0; });
        for (Row &row : m_data.rows) {
            const double hours = hoursOf(domain::PricePeriod(row.period));
            row.usdPerGpuHour = double(row.micros) / 1e6 * m_data.usdPerUnit[row.currency] / hours
                / m_data.instances[row.instance].gpuCount;
        }
    }

    const Connection &m_connection;
    OfferIndex::Data &m_data;
    std::vector<quint32> m_instanceSlots;
    std::vector<quint32> m_offerSlots;
    QByteArray m_lastDay;
    qint32 m_lastJulian = 0;
};

/// What of a dimension passes: all of it, or the entries marked.
class Passing
{
public:
    Passing() = default;
    Passing(const Dimension &dimension, const QSet<QString> &wanted)
    {
        if (wanted.isEmpty())
            return;
        m_all = false;
        m_marks.assign(size_t(dimension.keys.size()), 0);
        for (const QString &key : wanted) {
            const auto number = dimension.numbers.constFind(key);
            if (number != dimension.numbers.constEnd())
                m_marks[*number] = 1;
        }
    }
    [[nodiscard]] bool passes(quint32 number) const { return m_all || m_marks[number] != 0; }

private:
    bool m_all = true;
    std::vector<quint8> m_marks;
};

/// Where one search word occurs.
struct Word
{
    std::vector<quint8> providers;
    std::vector<quint8> gpus;
    std::vector<quint8> names;
    std::vector<quint8> regions;

    static std::vector<quint8> marks(const Dimension &dimension, const QString &word)
    {
        std::vector<quint8> found(size_t(dimension.folded.size()));
        for (size_t i = 0; i < found.size(); ++i)
            found[i] = dimension.folded.at(qsizetype(i)).contains(word) ? 1 : 0;
        return found;
    }
};

} // namespace

std::vector<quint64> OfferIndex::Data::keysOf(OfferSort sort) const
{
    std::vector<quint64> keys(rows.size());
    const auto fill = [&](const auto &keyOf) {
        for (size_t i = 0; i < rows.size(); ++i)
            keys[i] = keyOf(rows[i], instances[rows[i].instance]);
    };
    switch (sort) {
    case OfferSort::Provider: {
        const std::vector<quint32> rank = providers.ranks(providers.folded);
        fill([&](const Row &, const Instance &instance) { return quint64(rank[instance.provider]); });
        break;
    }
    case OfferSort::Instance: {
        const std::vector<quint32> rank = names.ranks(names.folded);
        fill([&](const Row &, const Instance &instance) { return quint64(rank[instance.name]); });
        break;
    }
    case OfferSort::Gpu: {
        const std::vector<quint32> rank = gpus.ranks(gpus.folded);
        fill([&](const Row &, const Instance &instance) { return quint64(rank[instance.gpu]); });
        break;
    }
    case OfferSort::Region: {
        const std::vector<quint32> rank = regions.ranks(regions.folded);
        fill([&](const Row &row, const Instance &) { return quint64(rank[row.region]); });
        break;
    }
    case OfferSort::GpuCount:
        fill([](const Row &, const Instance &instance) { return quint64(instance.gpuCount); });
        break;
    case OfferSort::Pricing:
        fill([](const Row &row, const Instance &) { return quint64(row.pricing); });
        break;
    case OfferSort::GpuHour:
        fill([](const Row &row, const Instance &) { return sortableBits(row.usdPerGpuHour); });
        break;
    case OfferSort::Observed:
        fill([](const Row &row, const Instance &) { return quint64(row.day); });
        break;
    }
    return keys;
}

const std::vector<quint32> &OfferIndex::Data::orderBy(OfferSort sort) const
{
    const size_t column = size_t(sort);
    std::call_once(ordered[column], [&] { orders[column] = radixSorted(keysOf(sort)); });
    return orders[column];
}

OfferIndex::OfferIndex()
    : d(std::make_shared<const Data>())
{ }

Result<OfferIndex> OfferIndex::load(const Connection &connection)
{
    auto data = std::make_shared<Data>();
    const Result<void> loaded = Loader(connection, *data).run();
    if (!loaded)
        return tl::unexpected(loaded.error());
    OfferIndex index;
    index.d = std::move(data);
    return index;
}

size_t OfferIndex::size() const
{
    return d->rows.size();
}

std::vector<quint32> OfferIndex::select(const OfferQuery &query) const
{
    const Passing providers(d->providers, query.providerIds);
    const Passing gpus(d->gpus, query.gpuIds);
    const Passing regions(d->regions, query.regions);
    quint32 pricing = query.pricing.isEmpty() ? ~0U : 0U;
    for (const int model : query.pricing)
        pricing |= 1U << model;
    const qint32 since = query.observedSince ? qint32(query.observedSince->toJulianDay()) : 0;
    std::vector<Word> words;
    for (const QString &word : query.search.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        words.push_back({Word::marks(d->providers, word), Word::marks(d->gpus, word),
                         Word::marks(d->names, word), Word::marks(d->regions, word)});
    }
    const auto passes = [&](const Row &row) {
        const Instance &instance = d->instances[row.instance];
        if (((pricing >> row.pricing) & 1U) == 0 || row.day < since
            || instance.gpuCount < query.minimumGpuCount || !providers.passes(instance.provider)
            || !gpus.passes(instance.gpu) || !regions.passes(row.region))
            return false;
        return std::all_of(words.begin(), words.end(), [&](const Word &word) {
            return (word.providers[instance.provider] | word.gpus[instance.gpu] | word.names[instance.name]
                    | word.regions[row.region])
                != 0;
        });
    };
    // The test reads the rows as they lie; walking them in sorted order would wait for memory at every step.
    std::vector<quint8> passing(d->rows.size());
    for (size_t row = 0; row < passing.size(); ++row)
        passing[row] = passes(d->rows[row]) ? 1 : 0;
    const std::vector<quint32> &order = d->orderBy(query.sort);
    std::vector<quint32> found;
    found.reserve(order.size());
    const auto take = [&](quint32 row) {
        if (passing[row] != 0)
            found.push_back(row);
    };
    if (query.ascending)
        std::for_each(order.begin(), order.end(), take);
    else
        std::for_each(order.rbegin(), order.rend(), take);
    return found;
}

OfferIndex::Line OfferIndex::line(quint32 number) const
{
    const Row &row = d->rows[number];
    const Instance &instance = d->instances[row.instance];
    Line line;
    line.offerId = row.offerId;
    line.providerId = d->providers.keys.at(instance.provider);
    line.instanceType = d->names.keys.at(instance.name);
    line.gpuId = d->gpus.keys.at(instance.gpu);
    line.gpuCount = instance.gpuCount;
    line.region = d->regions.keys.at(row.region);
    line.pricing = domain::PricingModel(row.pricing);
    line.period = domain::PricePeriod(row.period);
    const domain::Currency currency
        = domain::Currency::fromCode(d->currencies.keys.at(row.currency)).value_or(domain::Currency());
    line.price = domain::Money(row.micros, currency);
    if (!std::isnan(row.usdPerGpuHour))
        line.usdPerGpuHour = row.usdPerGpuHour;
    line.observedOn = QDate::fromJulianDay(row.day);
    line.confidence = domain::Confidence(row.confidence);
    return line;
}

} // namespace xj::catalogue
