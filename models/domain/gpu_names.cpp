// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/gpu_names.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <vector>

namespace xj::domain {

namespace {

enum class Form { Any, Sxm, Pcie, Nvl };

struct Variant
{
    const char *id;
    double memoryGB; ///< 0: not published
    Form form = Form::Any;
};

/// A name and what it can mean. The pattern is matched in upper case, with one blank for every run of
/// separators, and not inside a longer word or number. Names that begin alike stand with the longer one
/// first.
struct Family
{
    const char *pattern;
    std::vector<Variant> variants;
};

const std::vector<Family> &families()
{
    static const std::vector<Family> all{
        {"GB300", {{"gb300", 288}}},
        {"GB200", {{"gb200", 186}}},
        {"GH200", {{"gh200-96g", 96}, {"gh200-144g", 144}}},
        {"B300", {{"b300-sxm", 288}}},
        {"B200", {{"b200-sxm", 180}}},
        {"B100", {{"b100-sxm", 192}}},
        {"H200", {{"h200-sxm", 141, Form::Sxm}, {"h200-nvl", 141, Form::Nvl}}},
        {"H100", {{"h100-sxm", 80, Form::Sxm}, {"h100-pcie", 80, Form::Pcie}, {"h100-nvl", 94, Form::Nvl}}},
        {"H800", {{"h800-sxm", 80, Form::Sxm}, {"h800-pcie", 80, Form::Pcie}}},
        {"H20(?: ?3E)", {{"h20-141g-sxm", 141}}},
        {"H20", {{"h20-96g-sxm", 96}, {"h20-141g-sxm", 141}}},
        {"A100",
         {{"a100-80g-sxm", 80, Form::Sxm},
          {"a100-80g-pcie", 80, Form::Pcie},
          {"a100-40g-sxm", 40, Form::Sxm},
          {"a100-40g-pcie", 40, Form::Pcie}}},
        {"A800", {{"a800-80g-sxm", 80, Form::Sxm}, {"a800-80g-pcie", 80, Form::Pcie}}},
        {"V100S?",
         {{"v100-32g-sxm", 32, Form::Sxm},
          {"v100-32g-pcie", 32, Form::Pcie},
          {"v100-16g-sxm", 16, Form::Sxm},
          {"v100-16g-pcie", 16, Form::Pcie}}},
        {"P100", {{"p100-16g-sxm", 16, Form::Sxm}, {"p100-16g", 16, Form::Pcie}}},
        {"(?:RTX ?)?PRO ?6000(?: BLACKWELL)?(?: SERVER| SE)", {{"rtx-pro-6000-server", 96}}},
        {"(?:RTX ?)?PRO ?6000(?: BLACKWELL)? ?(?:WS|WORKSTATION)", {{"rtx-pro-6000-workstation", 96}}},
        {"(?:RTX ?)?PRO ?6000(?: BLACKWELL)? ?MAX ?Q", {{"rtx-pro-6000-maxq", 96}}},
        {"(?:RTX ?)?PRO ?6000",
         {{"rtx-pro-6000-server", 96}, {"rtx-pro-6000-workstation", 96}, {"rtx-pro-6000-maxq", 96}}},
        {"(?:RTX ?)?PRO ?4000(?: BLACKWELL)? SFF", {{"rtx-pro-4000-blackwell-sff", 24}}},
        {"(?:RTX ?)?6000 ?ADA", {{"rtx6000-ada", 48}}},
        {"(?:RTX ?)?5880 ?(?:ADA)?", {{"rtx5880-ada", 48}}},
        {"QUADRO RTX ?6000", {{"quadro-rtx6000", 24}}},
        {"RTX ?6000", {{"rtx6000-ada", 48}, {"quadro-rtx6000", 24}}},
        {"(?:RTX ?)?A6000", {{"rtx-a6000", 48}}},
        {"(?:RTX ?)?5090 ?D ?V2", {{"rtx5090d-v2", 24}}},
        {"(?:RTX ?)?5090 ?D", {{"rtx5090d", 32}}},
        {"(?:RTX ?)?5090", {{"rtx5090", 32}}},
        {"(?:RTX ?)?4090 ?D", {{"rtx4090d", 24}}},
        {"(?:RTX ?)?4090", {{"rtx4090", 24}}},
        {"(?:RTX ?)?3090(?! ?TI)", {{"rtx3090", 24}}},
        {"RTX ?3060(?! ?TI)", {{"rtx3060", 12}}},
        {"L40S", {{"l40s", 48}}},
        {"L40", {{"l40", 48}}},
        {"L20", {{"l20", 48}}},
        {"L4", {{"l4", 24}}},
        {"L2", {{"l2", 24}}},
        {"A10G", {{"a10g", 24}}},
        {"A10", {{"a10", 24}}},
        {"A16", {{"a16", 16}, {"a16", 64}}},
        {"A30", {{"a30", 24}}},
        {"A40", {{"a40", 48}}},
        {"T4(?!G)", {{"t4", 16}}},
        {"P40", {{"p40", 24}}},
        {"P4", {{"p4", 8}}},
        {"MI355X?", {{"mi355x", 288}}},
        {"MI325X?", {{"mi325x", 256}}},
        {"MI300X", {{"mi300x", 192}}},
        {"MI250X", {{"mi250x", 128}}},
        {"MI210", {{"mi210", 64}}},
        {"GAUDI ?3", {{"gaudi3", 128}}},
        {"GAUDI ?2", {{"gaudi2", 96}}},
        {"(?:ASCEND ?)?950 ?PR", {{"ascend-950pr", 128}}},
        {"(?:ASCEND ?)?910 ?C", {{"ascend-910c", 128}}},
        {"(?:ASCEND ?)?910 ?B4", {{"ascend-910b4", 32}}},
        {"(?:ASCEND ?)?910 ?B2", {{"ascend-910b2", 64}}},
        {"(?:ASCEND ?)?910 ?B3", {{"ascend-910b", 64}}},
        // The catalogue lists plain 910B as the B3.
        {"(?:ASCEND ?)?910 ?B", {{"ascend-910b", 64}, {"ascend-910b4", 32}}},
        {"300I ?DUO", {{"ascend-310p-300i-duo-96g", 48}, {"ascend-310p-300i-duo-96g", 96}}},
        {"300I ?PRO", {{"ascend-310p-300i-pro", 24}}},
        {"MLU ?590", {{"mlu590", 80}}},
        {"MLU ?370 ?(?:X8)?", {{"mlu370-x8", 48}}},
        {"K100 ?(?:AI)?", {{"hygon-k100-ai", 64}}},
        {"Z100", {{"hygon-z100", 32}}},
        {"S5000", {{"mtt-s5000", 80}}},
        {"S4000", {{"mtt-s4000", 48}}},
        {"P800", {{"kunlunxin-p800", 96}}},
        {"R200", {{"kunlunxin-r200", 32}}},
        {"BR ?104P?", {{"biren-br104", 32}}},
        {"(?:BR ?)?106B", {{"biren-br106b", 0}}},
        {"BI ?V150", {{"iluvatar-bi-v150", 64}}},
        {"C500", {{"metax-c500-oam", 64, Form::Sxm}, {"metax-c500-pcie", 64, Form::Pcie}}},
        {"PPU", {{"thead-ppu", 96}}},
        // Last: the Ascend servers "Atlas 800T A2" and "800I A2" are no NVIDIA A2.
        {"(?<!800[TI] )A2", {{"a2", 16}}},
    };
    return all;
}

/// What an instance type of a large cloud carries.
struct InstanceRule
{
    const char *provider;
    const char *pattern; ///< from the start of the instance type, case ignored
    const char *id; ///< empty: an accelerator that the catalogue does not have
};

const std::vector<InstanceRule> &instanceRules()
{
    static const std::vector<InstanceRule> all{
        {"aws", "p3dn\\.", "v100-32g-sxm"},
        {"aws", "p3\\.", "v100-16g-sxm"},
        {"aws", "p4de\\.", "a100-80g-sxm"},
        {"aws", "p4d\\.", "a100-40g-sxm"},
        {"aws", "p5en?\\.", "h200-sxm"},
        {"aws", "p5\\.", "h100-sxm"},
        {"aws", "p6-b200\\.", "b200-sxm"},
        {"aws", "p6-b300\\.", "b300-sxm"},
        {"aws", "p6e-gb200\\.", "gb200"},
        {"aws", "p6e-gb300\\.", "gb300"},
        {"aws", "g4dn\\.", "t4"},
        {"aws", "g5\\.", "a10g"},
        {"aws", "g6e\\.", "l40s"},
        {"aws", "(?:g6|gr6|g6f|gr6f)\\.", "l4"},
        {"aws", "g7e\\.", "rtx-pro-6000-server"},
        {"aws", "(?:p2|g2|g3|g3s|g4ad|g5g)\\.", ""},
        {"azure", "(?:Standard_)?ND96amsr", "a100-80g-sxm"},
        {"azure", "(?:Standard_)?ND96asr", "a100-40g-sxm"},
        {"azure", "(?:Standard_)?NC\\d+ads_A100", "a100-80g-pcie"},
        {"azure", "(?:Standard_)?NCC?\\d+a?di?s_H100", "h100-nvl"},
        {"azure", "(?:Standard_)?ND\\d+is?r?_H100", "h100-sxm"},
        {"azure", "(?:Standard_)?ND\\d+isr_H200", "h200-sxm"},
        {"azure", "(?:Standard_)?ND\\d+isr?_NDR_GB200|(?:Standard_)?ND\\d+isr_GB200", "gb200"},
        {"azure", "(?:Standard_)?ND\\d+isr_NDR_GB300|(?:Standard_)?ND\\d+isr_GB300", "gb300"},
        {"azure", "(?:Standard_)?ND\\d+isr_MI300X", "mi300x"},
        {"azure", "(?:Standard_)?ND40rs_v2", "v100-32g-sxm"},
        {"azure", "(?:Standard_)?NC\\d+r?s_v3", "v100-16g-pcie"},
        {"azure", "(?:Standard_)?NC\\d+r?s_v2", "p100-16g"},
        {"azure", "(?:Standard_)?N[CV]\\d+adm?s_A10_v[45]", "a10"},
        {"azure", "(?:Standard_)?NC\\d+as_T4", "t4"},
        {"gcp", "a2-(?:highgpu|megagpu)-", "a100-40g-sxm"},
        {"gcp", "a2-ultragpu-", "a100-80g-sxm"},
        {"gcp", "a3-ultragpu-", "h200-sxm"},
        {"gcp", "a3-(?:highgpu|megagpu|edgegpu)-", "h100-sxm"},
        {"gcp", "a4x-maxgpu-", "gb300"},
        {"gcp", "a4x-", "gb200"},
        {"gcp", "a4-", "b200-sxm"},
        {"gcp", "g2-", "l4"},
        {"gcp", "g4-", "rtx-pro-6000-server"},
    };
    return all;
}

/// Compiled once: a price list asks thousands of times.
const QRegularExpression &compiled(const QString &pattern)
{
    thread_local QHash<QString, QRegularExpression> cache;
    auto found = cache.find(pattern);
    if (found == cache.end())
        found = cache.insert(pattern, QRegularExpression(pattern));
    return *found;
}

/// Upper case, full-width forms and separators made plain: "ＲＴＸ_4090" becomes "RTX 4090".
QString plain(const QString &text)
{
    QString out = text.normalized(QString::NormalizationForm_KC).toUpper();
    static const QRegularExpression separators(QStringLiteral("[\\s_\\-/·,;()\\[\\]]+"));
    out.replace(separators, QStringLiteral(" "));
    return out.trimmed();
}

/// "8xA100" and "8卡A100" name an A100; "XA100" does not. A letter that sticks to the end makes another name
/// of it ("A10X"), unless it begins a known word ("H100NVL").
bool containsName(const QString &text, const char *pattern)
{
    return compiled(QStringLiteral("(?:(?<![A-Z0-9])|(?<=[0-9]X))(?:%1)"
                                   "(?![0-9])(?!(?!SXM|PCIE|NVL|GB|G(?![A-Z]))[A-Z])")
                        .arg(QLatin1String(pattern)))
        .match(text)
        .hasMatch();
}

Form formIn(const QString &text)
{
    const auto has
        = [&](const char *pattern) { return compiled(QString::fromUtf8(pattern)).match(text).hasMatch(); };
    if (has("PCI ?E|无 ?NV ?LINK|NO NV ?LINK"))
        return Form::Pcie;
    if (has("(?<![A-Z])NVL(?! ?INK)|[0-9]NVL(?! ?INK)"))
        return Form::Nvl;
    // The driver calls the SXM board of the H100 "H100 80GB HBM3"; its PCIe card has HBM2e.
    return has("SXM|HGX|DGX|OAM|NV ?LINK|NVSWITCH|整机|HBM3(?!E)") ? Form::Sxm : Form::Any;
}

bool sameMemory(double a, double b)
{
    // As sold, as driver shows it, in GB or in GiB: within an eighth. The next size is always further away.
    constexpr double kTolerance = 0.12;
    return std::abs(a - b) <= kTolerance * b;
}

std::vector<double> memoriesIn(const QString &text)
{
    std::vector<double> sizes;
    auto found = compiled(QStringLiteral("(?<![0-9.])([0-9]{1,3}) ?G(?:I?B)?(?![A-Z0-9])")).globalMatch(text);
    while (found.hasNext())
        sizes.push_back(found.next().captured(1).toDouble());
    return sizes;
}

/// The variants whose memory is among the sizes; nothing to go by leaves all of them.
std::vector<Variant> withMemory(const std::vector<Variant> &variants, std::optional<double> given,
                                const std::vector<double> &named)
{
    const auto keep = [&](const auto &fits) {
        std::vector<Variant> kept;
        for (const Variant &variant : variants) {
            if (variant.memoryGB == 0 || fits(variant.memoryGB))
                kept.push_back(variant);
        }
        return kept;
    };
    const std::vector<Variant> byName = keep([&](double memory) {
        return std::any_of(named.begin(), named.end(), [&](double size) { return sameMemory(size, memory); });
    });
    // A size in the text may be the machine's; it only counts when it is a size of this accelerator.
    if (!byName.empty() && !named.empty())
        return byName;
    if (given)
        return keep([&](double memory) { return sameMemory(*given, memory); });
    return variants;
}

std::vector<Variant> withForm(const std::vector<Variant> &variants, Form form)
{
    std::vector<Variant> kept;
    for (const Variant &variant : variants) {
        // NVL is always said: a plain H200 is the SXM module.
        const bool fits = form == Form::Any ? variant.form != Form::Nvl || variants.size() == 1
                                            : variant.form == form || variant.form == Form::Any;
        if (fits)
            kept.push_back(variant);
    }
    return kept;
}

GpuMatch idsOf(const std::vector<Variant> &variants)
{
    GpuMatch match;
    for (const Variant &variant : variants) {
        const QString id = QString::fromLatin1(variant.id);
        if (!match.ids.contains(id))
            match.ids.append(id);
    }
    return match;
}

std::optional<GpuMatch> byInstance(const QString &instanceType, const QString &providerId)
{
    for (const InstanceRule &rule : instanceRules()) {
        if (providerId != QLatin1String(rule.provider))
            continue;
        const QString pattern = QStringLiteral("^(?i:%1)").arg(QLatin1String(rule.pattern));
        if (compiled(pattern).match(instanceType).hasMatch()) {
            const QString id = QString::fromLatin1(rule.id);
            return GpuMatch{id.isEmpty() ? QStringList() : QStringList{id}};
        }
    }
    return std::nullopt;
}

} // namespace

GpuMatch matchGpu(const QString &text, std::optional<double> memoryGiB, const QString &instanceType,
                  const QString &providerId)
{
    const std::optional<GpuMatch> known = byInstance(instanceType, providerId);
    if (known)
        return *known;
    const QString name = plain(text + QLatin1Char(' ') + instanceType);
    for (const Family &family : families()) {
        if (!containsName(name, family.pattern))
            continue;
        const std::vector<Variant> fitting = withMemory(family.variants, memoryGiB, memoriesIn(name));
        const std::vector<Variant> formed = withForm(fitting, formIn(name));
        // A form that no variant has (an "L40S SXM") says nothing; the name alone then decides.
        return idsOf(formed.empty() ? fitting : formed);
    }
    return {};
}

bool isOtherAccelerator(const QString &text)
{
    return compiled(QStringLiteral(
                        "(?:^| )(?:TPU|TRAINIUM|INFERENTIA|TRN[0-9]|INF[0-9]|V[0-9]+(?:LITEPOD|P|E)? [0-9]+$"
                        "|V[0-9]+LITEPOD|RADEON|HABANA|GAUDI HL)"))
        .match(plain(text))
        .hasMatch();
}

} // namespace xj::domain
