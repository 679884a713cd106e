// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/case_lookup.h"

#include "tests/accuracy/known_models.h"

#include <QRegularExpression>

#include <array>

namespace accuracy {

namespace {

using xj::domain::Gpu;
using xj::domain::ModelArchitecture;

/// What a name says about a part: "A100-SXM-80GB" is chip "a100", form "sxm", 80 GB.
struct PartName
{
    QString chip;
    QString form;
    int memoryGB = 0;
};

PartName partNameOf(QString name)
{
    static const QRegularExpression remark(QStringLiteral("\\(.*?\\)"));
    static const QRegularExpression memory(QStringLiteral("(?<![a-z0-9])(\\d+)gb?(?![a-z0-9])"));
    static const QRegularExpression form(
        QStringLiteral("(?<![a-z0-9])(sxm\\d?|pcie|nvl|nvl72|blackwell)(?![a-z0-9])"));
    static const QRegularExpression separators(QStringLiteral("[^a-z0-9]"));
    PartName part;
    name = name.toLower().remove(remark);
    if (const auto match = memory.match(name); match.hasMatch())
        part.memoryGB = match.captured(1).toInt();
    for (auto it = form.globalMatch(name); it.hasNext();) {
        const QString word = it.next().captured(1);
        if (word != u"blackwell")
            part.form = word.left(3);
    }
    part.chip = name.remove(memory).remove(form).remove(separators);
    return part;
}

/// How well a catalogue part answers to a name; 0: it does not.
int likeness(const PartName &wanted, const Gpu &gpu)
{
    PartName part = partNameOf(gpu.id);
    if (part.chip != wanted.chip && part.chip != wanted.chip + u"server")
        return 0;
    int score = 1;
    if (wanted.memoryGB > 0 && part.memoryGB == wanted.memoryGB)
        score += 16;
    if (wanted.form == part.form)
        score += 8;
    else if (wanted.form.isEmpty() && part.form == u"sxm")
        score += 6;
    if (wanted.memoryGB == 0 && gpu.vramGB.value_or(0.0) >= 80.0)
        score += 2;
    return score;
}

QString modelKey(QString name)
{
    static const QRegularExpression ending(
        QStringLiteral("(-instruct|-chat|-it|-fp8|-awq|-gptq|-int4|-int8|-bnb-4bit|-4bit|-hf|-qat.*|-2507| "
                       "\\d.*bpw| \\(.*\\))+$"));
    name = name.trimmed().toLower().replace(u'_', u'-').remove(ending);
    return name.replace(u' ', u'-');
}

using Alias = std::pair<const char *, const char *>;
constexpr std::array kAliases = {
    Alias{"vicuna-7b", "llama-7b"},
    Alias{"wizardlm-70b", "llama-2-70b"},
    Alias{"llama-2-34b", "codellama-34b"},
    Alias{"minimax-m2.5", "minimax-m2"},
    Alias{"qwen3-coder-30b-a3b", "qwen3-30b-a3b"},
    Alias{"qwen3-vl-235b-a22b", "qwen3-235b-a22b"},
    Alias{"mistral-7b", "mistral-7b-v0.1"},
    Alias{"mistral-7b-v0.2", "mistral-7b-v0.1"},
    Alias{"phi-3-mini", "phi-3-mini-4k"},
    Alias{"opt-175b", "opt-175b"},
};

} // namespace

CaseLookup::CaseLookup(xj::domain::Catalogue catalogue)
    : m_catalogue(std::move(catalogue))
{ }

const Gpu *CaseLookup::gpu(const QString &name) const
{
    const PartName wanted = partNameOf(name);
    const Gpu *best = nullptr;
    int bestScore = 0;
    if (wanted.chip.isEmpty())
        return nullptr;
    for (const Gpu &gpu : m_catalogue.gpus()) {
        const int score = likeness(wanted, gpu);
        if (score > bestScore) {
            bestScore = score;
            best = &gpu;
        }
    }
    return best;
}

std::optional<ModelArchitecture> CaseLookup::model(const QString &name) const
{
    QString key = modelKey(name);
    if (const auto known = knownModel(key))
        return known;
    for (const auto &[alias, id] : kAliases) {
        if (key == QLatin1StringView(alias))
            key = QString::fromLatin1(id);
    }
    if (const ModelArchitecture *model = m_catalogue.model(key))
        return *model;
    return std::nullopt;
}

} // namespace accuracy
