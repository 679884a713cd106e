// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/delimited_text.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace xj::exchange {

namespace {

/// Reads one record after the other.
class DelimitedReader
{
public:
    DelimitedReader(QStringView text, QChar separator)
        : m_text(text)
        , m_separator(separator)
    { }

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    Record next()
    {
        Record record;
        record.number = ++m_number;
        do {
            record.cells.push_back({field(), {}, false});
        } while (takeSeparator());
        takeLineBreak();
        return record;
    }

private:
    [[nodiscard]] bool atLineBreak() const { return m_text[m_at] == u'\n' || m_text[m_at] == u'\r'; }

    bool takeSeparator()
    {
        if (atEnd() || m_separator.isNull() || m_text[m_at] != m_separator)
            return false;
        ++m_at;
        return true;
    }

    void takeLineBreak()
    {
        if (atEnd())
            return;
        if (m_text[m_at] == u'\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == u'\n')
            ++m_at;
        ++m_at;
    }

    QString field()
    {
        if (!atEnd() && m_text[m_at] == u'"')
            return quotedField();
        return plainField();
    }

    QString plainField()
    {
        const qsizetype start = m_at;
        while (!atEnd() && !atLineBreak() && (m_separator.isNull() || m_text[m_at] != m_separator))
            ++m_at;
        return m_text.sliced(start, m_at - start).toString();
    }

    QString quotedField()
    {
        QString value;
        ++m_at;
        while (!atEnd()) {
            const QChar sign = m_text[m_at++];
            if (sign != u'"') {
                value += sign;
            } else if (!atEnd() && m_text[m_at] == u'"') {
                value += sign;
                ++m_at;
            } else {
                break;
            }
        }
        // Some writers go on after the closing quote; what follows is kept rather than lost.
        return value + plainField();
    }

    QStringView m_text;
    QChar m_separator;
    qsizetype m_at = 0;
    int m_number = 0;
};

bool isBlank(const Record &record)
{
    return std::ranges::all_of(record.cells,
                               [](const Cell &cell) { return QStringView(cell.text).trimmed().isEmpty(); });
}

/// How well a separator divides the text: records that have the most frequent field count above one, times
/// that count.
int score(QStringView text, QChar separator)
{
    constexpr int kProbed = 50;
    DelimitedReader reader(text, separator);
    QHash<size_t, int> records;
    for (int i = 0; i < kProbed && !reader.atEnd(); ++i) {
        const Record record = reader.next();
        if (!isBlank(record) && record.cells.size() > 1)
            ++records[record.cells.size()];
    }
    int best = 0;
    for (auto it = records.begin(); it != records.end(); ++it)
        best = std::max(best, it.value() * 100 + static_cast<int>(std::min<size_t>(it.key(), 99)));
    return best;
}

} // namespace

QChar findSeparator(const QString &text)
{
    // In the order of preference where two divide equally well.
    constexpr std::array kCandidates{u'\t', u',', u';', u'|'};
    QChar best;
    int bestScore = 0;
    for (const QChar candidate : kCandidates) {
        const int candidateScore = score(text, candidate);
        if (candidateScore > bestScore) {
            bestScore = candidateScore;
            best = candidate;
        }
    }
    return best;
}

TextTable readDelimited(const QString &text, QChar separator)
{
    TextTable table;
    DelimitedReader reader(text, separator);
    while (!reader.atEnd()) {
        Record record = reader.next();
        if (!isBlank(record))
            table.records.push_back(std::move(record));
    }
    return table;
}

} // namespace xj::exchange
