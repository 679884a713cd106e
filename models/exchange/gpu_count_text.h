// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace xj::exchange {

/// "8卡", "八卡", "单卡", "8×A100", "A100 SXM4*8": GPUs per server. Nothing when not said.
[[nodiscard]] std::optional<int> gpuCountIn(const QString &text);

/// nvlink, pcie, hccs; empty when not said. "卡间无NVLink" is pcie.
[[nodiscard]] QString interconnectIn(const QString &text);

} // namespace xj::exchange
