// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

namespace xj::domain {

/// Told how far a long computation is (0..1); answers whether to go on. An empty one always goes on.
using Progress = std::function<bool(double done)>;

} // namespace xj::domain
