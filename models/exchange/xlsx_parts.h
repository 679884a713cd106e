// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

/// The parts of an Office Open XML workbook, one reader each. Namespaces are not looked at, so that strict
/// and transitional files read alike.
namespace xj::exchange {

/// How a cell's number is shown.
struct NumberFormat
{
    bool date = false;
    bool percent = false;
    QString currency; ///< ISO code; empty: none shown

    bool operator==(const NumberFormat &) const = default;
};

/// What a format code such as "[$¥-804]#,##0.00" or "yyyy/m/d" shows.
[[nodiscard]] NumberFormat numberFormatOf(const QString &formatCode);

/// The formats by the style index of a cell (styles.xml).
[[nodiscard]] std::vector<NumberFormat> readStyles(const QByteArray &xml);

/// sharedStrings.xml: rich text runs joined, phonetic runs left out.
[[nodiscard]] QStringList readSharedStrings(const QByteArray &xml);

struct SheetEntry
{
    QString name;
    QString path; ///< in the archive
    bool hidden = false;
};

/// workbook.xml with its relationships: sheets in their order; `date1904`: days count from 1904.
[[nodiscard]] std::vector<SheetEntry> readSheetList(const QByteArray &workbookXml,
                                                    const QByteArray &relationshipsXml, bool &date1904);

/// "AB12" -> column 27 (from 0); -1 when it is no address.
[[nodiscard]] int columnOfAddress(QStringView address);

} // namespace xj::exchange
