// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/known_models.h"

#include <array>
#include <cmath>

namespace accuracy {

namespace {

using xj::domain::ModelArchitecture;

enum Trait : unsigned {
    Plain = 1U, ///< two FFN matrices, no gate
    Tied = 2U,
    Parallel = 4U ///< attention and FFN side by side
};

struct KnownShape
{
    const char *key;
    int layers, hidden, heads, kvHeads, headDim, ffn, vocabulary;
    unsigned traits;
};

// From the published config.json files and papers of these models.
constexpr std::array kShapes = {
    KnownShape{"qwen-1.8b", 24, 2048, 16, 16, 128, 5504, 151936, 0},
    KnownShape{"qwen-7b", 32, 4096, 32, 32, 128, 11008, 151936, 0},
    KnownShape{"qwen-14b", 40, 5120, 40, 40, 128, 13696, 152064, 0},
    KnownShape{"qwen-72b", 80, 8192, 64, 64, 128, 24576, 152064, 0},
    KnownShape{"phi-1.5", 24, 2048, 32, 32, 64, 8192, 51200, Plain | Parallel},
    KnownShape{"phi-2", 32, 2560, 32, 32, 80, 10240, 51200, Plain | Parallel},
    KnownShape{"stablelm-alpha-3b", 16, 4096, 32, 32, 128, 16384, 50688, Plain | Parallel},
    KnownShape{"stablelm-base-alpha-3b", 16, 4096, 32, 32, 128, 16384, 50688, Plain | Parallel},
    KnownShape{"stablelm-alpha-7b", 16, 6144, 48, 48, 128, 24576, 50432, Plain | Parallel},
    KnownShape{"falcon-7b", 32, 4544, 71, 1, 64, 18176, 65024, Plain | Tied | Parallel},
    KnownShape{"falcon-40b", 60, 8192, 128, 8, 64, 32768, 65024, Plain | Tied | Parallel},
    KnownShape{"gpt-j-6b", 28, 4096, 16, 16, 256, 16384, 50400, Plain | Parallel},
    KnownShape{"gemma-2b", 18, 2048, 8, 1, 256, 16384, 256000, Tied},
    KnownShape{"gemma-7b", 28, 3072, 16, 16, 256, 24576, 256000, Tied},
    KnownShape{"tiny-llama", 22, 2048, 32, 4, 64, 5632, 32000, 0},
    KnownShape{"tinyllama-1.1b", 22, 2048, 32, 4, 64, 5632, 32000, 0},
    KnownShape{"baichuan-7b", 32, 4096, 32, 32, 128, 11008, 64000, 0},
    KnownShape{"openllama-3b", 26, 3200, 32, 32, 100, 8640, 32000, 0},
    KnownShape{"internlm-7b", 32, 4096, 32, 32, 128, 11008, 103168, 0},
    KnownShape{"internlm-20b", 60, 5120, 40, 40, 128, 13824, 103168, 0},
    KnownShape{"deepseek-coder-33b", 62, 7168, 56, 8, 128, 19200, 32256, 0},
    KnownShape{"llama-2-34b", 48, 8192, 64, 8, 128, 22016, 32000, 0},
    KnownShape{"chatglm-6b", 28, 4096, 32, 32, 128, 16384, 130528, Plain},
    KnownShape{"glm-130b", 70, 12288, 96, 96, 128, 32768, 150528, 0},
    KnownShape{"minicpm-2.4b", 40, 2304, 36, 36, 64, 5760, 122753, Tied},
    KnownShape{"nemotron-22b", 40, 6144, 48, 48, 128, 24576, 256000, Plain},
    KnownShape{"nemotron-340b", 96, 18432, 96, 8, 192, 73728, 256000, Plain},
    KnownShape{"gpt3-5b", 24, 4096, 32, 32, 128, 16384, 51200, Plain | Tied},
    KnownShape{"gpt3-20b", 44, 6144, 48, 48, 128, 24576, 51200, Plain | Tied},
    KnownShape{"gpt3-175b", 96, 12288, 96, 96, 128, 49152, 51200, Plain | Tied},
    KnownShape{"gpt-3-175b", 96, 12288, 96, 96, 128, 49152, 51200, Plain | Tied},
    KnownShape{"gpt-2", 12, 768, 12, 12, 64, 3072, 50257, Plain | Tied},
    KnownShape{"gpt-2-124m", 12, 768, 12, 12, 64, 3072, 50257, Plain | Tied},
    KnownShape{"bert-base", 12, 768, 12, 12, 64, 3072, 30522, Plain | Tied},
    KnownShape{"bert", 24, 1024, 16, 16, 64, 4096, 30522, Plain | Tied},
    KnownShape{"opt-1.3b", 24, 2048, 32, 32, 64, 8192, 50272, Plain | Tied},
    KnownShape{"opt-6.7b", 32, 4096, 32, 32, 128, 16384, 50272, Plain | Tied},
    KnownShape{"opt-13.2b", 40, 5120, 40, 40, 128, 20480, 50272, Plain | Tied},
    KnownShape{"opt-30b", 48, 7168, 56, 56, 128, 28672, 50272, Plain | Tied},
};

} // namespace

std::optional<ModelArchitecture> knownModel(const QString &key)
{
    for (const KnownShape &shape : kShapes) {
        if (key != QLatin1StringView(shape.key))
            continue;
        ModelArchitecture m;
        m.name = key;
        m.layers = shape.layers;
        m.hiddenSize = shape.hidden;
        m.heads = shape.heads;
        m.kvHeads = shape.kvHeads;
        m.headDim = shape.headDim;
        m.ffnSize = shape.ffn;
        m.vocabulary = shape.vocabulary;
        m.gatedFfn = (shape.traits & Plain) == 0U;
        m.tiedEmbeddings = (shape.traits & Tied) != 0U;
        m.parallelResidual = (shape.traits & Parallel) != 0U;
        return m;
    }
    return std::nullopt;
}

ModelArchitecture gptLike(double parameters, double layers, double hidden, double heads, double vocabulary)
{
    const double words = vocabulary > 0.0 ? vocabulary : 50257.0;
    ModelArchitecture m;
    m.layers = layers > 0.0
        ? static_cast<int>(layers)
        : static_cast<int>(std::lround((parameters - words * hidden) / (12.0 * hidden * hidden)));
    m.hiddenSize = static_cast<int>(hidden);
    m.heads = heads > 0.0 ? static_cast<int>(heads) : std::max(1, static_cast<int>(hidden / 128.0));
    m.kvHeads = m.heads;
    m.headDim = *m.hiddenSize / *m.heads;
    m.ffnSize = static_cast<int>(4.0 * hidden);
    m.vocabulary = static_cast<int>(words);
    m.gatedFfn = false;
    m.tiedEmbeddings = true;
    return m;
}

} // namespace accuracy
