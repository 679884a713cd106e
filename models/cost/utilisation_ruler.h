// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace xj::cost {

enum class QueueCause { Unknown, Memory, Interconnect, Io, Capacity, Other };

/// What measured use and queueing mean together (cost model, section 10).
enum class RulerVerdict {
    Misconfigured, ///< jobs queue on idle cards: larger memory, better links or storage, not more cards
    SchedulingFault, ///< jobs queue on idle cards for another reason
    OverProvisioned,
    Hold,
    SmoothOrBurst,
    Expand,
    WatchSaturation,
    InsufficientData
};

struct RulerReading
{
    std::optional<double> utilisation; ///< median over the window, 0..1; absent: not measured
    std::optional<bool> queueing;
    QueueCause cause = QueueCause::Unknown;
};

/// The two marks; the guides' numbers. Use exactly on a mark belongs to the middle band.
struct RulerMarks
{
    double low = 0.40;
    double high = 0.80;
};

[[nodiscard]] RulerVerdict readRuler(const RulerReading &reading, const RulerMarks &marks = {});

} // namespace xj::cost
