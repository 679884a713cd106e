// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/layer_checks.h"

#include "models/selection/region.h"

#include <algorithm>

namespace xj::selection {

using domain::Finding;
using domain::Layer;
using domain::Quantity;
using domain::SelectionReason;
using domain::SizingReason;
using domain::Unit;
using domain::Verdict;

namespace {

class Findings
{
public:
    explicit Findings(std::vector<Finding> &out)
        : m_out(out)
    { }

    void add(Verdict verdict, SelectionReason reason, domain::Arguments arguments = {})
    {
        m_out.push_back({Layer::StabilityAndDelivery, verdict, {reason, std::move(arguments)}});
    }

private:
    std::vector<Finding> &m_out;
};

void checkProviderAndRegion(const Judgement &judgement, Findings &findings)
{
    const CandidateFacts &facts = judgement.facts;
    const domain::Constraints &constraints = judgement.constraints;
    const auto named = [&](const QString &excluded) {
        const auto same
            = [&](const QString &text) { return text.compare(excluded, Qt::CaseInsensitive) == 0; };
        return same(facts.providerId) || same(facts.provider.chinese) || same(facts.provider.english);
    };
    if (std::ranges::any_of(constraints.excludedProviders, named))
        findings.add(Verdict::Fail, SelectionReason::ProviderExcluded, {facts.provider});
    for (const QStringList &wanted : {constraints.regions, constraints.dataMustStayIn}) {
        if (wanted.isEmpty())
            continue;
        const RegionMatch match = matchRegion(facts.region, wanted);
        if (match == RegionMatch::Inside)
            continue;
        findings.add(match == RegionMatch::Outside ? Verdict::Fail : Verdict::NotStated,
                     SelectionReason::RegionExcluded, {facts.region});
        return; // one finding tells it; both lists usually say the same
    }
}

void checkDelivery(const Judgement &judgement, Findings &findings)
{
    const CandidateFacts &facts = judgement.facts;
    if (const std::optional<int> weeks = judgement.constraints.deliveryWeeksMax) {
        const Quantity allowed{*weeks * 7.0, Unit::Day};
        if (facts.deliveryDays && *facts.deliveryDays > *weeks * 7)
            findings.add(Verdict::Fail, SelectionReason::DeliveryTooLate,
                         {Quantity{double(*facts.deliveryDays), Unit::Day}, allowed});
        else if (!facts.deliveryDays && facts.isQuote())
            findings.add(Verdict::NotStated, SelectionReason::DeliveryUndisclosed);
    }
    if (const std::optional<double> sla = judgement.constraints.minimumSlaRatio) {
        if (facts.slaRatio && *facts.slaRatio < *sla)
            findings.add(Verdict::Fail, SelectionReason::SlaTooLow,
                         {Quantity{*facts.slaRatio, Unit::Ratio}, Quantity{*sla, Unit::Ratio}});
        else if (!facts.slaRatio)
            findings.add(Verdict::NotStated, SelectionReason::SlaUndisclosed);
    }
    if (facts.readyImage == false)
        findings.add(Verdict::Warning, SelectionReason::ImageMissing);
    if (facts.accessControl == false)
        findings.add(Verdict::Warning, SelectionReason::AccessControlMissing);
}

/// A quote brings a fixed number of GPUs: is that enough for the deadline, or for the load with its latency?
void checkThroughput(const Judgement &judgement, Findings &findings)
{
    if (!judgement.onHost || !judgement.onHost->fits)
        return;
    const domain::AcceleratorSizing &onHost = *judgement.onHost;
    for (const domain::Reason &note : onHost.notes) {
        if (note.code == domain::ReasonCode(SizingReason::DeadlineMissed)) {
            findings.add(Verdict::Fail, SelectionReason::DeadlineMissed, note.arguments);
            return;
        }
    }
    const CandidateFacts &facts = judgement.facts;
    if (!facts.instancesOffered)
        return;
    const int offered = *facts.instancesOffered * facts.gpusPerInstance;
    const int needed = gpusForTheLoad(onHost, judgement.workload);
    if (offered >= needed)
        return;
    const domain::Figure *run = onHost.figure(domain::SizingTerm::RunTime);
    const domain::TrainingNeed *training = judgement.workload.training();
    if (training && training->deadlineDays && run && run->value && run->unit == Unit::Day) {
        // Fewer cards take at least proportionally longer.
        const double days = *run->value * onHost.gpus / offered;
        findings.add(Verdict::Fail, SelectionReason::DeadlineMissed,
                     {Quantity{days, Unit::Day}, Quantity{*training->deadlineDays, Unit::Day}});
        return;
    }
    findings.add(Verdict::Warning, SelectionReason::CountMustBeRaised,
                 {Quantity{double(offered), Unit::Gpu}, Quantity{double(needed), Unit::Gpu}});
}

} // namespace

void checkStabilityAndDelivery(const Judgement &judgement, std::vector<Finding> &out)
{
    const size_t before = out.size();
    Findings findings(out);
    const CandidateFacts &facts = judgement.facts;
    checkProviderAndRegion(judgement, findings);
    checkDelivery(judgement, findings);
    checkThroughput(judgement, findings);
    if (facts.pricing == domain::PricingModel::Spot && !judgement.workload.isTraining())
        findings.add(Verdict::Fail, SelectionReason::InterruptibleForService);
    if (facts.validUntil && *facts.validUntil < judgement.asOf)
        findings.add(Verdict::Fail, SelectionReason::QuoteExpired, {*facts.validUntil});
    if (out.size() == before)
        findings.add(Verdict::Pass, SelectionReason::StabilitySufficient);
}

} // namespace xj::selection
