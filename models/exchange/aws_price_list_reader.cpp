// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/price_catalogue_readers.h"

#include <QRegularExpression>

#include <algorithm>

namespace xj::exchange {

namespace {

constexpr qsizetype kLongestPreamble = 20;

/// An up-front and an hourly dimension of one reserved term.
struct ReservedTerm
{
    const Record *hourly = nullptr;
    const Record *upfront = nullptr;
};

QString pricingModelOf(const QString &lease)
{
    if (lease.startsWith(QLatin1Char('1')))
        return QStringLiteral("reserved_1y");
    return lease.startsWith(QLatin1Char('3')) ? QStringLiteral("reserved_3y")
                                              : QStringLiteral("reserved_other");
}

QString paymentOf(const QString &option)
{
    return option.toLower().replace(QLatin1Char(' '), QLatin1Char('_'));
}

class AwsReader
{
public:
    AwsReader(const Columns &columns, const QString &provider, ImportedFile &file)
        : m_columns(columns)
        , m_gpus(provider.isEmpty() ? QStringLiteral("aws") : provider)
        , m_file(file)
    { }

    void read(const Record &record)
    {
        const QString reason = whySkipped(record);
        if (!reason.isEmpty()) {
            m_file.skipped.push_back(notice(record.number, reason));
            return;
        }
        if (cell(record, "TermType") != QLatin1String("Reserved")) {
            readOnDemand(record);
            return;
        }
        const QString key = cell(record, "SKU") + QLatin1Char('.') + cell(record, "OfferTermCode");
        if (!m_terms.contains(key))
            m_order.append(key);
        ReservedTerm &term = m_terms[key];
        const QString unit = cell(record, "Unit");
        if (unit == QLatin1String("Hrs") && !term.hourly)
            term.hourly = &record;
        else if (unit == QLatin1String("Quantity") && !term.upfront)
            term.upfront = &record;
        else
            m_file.rejected.push_back(
                notice(record.number, QStringLiteral("unit_unknown"), QStringLiteral("Unit"), unit));
    }

    void finish()
    {
        for (const QString &key : m_order)
            readReserved(m_terms.value(key));
    }

private:
    QString cell(const Record &record, const char *name) const
    {
        return m_columns.text(record, QString(QLatin1String(name)));
    }

    /// A list without a column does not say; then the record passes.
    bool differs(const Record &record, const char *name, const char *wanted) const
    {
        const QString text = cell(record, name);
        return !text.isEmpty() && text != QLatin1String(wanted);
    }

    QString whySkipped(const Record &record) const
    {
        if (!cell(record, "Product Family").startsWith(QLatin1String("Compute Instance")))
            return QStringLiteral("other_product");
        if (cell(record, "GPU").toDouble() == 0)
            return QStringLiteral("cpu_only");
        if (differs(record, "Operating System", "Linux"))
            return QStringLiteral("other_operating_system");
        if (differs(record, "Tenancy", "Shared"))
            return QStringLiteral("other_tenancy");
        if (differs(record, "CapacityStatus", "Used"))
            return QStringLiteral("capacity_reservation");
        return differs(record, "Pre Installed S/W", "NA") ? QStringLiteral("other_software") : QString();
    }

    /// False when it was rejected.
    bool describe(const Record &record, ImportedOffer &offer)
    {
        static const QRegularExpression memory(QStringLiteral("^([0-9.,]+) *GiB$"));
        offer.rows = {record.number};
        offer.instanceType = cell(record, "Instance Type");
        const std::optional<double> count = numberIn(cell(record, "GPU"));
        offer.currency = cell(record, "Currency");
        if (!count || offer.currency.isEmpty()) {
            m_file.rejected.push_back(
                count ? notice(record.number, QStringLiteral("currency_missing"), QStringLiteral("Currency"))
                      : notice(record.number, QStringLiteral("gpu_count_invalid"), QStringLiteral("GPU")));
            return false;
        }
        offer.gpuCount = int(*count);
        offer.period = QStringLiteral("hour");
        offer.priceBasis = QStringLiteral("server");
        offer.region = cell(record, "Region Code");
        if (offer.region.isEmpty())
            offer.region = cell(record, "Location");
        offer.ramGiB = memory.match(cell(record, "Memory")).captured(1).remove(QLatin1Char(','));
        if (const std::optional<double> vcpus = numberIn(cell(record, "vCPU")))
            offer.vcpus = int(*vcpus);
        if (cell(record, "OfferingClass") == QLatin1String("convertible"))
            offer.note = QStringLiteral("convertible");
        return true;
    }

    void add(ImportedOffer offer, const Record &record)
    {
        const QString name = offer.instanceType;
        setGpu(offer, m_gpus.match(cell(record, "GPU Model"), std::nullopt, name), name, m_file);
        m_file.offers.push_back(std::move(offer));
    }

    void readOnDemand(const Record &record)
    {
        const PriceCell price = priceCell(cell(record, "PricePerUnit"));
        ImportedOffer offer;
        if (!price.isPresent()) {
            m_file.rejected.push_back(notice(record.number, price.fault, QStringLiteral("PricePerUnit")));
        } else if (cell(record, "Unit") != QLatin1String("Hrs")) {
            m_file.rejected.push_back(
                notice(record.number, QStringLiteral("unit_unknown"), QStringLiteral("Unit")));
        } else if (describe(record, offer)) {
            offer.price = price.price;
            offer.pricingModel = QStringLiteral("on_demand");
            add(std::move(offer), record);
        }
    }

    /// The amount of one dimension: zero is right for the hours of "All Upfront".
    std::optional<QString> amountOf(const Record *record)
    {
        if (!record)
            return QStringLiteral("0");
        const PriceCell price = priceCell(cell(*record, "PricePerUnit"));
        if (price.isPresent())
            return price.price;
        if (price.fault == QLatin1String("price_zero"))
            return QStringLiteral("0");
        return std::nullopt;
    }

    void readReserved(const ReservedTerm &term)
    {
        QList<const Record *> parts;
        for (const Record *part : {term.hourly, term.upfront}) {
            if (part)
                parts.append(part);
        }
        if (parts.isEmpty())
            return;
        std::sort(parts.begin(), parts.end(),
                  [](const Record *a, const Record *b) { return a->number < b->number; });
        const std::optional<QString> hourly = amountOf(term.hourly);
        const std::optional<QString> upfront = amountOf(term.upfront);
        const bool isFree = hourly == QStringLiteral("0") && upfront == QStringLiteral("0");
        ImportedOffer offer;
        if (!hourly || !upfront || isFree) {
            for (const Record *part : parts) {
                const PriceCell price = priceCell(cell(*part, "PricePerUnit"));
                m_file.rejected.push_back(notice(
                    part->number, price.isPresent() ? QStringLiteral("price_not_a_number") : price.fault,
                    QStringLiteral("PricePerUnit")));
            }
            return;
        }
        if (!describe(*parts.constFirst(), offer)) {
            // describe() has rejected the first; the other half goes with it.
            for (qsizetype i = 1; i < parts.size(); ++i) {
                m_file.rejected.push_back(m_file.rejected.back());
                m_file.rejected.back().row = parts.at(i)->number;
            }
            return;
        }
        offer.rows.clear();
        for (const Record *part : parts)
            offer.rows.append(part->number);
        offer.price = *hourly;
        offer.upfront = *upfront;
        offer.pricingModel = pricingModelOf(cell(*parts.constFirst(), "LeaseContractLength"));
        offer.payment = paymentOf(cell(*parts.constFirst(), "PurchaseOption"));
        add(std::move(offer), *parts.constFirst());
    }

    const Columns &m_columns;
    GpuResolver m_gpus;
    ImportedFile &m_file;
    QHash<QString, ReservedTerm> m_terms;
    QStringList m_order;
};

std::optional<QDate> publicationDate(const Record &record)
{
    if (record.text(0).trimmed() != QLatin1String("Publication Date"))
        return std::nullopt;
    const QDate date = QDate::fromString(record.text(1).trimmed().left(10), Qt::ISODate);
    return date.isValid() ? std::optional(date) : std::nullopt;
}

} // namespace

qsizetype awsPriceListHeader(const TextTable &table)
{
    const qsizetype last = std::min(kLongestPreamble, qsizetype(table.records.size()));
    for (qsizetype i = 0; i < last; ++i) {
        if (Columns(table.records[size_t(i)])
                .hasAll({QStringLiteral("SKU"), QStringLiteral("OfferTermCode"), QStringLiteral("TermType"),
                         QStringLiteral("PricePerUnit"), QStringLiteral("Unit")}))
            return i;
    }
    return -1;
}

ImportedFile readAwsPriceList(const TextTable &table, const ImportOptions &options)
{
    ImportedFile file;
    file.format = QStringLiteral("aws-price-list");
    file.totalRows = int(table.records.size());
    const size_t header = size_t(awsPriceListHeader(table));
    for (size_t i = 0; i < header; ++i) {
        file.skipped.push_back(notice(table.records[i].number, QStringLiteral("note")));
        if (const std::optional<QDate> date = publicationDate(table.records[i]))
            file.terms.observedOn = date;
    }
    file.skipped.push_back(notice(table.records[header].number, QStringLiteral("header")));
    const Columns columns(table.records[header]);
    AwsReader reader(columns, options.provider, file);
    for (size_t i = header + 1; i < table.records.size(); ++i)
        reader.read(table.records[i]);
    reader.finish();
    return file;
}

} // namespace xj::exchange
