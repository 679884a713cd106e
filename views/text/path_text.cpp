// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/path_text.h"

#include <QCoreApplication>

namespace xj::text {

namespace {

using domain::PathReason;

class PathText
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::PathText)

public:
    static QString pattern(PathReason reason);
};

QString PathText::pattern(PathReason reason)
{
    switch (reason) {
    case PathReason::StartNow:
        return tr("Starts now.");
    case PathReason::SkippedModelTooLarge:
        return tr("Skipped: training %1 starts on the eight-GPU box at once.");
    case PathReason::SkippedNotNeeded:
        return tr("Not needed: the whole need is %1.");
    case PathReason::LeaveWhenAccuracySigned:
        return tr("Scripts and accuracy are signed off on the real task.");
    case PathReason::LeaveWhenModelDoesNotFit:
        return tr("Or at once, if the model does not fit: it takes %1, the stage holds %2.");
    case PathReason::LeaveWhenDeadlineMissed:
        return tr("Or at once, if the date is missed: %1 measured, %2 allowed.");
    case PathReason::LeaveWhenExpandTwice:
        return tr("Utilisation is above %1 with jobs waiting, in two windows of 28 days.");
    case PathReason::LeaveWhenScalingMeasured:
        return tr("The gain across servers was measured, at an efficiency of at least %1.");
    case PathReason::LeaveWhenDemandContracted:
        return tr("The demand is contracted or funded for at least %1.");
    case PathReason::DemandExceedsCapacity:
        return tr("From month %1 on %2 are wanted, more than the %3 of one box.");
    case PathReason::ReviewQuarterly:
        return tr("Review each quarter; step back when two windows show idle GPUs.");
    case PathReason::OwnBaseLoad:
        return tr("Own the base load: %1.");
    case PathReason::RentPeak:
        return tr("Rent the peak: up to %1.");
    case PathReason::BuildNotProposed:
        return tr("Renting is proposed: building breaks even at a utilisation of %1, planned is %2.");
    case PathReason::BuildProposed:
        return tr("Building is proposed: it breaks even at a utilisation of %1, planned is %2.");
    case PathReason::NothingQualifies:
        return tr("Nothing on the market qualifies as things are stated.");
    case PathReason::UtilisationVerdict:
        return tr("Measured use says “%1” at a utilisation of %2.");
    case PathReason::ExpansionEventDue:
        return tr("In month %1 the plan enlarges “%2”.");
    }
    return {};
}

} // namespace

QString pathSentence(PathReason reason, const domain::Arguments &arguments, const Style &style)
{
    return filled(PathText::pattern(reason), arguments, style);
}

} // namespace xj::text
