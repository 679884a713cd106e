// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/gpu_count_text.h"

#include "models/exchange/number_text.h"

#include <QRegularExpression>

namespace xj::exchange {

namespace {

bool contains(const QString &text, const char *pattern)
{
    return text.contains(
        QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption));
}

bool deniesNvlink(const QString &text)
{
    return contains(
        text, "(?:无|没有|不带|不支持|非|no|without)\\s*NV-?Link|NV-?Link\\s*[:：]?\\s*(?:无|none|no\\b)");
}

} // namespace

std::optional<int> gpuCountIn(const QString &text)
{
    const QString plain = plainText(text);
    static const QRegularExpression kCards(QStringLiteral("(\\d{1,4})\\s*(?:卡|张(?!/)|GPUs?\\b)"),
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kWord(QStringLiteral("([单双两一二四八十]|十六)[卡张]"));
    static const QRegularExpression kBefore(
        QStringLiteral("(?:^|[\\s(/])(\\d{1,3})\\s*[x×*]\\s*(?=[A-Za-z昇])"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kBehind(
        QStringLiteral("[A-Za-z0-9)]\\s*[x×*]\\s*(\\d{1,3})(?!\\d|\\s*[GT])"),
        QRegularExpression::CaseInsensitiveOption);
    for (const QRegularExpression *pattern : {&kCards, &kBefore, &kBehind}) {
        const QRegularExpressionMatch match = pattern->match(plain);
        if (match.hasMatch())
            return match.captured(1).toInt();
    }
    const QString word = kWord.match(plain).captured(1);
    if (word.isEmpty())
        return {};
    if (word == u"十六")
        return 16;
    if (word == u"单")
        return 1;
    if (word == u"双" || word == u"两")
        return 2;
    return static_cast<int>(QStringLiteral("零一二三四五六七八九十").indexOf(word));
}

QString interconnectIn(const QString &text)
{
    const QString plain = plainText(text);
    if (deniesNvlink(plain))
        return QStringLiteral("pcie");
    if (contains(plain, "NV-?Link|NVSwitch"))
        return QStringLiteral("nvlink");
    if (contains(plain, "HCCS"))
        return QStringLiteral("hccs");
    return contains(plain, "PCI-?E?(?![A-Za-z])") ? QStringLiteral("pcie") : QString();
}

} // namespace xj::exchange
