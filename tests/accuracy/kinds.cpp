// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/kinds.h"

#include "tests/accuracy/case_kind.h"

namespace accuracy {

std::vector<std::unique_ptr<CaseKind>> allKinds()
{
    std::vector<std::unique_ptr<CaseKind>> kinds;
    kinds.push_back(modelParametersKind());
    kinds.push_back(trainMemoryKind());
    kinds.push_back(trainSpeedKind());
    kinds.push_back(trainFieldKind());
    kinds.push_back(collectiveKind());
    kinds.push_back(inferFieldKind());
    kinds.push_back(inferMemoryKind());
    kinds.push_back(inferThroughputKind());
    kinds.push_back(costCaseKind());
    kinds.push_back(scenarioKind());
    kinds.push_back(importCaseKind());
    return kinds;
}

} // namespace accuracy
