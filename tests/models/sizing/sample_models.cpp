// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/sizing/sample_models.h"

using namespace xj;

namespace samples {

namespace {

struct Shape
{
    int layers, hidden, heads, kvHeads, ffn, vocabulary, maxContext;
};

domain::ModelArchitecture decoder(const char *name, const Shape &shape)
{
    domain::ModelArchitecture m;
    m.name = QString::fromLatin1(name);
    m.layers = shape.layers;
    m.hiddenSize = shape.hidden;
    m.heads = shape.heads;
    m.kvHeads = shape.kvHeads;
    m.headDim = shape.hidden / shape.heads;
    m.ffnSize = shape.ffn;
    m.vocabulary = shape.vocabulary;
    m.maxContext = shape.maxContext;
    m.tiedEmbeddings = false;
    m.gatedFfn = true;
    m.attention = shape.heads == shape.kvHeads ? domain::AttentionKind::MultiHead
                                               : domain::AttentionKind::GroupedQuery;
    return m;
}

} // namespace

domain::ModelArchitecture llama31_8b()
{
    return decoder("Llama 3.1 8B", {32, 4096, 32, 8, 14336, 128256, 131072});
}

domain::ModelArchitecture llama31_70b()
{
    return decoder("Llama 3.1 70B", {80, 8192, 64, 8, 28672, 128256, 131072});
}

domain::ModelArchitecture llama31_405b()
{
    return decoder("Llama 3.1 405B", {126, 16384, 128, 8, 53248, 128256, 131072});
}

domain::ModelArchitecture llama2_7b()
{
    return decoder("Llama 2 7B", {32, 4096, 32, 32, 11008, 32000, 4096});
}

domain::ModelArchitecture qwen25_7b()
{
    auto m = decoder("Qwen2.5 7B", {28, 3584, 28, 4, 18944, 152064, 131072});
    m.attentionBias = true;
    return m;
}

domain::ModelArchitecture deepseekV3()
{
    auto m = decoder("DeepSeek-V3", {61, 7168, 128, 128, 18432, 129280, 131072});
    m.headDim = 128;
    m.attention = domain::AttentionKind::MultiLatent;
    m.mlaKvLoraRank = 512;
    m.mlaRopeDim = 64;
    m.mlaQLoraRank = 1536;
    m.mlaQkNopeDim = 128;
    m.mlaVDim = 128;
    m.experts = 256;
    m.expertsActive = 8;
    m.moeFfnSize = 2048;
    m.sharedExperts = 1;
    m.denseFfnLayers = 3;
    m.moeLayers = 58;
    return m;
}

domain::ModelArchitecture gpt3_175b()
{
    auto m = decoder("GPT-3 175B", {96, 12288, 96, 96, 49152, 51200, 2048});
    m.gatedFfn = false;
    m.tiedEmbeddings = true;
    return m;
}

domain::Gpu h100Sxm()
{
    domain::Gpu gpu;
    gpu.id = QStringLiteral("h100-sxm");
    gpu.vendor = QStringLiteral("NVIDIA");
    gpu.name = QStringLiteral("H100 80GB SXM5");
    gpu.architecture = QStringLiteral("Hopper");
    gpu.formFactor = QStringLiteral("SXM5");
    gpu.vramGB = 80.0;
    gpu.visibleGiB = 79.18;
    gpu.memoryBandwidthGBps = 3350.0;
    gpu.bf16Tflops = 989.0;
    gpu.fp16Tflops = 989.0;
    gpu.fp8Tflops = 1979.0;
    gpu.tf32Tflops = 494.5;
    gpu.fp32Tflops = 67.0;
    gpu.pcieGeneration = 5;
    gpu.pcieLanes = 16;
    gpu.linkType = QStringLiteral("NVLink 4");
    gpu.linkGBps = 900.0;
    gpu.maxLinkGroup = 8;
    gpu.ecc = true;
    gpu.datacenterLicensed = true;
    return gpu;
}

domain::Gpu a100Sxm80()
{
    domain::Gpu gpu = h100Sxm();
    gpu.id = QStringLiteral("a100-80g-sxm");
    gpu.name = QStringLiteral("A100 80GB SXM4");
    gpu.architecture = QStringLiteral("Ampere");
    gpu.visibleGiB = 79.25;
    gpu.memoryBandwidthGBps = 2039.0;
    gpu.bf16Tflops = 312.0;
    gpu.fp16Tflops = 312.0;
    gpu.fp8Tflops.reset();
    gpu.tf32Tflops = 156.0;
    gpu.fp32Tflops = 19.5;
    gpu.pcieGeneration = 4;
    gpu.linkType = QStringLiteral("NVLink 3");
    gpu.linkGBps = 600.0;
    return gpu;
}

domain::Gpu rtx4090()
{
    domain::Gpu gpu = h100Sxm();
    gpu.id = QStringLiteral("rtx4090");
    gpu.name = QStringLiteral("GeForce RTX 4090");
    gpu.architecture = QStringLiteral("Ada Lovelace");
    gpu.formFactor = QStringLiteral("PCIe");
    gpu.vramGB = 24.0;
    gpu.visibleGiB = 23.55;
    gpu.memoryBandwidthGBps = 1008.0;
    gpu.bf16Tflops = 165.2;
    gpu.fp16Tflops = 165.2;
    gpu.fp8Tflops = 330.3;
    gpu.tf32Tflops = 82.6;
    gpu.fp32Tflops = 82.6;
    gpu.pcieGeneration = 4;
    gpu.linkType = QStringLiteral("none");
    gpu.linkGBps.reset();
    gpu.maxLinkGroup = 1;
    gpu.ecc = false;
    gpu.datacenterLicensed = false;
    return gpu;
}

domain::Gpu v100Sxm32()
{
    domain::Gpu gpu = a100Sxm80();
    gpu.id = QStringLiteral("v100-32g-sxm");
    gpu.name = QStringLiteral("Tesla V100 SXM2 32GB");
    gpu.architecture = QStringLiteral("Volta");
    gpu.vramGB = 32.0;
    gpu.visibleGiB = 31.73;
    gpu.memoryBandwidthGBps = 900.0;
    gpu.bf16Tflops.reset();
    gpu.fp16Tflops = 125.0;
    gpu.tf32Tflops.reset();
    gpu.fp32Tflops = 15.7;
    gpu.pcieGeneration = 3;
    gpu.linkType = QStringLiteral("NVLink 2");
    gpu.linkGBps = 300.0;
    return gpu;
}

} // namespace samples
