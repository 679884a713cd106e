// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xj::domain {

enum class Stage {
    Validate, ///< 验证: one or two GPUs
    Upgrade, ///< 升级: eight GPUs with NVLink and local NVMe
    Scale ///< 规模: cluster for training, elastic inference
};

enum class SupplyMode { OnDemand, Monthly, Reserved, Owned, Mixed };

/// When a stage starts or ends, and why. Arguments in the comment, in order.
enum class PathReason {
    StartNow,
    SkippedModelTooLarge, ///< billion parameters: at or above one billion training goes to stage 2 at once
    SkippedNotNeeded, ///< GPUs: the whole need fits the stage before
    LeaveWhenAccuracySigned,
    LeaveWhenModelDoesNotFit, ///< need GiB, have GiB
    LeaveWhenDeadlineMissed, ///< days needed, days allowed
    LeaveWhenExpandTwice, ///< utilisation ratio
    LeaveWhenScalingMeasured, ///< efficiency
    LeaveWhenDemandContracted, ///< months
    DemandExceedsCapacity, ///< month, GPUs needed, GPUs held
    ReviewQuarterly,
    OwnBaseLoad, ///< GPUs owned
    RentPeak, ///< GPUs rented at the peak
    BuildNotProposed, ///< break-even utilisation, planned utilisation
    BuildProposed, ///< break-even utilisation, planned utilisation
    NothingQualifies,
    UtilisationVerdict, ///< ruler verdict key (QString), measured ratio
    ExpansionEventDue ///< month, workload
};

} // namespace xj::domain
