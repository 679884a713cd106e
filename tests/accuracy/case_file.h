// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace accuracy {

/// A row of a CSV table, read by column name.
class CaseRow
{
public:
    CaseRow(QHash<QString, int> columns, QStringList cells)
        : m_columns(std::move(columns))
        , m_cells(std::move(cells))
    { }

    /// Trimmed; empty when the column does not exist.
    [[nodiscard]] QString text(const char *column) const;
    /// Nothing when the cell is empty or no number.
    [[nodiscard]] std::optional<double> number(const char *column) const;

private:
    QHash<QString, int> m_columns; ///< shared with the other rows
    QStringList m_cells;
};

/// A file below the given folder, with what is needed to recognise it: its columns or its JSON keys, never
/// its name.
class CaseFile
{
public:
    [[nodiscard]] static CaseFile read(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// The first CSV row; empty for other formats.
    [[nodiscard]] QStringList columns() const { return m_header; }
    [[nodiscard]] bool hasColumns(std::initializer_list<const char *> names) const;
    [[nodiscard]] std::vector<CaseRow> rows() const;
    /// The top-level object; empty unless the file is JSON.
    [[nodiscard]] const QJsonObject &json() const { return m_json; }
    [[nodiscard]] bool hasKeys(std::initializer_list<const char *> keys) const;

private:
    QString m_path;
    QByteArray m_bytes;
    QStringList m_header;
    QHash<QString, int> m_columns;
    QJsonObject m_json;
};

/// RFC 4180: quoted cells may hold commas, quotes and line breaks. UTF-8, a byte order mark is skipped.
[[nodiscard]] std::vector<QStringList> parseCsv(const QByteArray &bytes);

} // namespace accuracy
