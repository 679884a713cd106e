// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/calibration.h"
#include "models/sizing/nearest_name.h"
#include "models/sizing/parameter_count.h"
#include "models/sizing/sizing.h"
#include "models/sizing/typical_architecture.h"

#include <array>
#include <cmath>

namespace xj::sizing {

namespace {

using domain::Error;
using domain::ErrorCode;
using domain::ModelArchitecture;

constexpr double kCountTolerance = 0.01; ///< computed and stated counts further apart point to a wrong field
constexpr double kLargestModelBillion = 100'000.0;

Error errorAt(ErrorCode code, const char *field, domain::Arguments arguments)
{
    Error error;
    error.code = code;
    error.arguments = std::move(arguments);
    error.place.field = QString::fromLatin1(field);
    return error;
}

struct BoundedField
{
    const char *key;
    std::optional<int> ModelArchitecture::*field;
    qint64 lowest;
    qint64 highest;
};

constexpr std::array kBoundedFields = {
    BoundedField{"model.layers", &ModelArchitecture::layers, 1, 1000},
    BoundedField{"model.hidden_size", &ModelArchitecture::hiddenSize, 8, 1'000'000},
    BoundedField{"model.heads", &ModelArchitecture::heads, 1, 10'000},
    BoundedField{"model.kv_heads", &ModelArchitecture::kvHeads, 1, 10'000},
    BoundedField{"model.head_dim", &ModelArchitecture::headDim, 1, 65'536},
    BoundedField{"model.ffn_size", &ModelArchitecture::ffnSize, 1, 10'000'000},
    BoundedField{"model.vocab", &ModelArchitecture::vocabulary, 1, 100'000'000},
    BoundedField{"model.experts", &ModelArchitecture::experts, 1, 100'000},
    BoundedField{"model.experts_active", &ModelArchitecture::expertsActive, 1, 100'000},
    BoundedField{"model.moe_ffn_size", &ModelArchitecture::moeFfnSize, 1, 10'000'000},
    BoundedField{"model.shared_experts", &ModelArchitecture::sharedExperts, 0, 1'000},
    BoundedField{"model.max_context", &ModelArchitecture::maxContext, 1, 1'000'000'000},
    BoundedField{"model.sliding_window", &ModelArchitecture::slidingWindow, 1, 1'000'000'000},
};

std::optional<Error> rangeError(const ModelArchitecture &m)
{
    for (const BoundedField &bound : kBoundedFields) {
        const std::optional<int> value = m.*bound.field;
        if (value && (*value < bound.lowest || *value > bound.highest)) {
            return errorAt(ErrorCode::NumberOutOfRange, bound.key,
                           {qint64{*value}, bound.lowest, bound.highest});
        }
    }
    for (const auto &[key, value] : {std::pair{"model.params_b", m.parametersBillion},
                                     std::pair{"model.active_params_b", m.activeParametersBillion}}) {
        if (value && !(*value > 0.0 && *value <= kLargestModelBillion)) {
            return errorAt(ErrorCode::NumberOutOfRange, key,
                           {domain::Quantity{*value, domain::Unit::BillionParameters},
                            domain::Quantity{0.0, domain::Unit::BillionParameters},
                            domain::Quantity{kLargestModelBillion, domain::Unit::BillionParameters}});
        }
    }
    return std::nullopt;
}

Error contradiction(const char *field, const char *one, const char *other)
{
    return errorAt(ErrorCode::Contradiction, field, {QString::fromLatin1(one), QString::fromLatin1(other)});
}

std::optional<Error> contradictionIn(const ModelArchitecture &m)
{
    if (m.experts && m.expertsActive && *m.expertsActive > *m.experts)
        return contradiction("model.experts_active", "experts_active", "experts");
    const bool grouped = m.attention != domain::AttentionKind::MultiLatent;
    if (grouped && m.heads && m.kvHeads && (*m.kvHeads > *m.heads || *m.heads % *m.kvHeads != 0))
        return contradiction("model.kv_heads", "heads", "kv_heads");
    if (m.hiddenSize && m.heads && !m.headDim && *m.hiddenSize % *m.heads != 0)
        return contradiction("model.heads", "hidden_size", "heads");
    if (m.parametersBillion && m.activeParametersBillion && *m.activeParametersBillion > *m.parametersBillion)
        return contradiction("model.active_params_b", "active_params_b", "params_b");
    return std::nullopt;
}

/// Fills the gaps; a model without depth or width gets a typical one, which is said.
void complete(ResolvedModel &resolved)
{
    ModelArchitecture &m = resolved.architecture;
    resolved.typical = !m.layers || !m.hiddenSize;
    const std::optional<double> stated = m.parametersBillion;
    const bool shaped = countParameters(m).fromShape;
    fillTypicalShape(m);
    const double billion = countParameters(m).total() / 1e9;
    if (resolved.typical) {
        resolved.notes.push_back(
            {domain::SizingReason::ArchitectureAssumed,
             {domain::Quantity{stated.value_or(billion), domain::Unit::BillionParameters}}});
    } else if (shaped && stated && std::abs(billion / *stated - 1.0) > kCountTolerance) {
        resolved.notes.push_back({domain::SizingReason::ParameterCountDiffers,
                                  {domain::Quantity{billion, domain::Unit::BillionParameters},
                                   domain::Quantity{*stated, domain::Unit::BillionParameters}}});
    }
    if (!stated)
        m.parametersBillion = billion;
    if (!m.activeParametersBillion)
        m.activeParametersBillion = countParameters(m).active() / 1e9;
}

domain::Result<ModelArchitecture> chosen(const domain::ModelChoice &choice,
                                         const domain::Catalogue &catalogue)
{
    if (choice.libraryId.isEmpty())
        return choice.own;
    if (const ModelArchitecture *model = catalogue.model(choice.libraryId))
        return *model;
    const QString nearest = nearestName(choice.libraryId, catalogue.models(), &ModelArchitecture::id);
    return tl::unexpected(errorAt(ErrorCode::UnknownModel, "model", {choice.libraryId, nearest}));
}

} // namespace

domain::Result<ResolvedModel> resolveModel(const domain::ModelChoice &choice,
                                           const domain::Catalogue &catalogue)
{
    auto model = chosen(choice, catalogue);
    if (!model)
        return tl::unexpected(model.error());
    if (!model->parametersBillion && !(model->layers && model->hiddenSize))
        return tl::unexpected(errorAt(ErrorCode::ModelUndetermined, "model", {}));
    if (auto error = rangeError(*model))
        return tl::unexpected(*error);
    if (auto error = contradictionIn(*model))
        return tl::unexpected(*error);
    ResolvedModel resolved;
    resolved.architecture = *std::move(model);
    complete(resolved);
    resolved.calibration = std::make_shared<const Calibration>(catalogue.calibration());
    return resolved;
}

} // namespace xj::sizing
