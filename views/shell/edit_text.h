// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/project/edit_name.h"

#include <QString>

namespace xj::shell {

/// An edit as a noun phrase for the undo menu and the verdict bar: "Sequence length of “chat”".
[[nodiscard]] QString editText(const project::EditName &edit);

} // namespace xj::shell
