// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/price_catalogue_readers.h"

#include <QRegularExpression>
#include <QSet>

#include <array>
#include <cmath>

namespace xj::exchange {

namespace {

/// Which machines carry a GPU, by name and count. Only machines built for one GPU are sold with it; T4, P4,
/// P100 and V100 attach to general machines, whose price with them is not in the table.
struct HostRule
{
    const char *accelerator;
    int count; ///< 0: any, and "%1" in the pattern is the count
    const char *pattern;
};

constexpr std::array kHosts{
    HostRule{"A100", 16, "a2-megagpu-16g"},       HostRule{"A100", 0, "a2-highgpu-%1g"},
    HostRule{"A100-80GB", 0, "a2-ultragpu-%1g"},  HostRule{"L4", 1, "g2-standard-(?:4|8|12|16|32)"},
    HostRule{"L4", 2, "g2-standard-24"},          HostRule{"L4", 4, "g2-standard-48"},
    HostRule{"L4", 8, "g2-standard-96"},          HostRule{"H100", 0, "a3-highgpu-%1g"},
    HostRule{"H100-MEGA", 0, "a3-megagpu-%1g"},   HostRule{"H200", 0, "a3-ultragpu-%1g"},
    HostRule{"B200", 0, "a4-highgpu-%1g"},        HostRule{"GB200", 0, "a4x-highgpu-%1g"},
    HostRule{"RTXPRO6000", 1, "g4-standard-48"},  HostRule{"RTXPRO6000", 2, "g4-standard-96"},
    HostRule{"RTXPRO6000", 4, "g4-standard-192"}, HostRule{"RTXPRO6000", 8, "g4-standard-384"}};

/// Machines that are built around GPUs; without a GPU record in their zone they cannot be priced.
bool isGpuHost(const QString &instanceType)
{
    static const QRegularExpression families(QStringLiteral("^(?:a[2-4]x?|g[24])-"));
    return families.match(instanceType).hasMatch();
}

QString hostPattern(const QString &accelerator, int count)
{
    for (const HostRule &rule : kHosts) {
        if (accelerator != QLatin1String(rule.accelerator) || (rule.count != 0 && rule.count != count))
            continue;
        const QString pattern = QString(QLatin1String(rule.pattern));
        return QLatin1Char('^') + (rule.count == 0 ? pattern.arg(count) : pattern) + QLatin1Char('$');
    }
    return {};
}

class GoogleReader
{
public:
    GoogleReader(const Columns &columns, const QString &provider, ImportedFile &file)
        : m_columns(columns)
        , m_gpus(provider)
        , m_file(file)
    { }

    void read(const TextTable &table)
    {
        for (size_t i = 1; i < table.records.size(); ++i) {
            const Record &record = table.records[i];
            if (cell(record, "AcceleratorName").isEmpty())
                m_hosts[cell(record, "AvailabilityZone")].append(&record);
        }
        for (size_t i = 1; i < table.records.size(); ++i) {
            if (!cell(table.records[i], "AcceleratorName").isEmpty())
                readGpu(table.records[i]);
        }
        for (size_t i = 1; i < table.records.size(); ++i) {
            const Record &record = table.records[i];
            if (cell(record, "AcceleratorName").isEmpty() && !m_used.contains(record.number)) {
                m_file.skipped.push_back(notice(record.number,
                                                isGpuHost(cell(record, "InstanceType"))
                                                    ? QStringLiteral("host_without_gpu")
                                                    : QStringLiteral("cpu_only")));
            }
        }
    }

private:
    QString cell(const Record &record, const char *name) const
    {
        return m_columns.text(record, QString(QLatin1String(name)));
    }

    void readGpu(const Record &record)
    {
        const QString accelerator = cell(record, "AcceleratorName");
        if (domain::isOtherAccelerator(accelerator)) {
            m_file.skipped.push_back(notice(record.number, QStringLiteral("not_a_gpu"), {}, accelerator));
            return;
        }
        const std::optional<double> count = numberIn(cell(record, "AcceleratorCount"));
        if (!count || *count != std::floor(*count)) {
            m_file.rejected.push_back(notice(record.number, QStringLiteral("gpu_count_invalid"),
                                             QStringLiteral("AcceleratorCount")));
            return;
        }
        const PriceCell onDemand = priceCell(cell(record, "Price"));
        const PriceCell spot = priceCell(cell(record, "SpotPrice"));
        const QList<const Record *> hosts = hostsFor(record, accelerator, int(*count));
        if (hosts.isEmpty()) {
            if (onDemand.isPresent() && spot.isPresent() && compareDecimals(spot.price, onDemand.price) > 0)
                m_file.warnings.push_back(notice(record.number, QStringLiteral("spot_above_on_demand")));
            m_file.rejected.push_back(notice(record.number, QStringLiteral("host_price_missing"),
                                             QStringLiteral("Price"), accelerator));
            return;
        }
        bool given = false;
        for (const Record *host : hosts)
            given = join(record, *host, int(*count), onDemand, spot) || given;
        if (!given) {
            const QString code = onDemand.isPresent() ? QStringLiteral("host_price_missing") : onDemand.fault;
            m_file.rejected.push_back(notice(record.number, code, QStringLiteral("Price")));
        }
    }

    QList<const Record *> hostsFor(const Record &record, const QString &accelerator, int count) const
    {
        QList<const Record *> found;
        const QString pattern = hostPattern(accelerator, count);
        if (pattern.isEmpty())
            return found;
        const QRegularExpression name(pattern);
        QSet<QString> seen; // some records stand in the table twice
        for (const Record *host : m_hosts.value(cell(record, "AvailabilityZone"))) {
            const QString instance = cell(*host, "InstanceType");
            if (name.match(instance).hasMatch() && !seen.contains(instance)) {
                seen.insert(instance);
                found.append(host);
            }
        }
        return found;
    }

    /// The part's price with the machine's. A machine at 0 has its price in the GPU record; a machine without
    /// a price cannot be had on these terms.
    PriceCell together(const PriceCell &gpu, const PriceCell &host, bool hostIsFree) const
    {
        if (!gpu.isPresent())
            return gpu;
        if (hostIsFree)
            return gpu;
        return host.isPresent() ? PriceCell{sumOf(gpu.price, host.price), {}} : host;
    }

    /// False when this pair has no price.
    bool join(const Record &gpu, const Record &host, int count, const PriceCell &onDemand,
              const PriceCell &spot)
    {
        const PriceCell hostPrice = priceCell(cell(host, "Price"));
        const bool isFree = hostPrice.fault == QLatin1String("price_zero");
        const PriceCell total = together(onDemand, hostPrice, isFree);
        const PriceCell totalSpot = together(spot, priceCell(cell(host, "SpotPrice")), isFree);
        const bool onlySpot = total.fault == QLatin1String("price_missing") && totalSpot.isPresent();
        if (!total.isPresent() && !onlySpot)
            return false;
        ImportedOffer offer;
        offer.rows = {gpu.number, host.number};
        offer.instanceType = cell(host, "InstanceType");
        offer.gpuCount = count;
        offer.ramGiB = cell(host, "MemoryGiB");
        offer.region = cell(gpu, "Region");
        if (const std::optional<double> vcpus = numberIn(cell(host, "vCPUs")))
            offer.vcpus = int(*vcpus);
        if (isFree)
            m_file.warnings.push_back(notice(gpu.number, QStringLiteral("host_price_zero")));
        const size_t before = m_file.offers.size();
        addSkyPilotPrices(offer, total, totalSpot, m_file);
        m_used.insert(host.number);
        const QString accelerator = cell(gpu, "AcceleratorName");
        const domain::GpuMatch match
            = m_gpus.match(accelerator, skyPilotMemoryGiB(cell(gpu, "GpuInfo")), offer.instanceType);
        setGpu(m_file.offers[before], match, accelerator, m_file);
        for (size_t i = before + 1; i < m_file.offers.size(); ++i)
            m_file.offers[i].gpuId = m_file.offers[before].gpuId;
        return true;
    }

    const Columns &m_columns;
    GpuResolver m_gpus;
    ImportedFile &m_file;
    QHash<QString, QList<const Record *>> m_hosts; ///< by zone
    QSet<int> m_used;
};

} // namespace

void readSkyPilotOfGoogle(const TextTable &table, const Columns &columns, const ImportOptions &options,
                          ImportedFile &file)
{
    GoogleReader(columns, options.provider, file).read(table);
}

} // namespace xj::exchange
