// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/xlsx_parts.h"

#include "models/exchange/money_text.h"

#include <QHash>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace xj::exchange {

namespace {

/// Text of the element at hand and of those in it, without phonetic guides.
QString richText(QXmlStreamReader &xml)
{
    QString text;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"t")
            text += xml.readElementText();
        else if (xml.name() == u"r")
            text += richText(xml);
        else
            xml.skipCurrentElement();
    }
    return text;
}

/// Formats that every workbook knows by number (ECMA-376, 18.8.30).
NumberFormat builtInFormat(int id)
{
    NumberFormat format;
    format.percent = id == 9 || id == 10;
    format.date = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47)
        || (id >= 50 && id <= 58);
    return format;
}

/// "worksheets/sheet1.xml" is relative to xl/, "/xl/worksheets/sheet1.xml" to the archive.
QString archivePath(const QString &target)
{
    return target.startsWith(u'/') ? target.mid(1) : QString(QStringLiteral("xl/") + target);
}

} // namespace

NumberFormat numberFormatOf(const QString &formatCode)
{
    // "positive;negative": the first section says what is shown.
    QString code = formatCode.section(u';', 0, 0);
    NumberFormat format;
    static const QRegularExpression kLocale(QStringLiteral("\\[\\$([^\\]-]*)(-[^\\]]*)?\\]"));
    QString words = code;
    if (const auto match = kLocale.match(code); match.hasMatch())
        words = match.captured(1);
    if (const auto currency = currencyIn(words))
        format.currency = currency->code;
    format.percent = code.contains(u'%');
    static const QRegularExpression kLiterals(QStringLiteral("\"[^\"]*\"|\\\\.|\\[[^\\]]*\\]|_."));
    code.remove(kLiterals);
    static const QRegularExpression kDateSigns(QStringLiteral("[yYdD]|[mM]+[-/年]|h+:"));
    format.date = code.contains(kDateSigns);
    return format;
}

std::vector<NumberFormat> readStyles(const QByteArray &xmlText)
{
    QHash<int, QString> codes;
    std::vector<NumberFormat> formats;
    QXmlStreamReader xml(xmlText);
    bool inCellFormats = false;
    while (!xml.atEnd()) {
        xml.readNext();
        const bool start = xml.isStartElement();
        if (xml.name() == u"cellXfs" && (start || xml.isEndElement()))
            inCellFormats = start;
        if (!start)
            continue;
        if (xml.name() == u"numFmt") {
            codes.insert(xml.attributes().value(QLatin1StringView("numFmtId")).toInt(),
                         xml.attributes().value(QLatin1StringView("formatCode")).toString());
        } else if (xml.name() == u"xf" && inCellFormats) {
            const int id = xml.attributes().value(QLatin1StringView("numFmtId")).toInt();
            formats.push_back(codes.contains(id) ? numberFormatOf(codes.value(id)) : builtInFormat(id));
        }
    }
    return formats;
}

QStringList readSharedStrings(const QByteArray &xmlText)
{
    QStringList strings;
    QXmlStreamReader xml(xmlText);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"si")
            strings << richText(xml);
    }
    return strings;
}

std::vector<SheetEntry> readSheetList(const QByteArray &workbookXml, const QByteArray &relationshipsXml,
                                      bool &date1904)
{
    QHash<QString, QString> targets;
    QXmlStreamReader relationships(relationshipsXml);
    while (!relationships.atEnd()) {
        relationships.readNext();
        if (relationships.isStartElement() && relationships.name() == u"Relationship") {
            const QXmlStreamAttributes attributes = relationships.attributes();
            targets.insert(attributes.value(QLatin1StringView("Id")).toString(),
                           archivePath(attributes.value(QLatin1StringView("Target")).toString()));
        }
    }
    std::vector<SheetEntry> sheets;
    QXmlStreamReader xml(workbookXml);
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"workbookPr") {
            const QStringView value = xml.attributes().value(QLatin1StringView("date1904"));
            date1904 = value == u"1" || value == u"true";
        } else if (xml.name() == u"sheet") {
            SheetEntry sheet;
            for (const QXmlStreamAttribute &attribute : xml.attributes()) {
                if (attribute.name() == u"name")
                    sheet.name = attribute.value().toString();
                else if (attribute.name() == u"state")
                    sheet.hidden = attribute.value() != u"visible";
                else if (attribute.name() == u"id")
                    sheet.path = targets.value(attribute.value().toString());
            }
            sheets.push_back(sheet);
        }
    }
    return sheets;
}

int columnOfAddress(QStringView address)
{
    int column = 0;
    qsizetype letters = 0;
    for (const QChar letter : address) {
        if (letter < u'A' || letter > u'Z')
            break;
        column = column * 26 + (letter.unicode() - u'A' + 1);
        // XFD is the last column there is.
        if (++letters > 3)
            return -1;
    }
    return letters == 0 ? -1 : column - 1;
}

} // namespace xj::exchange
