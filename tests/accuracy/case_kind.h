// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/accuracy/case_file.h"
#include "tests/accuracy/case_lookup.h"
#include "tests/accuracy/tally.h"

#include <memory>
#include <vector>

namespace accuracy {

/// One format of case files: recognised by its columns or keys, run row by row through the engine. Every row
/// ends in the tally: scored, checked, judged, or unanswered with a reason.
class CaseKind
{
public:
    virtual ~CaseKind() = default;

    [[nodiscard]] virtual bool recognises(const CaseFile &file) const = 0;
    virtual void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const = 0;
};

/// All kinds, in order; the first that recognises a file takes it (several may: each then runs).
[[nodiscard]] std::vector<std::unique_ptr<CaseKind>> allKinds();

} // namespace accuracy
