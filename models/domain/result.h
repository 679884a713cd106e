// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/error.h"

#include <tl/expected.hpp>

namespace xj::domain {

/// A value, or why there is none. The one way in which functions of this product fail; nothing throws across
/// a layer.
template <typename T> using Result = tl::expected<T, Error>;

/// The same where many faults can be told at once: a file with three bad fields names all three.
template <typename T> using CheckedResult = tl::expected<T, QList<Error>>;

} // namespace xj::domain
