// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/expectation.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace accuracy {

namespace {

/// The exact figures of a case state six digits or more; coarser ones were rounded by a publication.
constexpr double kExactFigure = 1e-5;
constexpr double kUnstatedTolerance = 1e-9;

bool isTolerance(const QJsonObject &object)
{
    return object.contains(u"rel") || object.contains(u"abs") || object.contains(u"exact")
        || object.contains(u"abs_sigma");
}

/// The tolerance of a field: its own, else the default, else the one that holds for all.
QJsonObject toleranceOf(const QJsonObject &tolerance, const QString &field)
{
    if (tolerance.value(field).isObject())
        return tolerance.value(field).toObject();
    if (tolerance.value(u"default").isObject())
        return tolerance.value(u"default").toObject();
    return isTolerance(tolerance) ? tolerance : QJsonObject();
}

/// Of one element: each entry that is a map is asked for this element's key.
QJsonObject elementTolerance(const QJsonObject &tolerance, const QString &key)
{
    QJsonObject result;
    for (auto it = tolerance.constBegin(); it != tolerance.constEnd(); ++it) {
        if (!it.value().isObject())
            result.insert(it.key(), it.value());
        else if (it.value().toObject().contains(key))
            result.insert(it.key(), it.value().toObject().value(key));
        else if (it.key() == key)
            return it.value().toObject();
    }
    return result;
}

QString shown(const QJsonValue &value)
{
    if (value.isUndefined())
        return QStringLiteral("nothing");
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 15);
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

} // namespace

Expectation::Expectation(const QJsonObject &expected, const QJsonObject &tolerance)
    : m_expected(expected)
    , m_tolerance(tolerance)
{ }

QStringList Expectation::differences(const QJsonObject &answer)
{
    m_differences.clear();
    m_worst = {};
    for (auto it = m_expected.constBegin(); it != m_expected.constEnd(); ++it)
        compare(it.key(), it.value(), answer.value(it.key()), toleranceOf(m_tolerance, it.key()));
    return m_differences;
}

void Expectation::compare(const QString &path, const QJsonValue &expected, const QJsonValue &got,
                          const QJsonObject &tolerance)
{
    if (expected.isObject() && got.isObject()) {
        const QJsonObject map = expected.toObject();
        for (auto it = map.constBegin(); it != map.constEnd(); ++it)
            compare(path + u'.' + it.key(), it.value(), got.toObject().value(it.key()),
                    elementTolerance(tolerance, it.key()));
        return;
    }
    if (expected.isArray() && got.isArray() && expected.toArray().size() == got.toArray().size()) {
        const QJsonArray list = expected.toArray();
        for (qsizetype i = 0; i < list.size(); ++i)
            compare(path + QStringLiteral("[%1]").arg(i), list.at(i), got.toArray().at(i), tolerance);
        return;
    }
    if (expected.isDouble() && got.isDouble()) {
        compareNumbers(path, expected.toDouble(), got.toDouble(), tolerance);
        return;
    }
    if (expected != got)
        m_differences << path + QStringLiteral(": %1 for %2").arg(shown(got), shown(expected));
}

void Expectation::compareNumbers(const QString &path, double expected, double got,
                                 const QJsonObject &tolerance)
{
    const double difference = std::abs(got - expected);
    const double relative = difference / std::max(std::abs(expected), 1e-300);
    const bool unstated = !isTolerance(tolerance);
    const double rel = unstated ? kUnstatedTolerance : tolerance.value(u"rel").toDouble(-1.0);
    const double abs = tolerance.value(u"abs").toDouble(-1.0);
    const double sigma = m_expected.value(u"standard_error").toDouble();
    bool within = difference == 0.0 || relative <= rel || difference <= abs;
    if (tolerance.contains(u"abs_sigma"))
        within = within || difference <= tolerance.value(u"abs_sigma").toDouble() * sigma;
    if (!within)
        m_differences << path + QStringLiteral(": %1 for %2").arg(shown(got), shown(expected));
    if (expected == 0.0)
        return;
    double &worst = rel >= 0.0 && rel <= kExactFigure ? m_worst.exact : m_worst.published;
    worst = std::max(worst, relative);
}

} // namespace accuracy
