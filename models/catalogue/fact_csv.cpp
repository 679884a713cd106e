// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/fact_csv.h"

#include <QByteArray>
#include <QStringDecoder>

namespace xj::catalogue {

namespace {

class Reader
{
public:
    explicit Reader(const QString &text)
        : m_text(text)
    { }

    std::optional<std::vector<QStringList>> rows()
    {
        while (m_at < m_text.size()) {
            QStringList row;
            do {
                const std::optional<QString> field = nextField();
                if (!field)
                    return std::nullopt;
                row.append(*field);
            } while (take(QLatin1Char(',')));
            take(QLatin1Char('\r'));
            if (!take(QLatin1Char('\n')) && m_at < m_text.size())
                return std::nullopt;
            if (!m_rows.empty() && row.size() != m_rows.front().size())
                return std::nullopt;
            m_rows.push_back(std::move(row));
        }
        return std::move(m_rows);
    }

private:
    bool take(QLatin1Char wanted)
    {
        const bool found = m_at < m_text.size() && m_text.at(m_at) == wanted;
        m_at += found ? 1 : 0;
        return found;
    }

    std::optional<QString> nextField() { return take(QLatin1Char('"')) ? quotedField() : plainField(); }

    std::optional<QString> plainField()
    {
        const qsizetype start = m_at;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text.at(m_at);
            if (c == QLatin1Char('"'))
                return std::nullopt;
            if (c == QLatin1Char(',') || c == QLatin1Char('\n') || c == QLatin1Char('\r'))
                break;
        }
        return m_text.mid(start, m_at - start);
    }

    std::optional<QString> quotedField()
    {
        QString field;
        while (m_at < m_text.size()) {
            const QChar c = m_text.at(m_at++);
            if (c != QLatin1Char('"'))
                field.append(c);
            else if (take(QLatin1Char('"')))
                field.append(c);
            else
                return field;
        }
        return std::nullopt;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    std::vector<QStringList> m_rows;
};

} // namespace

std::optional<std::vector<QStringList>> readFactCsv(const QByteArray &utf8)
{
    QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QString text = decoder(utf8);
    if (decoder.hasError())
        return std::nullopt;
    return Reader(text).rows();
}

} // namespace xj::catalogue
