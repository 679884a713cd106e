// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/case_file.h"

#include <QFile>
#include <QJsonDocument>

#include <algorithm>

namespace accuracy {

namespace {

constexpr qint64 kLargestCaseBytes = 64 * 1024 * 1024;

class CsvParser
{
public:
    std::vector<QStringList> parse(const QString &text)
    {
        for (const QChar c : text) {
            if (m_quoted)
                inQuotes(c);
            else
                outside(c);
        }
        if (!m_cell.isEmpty() || !m_row.isEmpty())
            endRow();
        return std::move(m_rows);
    }

private:
    void inQuotes(QChar c)
    {
        if (c == u'"') {
            m_quoted = false;
            m_closedQuote = true;
        } else {
            m_cell += c;
        }
    }
    void outside(QChar c)
    {
        if (c == u'"') {
            if (m_closedQuote)
                m_cell += c; // a doubled quote inside quotes
            m_quoted = true;
        } else if (c == u',') {
            endCell();
        } else if (c == u'\n') {
            endRow();
        } else if (c != u'\r') {
            m_cell += c;
        }
        m_closedQuote = false;
    }
    void endCell()
    {
        m_row.push_back(m_cell);
        m_cell.clear();
    }
    void endRow()
    {
        endCell();
        if (m_row.size() > 1 || !m_row.front().isEmpty())
            m_rows.push_back(m_row);
        m_row.clear();
    }

    std::vector<QStringList> m_rows;
    QStringList m_row;
    QString m_cell;
    bool m_quoted = false;
    bool m_closedQuote = false;
};

} // namespace

std::vector<QStringList> parseCsv(const QByteArray &bytes)
{
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar(0xFEFF)))
        text.remove(0, 1);
    return CsvParser().parse(text);
}

QString CaseRow::text(const char *column) const
{
    const auto it = m_columns.constFind(QString::fromLatin1(column));
    return it == m_columns.constEnd() || *it >= m_cells.size() ? QString() : m_cells[*it].trimmed();
}

std::optional<double> CaseRow::number(const char *column) const
{
    bool ok = false;
    const double value = text(column).toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

CaseFile CaseFile::read(const QString &path)
{
    CaseFile file;
    file.m_path = path;
    QFile device(path);
    if (!device.open(QIODevice::ReadOnly) || device.size() > kLargestCaseBytes)
        return file;
    file.m_bytes = device.readAll();
    file.m_json = QJsonDocument::fromJson(file.m_bytes).object();
    if (!file.m_json.isEmpty())
        return file;
    const qsizetype end = file.m_bytes.indexOf('\n');
    const auto first = parseCsv(file.m_bytes.left(end < 0 ? file.m_bytes.size() : end));
    if (!first.empty()) {
        file.m_header = first.front();
        for (int i = 0; i < file.m_header.size(); ++i)
            file.m_columns.insert(file.m_header[i].trimmed(), i);
    }
    return file;
}

bool CaseFile::hasColumns(std::initializer_list<const char *> names) const
{
    return std::all_of(names.begin(), names.end(),
                       [this](const char *name) { return m_columns.contains(QString::fromLatin1(name)); });
}

bool CaseFile::hasKeys(std::initializer_list<const char *> keys) const
{
    return std::all_of(keys.begin(), keys.end(),
                       [this](const char *key) { return m_json.contains(QLatin1StringView(key)); });
}

std::vector<CaseRow> CaseFile::rows() const
{
    std::vector<CaseRow> rows;
    auto cells = parseCsv(m_bytes);
    for (size_t i = 1; i < cells.size(); ++i)
        rows.emplace_back(m_columns, std::move(cells[i]));
    return rows;
}

} // namespace accuracy
