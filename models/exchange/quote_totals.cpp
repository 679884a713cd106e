// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/quote_totals.h"

#include "models/domain/money.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace xj::exchange {

namespace {

/// A line that counts towards a total.
struct Line
{
    int row = 0;
    qint64 amount = 0; ///< micros, price times quantity
    qint64 netAmount = 0; ///< of the price before tax, where both are given
    QString currency;
    std::optional<bool> taxIncluded;
};

qint64 microsOfDecimal(const QString &decimal)
{
    const auto money = domain::Money::fromDecimal(decimal, {});
    return money ? money->micros() : 0;
}

/// One line per record: of several plans the first.
std::vector<Line> linesOf(const ImportedFile &file)
{
    std::vector<Line> lines;
    QSet<int> seen;
    for (const ImportedOffer &offer : file.offers) {
        const int row = offer.rows.constFirst();
        if (seen.contains(row) || offer.period == u"once")
            continue;
        seen.insert(row);
        const qint64 gpus = offer.priceBasis == u"gpu" ? offer.gpuCount.value_or(1) : 1;
        const qint64 times = gpus * offer.quantity.value_or(1);
        lines.push_back({row, microsOfDecimal(offer.price) * times, microsOfDecimal(offer.priceNet) * times,
                         offer.currency, offer.taxIncluded});
    }
    for (const ImportedItem &item : file.items) {
        if (item.period == u"once" || item.period == u"gb")
            continue;
        lines.push_back({item.row, microsOfDecimal(item.price) * item.quantity.value_or(1), 0, item.currency,
                         item.taxIncluded});
    }
    return lines;
}

/// The totals that the record states, in the price and subtotal columns.
std::vector<qint64> statedTotals(const Record &record, const QuoteContext &context)
{
    std::vector<qint64> totals;
    for (const ColumnRole role : {ColumnRole::Price, ColumnRole::Subtotal}) {
        for (const qsizetype column : context.header.columnsOf(role)) {
            const PriceReading price = readPrice(record.text(column), context.decimalSign);
            if (price.fault.isEmpty())
                totals.push_back(price.micros);
        }
    }
    return totals;
}

bool agrees(qint64 total, const std::vector<Line> &lines)
{
    qint64 sum = 0;
    qint64 netSum = 0;
    for (const Line &line : lines) {
        sum += line.amount;
        netSum += line.netAmount;
    }
    // Suppliers round each line to the cent.
    const qint64 tolerance = 10'000 * static_cast<qint64>(std::max<size_t>(lines.size(), 1));
    return std::abs(total - sum) <= tolerance || (netSum != 0 && std::abs(total - netSum) <= tolerance);
}

} // namespace

bool isTotal(const Record &record)
{
    static const QRegularExpression kTotal(
        QStringLiteral(
            "^(?:合计|总计|小计|总额|总价|共计|total\\b|sub-?total|grandtotal|summe\\b|gesamt|sum\\b)"),
        QRegularExpression::CaseInsensitiveOption);
    for (const Cell &cell : record.cells) {
        QString text = plainText(cell.text);
        if (text.isEmpty())
            continue;
        return kTotal.match(text.remove(u' ')).hasMatch();
    }
    return false;
}

std::vector<ImportNotice> checkTotal(const Record &record, const QuoteContext &context,
                                     const ImportedFile &readSoFar, int previousTotalRow)
{
    const std::vector<qint64> totals = statedTotals(record, context);
    const std::vector<Line> lines = linesOf(readSoFar);
    if (totals.empty() || lines.empty())
        return {};
    const auto notice = [&record](const char *code) {
        return std::vector<ImportNotice>{{.row = record.number, .code = QString::fromLatin1(code)}};
    };
    const auto differs = [&lines](auto member) {
        return std::ranges::any_of(lines,
                                   [&](const Line &line) { return line.*member != lines.front().*member; });
    };
    if (differs(&Line::currency))
        return notice("total_mixed_currency");
    if (differs(&Line::taxIncluded))
        return notice("total_mixed_tax");
    std::vector<Line> since;
    std::ranges::copy_if(lines, std::back_inserter(since),
                         [previousTotalRow](const Line &line) { return line.row > previousTotalRow; });
    const bool allAgree = std::ranges::all_of(
        totals, [&](qint64 total) { return agrees(total, lines) || agrees(total, since); });
    return allAgree ? std::vector<ImportNotice>{} : notice("total_mismatch");
}

} // namespace xj::exchange
