// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/cost/fleet_sample.h"

namespace xj::tests {

using cost::CostParameter;

std::vector<domain::AssumptionUsed> plainAssumptions()
{
    std::vector<domain::AssumptionUsed> assumptions;
    for (const cost::AssumptionKey &row : cost::assumptionKeys()) {
        if (row.parameter == CostParameter::HostShare || row.parameter == CostParameter::PlannedUtilisation)
            continue;
        domain::AssumptionUsed assumption;
        assumption.key = QString::fromLatin1(row.key);
        assumption.unit = row.unit;
        assumption.source = QStringLiteral("sample");
        assumptions.push_back(assumption);
    }
    assume(assumptions, CostParameter::HoursPerMonth, 100.0);
    assume(assumptions, CostParameter::ServerPricePerGpu, 1000.0);
    assume(assumptions, CostParameter::Pue, 1.0);
    assume(assumptions, CostParameter::PaymentAtContract, 1.0);
    assume(assumptions, CostParameter::ResaleLoss, 1.0);
    return assumptions;
}

void assume(std::vector<domain::AssumptionUsed> &assumptions, CostParameter parameter, double value)
{
    const QString key = QString::fromLatin1(cost::assumptionKey(parameter).key);
    for (domain::AssumptionUsed &assumption : assumptions) {
        if (assumption.key == key)
            assumption.value = value;
    }
}

cost::TcoInputs plainInputs(int months)
{
    cost::TcoInputs inputs;
    inputs.gpuId = QStringLiteral("gpu");
    inputs.demandGpus.assign(static_cast<size_t>(months), 8.0);
    inputs.plannedUtilisation = 0.5;
    inputs.rentPerGpuHour = 1.0;
    return inputs;
}

} // namespace xj::tests
