// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/number_text.h"

#include "models/domain/money.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace xj::exchange {

namespace {

constexpr qint64 kMicros = 1'000'000;

/// Groups of three from the right, or of two above the last three (lakh, crore).
bool groupsFit(const QStringList &groups)
{
    if (groups.size() == 1)
        return true;
    if (groups.constFirst().isEmpty() || groups.constFirst().size() > 3 || groups.constLast().size() != 3)
        return false;
    const auto inner = groups.mid(1, groups.size() - 2);
    const auto allHave = [&inner](qsizetype size) {
        return std::ranges::all_of(inner, [size](const QString &group) { return group.size() == size; });
    };
    return allHave(3) || (allHave(2) && groups.constFirst().size() <= 2);
}

std::optional<qint64> scaled(qint64 micros, qint64 factor)
{
    if (micros > std::numeric_limits<qint64>::max() / factor)
        return {};
    return micros * factor;
}

struct Multiplier
{
    const char *word;
    qint64 factor;
};

/// The longest first: 百万 before 万.
constexpr Multiplier kMultipliers[]
    = {{"千万", 10'000'000}, {"百万", 1'000'000},   {"亿", 100'000'000}, {"万", 10'000},
       {"千", 1'000},        {"crore", 10'000'000}, {"lakh", 100'000},   {"lac", 100'000}};

/// Takes a multiplier off the front of `after`; 1 when there is none.
qint64 takeMultiplier(QString &after)
{
    const QString trimmed = after.trimmed();
    for (const Multiplier &multiplier : kMultipliers) {
        const QString word = QString::fromUtf8(multiplier.word);
        if (trimmed.startsWith(word, Qt::CaseInsensitive)) {
            after = trimmed.mid(word.size());
            return multiplier.factor;
        }
    }
    // "7.9k", but not "kW" or "km".
    static const QRegularExpression kKilo(QStringLiteral("^[kK](?![A-Za-z])"));
    if (kKilo.match(trimmed).hasMatch()) {
        after = trimmed.mid(1);
        return 1000;
    }
    return 1;
}

} // namespace

QString plainText(const QString &text)
{
    QString plain = text.normalized(QString::NormalizationForm_KC);
    plain.replace(u'’', u'\'').replace(u'‘', u'\'').replace(u'−', u'-');
    for (QChar &sign : plain) {
        if (sign.isSpace())
            sign = u' ';
    }
    return plain.trimmed();
}

DecimalSign decimalSignOf(const QString &text)
{
    static const QRegularExpression kNumber(QStringLiteral("\\d[\\d., ']*\\d"));
    const QString digits = kNumber.match(plainText(text)).captured();
    const qsizetype points = digits.count(u'.');
    const qsizetype commas = digits.count(u',');
    if (points > 0 && commas > 0)
        return digits.lastIndexOf(u'.') > digits.lastIndexOf(u',') ? DecimalSign::Point : DecimalSign::Comma;
    const auto decidedBy
        = [&digits](QChar sign, qsizetype count, DecimalSign asDecimal, DecimalSign asGroup) {
              if (count > 1)
                  return asGroup;
              const qsizetype behind = digits.size() - digits.indexOf(sign) - 1;
              // Three digits behind one sign: a group or a fraction, nobody can tell from this number alone.
              return behind == 3 ? DecimalSign::Unknown : asDecimal;
          };
    if (points > 0)
        return decidedBy(u'.', points, DecimalSign::Point, DecimalSign::Comma);
    if (commas > 0)
        return decidedBy(u',', commas, DecimalSign::Comma, DecimalSign::Point);
    return DecimalSign::Unknown;
}

std::optional<qint64> microsOf(const QString &digits, DecimalSign decimalSign)
{
    const QChar decimal = decimalSign == DecimalSign::Comma ? u',' : u'.';
    const QChar group = decimalSign == DecimalSign::Comma ? u'.' : u',';
    const QStringList parts = digits.trimmed().split(decimal);
    if (parts.size() > 2)
        return {};
    QString whole = parts.constFirst();
    QString fraction = parts.value(1);
    const int kinds = int(whole.contains(group)) + int(whole.contains(u' ')) + int(whole.contains(u'\''));
    if (kinds > 1)
        return {};
    const QChar used = whole.contains(u' ') ? QChar(u' ') : whole.contains(u'\'') ? QChar(u'\'') : group;
    const QStringList groups = whole.split(used);
    whole.remove(used);
    while (fraction.endsWith(u'0'))
        fraction.chop(1);
    static const QRegularExpression kDigits(QStringLiteral("^\\d{0,12}$"));
    if (!groupsFit(groups) || fraction.size() > 6 || !kDigits.match(whole).hasMatch()
        || !kDigits.match(fraction).hasMatch() || (whole.isEmpty() && fraction.isEmpty()))
        return {};
    return whole.toLongLong() * kMicros + fraction.leftJustified(6, u'0').toLongLong();
}

std::optional<FoundNumber> findNumber(const QString &text, DecimalSign decimalSign)
{
    static const QRegularExpression kNumber(QStringLiteral("[-+]?\\s*(?:\\d[\\d., ']*\\d|\\d|\\.\\d+)"));
    const QRegularExpressionMatch match = kNumber.match(text);
    if (!match.hasMatch())
        return {};
    QString digits = match.captured().trimmed();
    bool negative = digits.startsWith(u'-');
    if (digits.startsWith(u'-') || digits.startsWith(u'+'))
        digits = digits.mid(1).trimmed();
    FoundNumber found{0, text.left(match.capturedStart()), text.mid(match.capturedEnd())};
    // "-¥500" has its sign in front of the currency, "(12,000)" is an accountant's minus.
    if (found.before.trimmed().startsWith(u'-'))
        negative = true;
    static const QRegularExpression kBracketed(QStringLiteral("^\\([^\\d)]*\\d[\\d., ']*[^)\\d]*\\)$"));
    if (kBracketed.match(text).hasMatch())
        negative = true;
    const std::optional<qint64> micros = microsOf(digits, decimalSign);
    if (!micros)
        return {};
    const std::optional<qint64> times = scaled(*micros, takeMultiplier(found.after));
    if (!times)
        return {};
    found.micros = negative ? -*times : *times;
    return found;
}

QString decimalText(qint64 micros)
{
    return domain::Money(micros, {}).toDecimal();
}

std::optional<int> wholeNumberOf(const QString &text)
{
    static const QRegularExpression kWhole(QStringLiteral("^[-+]?\\s*\\d{1,7}(?=\\D|$)(?:\\.0+(?!\\d))?"));
    const QRegularExpressionMatch match = kWhole.match(plainText(text).remove(u','));
    if (!match.hasMatch())
        return {};
    return static_cast<int>(match.captured().remove(u' ').toDouble());
}

} // namespace xj::exchange
