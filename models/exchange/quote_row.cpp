// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/quote_row.h"

#include "models/domain/gpu_names.h"
#include "models/exchange/config_text.h"
#include "models/exchange/gpu_count_text.h"
#include "models/exchange/quotation_terms.h"

#include <QRegularExpression>

#include <algorithm>

namespace xj::exchange {

namespace {

QRegularExpression insensitive(const char *pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption);
}

/// What a priced line is when it is no GPU server.
QString itemKindIn(const QString &text)
{
    struct Kind
    {
        QString name;
        QRegularExpression expression;
    };
    static const QList<Kind> kKinds{
        {QStringLiteral("egress"), insensitive("流量|egress|traffic|出网")},
        {QStringLiteral("bandwidth"), insensitive("带宽|bandwidth|BGP|专线")},
        {QStringLiteral("installation"), insensitive("安装|调试|实施|上架|install|setup|set-up|deployment")},
        {QStringLiteral("storage"), insensitive("存储|云盘|硬盘|磁盘|对象|storage|\\bdisk|\\bNAS\\b")},
        {QStringLiteral("switch"), insensitive("交换机|\\bswitch")},
        {QStringLiteral("security"), insensitive("高防|防护|防火墙|ddos|firewall|安全")},
        {QStringLiteral("ip"), insensitive("公网IP|\\bIPv?[46]?\\b")},
        {QStringLiteral("colocation"), insensitive("机柜|托管|机位|colocation|\\brack\\b")},
        {QStringLiteral("support"), insensitive("运维|维保|服务费|技术支持|support|maintenance|管理费")},
        {QStringLiteral("software"), insensitive("软件|许可|授权|licen[cs]e|software|平台")},
        {QStringLiteral("training"), insensitive("培训")},
        {QStringLiteral("cable"), insensitive("线缆|光模块|光纤|cable|transceiver")},
    };
    const QString plain = plainText(text);
    for (const Kind &kind : kKinds) {
        if (plain.contains(kind.expression))
            return kind.name;
    }
    return {};
}

class RowReader
{
public:
    RowReader(const Record &record, const QuoteContext &context)
        : m_record(record)
        , m_context(context)
        , m_header(context.header)
    { }

    RowReading read()
    {
        warnOfCells();
        readCommon();
        const std::optional<int> quantity = m_offer.quantity;
        if (quantity && *quantity <= 0) {
            reject(heading(ColumnRole::Quantity), QStringLiteral("quantity_not_positive"),
                   text(ColumnRole::Quantity));
            return m_reading;
        }
        readPrices();
        if (!m_reading.offers.empty() || !m_reading.items.empty())
            m_reading.rejected.reset();
        return m_reading;
    }

private:
    [[nodiscard]] QString textAt(qsizetype column) const { return m_record.text(column); }
    [[nodiscard]] QString text(ColumnRole role) const
    {
        const std::optional<qsizetype> column = m_header.column(role);
        return column ? textAt(*column) : QString();
    }
    [[nodiscard]] QString heading(ColumnRole role) const
    {
        const std::optional<qsizetype> column = m_header.column(role);
        return column ? headingAt(*column) : QString();
    }
    [[nodiscard]] QString headingAt(qsizetype column) const
    {
        return m_header.columns[static_cast<size_t>(column)].heading;
    }
    [[nodiscard]] QString fullHeadingAt(qsizetype column) const
    {
        return m_header.columns[static_cast<size_t>(column)].fullHeading;
    }

    void warn(const QString &code, const QString &column = {}, const QString &noticeText = {})
    {
        m_reading.warnings.push_back(
            {.row = m_record.number, .column = column, .code = code, .text = noticeText});
    }

    /// The first reason stays.
    void reject(const QString &column, const QString &code, const QString &noticeText)
    {
        if (!m_reading.rejected)
            m_reading.rejected
                = ImportNotice{.row = m_record.number, .column = column, .code = code, .text = noticeText};
    }

    /// Text that a spreadsheet would run, and fields beyond the header.
    void warnOfCells()
    {
        static const QRegularExpression kPlainNumber(QStringLiteral("^[-+]?[\\d., '()%]*$"));
        const auto width = static_cast<qsizetype>(m_header.columns.size());
        for (qsizetype i = 0; i < static_cast<qsizetype>(m_record.cells.size()); ++i) {
            const QString cell = textAt(i).trimmed();
            const bool formula = !cell.isEmpty() && QStringLiteral("=+-@").contains(cell[0]);
            if (formula && !kPlainNumber.match(plainText(cell)).hasMatch())
                warn(QStringLiteral("formula_text"), i < width ? headingAt(i) : QString(), cell);
        }
        for (qsizetype i = width; i < static_cast<qsizetype>(m_record.cells.size()); ++i) {
            if (!textAt(i).trimmed().isEmpty()) {
                warn(QStringLiteral("extra_fields"));
                break;
            }
        }
    }

    /// Everything of the row that is not its price.
    void readCommon()
    {
        m_offer.rows = {m_record.number};
        m_productText = text(ColumnRole::Product);
        const QString gpuText = text(ColumnRole::Gpu);
        m_allText = rowText();
        m_match = domain::matchGpu(gpuText);
        if (gpuText.trimmed().isEmpty())
            m_match = domain::matchGpu(QString(m_productText + u' ' + text(ColumnRole::Configuration)));
        else if (m_match.ids.size() > 1)
            narrowMatch(gpuText);
        m_offer.gpuId = m_match.ids.size() == 1 ? m_match.ids.constFirst() : QString();
        m_offer.gpuCount = wholeNumberOf(text(ColumnRole::GpuCount));
        if (!m_offer.gpuCount)
            m_offer.gpuCount = gpuCountIn(QString(gpuText + u' ' + m_productText));
        m_offer.quantity = wholeNumberOf(text(ColumnRole::Quantity));
        m_offer.minimumQuantity = wholeNumberOf(text(ColumnRole::MinimumQuantity));
        m_offer.interconnect = interconnectIn(m_allText);
        readColumns();
        readConfiguration(m_allText, m_offer);
        m_offer.regionText = text(ColumnRole::Region).trimmed();
        m_offer.note = text(ColumnRole::Note).trimmed();
        readDates();
    }

    /// The rest of the row may say which of several cards is meant: "卡间无NVLink".
    void narrowMatch(const QString &gpuText)
    {
        const domain::GpuMatch narrower
            = domain::matchGpu(QString(gpuText + u' ' + m_productText + u' ' + text(ColumnRole::Note)));
        if (narrower.ids.size() == 1)
            m_match = narrower;
    }

    [[nodiscard]] QString rowText() const
    {
        QStringList texts;
        for (const ColumnRole role : {ColumnRole::Gpu, ColumnRole::Product, ColumnRole::Configuration,
                                      ColumnRole::Network, ColumnRole::Note}) {
            for (const qsizetype column : m_header.columnsOf(role))
                texts << textAt(column);
        }
        return texts.join(QStringLiteral(" / "));
    }

    void readColumns()
    {
        m_offer.cpuCores = wholeNumberOf(text(ColumnRole::CpuCores));
        m_offer.vcpus = wholeNumberOf(text(ColumnRole::Vcpus));
        if (const auto column = m_header.column(ColumnRole::Memory))
            m_offer.ramGiB = ramGiBOf(textAt(*column), headingAt(*column));
        if (const auto column = m_header.column(ColumnRole::LocalNvme))
            m_offer.localNvmeGB = nvmeGBOf(textAt(*column), headingAt(*column));
        m_offer.termMonths = monthsIn(text(ColumnRole::Term));
    }

    void readDates()
    {
        m_offer.validUntil
            = validityIn(text(ColumnRole::ValidUntil), m_context.terms.issuedOn, m_context.dayFirst);
        if (!m_offer.validUntil)
            m_offer.validUntil = m_context.terms.validUntil;
        if (m_context.options.today && m_offer.validUntil && *m_offer.validUntil < *m_context.options.today)
            warn(QStringLiteral("expired"), {}, m_offer.validUntil->toString(Qt::ISODate));
        const QString delivery = text(ColumnRole::Delivery);
        m_offer.deliveryDays = daysIn(delivery);
        static const QRegularExpression kInStock = insensitive("现货|in stock|immediate|即时|即刻");
        if (!m_offer.deliveryDays && plainText(delivery).contains(kInStock))
            m_offer.deliveryDays = 0;
    }

    void readPrices()
    {
        const std::vector<qsizetype> columns = pricesInQuestion();
        const std::optional<std::pair<qsizetype, qsizetype>> netAndGross = netAndGrossColumns(columns);
        if (netAndGross) {
            readNetAndGross(netAndGross->first, netAndGross->second);
            return;
        }
        for (const qsizetype column : columns)
            readPriceColumn(column, columns.size() > 1);
    }

    /// Price columns; where there is none, a subtotal of one server is its price.
    [[nodiscard]] std::vector<qsizetype> pricesInQuestion() const
    {
        std::vector<qsizetype> columns = m_header.columnsOf(ColumnRole::Price);
        if (columns.empty())
            columns = m_header.columnsOf(ColumnRole::Subtotal);
        return columns;
    }

    [[nodiscard]] std::optional<std::pair<qsizetype, qsizetype>>
    netAndGrossColumns(const std::vector<qsizetype> &columns) const
    {
        std::optional<qsizetype> net;
        std::optional<qsizetype> gross;
        for (const qsizetype column : columns) {
            const std::optional<bool> included = taxIn(fullHeadingAt(column), false).included;
            if (included)
                (*included ? gross : net) = column;
        }
        return net && gross && columns.size() == 2 ? std::optional(std::pair(*net, *gross)) : std::nullopt;
    }

    void readNetAndGross(qsizetype netColumn, qsizetype grossColumn)
    {
        const PriceReading net = readPrice(textAt(netColumn), m_context.decimalSign);
        const bool grossStated = readPrice(textAt(grossColumn), m_context.decimalSign).fault.isEmpty();
        readPriceColumn(grossStated || !net.fault.isEmpty() ? grossColumn : netColumn, false);
        if (grossStated && net.fault.isEmpty() && !m_reading.offers.empty())
            m_reading.offers.back().priceNet = decimalText(net.micros);
    }

    void readPriceColumn(qsizetype column, bool oneOfSeveral)
    {
        const QString cell = textAt(column);
        if (m_record.cells.size() > static_cast<size_t>(column)
            && m_record.cells[static_cast<size_t>(column)].formulaWithoutValue) {
            reject(headingAt(column), QStringLiteral("formula_without_value"), cell);
            return;
        }
        PriceReading price = readPrice(cell, m_context.decimalSign);
        completePrice(price, column);
        QString fault = price.fault;
        QString at = headingAt(column);
        if (fault.isEmpty()) {
            fault = missingPart(price);
            const QString unit = heading(ColumnRole::Unit);
            if (fault.endsWith(QStringLiteral("period_missing")) && !unit.isEmpty())
                at = unit;
        }
        if (!fault.isEmpty()) {
            reject(at, fault, cell.trimmed());
            // A blank beside another price means that this plan is not sold.
            if (oneOfSeveral && !cell.trimmed().isEmpty())
                warn(fault, at, cell.trimmed());
            return;
        }
        accept(price, column);
    }

    /// The nearest mention wins: cell, number format, heading, unit columns of the row, lines above.
    void completePrice(PriceReading &price, qsizetype column) const
    {
        const auto index = static_cast<size_t>(column);
        const QString format
            = index < m_record.cells.size() ? m_record.cells[index].formatCurrency : QString();
        if (!price.currency && !format.isEmpty())
            price.currency = CurrencyMention{format, false};
        QStringList places{fullHeadingAt(column)};
        for (const ColumnRole role : {ColumnRole::Unit, ColumnRole::Period}) {
            for (const qsizetype at : m_header.columnsOf(role))
                places << textAt(at);
        }
        for (const QString &place : places) {
            if (!price.currency)
                price.currency = currencyIn(place);
            if (price.period.isEmpty())
                price.period = periodIn(place);
            if (price.basis.isEmpty())
                price.basis = basisIn(place);
        }
        if (!price.currency && !m_context.terms.currency.isEmpty())
            price.currency = CurrencyMention{m_context.terms.currency, false};
        if (price.period.isEmpty() && isOnce())
            price.period = QStringLiteral("once");
        if (price.period.isEmpty())
            price.period = m_context.terms.period;
        completeTax(price, column);
    }

    /// "一次性" in the configuration or remark of an item.
    [[nodiscard]] bool isOnce() const { return periodIn(text(ColumnRole::Configuration)) == u"once"; }

    void completeTax(PriceReading &price, qsizetype column) const
    {
        const TaxMention ofColumn = taxIn(text(ColumnRole::Tax), true);
        const QList<TaxMention> mentions{ofColumn,
                                         taxIn(text(ColumnRole::Note), false),
                                         taxIn(fullHeadingAt(column), false),
                                         {m_context.terms.taxIncluded, m_context.terms.taxRate}};
        for (const TaxMention &mention : mentions) {
            if (!price.tax.included && mention.included)
                price.tax.included = mention.included;
            if (price.tax.rate.isEmpty())
                price.tax.rate = mention.rate;
        }
        // 0 % beside a net price is no rate; the rate of other rows is not this row's.
        const bool zero = plainText(text(ColumnRole::Tax)).startsWith(u'0');
        if (zero && ofColumn.rate.isEmpty())
            price.tax.rate.clear();
    }

    [[nodiscard]] static QString missingPart(const PriceReading &price)
    {
        if (!price.currency && price.period.isEmpty())
            return QStringLiteral("currency_and_period_missing");
        if (!price.currency)
            return QStringLiteral("currency_missing");
        return price.period.isEmpty() ? QStringLiteral("period_missing") : QString();
    }

    void accept(const PriceReading &price, qsizetype column)
    {
        if (price.currency->assumed) {
            m_reading.warnings.push_back({.row = m_record.number,
                                          .column = headingAt(column),
                                          .code = QStringLiteral("currency_assumed"),
                                          .currency = price.currency->code});
        }
        if (!price.remark.isEmpty())
            warn(QStringLiteral("price_note"), headingAt(column), price.remark);
        if (!price.tax.included)
            warn(QStringLiteral("tax_unstated"));
        const QString kind = m_match.ids.isEmpty() ? itemKindIn(itemText()) : QString();
        if (!kind.isEmpty()) {
            m_reading.items.push_back({m_record.number, kind, m_offer.quantity, decimalText(price.micros),
                                       price.currency->code, price.period, price.tax.included});
            return;
        }
        warnOfGpu();
        ImportedOffer offer = m_offer;
        offer.price = decimalText(price.micros);
        offer.currency = price.currency->code;
        offer.period = price.period;
        offer.priceBasis = price.basis == u"gpu" ? price.basis : QStringLiteral("server");
        offer.taxIncluded = price.tax.included;
        offer.taxRate = price.tax.rate;
        offer.pricingModel = pricingModelOf(column, price.period);
        m_reading.offers.push_back(offer);
    }

    [[nodiscard]] QString itemText() const
    {
        return m_productText.trimmed().isEmpty() ? text(ColumnRole::Configuration) : m_productText;
    }

    void warnOfGpu()
    {
        if (m_match.ids.size() == 1 || m_gpuWarned)
            return;
        m_gpuWarned = true;
        const QString name
            = (text(ColumnRole::Gpu).isEmpty() ? m_productText : text(ColumnRole::Gpu)).trimmed();
        const bool ambiguous = m_match.ids.size() > 1;
        m_reading.warnings.push_back(
            {.row = m_record.number,
             .code = ambiguous ? QStringLiteral("gpu_ambiguous") : QStringLiteral("gpu_unknown"),
             .text = name,
             .candidates = m_match.ids});
    }

    [[nodiscard]] QString pricingModelOf(qsizetype column, const QString &period) const
    {
        static const QRegularExpression kSpot = insensitive("竞价|抢占|\\bspot\\b|interruptible|preemptible");
        const QString plan = plainText(fullHeadingAt(column));
        if (plan.contains(kSpot) || plainText(m_allText).contains(kSpot))
            return QStringLiteral("spot");
        std::optional<int> months = m_offer.termMonths;
        static const QRegularExpression kPlan
            = insensitive("([一二两三\\d]+\\s*年(?:期|付|合约)|\\d+\\s*-?\\s*years?|\\d+\\s*-?\\s*months?)");
        if (const auto match = kPlan.match(plan); match.hasMatch())
            months = monthsIn(match.captured(1));
        if (months && *months >= 36)
            return QStringLiteral("reserved_3y");
        if ((months && *months >= 12) || period == u"year")
            return QStringLiteral("reserved_1y");
        if (period == u"hour")
            return QStringLiteral("on_demand");
        return period == u"month" ? QStringLiteral("monthly") : QString();
    }

    const Record &m_record;
    const QuoteContext &m_context;
    const HeaderRow &m_header;
    RowReading m_reading;
    ImportedOffer m_offer;
    domain::GpuMatch m_match;
    QString m_productText;
    QString m_allText;
    bool m_gpuWarned = false;
};

} // namespace

RowReading readQuoteRow(const Record &record, const QuoteContext &context)
{
    return RowReader(record, context).read();
}

} // namespace xj::exchange
