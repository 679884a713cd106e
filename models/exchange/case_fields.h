// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/cost/exact_decimal.h"
#include "models/domain/error.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QString>

#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

namespace xj::exchange {

/// The closed range of a figure of a case.
struct CaseRange
{
    double lowest = 0.0;
    double highest = 0.0;
};

inline constexpr CaseRange kAnyAmount{-1e15, 1e15};
inline constexpr CaseRange kNotNegative{0.0, 1e15};
inline constexpr CaseRange kAboveZero{1e-12, 1e15};
inline constexpr CaseRange kShareOfOne{0.0, 1.0};
inline constexpr CaseRange kYearlyRate{-0.99, 10.0}; ///< a rate of -100 % has no discount factor
inline constexpr CaseRange kYearlyDecline{-10.0, 0.99};
inline constexpr CaseRange kMonthCount{1.0, 1200.0};
inline constexpr CaseRange kMonthOffset{0.0, 1200.0};

/// One object of a case file, read field by field. Each fault is gathered with its path; what a faulty field
/// returns is within its range, and is never used once ok() is false. Keeps account of the keys asked for.
class CaseFields
{
public:
    CaseFields(QJsonObject object, QString path, QString fileName, QList<domain::Error> *errors);

    [[nodiscard]] bool ok() const { return m_errors->isEmpty(); }
    [[nodiscard]] bool has(const char *key) const; ///< present and not null

    double number(const char *key, CaseRange range);
    double number(const char *key, CaseRange range, double fallback);
    std::optional<double> numberIfAny(const char *key, CaseRange range);
    int whole(const char *key, CaseRange range);
    int whole(const char *key, CaseRange range, int fallback);
    bool flag(const char *key);
    bool flag(const char *key, bool fallback);
    QString text(const char *key);
    QString text(const char *key, const QString &fallback);
    /// Text or number, exactly.
    cost::ExactDecimal decimal(const char *key);
    cost::ExactDecimal decimal(const char *key, const cost::ExactDecimal &fallback);

    /// One of named values; `fallback` for an absent key, a fault when there is none.
    template <typename T>
    T choice(const char *key, std::initializer_list<std::pair<const char *, T>> names,
             std::optional<T> fallback = std::nullopt);

    CaseFields object(const char *key);
    std::vector<CaseFields> objects(const char *key); ///< an absent key is a fault
    std::vector<CaseFields> objectsIfAny(const char *key);
    std::vector<QJsonValue> values(const char *key);

    void refuse(const char *key, domain::ErrorCode code, domain::Arguments arguments);
    /// Faults of a model, whose fields are named as those of this object.
    void refuse(const QList<domain::Error> &errors);
    /// A fault unless the shares sum to 1.
    void sharesOfOne(const char *key, const std::vector<double> &shares);

    [[nodiscard]] QString pathOf(const QString &key) const;
    [[nodiscard]] QStringList unusedKeys() const;
    [[nodiscard]] const QJsonObject &json() const { return m_object; }

private:
    QJsonValue take(const char *key);
    void missing(const char *key);
    void wrongType(const char *key, const char *expected);
    void unknownChoice(const char *key, const QString &value, const QStringList &allowed);
    double checked(const char *key, const QJsonValue &value, CaseRange range);

    QJsonObject m_object;
    QString m_path;
    QString m_fileName;
    QList<domain::Error> *m_errors;
    QSet<QString> m_used;
};

template <typename T>
T CaseFields::choice(const char *key, std::initializer_list<std::pair<const char *, T>> names,
                     std::optional<T> fallback)
{
    const QJsonValue value = take(key);
    if ((value.isUndefined() || value.isNull()) && fallback)
        return *fallback;
    QStringList allowed;
    for (const auto &[name, meaning] : names) {
        if (value.toString() == QLatin1String(name))
            return meaning;
        allowed << QLatin1String(name);
    }
    if (value.isUndefined() || value.isNull())
        missing(key);
    else
        unknownChoice(key, value.toVariant().toString(), allowed);
    return names.begin()->second;
}

/// A number, or null for what has no value.
[[nodiscard]] QJsonValue orNull(const std::optional<double> &value);
[[nodiscard]] QJsonValue orNull(const std::optional<int> &value);

} // namespace xj::exchange
