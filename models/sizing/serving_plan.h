// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/gpu.h"
#include "models/sizing/calibration.h"
#include "models/sizing/interconnect.h"
#include "models/sizing/serving_speed.h"
#include "models/sizing/weight_format.h"

namespace xj::sizing {

/// How a service is run on a kind of GPU, before it is spread over several.
struct ServingPlan
{
    WeightFormat format = WeightFormat::Bf16;
    double kvBytesPerElement = 2.0;
    ServingEngine engine = ServingEngine::Vllm;
    domain::Topology topology = domain::Topology::Unknown; ///< inside the box
};

/// GPUs of one replica.
struct ReplicaLayout
{
    int tensor = 1;
    int pipeline = 1;
    int expert = 1;
    int attentionData = 1;
};

/// Memory that a program sees on this GPU, bytes; 0 when unpublished.
[[nodiscard]] double visibleMemoryBytes(const domain::Gpu &gpu);

/// Puts a model, a GPU and a layout together with the calibrated factors of that GPU's family and engine.
/// `weights` from weightBytes(shape, plan.format).
[[nodiscard]] ServingSpeed servingSpeed(const InferenceShape &shape, const WeightBytes &weights,
                                        const domain::Gpu &gpu, const ServingPlan &plan,
                                        const ReplicaLayout &layout, const Calibration &calibration);
/// The same with the factors of a particular engine version (Calibration::engineNamed).
[[nodiscard]] ServingSpeed servingSpeed(const InferenceShape &shape, const WeightBytes &weights,
                                        const domain::Gpu &gpu, const ServingPlan &plan,
                                        const ReplicaLayout &layout, const Calibration &calibration,
                                        const EngineFactors &engine);

/// The engine that a family is served with where the buyer names none.
[[nodiscard]] ServingEngine defaultEngine(Generation generation);

} // namespace xj::sizing
