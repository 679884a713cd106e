// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/price_catalogue_parts.h"

#include <QRegularExpression>

namespace xj::exchange {

namespace {

/// Nine decimals are more than any price list prints, and 9.2 * 10^9 units are more than any price.
constexpr int kDecimals = 9;

qint64 scaled(const QString &decimal)
{
    const qsizetype point = decimal.indexOf(QLatin1Char('.'));
    const QString whole = point < 0 ? decimal : decimal.left(point);
    const QString fraction = point < 0 ? QString() : decimal.mid(point + 1);
    const QString digits = whole + fraction.leftJustified(kDecimals, QLatin1Char('0'), true);
    return digits.toLongLong();
}

QString unscaled(qint64 value)
{
    QString digits = QString::number(value).rightJustified(kDecimals + 1, QLatin1Char('0'));
    digits.insert(digits.size() - kDecimals, QLatin1Char('.'));
    while (digits.endsWith(QLatin1Char('0')))
        digits.chop(1);
    if (digits.endsWith(QLatin1Char('.')))
        digits.chop(1);
    return digits;
}

} // namespace

Columns::Columns(const Record &header)
{
    m_count = qsizetype(header.cells.size());
    for (qsizetype i = 0; i < m_count; ++i)
        m_columns.insert(header.text(i).trimmed(), i);
}

bool Columns::hasAll(const QStringList &names) const
{
    for (const QString &name : names) {
        if (!m_columns.contains(name))
            return false;
    }
    return true;
}

QString Columns::text(const Record &record, const QString &name) const
{
    return record.text(m_columns.value(name, -1)).trimmed();
}

PriceCell priceCell(const QString &text)
{
    if (text.isEmpty())
        return {{}, QStringLiteral("price_missing")};
    static const QRegularExpression decimal(QStringLiteral("^(-?)([0-9]{1,9})(?:\\.([0-9]+))?$"));
    const QRegularExpressionMatch match = decimal.match(text);
    if (!match.hasMatch())
        return {{}, QStringLiteral("price_not_a_number")};
    QString fraction = match.captured(3);
    while (fraction.endsWith(QLatin1Char('0')))
        fraction.chop(1);
    if (fraction.size() > kDecimals)
        return {{}, QStringLiteral("price_not_a_number")};
    const QString plain = unscaled(scaled(match.captured(2) + QLatin1Char('.') + fraction));
    if (plain == QLatin1String("0"))
        return {{}, QStringLiteral("price_zero")};
    if (!match.captured(1).isEmpty())
        return {{}, QStringLiteral("price_negative")};
    return {plain, {}};
}

QString sumOf(const QString &a, const QString &b)
{
    return unscaled(scaled(a) + scaled(b));
}

int compareDecimals(const QString &a, const QString &b)
{
    const qint64 difference = scaled(a) - scaled(b);
    return difference < 0 ? -1 : difference > 0 ? 1 : 0;
}

std::optional<double> numberIn(const QString &text)
{
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok && value > 0 && value < 1e6 ? std::optional(value) : std::nullopt;
}

domain::GpuMatch GpuResolver::match(const QString &name, std::optional<double> memoryGiB,
                                    const QString &instanceType)
{
    const QString key
        = name + QChar(0x1f) + QString::number(memoryGiB.value_or(0)) + QChar(0x1f) + instanceType;
    auto known = m_known.find(key);
    if (known == m_known.end())
        known = m_known.insert(key, domain::matchGpu(name, memoryGiB, instanceType, m_providerId));
    return *known;
}

void setGpu(ImportedOffer &offer, const domain::GpuMatch &match, const QString &name, ImportedFile &file)
{
    offer.gpuId = match.id();
    if (!offer.gpuId.isEmpty())
        return;
    ImportNotice unresolved = notice(
        offer.rows.constFirst(),
        match.ids.isEmpty() ? QStringLiteral("gpu_unknown") : QStringLiteral("gpu_ambiguous"), {}, name);
    unresolved.candidates = match.ids;
    file.warnings.push_back(std::move(unresolved));
}

ImportNotice notice(int row, const QString &code, const QString &column, const QString &text)
{
    ImportNotice made;
    made.row = row;
    made.code = code;
    made.column = column;
    made.text = text;
    return made;
}

} // namespace xj::exchange
