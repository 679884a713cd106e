// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/infer_statement.h"

#include <QRegularExpression>

namespace accuracy {

namespace domain = xj::domain;
using xj::sizing::ServingEngine;
using xj::sizing::WeightFormat;

/// gpt-oss is published in MXFP4 only; tables that say FP8 mean its activations.
std::optional<WeightFormat> formatOf(const QString &name, const domain::ModelArchitecture &model)
{
    const QString n = name.toLower();
    const bool mixtureInMxfp4 = model.id.startsWith(u"gpt-oss");
    if (mixtureInMxfp4 && (n.startsWith(u"fp8") || n.startsWith(u"fp4")))
        return WeightFormat::Mxfp4;
    if (n.startsWith(u"bf16") || n.startsWith(u"fp16"))
        return WeightFormat::Bf16;
    if (n.startsWith(u"fp32"))
        return WeightFormat::Fp32;
    if (n.startsWith(u"fp8"))
        return WeightFormat::Fp8;
    if (n == u"gptq-int8")
        return WeightFormat::GroupInt8;
    if (n.startsWith(u"int8") || n.startsWith(u"w8a8") || n == u"bnb.int8")
        return WeightFormat::Int8;
    if (n.startsWith(u"mxfp4"))
        return WeightFormat::Mxfp4;
    if (n.startsWith(u"fp4"))
        return WeightFormat::Nvfp4;
    if (n.endsWith(u"-dq"))
        return WeightFormat::Nf4Double;
    if (n.startsWith(u"nf4") || n.startsWith(u"bnb."))
        return WeightFormat::Nf4;
    if (n.startsWith(u"awq") || n.startsWith(u"gptq-int4") || n.startsWith(u"int4"))
        return WeightFormat::GroupInt4;
    return std::nullopt;
}

QString engineNameOf(QString name)
{
    name.remove(QRegularExpression(QStringLiteral("\\(.*\\)")));
    name.remove(u'>');
    static const QRegularExpression pattern(
        QStringLiteral("^\\s*([A-Za-z][A-Za-z-]*(?: [A-Z][A-Za-z]+)*)\\s*(\\d[\\w.]*)?"));
    const auto match = pattern.match(name);
    if (!match.hasMatch())
        return name.trimmed();
    const QString version = match.captured(2);
    const QString family = match.captured(1).trimmed();
    return version.isEmpty() ? family : QString(family + u' ' + version);
}

ServingEngine engineOf(const QString &name)
{
    if (name.startsWith(u"TensorRT") || name.startsWith(u"NVIDIA NIM"))
        return ServingEngine::TensorRtLlm;
    if (name.startsWith(u"SGLang"))
        return ServingEngine::Sglang;
    if (name.startsWith(u"MindIE"))
        return ServingEngine::MindIe;
    return ServingEngine::Vllm;
}

int captured(const QString &text, const QString &pattern, int fallback)
{
    const auto match = QRegularExpression(pattern).match(text);
    return match.hasMatch() ? match.captured(1).toInt() : fallback;
}

double kvBytesOf(const CaseRow &row, WeightFormat format, const domain::Gpu &gpu, ServingEngine engine)
{
    const QString named = row.text("kv_dtype");
    if (named.startsWith(u"fp8") || row.text("note").contains(u"kv cache fp8"))
        return 1.0;
    if (named.startsWith(u"int8"))
        return 1.0;
    if (!named.isEmpty())
        return 2.0;
    const bool servingTable = row.number("isl").has_value();
    if (!servingTable && engine != ServingEngine::TensorRtLlm)
        return 2.0; // engines of 2023 to early 2025 keep a 16-bit cache unless told otherwise
    const bool floatCheckpoint
        = format == WeightFormat::Fp8 || format == WeightFormat::Mxfp4 || format == WeightFormat::Nvfp4;
    const bool pcie = gpu.linkType == u"none";
    if (!floatCheckpoint || !gpu.fp8Tflops || (pcie && engine == ServingEngine::TensorRtLlm))
        return 2.0;
    return 1.0;
}

} // namespace accuracy
