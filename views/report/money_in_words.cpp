// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/money_in_words.h"

#include <array>

using namespace Qt::StringLiterals;

namespace xj::report {

namespace {

constexpr QStringView kDigits = u"零壹贰叁肆伍陆柒捌玖";
constexpr std::array<QStringView, 4> kPlaces = {u"", u"拾", u"佰", u"仟"};
// Groups of four digits, lowest first: 10^4, 10^8, 10^12.
constexpr std::array<QStringView, 4> kGroups = {u"", u"万", u"亿", u"万亿"};

QChar digit(qint64 value)
{
    return kDigits.at(static_cast<qsizetype>(value));
}

/// 1..9999, without leading zeros: 1001 is 壹仟零壹.
QString group(qint64 value)
{
    QString words;
    bool zeroWaiting = false;
    qint64 unit = 1000;
    for (std::size_t place = kPlaces.size(); place-- > 0; unit /= 10) {
        const qint64 at = value / unit % 10;
        if (at == 0) {
            zeroWaiting = !words.isEmpty();
            continue;
        }
        if (zeroWaiting)
            words += digit(0);
        zeroWaiting = false;
        words += digit(at);
        words += kPlaces[place];
    }
    return words;
}

QString yuanWords(qint64 yuan)
{
    if (yuan == 0)
        return {};
    std::array<qint64, kGroups.size()> groups{};
    for (qint64 &part : groups) {
        part = yuan % 10'000;
        yuan /= 10'000;
    }
    QString words;
    for (std::size_t index = groups.size(); index-- > 0;) {
        if (groups[index] == 0)
            continue;
        // A gap anywhere before this group is told by one zero: 1 0000 0001 or 1 0001.
        const bool gap = groups[index] < 1000 || (index + 1 < groups.size() && groups[index + 1] == 0);
        if (!words.isEmpty() && gap)
            words += digit(0);
        words += group(groups[index]);
        // 10^12 is 万亿 only when no 亿 group follows to carry the 亿.
        const bool carried = index == 3 && groups[2] != 0;
        words += carried ? QStringView(u"万") : kGroups[index];
    }
    return words + u'元';
}

} // namespace

QString moneyInWords(const domain::Money &amount)
{
    const domain::Money rounded = amount.rounded(2, domain::Rounding::HalfUp);
    const qint64 fenTotal = rounded.micros() / 10'000;
    const qint64 magnitude = fenTotal < 0 ? -fenTotal : fenTotal;
    const qint64 yuan = magnitude / 100;
    const qint64 jiao = magnitude / 10 % 10;
    const qint64 fen = magnitude % 10;

    QString words = yuanWords(yuan);
    if (magnitude == 0)
        return u"零元整"_s;
    if (jiao != 0)
        words += QString(digit(jiao)) + u'角';
    if (fen != 0) {
        if (jiao == 0 && yuan != 0)
            words += digit(0);
        words += QString(digit(fen)) + u'分';
    } else {
        words += u'整'; // closes an amount without fen
    }
    return fenTotal < 0 ? u'负' + words : words;
}

} // namespace xj::report
