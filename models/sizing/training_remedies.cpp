// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/training_remedies.h"

#include "models/domain/units.h"

#include <algorithm>

namespace xj::sizing {

namespace {

using domain::Quantity;
using domain::SizingReason;
using domain::Unit;

constexpr double kTightShare = 0.9;
constexpr double kWorthSavingGiB = 0.5;

class Remedies
{
public:
    explicit Remedies(const TrainingRun &run)
        : m_run(run)
        , m_before(gib(run))
    { }

    void tryRun(SizingReason reason, const TrainingRun &changed, domain::Arguments more = {})
    {
        const double saved = m_before - gib(changed);
        if (saved < kWorthSavingGiB)
            return;
        domain::Arguments arguments{Quantity{saved, Unit::GiB}};
        arguments += std::move(more);
        m_notes.push_back({reason, std::move(arguments)});
    }
    [[nodiscard]] const TrainingRun &run() const { return m_run; }
    [[nodiscard]] std::vector<domain::Reason> take() { return std::move(m_notes); }

private:
    static double gib(const TrainingRun &run)
    {
        return domain::gibFromBytes(trainingMemory(run).bytes(MemoryMeter::Driver));
    }

    TrainingRun m_run;
    double m_before = 0.0;
    std::vector<domain::Reason> m_notes;
};

void tryPasses(Remedies &remedies)
{
    TrainingRun run = remedies.run();
    run.layout.recompute = domain::Recompute::Full;
    remedies.tryRun(SizingReason::RemedyRecompute, run);
    run = remedies.run();
    if (run.layout.microBatch > 1) {
        run.layout.microBatch /= 2;
        remedies.tryRun(SizingReason::RemedySmallerMicroBatch, run);
    }
    run = remedies.run();
    run.sequence /= 2.0;
    remedies.tryRun(SizingReason::RemedyShorterContext, run, {Quantity{run.sequence, Unit::Token}});
}

void tryStates(Remedies &remedies)
{
    TrainingRun run = remedies.run();
    const bool replicated = run.layout.data * run.layout.context > 1;
    if (replicated && run.layout.zeroStage < 3) {
        ++run.layout.zeroStage;
        remedies.tryRun(SizingReason::RemedySharding, run,
                        {Quantity{double(run.layout.zeroStage), Unit::None}});
    }
    run = remedies.run();
    if (!run.adapters()) {
        run.layout.offload = true;
        remedies.tryRun(SizingReason::RemedyOffload, run);
        return;
    }
    if (run.method == domain::TrainingMethod::Lora) {
        run.recipe.frozenLinearBytes = 0.516;
        remedies.tryRun(SizingReason::RemedyLowerPrecision, run, {QStringLiteral("NF4")});
    }
}

} // namespace

std::vector<domain::Reason> trainingRemedies(const TrainingPlan &plan, const LayoutChoice &choice,
                                             const LayoutSpace &space)
{
    if (choice.fits && choice.driverGiB < kTightShare * space.usableGiB)
        return {};
    Remedies remedies(choice.run);
    tryPasses(remedies);
    tryStates(remedies);
    std::vector<domain::Reason> notes = remedies.take();
    if (!choice.fits && plan.globalBatch / plan.microBatch > choice.run.layout.data) {
        notes.push_back({SizingReason::RemedyMoreCards, {Quantity{2.0 * choice.run.gpus(), Unit::Gpu}}});
    }
    return notes;
}

} // namespace xj::sizing
