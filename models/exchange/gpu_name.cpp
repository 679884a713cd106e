// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/gpu_name.h"

#include "models/exchange/number_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace xj::exchange {

namespace {

enum class Form { Any, Pcie, Sxm, Nvl };

struct Card
{
    const char *family; ///< letters and digits alone; blanks, hyphens and underscores may stand between them
    const char *id; ///< of the catalogue
    int memoryGB; ///< as sold
    int otherMemoryGB; ///< as also printed; 0: none
    Form form;
};

/// Families that contain another's name stand anywhere: the longest match wins.
constexpr Card kCards[] = {
    {"P100", "p100-16g", 16, 0, Form::Pcie},
    {"P100", "p100-16g-sxm", 16, 0, Form::Sxm},
    {"V100", "v100-16g-pcie", 16, 0, Form::Pcie},
    {"V100", "v100-32g-pcie", 32, 0, Form::Pcie},
    {"V100", "v100-16g-sxm", 16, 0, Form::Sxm},
    {"V100", "v100-32g-sxm", 32, 0, Form::Sxm},
    {"T4", "t4", 16, 0, Form::Any},
    {"P4", "p4", 8, 0, Form::Any},
    {"P40", "p40", 24, 0, Form::Any},
    {"A2", "a2", 16, 0, Form::Any},
    {"A10", "a10", 24, 0, Form::Any},
    {"A10G", "a10g", 24, 22, Form::Any},
    {"A16", "a16", 64, 16, Form::Any},
    {"A30", "a30", 24, 0, Form::Any},
    {"A40", "a40", 48, 0, Form::Any},
    {"A100", "a100-40g-pcie", 40, 0, Form::Pcie},
    {"A100", "a100-40g-sxm", 40, 0, Form::Sxm},
    {"A100", "a100-80g-pcie", 80, 0, Form::Pcie},
    {"A100", "a100-80g-sxm", 80, 0, Form::Sxm},
    {"A800", "a800-80g-pcie", 80, 0, Form::Pcie},
    {"A800", "a800-80g-sxm", 80, 0, Form::Sxm},
    {"H100", "h100-pcie", 80, 0, Form::Pcie},
    {"H100", "h100-sxm", 80, 0, Form::Sxm},
    {"H100", "h100-nvl", 94, 188, Form::Nvl},
    {"H800", "h800-pcie", 80, 0, Form::Pcie},
    {"H800", "h800-sxm", 80, 0, Form::Sxm},
    {"H20", "h20-96g-sxm", 96, 0, Form::Any},
    {"H20", "h20-141g-sxm", 141, 144, Form::Any},
    {"H203e", "h20-141g-sxm", 141, 144, Form::Any},
    {"H200", "h200-sxm", 141, 144, Form::Sxm},
    {"H200", "h200-nvl", 141, 144, Form::Nvl},
    {"GH200", "gh200-96g", 96, 0, Form::Any},
    {"GH200", "gh200-144g", 144, 0, Form::Any},
    {"B100", "b100-sxm", 192, 180, Form::Any},
    {"B200", "b200-sxm", 192, 180, Form::Any},
    {"B300", "b300-sxm", 288, 270, Form::Any},
    {"GB200", "gb200", 186, 192, Form::Any},
    {"GB300", "gb300", 288, 279, Form::Any},
    {"L2", "l2", 24, 0, Form::Any},
    {"L4", "l4", 24, 0, Form::Any},
    {"L20", "l20", 48, 0, Form::Any},
    {"L40", "l40", 48, 0, Form::Any},
    {"L40S", "l40s", 48, 0, Form::Any},
    {"RTX3060", "rtx3060", 12, 0, Form::Any},
    {"RTX3090", "rtx3090", 24, 0, Form::Any},
    {"3090", "rtx3090", 24, 0, Form::Any},
    {"RTX4090", "rtx4090", 24, 0, Form::Any},
    {"4090", "rtx4090", 24, 0, Form::Any},
    {"RTX4090D", "rtx4090d", 24, 0, Form::Any},
    {"4090D", "rtx4090d", 24, 0, Form::Any},
    {"RTX5090", "rtx5090", 32, 0, Form::Any},
    {"5090", "rtx5090", 32, 0, Form::Any},
    {"RTX5090D", "rtx5090d", 32, 0, Form::Any},
    {"RTX5090DV2", "rtx5090d-v2", 24, 0, Form::Any},
    {"5090D", "rtx5090d", 32, 0, Form::Any},
    {"5090DV2", "rtx5090d-v2", 24, 0, Form::Any},
    {"RTXA6000", "rtx-a6000", 48, 0, Form::Any},
    {"A6000", "rtx-a6000", 48, 0, Form::Any},
    {"RTX6000ADA", "rtx6000-ada", 48, 0, Form::Any},
    {"6000ADA", "rtx6000-ada", 48, 0, Form::Any},
    {"RTX5880ADA", "rtx5880-ada", 48, 0, Form::Any},
    {"RTX5880", "rtx5880-ada", 48, 0, Form::Any},
    {"QUADRORTX6000", "quadro-rtx6000", 24, 0, Form::Any},
    {"RTXPRO6000", "rtx-pro-6000-server", 96, 0, Form::Any},
    {"RTXPRO6000", "rtx-pro-6000-workstation", 96, 0, Form::Any},
    {"RTXPRO6000", "rtx-pro-6000-maxq", 96, 0, Form::Any},
    {"RTXPRO6000SERVER", "rtx-pro-6000-server", 96, 0, Form::Any},
    {"RTXPRO6000BLACKWELLSERVER", "rtx-pro-6000-server", 96, 0, Form::Any},
    {"RTXPRO6000WORKSTATION", "rtx-pro-6000-workstation", 96, 0, Form::Any},
    {"RTXPRO6000BLACKWELLWORKSTATION", "rtx-pro-6000-workstation", 96, 0, Form::Any},
    {"RTXPRO6000BLACKWELLMAXQ", "rtx-pro-6000-maxq", 96, 0, Form::Any},
    {"MI210", "mi210", 64, 0, Form::Any},
    {"MI250X", "mi250x", 128, 0, Form::Any},
    {"MI300X", "mi300x", 192, 0, Form::Any},
    {"MI325X", "mi325x", 256, 0, Form::Any},
    {"MI355X", "mi355x", 288, 0, Form::Any},
    {"GAUDI2", "gaudi2", 96, 0, Form::Any},
    {"GAUDI3", "gaudi3", 128, 0, Form::Any},
    {"910B", "ascend-910b", 64, 0, Form::Any},
    {"910B", "ascend-910b4", 32, 0, Form::Any},
    {"910B2", "ascend-910b2", 64, 0, Form::Any},
    {"910B3", "ascend-910b", 64, 0, Form::Any},
    {"910B4", "ascend-910b4", 32, 0, Form::Any},
    {"910C", "ascend-910c", 128, 64, Form::Any},
    {"950PR", "ascend-950pr", 128, 0, Form::Any},
    {"300IPRO", "ascend-310p-300i-pro", 24, 0, Form::Any},
    {"300IDUO", "ascend-310p-300i-duo-96g", 96, 48, Form::Any},
    {"MLU370X8", "mlu370-x8", 48, 0, Form::Any},
    {"MLU590", "mlu590", 80, 0, Form::Any},
    {"K100AI", "hygon-k100-ai", 64, 0, Form::Any},
    {"Z100", "hygon-z100", 32, 0, Form::Any},
    {"S4000", "mtt-s4000", 48, 0, Form::Any},
    {"S5000", "mtt-s5000", 80, 0, Form::Any},
    {"R200", "kunlunxin-r200", 32, 0, Form::Any},
    {"P800", "kunlunxin-p800", 96, 0, Form::Any},
    {"BR104", "biren-br104", 32, 0, Form::Any},
    {"BR106B", "biren-br106b", 0, 0, Form::Any},
    {"BIV150", "iluvatar-bi-v150", 64, 0, Form::Any},
    {"C500", "metax-c500-pcie", 64, 0, Form::Pcie},
    {"C500", "metax-c500-oam", 64, 0, Form::Sxm},
};

struct FamilyPattern
{
    QString family;
    QRegularExpression expression;
};

/// A family's letters with blanks and hyphens let in between; not inside a longer word.
QRegularExpression familyExpression(const QString &family)
{
    QStringList letters;
    for (const QChar letter : family)
        letters << QRegularExpression::escape(QString(letter));
    // "8H200" in a product code is a name too, but "MI308X" is no "H20" and "BH100" no "H100".
    return QRegularExpression(
        QStringLiteral("(?<![A-Za-z])(?<![A-Za-z]\\d)(?<!\\d[-.])%1(?:(?=SXM|PCI|NVL|HBM)|(?![A-Za-z0-9]))")
            .arg(letters.join(QStringLiteral("[ _-]?"))),
        QRegularExpression::CaseInsensitiveOption);
}

const std::vector<FamilyPattern> &familyPatterns()
{
    static const std::vector<FamilyPattern> kPatterns = [] {
        std::vector<FamilyPattern> patterns;
        for (const Card &card : kCards) {
            const QString family = QString::fromLatin1(card.family);
            if (std::ranges::find(patterns, family, &FamilyPattern::family) == patterns.end())
                patterns.push_back({family, familyExpression(family)});
        }
        std::ranges::stable_sort(patterns, std::ranges::greater(),
                                 [](const FamilyPattern &pattern) { return pattern.family.size(); });
        return patterns;
    }();
    return kPatterns;
}

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

Form formIn(const QString &text)
{
    if (deniesNvlink(text))
        return Form::Pcie;
    if (contains(text, "NVL(?!ink)(?![A-Za-z])"))
        return Form::Nvl;
    if (contains(text, "SXM|HGX|NV-?Link|NVSwitch|整机|HBM3(?!e)|OAM"))
        return Form::Sxm;
    return contains(text, "PCI-?E?") ? Form::Pcie : Form::Any;
}

/// The sizes written in the text that could be a card's memory: "80G", "141GB".
QList<int> memorySizesIn(const QString &text)
{
    static const QRegularExpression kSize(QStringLiteral("(?<![\\d.])(\\d{1,3})\\s*G(?:i?B)?(?![A-Za-z0-9])"),
                                          QRegularExpression::CaseInsensitiveOption);
    QList<int> sizes;
    for (auto it = kSize.globalMatch(text); it.hasNext();)
        sizes << it.next().captured(1).toInt();
    return sizes;
}

bool hasMemory(const Card &card, const QList<int> &sizes)
{
    return sizes.contains(card.memoryGB) || (card.otherMemoryGB > 0 && sizes.contains(card.otherMemoryGB));
}

void keepIfAny(std::vector<Card> &cards, const auto &predicate)
{
    if (std::ranges::any_of(cards, predicate))
        std::erase_if(cards, [&predicate](const Card &card) { return !predicate(card); });
}

} // namespace

GpuMatch matchGpu(const QString &text)
{
    const QString plain = plainText(text);
    GpuMatch match;
    const auto family = std::ranges::find_if(familyPatterns(), [&plain](const FamilyPattern &pattern) {
        return plain.contains(pattern.expression);
    });
    if (family == familyPatterns().end())
        return match;
    match.named = true;
    std::vector<Card> cards;
    std::ranges::copy_if(kCards, std::back_inserter(cards), [&family](const Card &card) {
        return family->family == QLatin1String(card.family);
    });
    const QList<int> sizes = memorySizesIn(plain.mid(family->expression.match(plain).capturedStart()));
    if (!sizes.isEmpty()) {
        // A size that no card of the family has (a 4090 with 48 GB) is another card, unless it is a later
        // figure of the configuration: then the first size decides.
        const auto sized = [&sizes](const Card &card) { return hasMemory(card, sizes); };
        if (std::ranges::none_of(cards, sized))
            return match;
        std::erase_if(cards, [&sized](const Card &card) { return !sized(card); });
    }
    const Form form = formIn(plain);
    if (form != Form::Any) {
        keepIfAny(cards, [form](const Card &card) { return card.form == form || card.form == Form::Any; });
    }
    for (const Card &card : cards)
        match.ids << QString::fromLatin1(card.id);
    return match;
}

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
