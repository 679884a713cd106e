// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/training_figures.h"

#include "models/domain/units.h"
#include "models/sizing/derivation.h"
#include "models/sizing/reliability.h"

#include <array>

namespace xj::sizing {

namespace {

using domain::Figure;
using domain::SizingTerm;
using domain::Unit;

constexpr double kSecondsPerDay = 86400.0;
constexpr double kAcceptedLoss = 0.05; ///< of a step, for traffic between servers
constexpr auto kStepSource = "Narayanan et al. 2021, sec. 3, 5; Korthikanti et al. 2022; shares of the peak "
                             "fitted to published runs";

Figure stepTime(const TrainingRun &run, const TrainingStep &step)
{
    return figure(SizingTerm::StepTime, step.seconds(), Unit::Second,
                  derivation("T = m·(T_gemm + T_attn + T_mem + T_tp)·(1 + (p−1)/(v·m)) + T_dp + T_opt",
                             kStepSource,
                             {{"T_compute", SizingTerm::StepTime, step.compute, Unit::Second},
                              {"T_tp", SizingTerm::StepTime,
                               step.tensorTraffic + step.expertTraffic + step.contextTraffic, Unit::Second},
                              {"T_bubble", SizingTerm::StepTime, step.bubble, Unit::Second},
                              {"T_dp", SizingTerm::StepTime, step.dataTraffic, Unit::Second},
                              {"T_opt", SizingTerm::StepTime, step.optimizer, Unit::Second},
                              {"m", SizingTerm::StepTime, run.microBatches, Unit::None}}));
}

Figure throughput(const TrainingRun &run, const TrainingStep &step)
{
    return figure(SizingTerm::TokensPerSecond, tokensPerSecond(run, step), Unit::TokensPerSecond,
                  derivation("b·m·d·s / T", kStepSource,
                             {{"b·m·d·s", SizingTerm::StepTime, run.tokensPerStep(), Unit::Token},
                              {"T", SizingTerm::StepTime, step.seconds(), Unit::Second}}));
}

Figure utilisation(const TrainingRun &run, const TrainingStep &step, const TrainingPlatform &platform)
{
    constexpr double kTera = 1e12;
    return figure(
        SizingTerm::ModelFlopsUtilisation, modelFlopsUtilisation(run, step, platform), Unit::Ratio,
        derivation(
            "MFU = 3·F·tokens/s / (N·peak),  F = 2·P_mm + 2·L·a·D·s",
            "Chowdhery et al. 2022 (PaLM), app. B; causal attention, recompute not counted",
            {{"3·F", SizingTerm::TrainingFlopPerToken, step.modelFlopPerToken, Unit::Flop},
             {"tokens/s", SizingTerm::TokensPerSecond, tokensPerSecond(run, step), Unit::TokensPerSecond},
             {"N", SizingTerm::GpuCount, double(run.gpus()), Unit::Gpu},
             {"peak", SizingTerm::ArithmeticNeeded, peakOf(platform, run.precision) / kTera, Unit::Tflops}}));
}

void addTime(const TrainingPlan &plan, const TrainingRun &run, double rate, std::vector<Figure> &figures)
{
    if (!plan.tokens)
        return;
    const double waste = wastedShare({}, run.gpus(), plan.checkpointMinutes);
    const double days = kRunOverhead * *plan.tokens / rate / kSecondsPerDay / (1.0 - waste);
    figures.push_back(figure(
        SizingTerm::RunTime, days, Unit::Day,
        derivation(
            "t = 1.1·tokens / (tokens/s) / (1 − w),  w = δ/τ + τ/(2·MTBF) + R/MTBF",
            "Young 1974; Daly 2006; MTBF of 4 years per GPU and 10 % for evaluations and stalls assumed",
            {{"tokens", SizingTerm::RunTime, *plan.tokens, Unit::Token},
             {"tokens/s", SizingTerm::TokensPerSecond, rate, Unit::TokensPerSecond},
             {"w", SizingTerm::RunTime, waste, Unit::Ratio}})));
    figures.push_back(figure(SizingTerm::GpuHours, days * 24.0 * run.gpus(), Unit::GpuHour,
                             derivation("N·t", kStepSource,
                                        {{"N", SizingTerm::GpuCount, double(run.gpus()), Unit::Gpu},
                                         {"t", SizingTerm::RunTime, days, Unit::Day}})));
}

void addScaling(const LayoutChoice &choice, const TrainingPlatform &platform, std::vector<Figure> &figures)
{
    const TrainingRun &run = choice.run;
    if (run.gpus() > 1) {
        const double ideal = idealStepSeconds(run, platform);
        figures.push_back(
            figure(SizingTerm::ScalingEfficiency, ideal / choice.stepSeconds, Unit::Ratio,
                   derivation("E = T(B → ∞) / T", kStepSource,
                              {{"N", SizingTerm::GpuCount, double(run.gpus()), Unit::Gpu},
                               {"T(B → ∞)", SizingTerm::StepTime, ideal, Unit::Second},
                               {"T", SizingTerm::StepTime, choice.stepSeconds, Unit::Second}})));
    }
    if (run.gpus() > platform.gpusPerServer) {
        figures.push_back(
            figure(SizingTerm::LinkBandwidthNeeded, enoughFabricGbpsPerGpu(run, platform), Unit::Gbps,
                   derivation("B = V_server / (ω·T_b + T/20)", kStepSource,
                              {{"T", SizingTerm::StepTime, choice.stepSeconds, Unit::Second}})));
    }
}

} // namespace

double idealStepSeconds(const TrainingRun &run, const TrainingPlatform &platform)
{
    constexpr double kFreeBytesPerSecond = 1e15;
    constexpr double kFreeGbps = 1e9;
    TrainingPlatform ideal = platform;
    ideal.box.busBytesPerSecond = kFreeBytesPerSecond;
    ideal.nicGbpsPerServer = kFreeGbps;
    return trainingStep(run, ideal).seconds();
}

double enoughFabricGbpsPerGpu(const TrainingRun &run, const TrainingPlatform &platform)
{
    if (run.gpus() <= platform.gpusPerServer)
        return 0.0;
    // The usual steps of NIC rates per GPU: 10G shared by four, up to an 800G NIC each.
    constexpr std::array kRates = {2.5, 5.0, 10.0, 25.0, 50.0, 100.0, 200.0, 400.0, 800.0};
    TrainingPlatform ideal = platform;
    constexpr double kUnlimitedGbps = 1e6;
    ideal.nicGbpsPerServer = kUnlimitedGbps;
    const double best = trainingStep(run, ideal).seconds();
    for (const double rate : kRates) {
        ideal.nicGbpsPerServer = rate * platform.gpusPerServer;
        if (trainingStep(run, ideal).seconds() <= best * (1.0 + kAcceptedLoss))
            return rate;
    }
    return kRates.back();
}

std::vector<Figure> trainingFigures(const TrainingPlan &plan, const LayoutChoice &choice,
                                    const TrainingPlatform &platform)
{
    std::vector<Figure> figures;
    figures.reserve(8);
    const TrainingRun &run = choice.run;
    const TrainingStep step = trainingStep(run, platform);
    figures.push_back(stepTime(run, step));
    figures.push_back(throughput(run, step));
    figures.push_back(utilisation(run, step, platform));
    addTime(plan, run, tokensPerSecond(run, step), figures);
    addScaling(choice, platform, figures);
    return figures;
}

} // namespace xj::sizing
