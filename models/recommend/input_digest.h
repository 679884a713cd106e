// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/project.h"

#include <QString>

namespace xj::recommend {

/// The first 12 hex digits of SHA-256 over every field of the project and every fact of the catalogue, in a
/// fixed order with lengths before texts: two inputs with the same digest are the same for all that matters,
/// on any machine.
[[nodiscard]] QString inputDigest(const domain::Project &project, const domain::Catalogue &catalogue);

} // namespace xj::recommend
