// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/calibration.h"
#include "tests/accuracy/infer_throughput_case.h"
#include "tests/accuracy/kinds.h"

#include <algorithm>

namespace accuracy {

namespace {

/// A first token within half to twice the prediction: the range that the product prints.
bool withinPrintedRange(double predicted, double measured)
{
    constexpr double kRange = 2.0;
    return measured <= predicted * kRange && measured >= predicted / kRange;
}

QString rateQuantity(LoadKind load)
{
    switch (load) {
    case LoadKind::ClosedLoop:
        return QStringLiteral("closed_loop_throughput");
    case LoadKind::Saturated:
        return QStringLiteral("saturated_throughput");
    case LoadKind::StaticBatch:
        return QStringLiteral("static_batch_throughput");
    case LoadKind::SingleStream:
    case LoadKind::DecodeOnly:
        return QStringLiteral("single_stream");
    case LoadKind::PrefillOnly:
        break;
    }
    return QStringLiteral("prefill");
}

/// Serving tables, in both column sets: time per output token, time to first token, throughput.
class InferThroughput final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return isModern(file) || isClassic(file);
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        const bool modern = isModern(file);
        const QString kind = modern ? QStringLiteral("infer_serving") : QStringLiteral("infer_throughput");
        const sizing::Calibration calibration(lookup.catalogue().calibration());
        for (const CaseRow &row : file.rows()) {
            const CaseOrReason read
                = modern ? modernServingCase(row, lookup) : classicServingCase(row, lookup);
            if (const QString *reason = std::get_if<QString>(&read))
                tally.unanswered(kind, QStringLiteral("row"), row.text(modern ? "case_id" : "id"), *reason);
            else
                score(kind, std::get<ServingCase>(read), calibration, tally);
        }
    }

private:
    static bool isModern(const CaseFile &file)
    {
        // Training tables share these columns and leave the request lengths empty.
        if (!file.hasColumns({"isl", "osl", "concurrency_or_batch", "tpot_ms", "parallelism"}))
            return false;
        const std::vector<CaseRow> rows = file.rows();
        return std::any_of(rows.begin(), rows.end(),
                           [](const CaseRow &row) { return row.number("isl").has_value(); });
    }
    static bool isClassic(const CaseFile &file)
    {
        return file.hasColumns({"weight_quant", "input_len", "output_len", "scenario", "out_tok_s"});
    }

    static void score(const QString &kind, const ServingCase &c, const sizing::Calibration &calibration,
                      Tally &tally)
    {
        const ServingPrediction p = predict(c, calibration);
        bool scored = false;
        const auto compare = [&](const QString &quantity, double predicted, std::optional<double> measured) {
            if (!measured || *measured <= 0.0)
                return;
            tally.score(kind, quantity, c.id, predicted, *measured);
            scored = true;
        };
        const bool flood = c.load == LoadKind::Saturated;
        compare(c.disaggregated ? QStringLiteral("tpot_disaggregated")
                    : flood     ? QStringLiteral("tpot_saturated")
                                : QStringLiteral("tpot"),
                p.tpotSeconds * 1e3, c.tpotSeconds ? std::optional(*c.tpotSeconds * 1e3) : std::nullopt);
        if (c.ttftSeconds && !flood) {
            const QString quantity = c.load == LoadKind::ClosedLoop
                ? (c.disaggregated ? QStringLiteral("ttft_disaggregated") : QStringLiteral("ttft_under_load"))
                : QStringLiteral("ttft_alone");
            compare(quantity, p.ttftSeconds * 1e3, *c.ttftSeconds * 1e3);
            tally.check(kind, quantity + u"_range", c.id, withinPrintedRange(p.ttftSeconds, *c.ttftSeconds),
                        QStringLiteral("%1 ms predicted, %2 ms measured")
                            .arg(p.ttftSeconds * 1e3)
                            .arg(*c.ttftSeconds * 1e3));
        }
        compare(rateQuantity(c.load), p.outputTokensPerSecond, c.outputTokensPerSecond);
        compare(QStringLiteral("prefill"), p.prefillTokensPerSecond, c.prefillTokensPerSecond);
        if (!scored)
            tally.unanswered(kind, QStringLiteral("row"), c.id, QStringLiteral("nothing measured in tokens"));
    }
};

} // namespace

std::unique_ptr<CaseKind> inferThroughputKind()
{
    return std::make_unique<InferThroughput>();
}

} // namespace accuracy
