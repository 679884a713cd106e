// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A workspace with a million offers: how long importing takes against the sqlite3 shell's own .import into
// the same tables, how long opening, sorting, filtering and searching take, and how much memory the index
// needs.
#include "models/catalogue/workspace.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <ctime>
#include <numeric>

using namespace xj;
using namespace xj::catalogue;

namespace {

constexpr int kInstances = 20'000;
constexpr int kRegions = 25;

/// A thousand offers a provider, instances of eight accelerators, in a shuffled order of prices.
class Offers
{
public:
    explicit Offers(qint64 count, const domain::Catalogue &catalogue)
        : m_count(count)
        , m_random(1)
    {
        for (const domain::Provider &provider : catalogue.providers())
            m_providers.append(provider.id);
        for (const domain::Gpu &gpu : catalogue.gpus())
            m_gpus.append(gpu.id);
        m_offer.provenance.source = QStringLiteral("benchmark");
        m_offer.provenance.observedOn = QDate(2026, 12, 1);
    }

    const domain::Offer *next()
    {
        if (m_at >= m_count)
            return nullptr;
        const int instance = int(m_at / 2 / kRegions) % kInstances;
        m_offer.providerId = m_providers.at(instance % m_providers.size());
        m_offer.gpuId = m_gpus.at(instance % m_gpus.size());
        m_offer.gpuCount = 1 << (instance % 4);
        m_offer.instanceType = QStringLiteral("机型-%1.xlarge").arg(instance);
        m_offer.region = QStringLiteral("region-%1").arg((m_at / 2) % kRegions);
        m_offer.pricing = m_at % 2 == 0 ? domain::PricingModel::OnDemand : domain::PricingModel::Spot;
        m_offer.price = domain::Money(100'000 + m_random.bounded(90'000'000), domain::Currency::usd());
        ++m_at;
        return &m_offer;
    }

private:
    qint64 m_count;
    qint64 m_at = 0;
    QRandomGenerator m_random;
    QStringList m_providers;
    QStringList m_gpus;
    domain::Offer m_offer;
};

qint64 residentKiB()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4;
}

/// The tables of `filled` written out as CSV and read into a fresh workspace by the sqlite3 shell.
/// Milliseconds of the .import commands, or -1 without the shell.
qint64 shellImportMs(const QString &filled, const QString &fresh, const QTemporaryDir &folder)
{
    const QStringList tables{QStringLiteral("source"), QStringLiteral("instance"), QStringLiteral("offer"),
                             QStringLiteral("price")};
    QString dump = QStringLiteral(".mode csv\n");
    // NULL cannot be said in CSV: the shell would bind ''; a stand-in of the same size keeps the row valid.
    QString load = QStringLiteral(
        "PRAGMA journal_mode=WAL;\nPRAGMA synchronous=FULL;\nPRAGMA foreign_keys=OFF;\n"
        "DELETE FROM price;\nDELETE FROM offer;\nDELETE FROM instance;\nDELETE FROM source;\n.mode csv\n");
    const QStringList columns{QStringLiteral("id, text"),
                              QStringLiteral("id, provider_id, name, gpu_id, gpu_count, 1.5, 1.5, 1.5, "
                                             "interconnect, topology, 1.5, network_type"),
                              QStringLiteral("*"),
                              QStringLiteral("id, 'c' || id, offer_id, amount_micros, 1, source_id, "
                                             "observed_on, date_precision, confidence, note")};
    for (int i = 0; i < tables.size(); ++i) {
        const QString csv = folder.filePath(tables.at(i) + QLatin1String(".csv"));
        dump += QStringLiteral(".output %1\nSELECT %2 FROM %3;\n").arg(csv, columns.at(i), tables.at(i));
        load += QStringLiteral(".import %1 %2\n").arg(csv, tables.at(i));
    }
    const auto run = [](const QString &database, const QString &script) {
        QProcess shell;
        shell.start(QStringLiteral("sqlite3"), {database});
        shell.write(script.toUtf8());
        shell.closeWriteChannel();
        return shell.waitForFinished(-1) && shell.exitCode() == 0;
    };
    if (!run(filled, dump))
        return -1;
    QElapsedTimer timer;
    timer.start();
    return run(fresh, load) ? timer.elapsed() : -1;
}

/// Processor time of this process: what a busy machine does not distort.
double cpuMs()
{
    return 1e3 * double(std::clock()) / CLOCKS_PER_SEC;
}

double percentile(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values[size_t(double(values.size() - 1) * share)];
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    const qint64 count = application.arguments().value(1, QStringLiteral("1000000")).toLongLong();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bench.sqlite"));
    const QString fresh = folder.filePath(QStringLiteral("fresh.sqlite"));
    QElapsedTimer timer;
    {
        auto other = Workspace::open(fresh, Workspace::Mode::ReadWrite);
        timer.start();
        other = Workspace::open(fresh, Workspace::Mode::ReadWrite);
        out << "open, empty: " << double(timer.nsecsElapsed()) / 1e6 << " ms\n";
    }
    qint64 importMs = 0;
    {
        const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
        Offers offers(count, *(*workspace)->snapshot());
        timer.restart();
        const double start = cpuMs();
        const auto added = (*workspace)->addObservations([&] { return offers.next(); }, count, {});
        importMs = timer.elapsed();
        out << "import of " << added.value_or(-1) << " prices: " << importMs << " ms, " << cpuMs() - start
            << " ms of the processor\n";
        out.flush();
    }
    const qint64 shellMs = shellImportMs(path, fresh, folder);
    out << "sqlite3 .import of the same rows: " << shellMs << " ms, ratio "
        << double(importMs) / double(shellMs) << "\n";
    timer.restart();
    const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
    out << "open, full: " << double(timer.nsecsElapsed()) / 1e6 << " ms\n";
    const qint64 before = residentKiB();
    const double indexStart = cpuMs();
    const OfferIndex index = *(*workspace)->offerIndex();
    out << "index of " << index.size() << " offers: " << cpuMs() - indexStart << " ms of the processor, "
        << (residentKiB() - before) / 1024 << " MiB\n";

    std::vector<double> first;
    std::vector<double> later;
    std::vector<double> rows;
    const QStringList searches{QString(),
                               QStringLiteral("机型"),
                               QStringLiteral("h100"),
                               QStringLiteral("region-7"),
                               QStringLiteral("17.x"),
                               QStringLiteral("阿里 h200"),
                               QStringLiteral("nothing")};
    for (int round = 0; round < 3; ++round) {
        for (int sort = 0; sort <= int(OfferSort::Observed); ++sort) {
            for (const QString &search : searches) {
                OfferQuery query;
                query.sort = OfferSort(sort);
                query.search = search;
                query.ascending = round % 2 == 0;
                if (round == 2)
                    query.gpuIds = {QStringLiteral("h100-sxm")};
                timer.restart();
                const std::vector<quint32> found = index.select(query);
                (round == 0 && search.isEmpty() ? first : later)
                    .push_back(double(timer.nsecsElapsed()) / 1e6);
                timer.restart();
                for (size_t i = 0; i < std::min<size_t>(50, found.size()); ++i)
                    (void)index.line(found[i]);
                rows.push_back(double(timer.nsecsElapsed()) / 1e6);
            }
        }
    }
    out << "select, of the processor: first by a column: p95 " << percentile(first, 0.95) << " ms; then: p50 "
        << percentile(later, 0.5) << " p95 " << percentile(later, 0.95) << " ms; 50 rows to show: p95 "
        << percentile(rows, 0.95) << " ms\n";
    out << "resident: " << residentKiB() / 1024 << " MiB\n";
    return 0;
}
