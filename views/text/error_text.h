// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/error.h"
#include "views/text/format.h"

namespace xj::text {

/// What went wrong and what to do, without the place.
[[nodiscard]] QString errorMessage(const domain::Error &error, const Style &style);

/// "file.json, workloads[0].seq_len": where it went wrong; empty when unknown.
[[nodiscard]] QString placeText(const domain::Place &place);

} // namespace xj::text
