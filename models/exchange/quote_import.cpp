// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/quote_import.h"

#include "models/domain/gpu_names.h"
#include "models/exchange/header_row.h"
#include "models/exchange/quotation_terms.h"
#include "models/exchange/quote_row.h"
#include "models/exchange/quote_totals.h"

#include <QRegularExpression>

#include <algorithm>

namespace xj::exchange {

namespace {

/// The visible sheet with a header; of several the first. Null when there is none.
const TextTable *sheetWithTable(const TableFile &file, const QString &wanted)
{
    for (const TextTable &sheet : file.sheets) {
        const bool asked = wanted.isEmpty() ? !sheet.hidden : sheet.sheet == wanted;
        if (asked && findHeader(sheet))
            return &sheet;
    }
    return nullptr;
}

/// One decimal sign for all price columns: a comma, if any number proves it and none the contrary.
DecimalSign priceDecimalSign(const TextTable &table, const HeaderRow &header)
{
    bool comma = false;
    bool point = false;
    for (const ColumnRole role : {ColumnRole::Price, ColumnRole::Subtotal}) {
        for (const qsizetype column : header.columnsOf(role)) {
            for (size_t i = header.firstRecord + 1; i < table.records.size(); ++i) {
                const DecimalSign sign = decimalSignOf(table.records[i].text(column));
                comma = comma || sign == DecimalSign::Comma;
                point = point || sign == DecimalSign::Point;
            }
        }
    }
    return comma && !point ? DecimalSign::Comma : DecimalSign::Point;
}

qsizetype filledCells(const Record &record)
{
    return std::ranges::count_if(record.cells,
                                 [](const Cell &cell) { return !cell.text.trimmed().isEmpty(); });
}

class QuotationReader
{
public:
    /// `original` is the sheet of `file` that `table` was prepared from.
    QuotationReader(const TableFile &file, const TextTable &original, const TextTable &table,
                    HeaderRow header, const ImportOptions &options)
        : m_file(file)
        , m_original(original)
        , m_table(table)
    {
        m_context.header = std::move(header);
        m_context.options = options;
        m_context.decimalSign = priceDecimalSign(table, m_context.header);
        m_context.dayFirst = m_context.decimalSign == DecimalSign::Comma || file.separator == u";";
    }

    ImportedFile read()
    {
        m_result.as = QStringLiteral("quotes");
        m_result.format = QStringLiteral("supplier-quote");
        m_result.encoding = m_file.encoding;
        m_result.separator = m_file.separator;
        m_result.sheet = m_table.sheet;
        m_result.totalRows = static_cast<int>(m_table.records.size());
        readAbove();
        const size_t firstData = m_context.header.firstRecord + (m_context.header.twoLevels ? 2 : 1);
        for (size_t i = firstData; i < m_table.records.size(); ++i)
            readRecord(m_table.records[i]);
        warnOfHidden();
        if (firstData >= m_table.records.size())
            m_result.warnings.push_back({.code = QStringLiteral("no_data_rows")});
        m_result.terms = termsOfDocument();
        return std::move(m_result);
    }

private:
    void skip(const Record &record, const char *reason)
    {
        m_result.skipped.push_back({.row = record.number, .code = QString::fromLatin1(reason)});
    }

    void readAbove()
    {
        std::vector<Record> above;
        for (size_t i = 0; i < m_context.header.firstRecord; ++i) {
            const Record &record = m_table.records[i];
            if (record.hidden) {
                skip(record, "hidden_row");
                continue;
            }
            skip(record, i == 0 && isTitle(record) ? "title" : "note");
            above.push_back(record);
        }
        skip(m_table.records[m_context.header.firstRecord], "header");
        if (m_context.header.twoLevels)
            skip(m_table.records[m_context.header.firstRecord + 1], "subheader");
        m_context.terms = readTerms(above, linesElsewhere(), m_context.dayFirst);
    }

    /// The notes and totals below the table and the lines of the other visible sheets may hold terms too.
    [[nodiscard]] std::vector<Record> linesElsewhere() const
    {
        std::vector<Record> lines;
        for (size_t i = m_context.header.firstRecord + 1; i < m_table.records.size(); ++i) {
            const Record &record = m_table.records[i];
            if (!record.hidden && (isTotal(record) || isNote(record)))
                lines.push_back(record);
        }
        for (const TextTable &sheet : m_file.sheets) {
            if (&sheet == &m_original || sheet.hidden)
                continue;
            std::ranges::copy_if(sheet.records, std::back_inserter(lines),
                                 [](const Record &record) { return !record.hidden; });
        }
        return lines;
    }

    void readRecord(const Record &record)
    {
        if (record.hidden) {
            skip(record, "hidden_row");
        } else if (isTotal(record)) {
            skip(record, "total");
            const auto notices = checkTotal(record, m_context, m_result, m_previousTotalRow);
            m_result.warnings.insert(m_result.warnings.end(), notices.begin(), notices.end());
            m_previousTotalRow = record.number;
        } else if (isNote(record)) {
            skip(record, "note");
        } else if (isDiscount(record)) {
            readDiscount(record);
        } else if (isRepeatedHeader(record)) {
            skip(record, "header");
        } else {
            readOffer(record);
        }
    }

    void readOffer(const Record &record)
    {
        RowReading row = readQuoteRow(record, m_context);
        m_result.offers.insert(m_result.offers.end(), row.offers.begin(), row.offers.end());
        m_result.items.insert(m_result.items.end(), row.items.begin(), row.items.end());
        m_result.warnings.insert(m_result.warnings.end(), row.warnings.begin(), row.warnings.end());
        if (row.rejected)
            m_result.rejected.push_back(*row.rejected);
    }

    /// The texts under product, GPU and price headings.
    [[nodiscard]] bool hasAny(const Record &record, std::initializer_list<ColumnRole> roles) const
    {
        return std::ranges::any_of(roles, [&](ColumnRole role) {
            return std::ranges::any_of(m_context.header.columnsOf(role), [&record](qsizetype column) {
                return !record.text(column).trimmed().isEmpty();
            });
        });
    }

    /// A line of text under the table, in one cell: terms, remarks, a heading between groups.
    [[nodiscard]] bool isNote(const Record &record) const
    {
        const bool priced = hasAny(record, {ColumnRole::Price, ColumnRole::Subtotal});
        const bool thing = hasAny(record, {ColumnRole::Product, ColumnRole::Gpu, ColumnRole::Configuration});
        return !priced && (!thing || filledCells(record) == 1);
    }

    [[nodiscard]] bool isRepeatedHeader(const Record &record) const
    {
        const Record &header = m_table.records[m_context.header.firstRecord];
        return record.cells.size() == header.cells.size()
            && std::ranges::equal(record.cells, header.cells, {}, &Cell::text, &Cell::text);
    }

    [[nodiscard]] bool isDiscount(const Record &record) const
    {
        static const QRegularExpression kWord(
            QStringLiteral("优惠|折扣|减免|让利|返利|discount|rebate|rabatt"),
            QRegularExpression::CaseInsensitiveOption);
        for (const ColumnRole role : {ColumnRole::Product, ColumnRole::Gpu, ColumnRole::Index}) {
            for (const qsizetype column : m_context.header.columnsOf(role)) {
                const QString text = plainText(record.text(column));
                if (text.contains(kWord) && domain::matchGpu(text).ids.isEmpty())
                    return true;
            }
        }
        return false;
    }

    void readDiscount(const Record &record)
    {
        skip(record, "adjustment");
        m_result.warnings.push_back({.row = record.number, .code = QStringLiteral("adjustment_not_applied")});
        ImportedAdjustment adjustment{record.number, {}, m_context.terms.currency, {}};
        for (const ColumnRole role : {ColumnRole::Price, ColumnRole::Subtotal}) {
            for (const qsizetype column : m_context.header.columnsOf(role)) {
                const auto number = findNumber(plainText(record.text(column)), m_context.decimalSign);
                if (!number || !adjustment.amount.isEmpty())
                    continue;
                adjustment.amount = decimalText(number->micros);
                const auto currency = currencyIn(record.text(column));
                if (currency)
                    adjustment.currency = currency->code;
            }
        }
        if (const auto note = m_context.header.column(ColumnRole::Note))
            adjustment.condition = record.text(*note).trimmed();
        m_result.adjustments.push_back(adjustment);
    }

    void warnOfHidden()
    {
        for (const int column : m_table.hiddenColumns) {
            const Record &header = m_original.records[m_context.header.firstRecord];
            m_result.warnings.push_back(
                {.column = header.text(column).trimmed(), .code = QStringLiteral("hidden_column_ignored")});
        }
        for (const TextTable &sheet : m_file.sheets) {
            if (sheet.hidden)
                m_result.warnings.push_back(
                    {.code = QStringLiteral("hidden_sheet_ignored"), .sheet = sheet.sheet});
        }
    }

    /// What the price heading says holds for the whole table, where the lines above say nothing.
    [[nodiscard]] QuotationTerms termsOfDocument() const
    {
        QuotationTerms terms = m_context.terms;
        const std::vector<qsizetype> prices = m_context.header.columnsOf(ColumnRole::Price);
        if (prices.empty())
            return terms;
        const QString heading = m_context.header.columns[static_cast<size_t>(prices.front())].fullHeading;
        if (const auto currency = currencyIn(heading); currency && terms.currency.isEmpty())
            terms.currency = currency->code;
        const bool sameTax = std::ranges::all_of(prices, [&](qsizetype column) {
            return taxIn(m_context.header.columns[static_cast<size_t>(column)].fullHeading, false)
                == taxIn(heading, false);
        });
        if (!terms.taxIncluded && sameTax) {
            const TaxMention tax = taxIn(heading, false);
            terms.taxIncluded = tax.included;
            terms.taxRate = tax.rate;
        }
        return terms;
    }

    const TableFile &m_file;
    const TextTable &m_original;
    const TextTable &m_table;
    QuoteContext m_context;
    ImportedFile m_result;
    int m_previousTotalRow = 0;
};

/// The table as it is read: hidden columns emptied, a merged body cell given to all its rows.
TextTable prepared(TextTable table, int headerRow)
{
    for (Record &record : table.records) {
        for (const int column : table.hiddenColumns) {
            if (static_cast<size_t>(column) < record.cells.size())
                record.cells[static_cast<size_t>(column)] = {};
        }
    }
    for (const TextTable::MergedRange &range : table.merged) {
        const auto column = static_cast<size_t>(range.firstColumn);
        const auto first = std::ranges::find(table.records, range.firstRow, &Record::number);
        if (range.firstRow <= headerRow || first == table.records.end() || first->cells.size() <= column)
            continue;
        const Cell cell = first->cells[column];
        for (auto it = first; it != table.records.end() && it->number <= range.lastRow; ++it) {
            if (it->cells.size() <= column)
                it->cells.resize(column + 1);
            it->cells[column] = cell;
        }
    }
    return table;
}

} // namespace

ImportedFile readQuotation(const TableFile &file, const ImportOptions &options)
{
    const TextTable *found = sheetWithTable(file, options.sheet);
    if (!found) {
        ImportedFile result;
        result.as = QStringLiteral("quotes");
        result.format = QStringLiteral("unknown");
        result.encoding = file.encoding;
        result.separator = file.separator;
        result.error = QStringLiteral("no_table_found");
        if (!file.sheets.empty()) {
            result.totalRows = static_cast<int>(file.sheets.front().records.size());
            for (const Record &record : file.sheets.front().records)
                result.skipped.push_back({.row = record.number, .code = QStringLiteral("note")});
        }
        return result;
    }
    const HeaderRow visible = *findHeader(*found);
    const TextTable table = prepared(*found, found->records[visible.firstRecord].number);
    const std::optional<HeaderRow> header = findHeader(table);
    return QuotationReader(file, *found, table, header.value_or(visible), options).read();
}

} // namespace xj::exchange
