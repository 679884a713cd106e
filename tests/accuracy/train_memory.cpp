// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/units.h"
#include "tests/accuracy/kinds.h"
#include "tests/accuracy/train_statement.h"

namespace accuracy {

namespace {

using namespace xj;

constexpr double kVerdictMargin = 0.9; ///< a run is called fitting when it leaves a tenth of the card

/// Peak memory of training runs, or that they ran out of it.
class TrainMemory final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.hasColumns({"mem_gib_per_gpu", "mem_meter", "micro_batch", "method"});
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        for (const CaseRow &row : file.rows())
            runRow(row, lookup, tally);
    }

private:
    static void runRow(const CaseRow &row, const CaseLookup &lookup, Tally &tally)
    {
        const QString kind = QStringLiteral("training memory");
        const QString id = row.text("id");
        const bool ranOut = row.text("oom") == u"yes";
        const auto measured = row.number("mem_gib_per_gpu");
        const QString quantity = ranOut ? QStringLiteral("fits") : recipe(row);
        if (!ranOut && !measured)
            return tally.unanswered(kind, quantity, id, QStringLiteral("row has neither figure nor failure"));
        if (row.text("notes").contains(u"do not score"))
            return tally.unanswered(kind, quantity, id, QStringLiteral("row says not to score it"));
        TrainStatement s = trainStatement(row, lookup);
        if (!s.refused.isEmpty())
            return tally.unanswered(kind, quantity, id, s.refused);
        if (s.run.sequence <= 0.0)
            return tally.unanswered(kind, quantity, id, QStringLiteral("no sequence length"));
        settleRecompute(s);
        const auto memory = sizing::trainingMemory(s.use());
        const double predicted = domain::gibFromBytes(memory.bytes(s.meter));
        if (!ranOut) {
            tally.score(kind, quantity, id, predicted, *measured);
            tally.score(kind, QStringLiteral("all"), id, predicted, *measured);
        }
        judge(kind, id, s, memory, !ranOut, tally);
    }

    static QString recipe(const CaseRow &row)
    {
        const QString method = row.text("method");
        return row.text("base_quant").startsWith(u"bnb") && method == u"lora" ? QStringLiteral("qlora")
                                                                              : method;
    }

    static void judge(const QString &kind, const QString &id, const TrainStatement &s,
                      const sizing::TrainingMemory &memory, bool fitted, Tally &tally)
    {
        const auto usable = s.usableGiB();
        if (!usable)
            return tally.unanswered(kind, QStringLiteral("fits"), id,
                                    QStringLiteral("memory of the part unknown"));
        const double driver = domain::gibFromBytes(memory.bytes(sizing::MemoryMeter::Driver));
        // What ran is refused only beyond the card itself; what failed must not be called comfortable.
        const bool says = fitted ? driver <= *usable / kVerdictMargin : driver <= *usable * kVerdictMargin;
        tally.verdict(kind, QStringLiteral("fits"), id, says, fitted);
    }
};

} // namespace

std::unique_ptr<CaseKind> trainMemoryKind()
{
    return std::make_unique<TrainMemory>();
}

} // namespace accuracy
