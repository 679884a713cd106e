// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/currency.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <cmath>
#include <optional>

namespace xj::catalogue {

/// How a member's type is written in the database and in the fact tables. toVariant and fromVariant are
/// inverse to each other; fromText gives nothing for a text that is no such value. Enumerations: see
/// enum_text.h.
template <typename M> struct Codec;

/// The value as other programs get it: yes and no as such, lists as lists, unknown as an invalid variant.
template <typename M> QVariant exported(const M &value)
{
    if constexpr (requires { Codec<M>::toExport(value); })
        return Codec<M>::toExport(value);
    else
        return Codec<M>::toVariant(value);
}

template <> struct Codec<QString>
{
    /// A null string would bind NULL, which our NOT NULL columns refuse.
    static QVariant toVariant(const QString &value) { return value.isNull() ? QStringLiteral("") : value; }
    static QString fromVariant(const QVariant &value) { return value.toString(); }
    static std::optional<QString> fromText(const QString &text) { return text; }
};

template <> struct Codec<double>
{
    static QVariant toVariant(double value) { return value; }
    static double fromVariant(const QVariant &value) { return value.toDouble(); }
    static std::optional<double> fromText(const QString &text)
    {
        bool ok = false;
        const double value = text.toDouble(&ok);
        return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
    }
};

template <> struct Codec<int>
{
    static QVariant toVariant(int value) { return value; }
    static int fromVariant(const QVariant &value) { return value.toInt(); }
    static std::optional<int> fromText(const QString &text)
    {
        bool ok = false;
        const int value = text.toInt(&ok);
        return ok ? std::optional(value) : std::nullopt;
    }
};

template <> struct Codec<qint64>
{
    static QVariant toVariant(qint64 value) { return value; }
    static qint64 fromVariant(const QVariant &value) { return value.toLongLong(); }
    static std::optional<qint64> fromText(const QString &text)
    {
        bool ok = false;
        const qint64 value = text.toLongLong(&ok);
        return ok ? std::optional(value) : std::nullopt;
    }
};

template <> struct Codec<bool>
{
    static QVariant toVariant(bool value) { return value ? 1 : 0; }
    static QVariant toExport(bool value) { return value; }
    static bool fromVariant(const QVariant &value) { return value.toInt() != 0; }
    static std::optional<bool> fromText(const QString &text)
    {
        if (text == QLatin1String("1"))
            return true;
        return text == QLatin1String("0") ? std::optional(false) : std::nullopt;
    }
};

template <> struct Codec<QDate>
{
    static QVariant toVariant(QDate value) { return value.toString(Qt::ISODate); }
    static QDate fromVariant(const QVariant &value)
    {
        return QDate::fromString(value.toString(), Qt::ISODate);
    }
    static std::optional<QDate> fromText(const QString &text)
    {
        const QDate date = QDate::fromString(text, Qt::ISODate);
        return date.isValid() ? std::optional(date) : std::nullopt;
    }
};

template <> struct Codec<domain::Currency>
{
    static QVariant toVariant(domain::Currency value) { return value.code(); }
    static domain::Currency fromVariant(const QVariant &value)
    {
        return domain::Currency::fromCode(value.toString()).value_or(domain::Currency());
    }
    static std::optional<domain::Currency> fromText(const QString &text)
    {
        return domain::Currency::fromCode(text);
    }
};

/// A list in one cell of a fact table; the database keeps lists in tables of their own.
template <> struct Codec<QStringList>
{
    static QVariant toExport(const QStringList &value) { return value; }
    static QVariant toVariant(const QStringList &value) { return value.join(QLatin1Char(';')); }
    static QStringList fromVariant(const QVariant &value)
    {
        return value.toString().split(QLatin1Char(';'), Qt::SkipEmptyParts);
    }
    static std::optional<QStringList> fromText(const QString &text)
    {
        return text.split(QLatin1Char(';'), Qt::SkipEmptyParts);
    }
};

/// Unknown is NULL in the database and an empty cell in the tables, never zero.
template <typename M> struct Codec<std::optional<M>>
{
    static QVariant toVariant(const std::optional<M> &value)
    {
        return value ? Codec<M>::toVariant(*value) : QVariant();
    }
    static QVariant toExport(const std::optional<M> &value) { return value ? exported(*value) : QVariant(); }
    static std::optional<M> fromVariant(const QVariant &value)
    {
        return value.isNull() ? std::nullopt : std::optional<M>(Codec<M>::fromVariant(value));
    }
    static std::optional<std::optional<M>> fromText(const QString &text)
    {
        if (text.isEmpty())
            return std::optional<std::optional<M>>(std::in_place, std::nullopt);
        const std::optional<M> value = Codec<M>::fromText(text);
        return value ? std::optional<std::optional<M>>(std::in_place, value) : std::nullopt;
    }
};

} // namespace xj::catalogue
