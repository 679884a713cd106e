// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/cost_case.h"
#include "tests/accuracy/expectation.h"
#include "tests/accuracy/kinds.h"

namespace accuracy {

namespace {

QString told(const QList<xj::domain::Error> &errors)
{
    QStringList lines;
    for (const xj::domain::Error &error : errors) {
        QString line = error.place.field + QStringLiteral(": error %1").arg(static_cast<int>(error.code));
        for (const xj::domain::Argument &argument : error.arguments) {
            if (const QString *text = std::get_if<QString>(&argument))
                line += u' ' + *text;
        }
        lines << line;
    }
    return lines.join(QStringLiteral("; "));
}

/// Cases of the cost model and of procurement: { id, kind, inputs, expected, tolerance }.
class CostCaseKind : public CaseKind
{
public:
    [[nodiscard]] bool recognises(const CaseFile &file) const override
    {
        return file.hasKeys({"kind", "inputs", "expected"});
    }

    void run(const CaseFile &file, const CaseLookup &, Tally &tally) const override
    {
        const QJsonObject &json = file.json();
        const QString kind = json.value(u"kind").toString();
        const QString id = json.value(u"id").toString(file.path());
        const auto answer = xj::exchange::runCostCase(json, file.path());
        if (!answer) {
            tally.unanswered(QStringLiteral("cost"), kind, id, told(answer.error()));
            return;
        }
        Expectation expectation(json.value(u"expected").toObject(), json.value(u"tolerance").toObject());
        const QStringList differences = expectation.differences(answer->result);
        tally.check(QStringLiteral("cost"), kind, id, differences.isEmpty(),
                    differences.join(QStringLiteral("; ")), expectation.worst());
    }
};

} // namespace

std::unique_ptr<CaseKind> costCaseKind()
{
    return std::make_unique<CostCaseKind>();
}

} // namespace accuracy
