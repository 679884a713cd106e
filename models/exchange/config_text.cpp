// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/config_text.h"

#include "models/exchange/money_text.h"
#include "models/exchange/number_text.h"

#include <QRegularExpression>

namespace xj::exchange {

namespace {

QRegularExpression insensitive(const char *pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption);
}

/// A size in `perTera` units to the tera, times `count`, as an exact decimal; empty when it is no number.
QString sizeText(const QString &number, const QString &unit, qint64 perTera, int count)
{
    const std::optional<qint64> micros = microsOf(number, DecimalSign::Point);
    if (!micros)
        return {};
    const bool tera = unit.startsWith(u'T', Qt::CaseInsensitive);
    return decimalText(*micros * (tera ? perTera : 1) * count);
}

void readMemory(const QString &text, ImportedOffer &offer)
{
    static const QRegularExpression kBehind
        = insensitive("(?:内存|RAM|memory)\\s*:?\\s*(\\d+(?:\\.\\d+)?)\\s*(TB?|GB?)(?!\\w)");
    static const QRegularExpression kBefore
        = insensitive("(\\d+(?:\\.\\d+)?)\\s*(TB?|GB?)\\s*(?:DDR\\d\\s*)?(?:内存|RAM\\b|memory\\b|DDR)");
    for (const QRegularExpression *pattern : {&kBehind, &kBefore}) {
        const QRegularExpressionMatch match = pattern->match(text);
        if (match.hasMatch() && offer.ramGiB.isEmpty())
            offer.ramGiB = sizeText(match.captured(1), match.captured(2), 1024, 1);
    }
}

void readDisks(const QString &text, ImportedOffer &offer)
{
    static const QRegularExpression kBehind = insensitive(
        "NVMe\\s*(?:SSD)?\\s*:?\\s*(\\d+(?:\\.\\d+)?)\\s*(TB?|GB?)(?!\\w)\\s*(?:[x×*]\\s*(\\d{1,2}))?");
    static const QRegularExpression kBefore
        = insensitive("(?:(\\d{1,2})\\s*[x×*]\\s*)?(\\d+(?:\\.\\d+)?)\\s*(TB?|GB?)\\s*(?:U\\.2\\s*)?NVMe");
    if (!offer.localNvmeGB.isEmpty())
        return;
    if (const auto match = kBehind.match(text); match.hasMatch()) {
        const int count = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt();
        offer.localNvmeGB = sizeText(match.captured(1), match.captured(2), 1000, count);
    } else if (const auto before = kBefore.match(text); before.hasMatch()) {
        const int count = before.captured(1).isEmpty() ? 1 : before.captured(1).toInt();
        offer.localNvmeGB = sizeText(before.captured(2), before.captured(3), 1000, count);
    }
}

QString networkKindOf(const QString &word)
{
    static const QRegularExpression kInfiniBand = insensitive("IB|InfiniBand");
    static const QRegularExpression kRoce = insensitive("RoCE");
    if (word.contains(kRoce))
        return QStringLiteral("roce");
    return word.contains(kInfiniBand) ? QStringLiteral("infiniband") : QStringLiteral("ethernet");
}

void readNetwork(const QString &text, ImportedOffer &offer)
{
    if (!offer.networkType.isEmpty())
        return;
    struct Shape
    {
        QRegularExpression expression;
        int ports, kind, rate; ///< capture groups; 0: none
    };
    static const QList<Shape> kShapes{
        {insensitive("(\\d{1,2})\\s*[x×*]\\s*(IB|InfiniBand|RoCE|以太网)\\s*(\\d{2,4})\\s*G"), 1, 2, 3},
        {insensitive("(\\d{1,2})\\s*[x×*]\\s*(\\d{2,4})\\s*G(?:bps|b/"
                     "s|E)?\\s*(IB\\b|InfiniBand|RoCE|以太网|Ethernet)"),
         1, 3, 2},
        {insensitive("\\b(IB|InfiniBand|RoCE)\\s*(\\d{2,4})\\s*G(?:bps|b/s)?\\s*[x×*]\\s*(\\d{1,2})"), 3, 1,
         2},
        {insensitive("\\b(IB|InfiniBand|RoCE)\\s*(\\d{2,4})\\s*G"), 0, 1, 2},
        {insensitive("(\\d{1,4})\\s*G(?:bps|b/s|E)?\\s*(IB\\b|InfiniBand|RoCE|以太网|以太|Ethernet)"), 0, 2,
         1},
    };
    for (const Shape &shape : kShapes) {
        const QRegularExpressionMatch match = shape.expression.match(text);
        if (!match.hasMatch())
            continue;
        offer.networkType = networkKindOf(match.captured(shape.kind));
        offer.networkGbpsPerPort = QString::number(match.captured(shape.rate).toInt());
        if (shape.ports > 0)
            offer.networkPorts = match.captured(shape.ports).toInt();
        return;
    }
}

void readTerms(const QString &text, ImportedOffer &offer)
{
    static const QRegularExpression kShortest
        = insensitive("(?:最短|最低|最少|起租|minimum|min\\.?)\\s*(?:租期|租|term)?\\s*:?\\s*(\\d{1,3}\\s*"
                      "(?:个)?(?:月|年|months?|years?))");
    static const QRegularExpression kContract
        = insensitive("(\\d{1,3}\\s*-?\\s*(?:months?|years?))\\s*(?:contract|term)");
    if (const auto match = kShortest.match(text); match.hasMatch() && !offer.minimumTermMonths)
        offer.minimumTermMonths = monthsIn(match.captured(1));
    if (const auto match = kContract.match(text); match.hasMatch() && !offer.termMonths)
        offer.termMonths = monthsIn(match.captured(1));
}

QString sizeOf(const QString &cell, const QString &heading, qint64 perTera)
{
    static const QRegularExpression kSize
        = insensitive("(\\d[\\d,]*(?:\\.\\d+)?)\\s*(TB?|GB?)?\\s*(?:[x×*]\\s*(\\d{1,2}))?");
    static const QRegularExpression kTera = insensitive("TB|\\bT\\b");
    const QRegularExpressionMatch match = kSize.match(plainText(cell));
    if (!match.hasMatch())
        return {};
    QString unit = match.captured(2);
    if (unit.isEmpty())
        unit = heading.contains(kTera) ? QStringLiteral("TB") : QStringLiteral("GB");
    const int count = match.captured(3).isEmpty() ? 1 : match.captured(3).toInt();
    return sizeText(match.captured(1), unit, perTera, count);
}

} // namespace

void readConfiguration(const QString &text, ImportedOffer &offer)
{
    const QString plain = plainText(text);
    static const QRegularExpression kCores = insensitive("(\\d{1,4})\\s*(?:物理)?(?:核|cores?\\b)");
    static const QRegularExpression kVcpus = insensitive("(\\d{1,4})\\s*vCPUs?\\b");
    if (const auto match = kCores.match(plain); match.hasMatch() && !offer.cpuCores)
        offer.cpuCores = match.captured(1).toInt();
    if (const auto match = kVcpus.match(plain); match.hasMatch() && !offer.vcpus)
        offer.vcpus = match.captured(1).toInt();
    readMemory(plain, offer);
    readDisks(plain, offer);
    readNetwork(plain, offer);
    readTerms(plain, offer);
}

QString ramGiBOf(const QString &cell, const QString &heading)
{
    return sizeOf(cell, heading, 1024);
}

QString nvmeGBOf(const QString &cell, const QString &heading)
{
    return sizeOf(cell, heading, 1000);
}

} // namespace xj::exchange
