// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/xlsx_workbook.h"

#include "models/exchange/xlsx_parts.h"
#include "models/exchange/zip_archive.h"

#include <QDate>
#include <QXmlStreamReader>

#include <algorithm>

namespace xj::exchange {

namespace {

/// What cells refer to.
struct WorkbookContext
{
    QStringList sharedStrings;
    std::vector<NumberFormat> formats;
    bool date1904 = false;
};

/// A cell as it stands in the file.
struct RawCell
{
    QString type;
    QString value;
    bool formula = false;
    bool hasValue = false;
    NumberFormat format;
};

/// The shortest decimal that reads back as the same double: 0.1 + 0.2 noise of the writer is the writer's.
QString shortestDecimal(const QString &value)
{
    bool ok = false;
    const double number = value.toDouble(&ok);
    return ok ? QString::number(number, 'f', QLocale::FloatingPointShortest) : value;
}

QString dateText(const QString &value, bool date1904)
{
    const double days = value.toDouble();
    if (days < 1 || days > 2958465)
        return value;
    const QDate epoch = date1904 ? QDate(1904, 1, 1) : QDate(1899, 12, 30);
    return epoch.addDays(static_cast<qint64>(days)).toString(Qt::ISODate);
}

QString percentText(const QString &value)
{
    // Rounded far below what anybody writes, so that 0.07 * 100 is 7 and not 7.000000000000001.
    return QString::number(value.toDouble() * 100, 'g', 12) + u'%';
}

Cell cellOf(const RawCell &raw, const WorkbookContext &context)
{
    Cell cell;
    cell.formulaWithoutValue = raw.formula && !raw.hasValue;
    if (raw.type == u"s")
        cell.text = context.sharedStrings.value(raw.value.toInt());
    else if (raw.type == u"inlineStr" || raw.type == u"str" || raw.type == u"e" || raw.type == u"d")
        cell.text = raw.value;
    else if (raw.type == u"b")
        cell.text = raw.value == u"1" ? QStringLiteral("TRUE") : QStringLiteral("FALSE");
    else if (raw.value.isEmpty())
        return cell;
    else if (raw.format.date)
        cell.text = dateText(raw.value, context.date1904);
    else if (raw.format.percent)
        cell.text = percentText(raw.value);
    else {
        cell.text = shortestDecimal(raw.value);
        cell.formatCurrency = raw.format.currency;
    }
    return cell;
}

class SheetReader
{
public:
    SheetReader(const QByteArray &xml, const WorkbookContext &context)
        : m_xml(xml)
        , m_context(context)
    { }

    bool read(TextTable &table)
    {
        while (!m_xml.atEnd()) {
            m_xml.readNext();
            if (!m_xml.isStartElement())
                continue;
            if (m_xml.name() == u"col")
                readColumn(table);
            else if (m_xml.name() == u"row")
                readRow(table);
            else if (m_xml.name() == u"mergeCell")
                readMerge(table);
        }
        return !m_xml.hasError();
    }

private:
    static constexpr int kMostColumns = 16384;

    [[nodiscard]] bool isSet(QLatin1StringView name) const
    {
        const QStringView value = m_xml.attributes().value(name);
        return value == u"1" || value == u"true";
    }

    void readColumn(TextTable &table)
    {
        if (!isSet(QLatin1StringView("hidden")))
            return;
        const int first = m_xml.attributes().value(QLatin1StringView("min")).toInt();
        const int last = std::min(m_xml.attributes().value(QLatin1StringView("max")).toInt(), kMostColumns);
        // "All columns from here on" hides nothing that anybody filled; a few do.
        for (int column = first; column >= 1 && column <= std::min(last, first + 1000); ++column)
            table.hiddenColumns.append(column - 1);
    }

    void readRow(TextTable &table)
    {
        Record record;
        const int stated = m_xml.attributes().value(QLatin1StringView("r")).toInt();
        m_row = stated > 0 ? stated : m_row + 1;
        record.number = m_row;
        record.hidden = isSet(QLatin1StringView("hidden"));
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"c")
                readCell(record);
            else
                m_xml.skipCurrentElement();
        }
        const bool blank = std::ranges::all_of(record.cells, [](const Cell &cell) {
            return cell.text.trimmed().isEmpty() && !cell.formulaWithoutValue;
        });
        if (!blank)
            table.records.push_back(std::move(record));
    }

    void readCell(Record &record)
    {
        const QXmlStreamAttributes attributes = m_xml.attributes();
        int column = columnOfAddress(attributes.value(QLatin1StringView("r")));
        if (column < 0)
            column = static_cast<int>(record.cells.size());
        RawCell raw;
        raw.type = attributes.value(QLatin1StringView("t")).toString();
        const int style = attributes.value(QLatin1StringView("s")).toInt();
        if (style >= 0 && static_cast<size_t>(style) < m_context.formats.size())
            raw.format = m_context.formats[static_cast<size_t>(style)];
        while (m_xml.readNextStartElement())
            readCellPart(raw);
        if (column >= kMostColumns)
            return;
        if (record.cells.size() <= static_cast<size_t>(column))
            record.cells.resize(static_cast<size_t>(column) + 1);
        record.cells[static_cast<size_t>(column)] = cellOf(raw, m_context);
    }

    void readCellPart(RawCell &raw)
    {
        if (m_xml.name() == u"v") {
            raw.value = m_xml.readElementText();
            raw.hasValue = !raw.value.isEmpty();
        } else if (m_xml.name() == u"is") {
            raw.value = inlineText();
            raw.hasValue = true;
        } else {
            raw.formula = raw.formula || m_xml.name() == u"f";
            m_xml.skipCurrentElement();
        }
    }

    QString inlineText()
    {
        QString text;
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"t")
                text += m_xml.readElementText();
            else if (m_xml.name() == u"r")
                text += inlineText();
            else
                m_xml.skipCurrentElement();
        }
        return text;
    }

    void readMerge(TextTable &table)
    {
        const QString reference = m_xml.attributes().value(QLatin1StringView("ref")).toString();
        const QString first = reference.section(u':', 0, 0);
        const QString last = reference.section(u':', -1);
        const auto rowOf = [](const QString &address) {
            qsizetype letters = 0;
            while (letters < address.size() && address[letters].isLetter())
                ++letters;
            return address.mid(letters).toInt();
        };
        TextTable::MergedRange range{rowOf(first), rowOf(last), columnOfAddress(first),
                                     columnOfAddress(last)};
        if (range.firstRow > 0 && range.firstColumn >= 0 && range.firstColumn < kMostColumns)
            table.merged.append(range);
    }

    QXmlStreamReader m_xml;
    const WorkbookContext &m_context;
    int m_row = 0;
};

TableFile broken(TableFile file)
{
    file.sheets.clear();
    file.error = QStringLiteral("workbook_broken");
    return file;
}

} // namespace

TableFile readXlsx(const QByteArray &bytes)
{
    TableFile file;
    file.encoding = QStringLiteral("xlsx");
    const std::optional<ZipArchive> archive = ZipArchive::open(bytes);
    if (!archive)
        return broken(file);
    const auto workbook = archive->entry(QStringLiteral("xl/workbook.xml"));
    const auto relationships = archive->entry(QStringLiteral("xl/_rels/workbook.xml.rels"));
    if (!workbook || !relationships)
        return broken(file);
    WorkbookContext context;
    const std::vector<SheetEntry> sheets = readSheetList(*workbook, *relationships, context.date1904);
    if (const auto strings = archive->entry(QStringLiteral("xl/sharedStrings.xml")))
        context.sharedStrings = readSharedStrings(*strings);
    if (const auto styles = archive->entry(QStringLiteral("xl/styles.xml")))
        context.formats = readStyles(*styles);
    for (const SheetEntry &sheet : sheets) {
        const auto xml = archive->entry(sheet.path);
        TextTable table;
        table.sheet = sheet.name;
        table.hidden = sheet.hidden;
        if (!xml || !SheetReader(*xml, context).read(table))
            return broken(file);
        file.sheets.push_back(std::move(table));
    }
    const bool empty = std::ranges::all_of(file.sheets, [](const TextTable &t) { return t.records.empty(); });
    if (empty)
        file.error = QStringLiteral("empty_file");
    return file;
}

} // namespace xj::exchange
