// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/communication.h"
#include "models/sizing/interconnect.h"
#include "tests/accuracy/kinds.h"

#include <QRegularExpression>

namespace accuracy {

namespace {

using namespace xj;

/// Bus bandwidth of collectives, as nccl-tests count it.
class Collective final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.hasColumns({"collective", "busbw_gb_s", "payload_bytes"});
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        const sizing::Calibration calibration(lookup.catalogue().calibration());
        for (const CaseRow &row : file.rows())
            runRow(row, lookup, calibration, tally);
    }

private:
    static void runRow(const CaseRow &row, const CaseLookup &lookup, const sizing::Calibration &calibration,
                       Tally &tally)
    {
        const QString kind = QStringLiteral("collectives");
        const QString id = row.text("case_id");
        const domain::Gpu *gpu = lookup.gpu(row.text("gpu"));
        const int gpus = static_cast<int>(row.number("gpu_count").value_or(0.0));
        const auto measured = row.number("busbw_gb_s");
        const QString quantity = measured ? QStringLiteral("all-reduce bus bandwidth")
                                          : QStringLiteral("all-reduce latency inside an engine");
        const auto refuse
            = [&](const char *reason) { tally.unanswered(kind, quantity, id, QString::fromLatin1(reason)); };
        if (!gpu || gpus < 2)
            return refuse("part or GPU count not stated");
        const double bytes = payload(row.text("payload_bytes"));
        const int nodes = static_cast<int>(row.number("nodes").value_or(1.0));
        if (!measured)
            return engineLatency(row, *gpu, gpus, bytes, calibration, tally);
        if (row.text("note").contains(u"misconfigured"))
            return refuse("row says it is misconfigured");
        const auto path = pathOf(row, *gpu, gpus / std::max(1, nodes), nodes, calibration);
        const bool reduce = row.text("collective").startsWith(u"all_reduce");
        sizing::LinkPath used = path;
        if (!reduce || row.text("collective").contains(u"ring"))
            used.reduceBusBytesPerSecond = used.busBytesPerSecond;
        tally.score(kind, quantity, id, sizing::allReduceBusRate(used, bytes, gpus) / 1e9, *measured);
    }

    static void engineLatency(const CaseRow &row, const domain::Gpu &gpu, int gpus, double bytes,
                              const sizing::Calibration &calibration, Tally &tally)
    {
        const auto path = sizing::pathBetween(gpu, domain::Topology::Unknown, gpus);
        const auto cost = sizing::allReduceCost(path, gpus, calibration);
        const double seconds = cost.alphaSeconds + cost.betaSecondsPerByte * bytes;
        tally.score(QStringLiteral("collectives"), QStringLiteral("all-reduce latency inside an engine"),
                    row.text("case_id"), seconds * 1e6, row.number("latency_us").value_or(0.0));
    }

    /// "16384", "8G", "1G-8G"; large where the row is silent.
    static double payload(const QString &text)
    {
        static const QRegularExpression number(QStringLiteral("(\\d+)(G?)$"));
        const auto match = number.match(text);
        constexpr double kLarge = 8.0 * 1024.0 * 1024.0 * 1024.0;
        if (!match.hasMatch())
            return kLarge;
        const double value = match.captured(1).toDouble();
        return match.captured(2).isEmpty() ? value : value * 1024.0 * 1024.0 * 1024.0;
    }

    static sizing::LinkPath pathOf(const CaseRow &row, const domain::Gpu &gpu, int perNode, int nodes,
                                   const sizing::Calibration &calibration)
    {
        const QString text = row.text("topology");
        domain::Topology topology = domain::Topology::Unknown;
        if (text.contains(u"bridge"))
            topology = domain::Topology::BridgePairs;
        else if (text.contains(u"P2P"))
            topology = domain::Topology::Pcie;
        const bool sockets = text.contains(u"spans CPU sockets");
        const auto box = sizing::boxPath(gpu, topology, perNode, calibration, sockets);
        static const QRegularExpression nics(QStringLiteral("(\\d+)x(\\d+) Gb/s"));
        const auto match = nics.match(text);
        constexpr double kUsualGbps = 3200.0;
        const double rate
            = match.hasMatch() ? match.captured(1).toDouble() * match.captured(2).toDouble() : kUsualGbps;
        return sizing::clusterPath(box, rate, nodes, calibration);
    }
};

} // namespace

std::unique_ptr<CaseKind> collectiveKind()
{
    return std::make_unique<Collective>();
}

} // namespace accuracy
