// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/cost/utilisation_ruler.h"

namespace xj::cost {

RulerVerdict readRuler(const RulerReading &reading, const RulerMarks &marks)
{
    if (!reading.utilisation || !reading.queueing)
        return RulerVerdict::InsufficientData;
    const double use = *reading.utilisation;
    const bool queueing = *reading.queueing;
    if (use > marks.high)
        return queueing ? RulerVerdict::Expand : RulerVerdict::WatchSaturation;
    if (use >= marks.low)
        return queueing ? RulerVerdict::SmoothOrBurst : RulerVerdict::Hold;
    if (!queueing)
        return RulerVerdict::OverProvisioned;
    const bool starved = reading.cause == QueueCause::Memory || reading.cause == QueueCause::Interconnect
        || reading.cause == QueueCause::Io;
    return starved ? RulerVerdict::Misconfigured : RulerVerdict::SchedulingFault;
}

} // namespace xj::cost
