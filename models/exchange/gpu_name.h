// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace xj::exchange {

/// What a printed GPU name stands for. One id: found; several: the text leaves them open; none: not in the
/// catalogue.
struct GpuMatch
{
    QStringList ids;
    bool named = false; ///< the text names some accelerator, known or not

    bool operator==(const GpuMatch &) const = default;
};

/// Finds the accelerator in a text such as "8卡A100-80G NVLink" or "NVIDIA H100 80GB HBM3". Memory size and
/// form (SXM, NVLink, HGX, PCIe, NVL) decide between the cards of a family.
[[nodiscard]] GpuMatch matchGpu(const QString &text);

/// "8卡", "八卡", "单卡", "8×A100", "A100 SXM4*8": GPUs per server. Nothing when not said.
[[nodiscard]] std::optional<int> gpuCountIn(const QString &text);

/// nvlink, pcie, hccs; empty when not said. "卡间无NVLink" is pcie.
[[nodiscard]] QString interconnectIn(const QString &text);

} // namespace xj::exchange
