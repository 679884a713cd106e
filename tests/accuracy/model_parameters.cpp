// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/sizing/parameter_count.h"
#include "tests/accuracy/kinds.h"

namespace accuracy {

namespace {

/// Tables of models: the count from the shape against the stated one. The shape is the library's, which holds
/// more columns, when the id is known there.
class ModelParameters final : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.hasColumns({"id", "params_b", "layers", "hidden_size", "kv_heads", "ffn_size"});
    }

    void run(const CaseFile &file, const CaseLookup &lookup, Tally &tally) const override
    {
        for (const CaseRow &row : file.rows()) {
            const auto *model = lookup.catalogue().model(row.text("id"));
            if (model)
                countModel(*model, row.number("params_b").value_or(0.0), tally);
            else
                tally.unanswered(QStringLiteral("models"), QStringLiteral("parameters"), row.text("id"),
                                 QStringLiteral("not in the library"));
        }
    }

    static void countModel(const xj::domain::ModelArchitecture &model, double statedBillion, Tally &tally)
    {
        const auto count = xj::sizing::countParameters(model);
        if (!count.fromShape)
            return tally.unanswered(QStringLiteral("models"), QStringLiteral("parameters"), model.id,
                                    QStringLiteral("no transformer shape stated"));
        tally.score(QStringLiteral("models"), QStringLiteral("parameters"), model.id, count.total() / 1e9,
                    statedBillion);
    }
};

} // namespace

std::unique_ptr<CaseKind> modelParametersKind()
{
    return std::make_unique<ModelParameters>();
}

void checkLibrary(const CaseLookup &lookup, Tally &tally)
{
    for (const auto &model : lookup.catalogue().models())
        ModelParameters::countModel(model, model.parametersBillion.value_or(0.0), tally);
}

} // namespace accuracy
