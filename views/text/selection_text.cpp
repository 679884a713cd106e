// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/selection_text.h"

#include <QCoreApplication>

namespace xj::text {

namespace {

using domain::SelectionReason;
using domain::SelectionTerm;

class SelectionText
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::SelectionText)

public:
    static QString term(SelectionTerm term);
    static QString pattern(SelectionReason reason);
    static QString topology(const QString &key);
};

QString SelectionText::term(SelectionTerm term)
{
    switch (term) {
    case SelectionTerm::OfferGpuMemory:
        return tr("Memory per GPU");
    case SelectionTerm::OfferTotalMemory:
        return tr("Memory of all GPUs");
    case SelectionTerm::OfferNvme:
        return tr("Local NVMe");
    case SelectionTerm::OfferNetwork:
        return tr("Network");
    case SelectionTerm::ComparablePricePerGpuHour:
        return tr("Comparable price per GPU-hour");
    case SelectionTerm::ComparablePricePerMonth:
        return tr("Comparable price per month");
    case SelectionTerm::EffectivePricePerGpuHour:
        return tr("Price per effective GPU-hour");
    case SelectionTerm::CostPerUnitOfWork:
        return tr("Cost of one run");
    case SelectionTerm::InstancesNeeded:
        return tr("Instances needed");
    case SelectionTerm::GpusBilled:
        return tr("GPUs billed");
    case SelectionTerm::ExchangeRate:
        return tr("Exchange rate");
    case SelectionTerm::TaxDivisor:
        return tr("One plus the VAT rate");
    }
    return {};
}

QString SelectionText::pattern(SelectionReason reason)
{
    switch (reason) {
    case SelectionReason::MemoryShort:
        return tr(
            "All GPUs together have %1, but %2 are needed (%3 of weights and states, at least times %4).");
    case SelectionReason::GpuMemoryBelowMinimum:
        return tr("Each GPU has %1, less than the %2 required.");
    case SelectionReason::GpuMemoryBelowPreferred:
        return tr("Each GPU has %1; %2 would be safer.");
    case SelectionReason::HeadroomBelowPreferred:
        return tr("Memory is %1 times the static need; %2 times is the preferred headroom.");
    case SelectionReason::ShardDoesNotFit:
        return tr("The share of one GPU is %1, more than the %2 it can use: no layout fits this box.");
    case SelectionReason::PrecisionUnsupported:
        return tr("%1 has no units for %2.");
    case SelectionReason::GpuMemoryUnknown:
        return tr("The GPU is not stated or its figures are not published (%1): it cannot be judged.");
    case SelectionReason::CudaRequired:
        return tr("%1 does not run CUDA, which the project requires.");
    case SelectionReason::EccMissing:
        return tr("%1 has no ECC memory, which the project requires.");
    case SelectionReason::ConsumerCard:
        return tr("%1 is a consumer card: its licence bars use in a data centre, and spare parts and support "
                  "are not assured.");
    case SelectionReason::ExportRestricted:
        return tr("Export restrictions apply: %1.");
    case SelectionReason::OverSpecified:
        return tr("The smallest unit has %1 where the load takes %2: far larger than the need.");
    case SelectionReason::MeetsMemory:
        return tr("Memory suffices: %1 for a need of %2.");
    case SelectionReason::TopologyUndisclosed:
        return tr("How the %1 are linked is not stated. Ask for the output of “nvidia-smi topo -m”.");
    case SelectionReason::TopologyInsufficient:
        return tr("%1 linked by %2 are not a full mesh: gradients would cross slow links at every step.");
    case SelectionReason::FabricInsufficient:
        return tr("Between servers each GPU has %1, less than the %2 needed.");
    case SelectionReason::FabricUndisclosed:
        return tr("The network between servers is not stated.");
    case SelectionReason::InterconnectNotNeeded:
        return tr("This workload asks nothing of the links between GPUs.");
    case SelectionReason::InterconnectSufficient:
        return tr("The links between GPUs suffice.");
    case SelectionReason::NvmeMissing:
        return tr("There is no local NVMe: data and checkpoints would wait for the network.");
    case SelectionReason::NvmeTooSmall:
        return tr("Local NVMe holds %1, less than the %2 needed.");
    case SelectionReason::NvmeUndisclosed:
        return tr("Local NVMe is not stated; %1 are needed.");
    case SelectionReason::NvmeReadTooSlow:
        return tr("Local NVMe reads %1, less than the %2 needed.");
    case SelectionReason::NetworkTooSlow:
        return tr("The network has %1, less than the %2 needed.");
    case SelectionReason::NetworkUndisclosed:
        return tr("The network is not stated; %1 are needed.");
    case SelectionReason::StorageWriteTooSlow:
        return tr("Storage writes %1, less than the %2 that checkpoints need.");
    case SelectionReason::NetworkLatencyTooHigh:
        return tr("From its region a first byte takes about %1 over the public network, longer than the %2 "
                  "allowed.");
    case SelectionReason::IoSufficient:
        return tr("Disks and network suffice.");
    case SelectionReason::DeliveryTooLate:
        return tr("Delivery takes %1, longer than the %2 allowed.");
    case SelectionReason::DeliveryUndisclosed:
        return tr("The delivery time is not stated.");
    case SelectionReason::SlaTooLow:
        return tr("Availability promised is %1, less than the %2 required.");
    case SelectionReason::SlaUndisclosed:
        return tr("The availability promised is not stated.");
    case SelectionReason::RegionExcluded:
        return tr("Its region (%1) is not among those allowed, or not stated.");
    case SelectionReason::ProviderExcluded:
        return tr("The project excludes %1.");
    case SelectionReason::InterruptibleForService:
        return tr("Spot capacity can be taken away at any time: no basis for a service.");
    case SelectionReason::SpotInterruptionsUnknown:
        return tr(
            "How often this spot capacity is interrupted is not known, so its price cannot be compared.");
    case SelectionReason::MarketIndexOnly:
        return tr("%1 is an index of market prices, not somebody who rents.");
    case SelectionReason::PurchasePrice:
        return tr("This is a price to buy at; it is compared on the Cost page, not ranked with rents.");
    case SelectionReason::CountMustBeRaised:
        return tr("It offers %1 where the load takes %2: the count must be raised.");
    case SelectionReason::ImageMissing:
        return tr("No ready system image: plan time for drivers and frameworks.");
    case SelectionReason::AccessControlMissing:
        return tr("No DDoS protection or access control: close this before acceptance.");
    case SelectionReason::QuoteExpired:
        return tr("The quote expired on %1. Ask for a new one.");
    case SelectionReason::PriceOnRequest:
        return tr("No public price was found for %1. Ask for a quote.");
    case SelectionReason::PriceStale:
        return tr("The price was observed on %1. Prices move by a third within a year: ask again.");
    case SelectionReason::DeadlineMissed:
        return tr("One run takes %1, longer than the %2 allowed.");
    case SelectionReason::LatencyMissed:
        return tr("A lone request takes %1, longer than the %2 allowed: more cards do not cure it.");
    case SelectionReason::OverBudget:
        return tr("It costs %1, above the budget of %2.");
    case SelectionReason::StabilitySufficient:
        return tr("Delivery and terms keep to what the project asks.");
    case SelectionReason::RankedByPrice:
        return tr("“%2”: the lowest comparable price of all that qualify, %1.");
    case SelectionReason::NotMeasured:
        return tr("Not measured on the buyer's own model; ranked on computed throughput.");
    case SelectionReason::LowestPrice:
        return tr("Lowest price.");
    case SelectionReason::NoRate:
        return tr("There is no exchange rate for %1, or no running price: it cannot be compared.");
    }
    return {};
}

QString SelectionText::topology(const QString &key)
{
    if (key == u"single_gpu")
        return tr("network only", "how GPUs are linked, inside a sentence");
    if (key == u"pcie_no_peer")
        return tr("PCIe without peer-to-peer", "how GPUs are linked, inside a sentence");
    if (key == u"pcie")
        return tr("PCIe", "how GPUs are linked, inside a sentence");
    if (key == u"bridge_pairs")
        return tr("bridges in pairs", "how GPUs are linked, inside a sentence");
    return key;
}

} // namespace

QString selectionTerm(SelectionTerm term)
{
    return SelectionText::term(term);
}

QString selectionSentence(SelectionReason reason, const domain::Arguments &arguments, const Style &style)
{
    domain::Arguments shown = arguments;
    if (reason == SelectionReason::TopologyInsufficient && shown.size() > 1) {
        if (const auto *key = std::get_if<QString>(&shown.at(1)))
            shown[1] = SelectionText::topology(*key);
    }
    return filled(SelectionText::pattern(reason), shown, style);
}

} // namespace xj::text
