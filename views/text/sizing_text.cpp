// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/sizing_text.h"

#include "views/text/sentences.h"

#include <QCoreApplication>

namespace xj::text {

namespace {

class SizingText
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::SizingText)

public:
    static QString term(domain::SizingTerm term);
    static QString pattern(domain::SizingReason reason);
    static QString link(domain::LinkOption link);
    static QString yes() { return tr("yes"); }
    static QString no() { return tr("no"); }
};

// One switch each, without a default: the compiler tells when a code has no words.
QString SizingText::term(domain::SizingTerm term)
{
    using domain::SizingTerm;
    switch (term) {
    case SizingTerm::Parameters:
        return tr("Parameters");
    case SizingTerm::ActiveParameters:
        return tr("Parameters active per token");
    case SizingTerm::Weights:
        return tr("Weights");
    case SizingTerm::Gradients:
        return tr("Gradients");
    case SizingTerm::OptimizerStates:
        return tr("Optimizer states");
    case SizingTerm::Activations:
        return tr("Activations");
    case SizingTerm::Logits:
        return tr("Logits");
    case SizingTerm::Transient:
        return tr("Buffers held for a moment");
    case SizingTerm::KvCache:
        return tr("KV cache");
    case SizingTerm::KvBytesPerToken:
        return tr("KV cache per token");
    case SizingTerm::FrameworkContext:
        return tr("Driver and library context");
    case SizingTerm::Fragmentation:
        return tr("Fragmentation of the allocator");
    case SizingTerm::StaticMemory:
        return tr("Static memory");
    case SizingTerm::ItemisedMemory:
        return tr("Memory of the whole load");
    case SizingTerm::MemoryPerGpu:
        return tr("Memory per GPU");
    case SizingTerm::MemoryTotal:
        return tr("Memory of all GPUs");
    case SizingTerm::UsableMemoryPerGpu:
        return tr("Usable memory per GPU");
    case SizingTerm::GpuCount:
        return tr("GPUs");
    case SizingTerm::ServerCount:
        return tr("Servers");
    case SizingTerm::ReplicaCount:
        return tr("Replicas");
    case SizingTerm::GpusPerReplica:
        return tr("GPUs per replica");
    case SizingTerm::TrainingFlopPerToken:
        return tr("Arithmetic per trained token");
    case SizingTerm::ModelFlopsUtilisation:
        return tr("Model FLOP utilisation (MFU)");
    case SizingTerm::StepTime:
        return tr("Time per step");
    case SizingTerm::TokensPerSecond:
        return tr("Tokens per second");
    case SizingTerm::RunTime:
        return tr("Run time");
    case SizingTerm::GpuHours:
        return tr("GPU-hours");
    case SizingTerm::TimeToFirstToken:
        return tr("Time to first token (TTFT)");
    case SizingTerm::TimePerOutputToken:
        return tr("Time per output token (TPOT)");
    case SizingTerm::ConcurrencyPerReplica:
        return tr("Requests in flight per replica");
    case SizingTerm::KvCapacityTokens:
        return tr("KV cache capacity in tokens");
    case SizingTerm::RequestRate:
        return tr("Requests per second at the peak");
    case SizingTerm::RequestsInFlight:
        return tr("Requests in flight at the peak");
    case SizingTerm::ArithmeticNeeded:
        return tr("Arithmetic needed");
    case SizingTerm::ScalingEfficiency:
        return tr("Scaling efficiency");
    case SizingTerm::LinkBandwidthNeeded:
        return tr("Network rate per GPU that is enough");
    case SizingTerm::FabricBandwidthNeeded:
        return tr("Network between servers, per GPU");
    case SizingTerm::CheckpointSize:
        return tr("Checkpoint size");
    case SizingTerm::CheckpointWriteRate:
        return tr("Checkpoint write rate");
    case SizingTerm::LocalNvmeCapacity:
        return tr("Local NVMe capacity per server");
    case SizingTerm::LocalNvmeReadRate:
        return tr("Local NVMe read rate per server");
    case SizingTerm::NetworkBandwidth:
        return tr("Network per server");
    case SizingTerm::ModelLoadTime:
        return tr("Model load time");
    }
    return {};
}

QString SizingText::pattern(domain::SizingReason reason)
{
    using domain::SizingReason;
    switch (reason) {
    case SizingReason::DefaultTaken:
        return tr("%1 was not entered: %2 was taken.");
    case SizingReason::ArchitectureAssumed:
        return tr("Only the parameter count (%1) is known: a typical architecture of that size was assumed, "
                  "and the range of the figures is wider.");
    case SizingReason::ParameterCountDiffers:
        return tr("The architecture gives %1, but %2 is stated: check the fields.");
    case SizingReason::ContextBeyondModel:
        return tr("%1 are asked for, but the model was made for at most %2.");
    case SizingReason::TokensUnknown:
        return tr("The number of training tokens was not entered: run time and arithmetic cannot be told.");
    case SizingReason::RegisteredOrInFlight:
        return tr("Check what %1 means: registered users, users online, or requests in flight. Only the last "
                  "one loads the GPUs.");
    case SizingReason::MemoryUnknown:
        return tr("The memory of %1 is not published: it cannot be sized.");
    case SizingReason::ComputeUnknown:
        return tr("No arithmetic rate is published for %1 at this precision: it cannot be sized.");
    case SizingReason::PrecisionUnsupported:
        return tr("%1 has no %2 units.");
    case SizingReason::DoesNotFitOneServer:
        return tr("One server does not hold it: %1 are needed, %2 are usable.");
    case SizingReason::NeedsOtherCard:
        return tr("No layout of %1 or fewer fits: a card with more memory is needed.");
    case SizingReason::LinkLimitsScaling:
        return tr("The links limit scaling: each GPU keeps %1 of its speed.");
    case SizingReason::MemoryIsBinding:
        return tr("Memory decides the number of GPUs.");
    case SizingReason::BandwidthIsBinding:
        return tr("Memory bandwidth decides the number of GPUs.");
    case SizingReason::ComputeIsBinding:
        return tr("Arithmetic decides the number of GPUs.");
    case SizingReason::DeadlineMissed:
        return tr("The deadline is missed: %1 are needed, %2 are allowed.");
    case SizingReason::LatencyMissed:
        return tr("The latency target is missed: %1 are reached, %2 are allowed.");
    case SizingReason::HeadroomBelowPreferred:
        return tr("The headroom is only %1 times the need; the guides ask for 1.5 to 2 times.");
    case SizingReason::LessEvidence:
        return tr("Few measurements of %1 are published: its figures are less certain; ask for a trial run.");
    case SizingReason::ConsumerLicence:
        return tr("The vendor's licence bars %1 from data centres.");
    case SizingReason::NoPeerToPeer:
        return tr("%1 cards do not reach each other directly: traffic between them passes through the host.");
    case SizingReason::RemedyRecompute:
        return tr("Recomputing activations saves %1 per GPU and costs about a third more arithmetic.");
    case SizingReason::RemedyLowerPrecision:
        return tr("A lower precision (%2) saves %1 per GPU.");
    case SizingReason::RemedySmallerMicroBatch:
        return tr("Half the micro-batch saves %1 per GPU.");
    case SizingReason::RemedySharding:
        return tr("ZeRO stage %2 saves %1 per GPU.");
    case SizingReason::RemedyOffload:
        return tr("Offloading optimizer states to host memory saves %1 per GPU, at the cost of speed.");
    case SizingReason::RemedyQuantisedKv:
        return tr("An 8-bit KV cache saves %1 per GPU.");
    case SizingReason::RemedyShorterContext:
        return tr("Limiting the length to %2 saves %1 per GPU.");
    case SizingReason::RemedyLargerCard:
        return tr("A larger card such as %1 holds it.");
    case SizingReason::RemedyMoreCards:
        return tr("Spread over %1 the share of each GPU is smaller.");
    case SizingReason::GuideHeadroomRule:
        return tr("The buying guides reckon 1.5 to 2 times the static memory: %1 to %2. The itemised figure "
                  "is %3.");
    case SizingReason::GuidePcieRule:
        return tr("The buying guides say that eight PCIe cards do the work of three: %1. The figure here is "
                  "%2.");
    case SizingReason::GuideSmallModelRule:
        return tr("By the buying guides an A100-class card is enough below 10 billion parameters; this model "
                  "has %1.");
    case SizingReason::GuideMemoryRule:
        return tr("The buying guides start training at 40 GB a card and prefer 80 GB; here %1 is the "
                  "least.");
    }
    return {};
}

QString SizingText::link(domain::LinkOption link)
{
    using domain::LinkOption;
    switch (link) {
    case LinkOption::Pcie:
        return tr("PCIe");
    case LinkOption::NvlinkBridge:
        return tr("NVLink bridges");
    case LinkOption::NvlinkFull:
        return tr("Full-rate links (NVLink)");
    case LinkOption::Ethernet10:
        return tr("10 Gbit/s Ethernet");
    case LinkOption::Ethernet25:
        return tr("25 Gbit/s Ethernet");
    case LinkOption::Ethernet100:
        return tr("100 Gbit/s Ethernet");
    case LinkOption::InfiniBand100:
        return tr("InfiniBand 8 × 100 Gbit/s");
    case LinkOption::InfiniBand200:
        return tr("InfiniBand 8 × 200 Gbit/s");
    case LinkOption::InfiniBand400:
        return tr("InfiniBand 8 × 400 Gbit/s");
    }
    return {};
}

/// A default's value as words: what the project file calls "auto" or "true" has a name on the screen.
domain::Argument worded(const domain::Argument &value)
{
    const auto *word = std::get_if<QString>(&value);
    if (!word)
        return value;
    if (*word == u"auto")
        return recomputeName(domain::Recompute::Automatic);
    if (*word == u"true")
        return SizingText::yes();
    if (*word == u"false")
        return SizingText::no();
    return value;
}

} // namespace

QString sizingTerm(domain::SizingTerm term)
{
    return SizingText::term(term);
}

QString linkName(domain::LinkOption link)
{
    return SizingText::link(link);
}

QString sizingSentence(domain::SizingReason reason, const domain::Arguments &arguments, const Style &style)
{
    domain::Arguments words = arguments;
    if (reason == domain::SizingReason::DefaultTaken && words.size() >= 2) {
        if (const auto *key = std::get_if<QString>(&words[0]))
            words[0] = projectFieldName(*key);
        words[1] = worded(words[1]);
    }
    return filled(SizingText::pattern(reason), words, style);
}

} // namespace xj::text
