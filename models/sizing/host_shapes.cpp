// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/host_shapes.h"

#include "models/sizing/interconnect.h"

#include <algorithm>

namespace xj::sizing {

namespace {

constexpr int kChassis = 8;

void addOnce(std::vector<HostShape> &hosts, const HostShape &host)
{
    if (std::find(hosts.begin(), hosts.end(), host) == hosts.end())
        hosts.push_back(host);
}

bool soldSingly(const domain::Gpu &gpu)
{
    return gpu.formFactor.startsWith(u"PCIe") || gpu.formFactor.isEmpty();
}

} // namespace

std::vector<HostShape> purchasableHosts(const domain::Gpu &gpu,
                                        const std::vector<const domain::Server *> &servers)
{
    std::vector<HostShape> hosts;
    for (const domain::Server *server : servers) {
        HostShape host;
        host.gpus = std::max(1, server->gpuCount);
        host.topology = server->topology;
        if (server->nicGbps)
            host.fabricGbpsPerGpu = *server->nicGbps / host.gpus;
        addOnce(hosts, host);
    }
    const bool rack = gpu.maxLinkGroup.value_or(0) > kChassis;
    if (soldSingly(gpu)) {
        // Cards are also put into smaller boxes than the catalogue's.
        for (int gpus = 1; gpus <= kChassis; gpus *= 2)
            addOnce(hosts, {gpus, ownTopology(gpu, gpus), std::nullopt});
    } else if (hosts.empty()) {
        // Modules come by the board, or by the rack where the link domain is one.
        const int gpus = rack ? *gpu.maxLinkGroup : kChassis;
        addOnce(hosts, {gpus, ownTopology(gpu, gpus), std::nullopt});
    }
    std::sort(hosts.begin(), hosts.end(),
              [](const HostShape &a, const HostShape &b) { return a.gpus < b.gpus; });
    return hosts;
}

} // namespace xj::sizing
