// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_fields.h"

#include "models/cost/assumption_table.h"
#include "models/exchange/assumption_schema.h"

namespace xj::exchange {

using domain::Constraints;
using domain::Currency;
using domain::ErrorCode;
using domain::Expansion;
using domain::ExpansionEvent;
using domain::Project;
using domain::UsageMonth;

namespace {

/// Amounts of budgets: as large as a national programme, small enough to stay exact.
constexpr Range kMoney{0.0, 1e13};

const Fields<ExpansionEvent> &eventFields()
{
    static const Fields<ExpansionEvent> kFields{
        required(number(QStringLiteral("month"), &ExpansionEvent::month, {1, 120}, "From this month on.")),
        required(text(QStringLiteral("workload"), &ExpansionEvent::workload, "Name of the workload.")),
        number(QStringLiteral("scale"), &ExpansionEvent::scale, {0.0, 1e6}, "Times the load as entered."),
        detail::field(QStringLiteral("model"), &ExpansionEvent::model, readModelChoice, writeModelChoice,
                      modelChoiceSchema()),
    };
    return kFields;
}

std::optional<QDate> readMonth(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    const std::optional<QString> text = readText(faults, path, value);
    if (!text)
        return {};
    const QDate date
        = text->size() == 7 ? QDate::fromString(*text + QStringLiteral("-01"), Qt::ISODate) : QDate();
    if (!date.isValid()) {
        faults.add(path, ErrorCode::NotADate, {*text});
        return {};
    }
    return date;
}

std::optional<Currency> readCurrency(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    const std::optional<QString> code = readText(faults, path, value);
    if (!code)
        return {};
    const std::optional<Currency> currency = Currency::fromCode(*code);
    if (!currency)
        faults.add(path, ErrorCode::InvalidValue, {*code});
    return currency;
}

/// Names and ranges are the cost model's.
std::optional<QMap<QString, double>> readAssumptions(JsonFaults &faults, const QString &path,
                                                     const QJsonValue &value)
{
    if (!value.isObject()) {
        faults.wrongType(path, QStringLiteral("object"));
        return {};
    }
    QStringList known;
    for (const cost::AssumptionKey &assumption : cost::assumptionKeys())
        known << QString::fromLatin1(assumption.key);
    QMap<QString, double> assumptions;
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const cost::AssumptionKey *assumption = cost::findAssumption(it.key());
        if (!assumption) {
            faults.unknownKey(path, it.key(), known);
            continue;
        }
        const Range range{assumption->lowest, assumption->highest};
        if (const auto number = readNumber(faults, memberPath(path, it.key()), it.value(), range))
            assumptions.insert(it.key(), *number);
    }
    return assumptions;
}

QJsonValue writeAssumptions(const QMap<QString, double> &assumptions)
{
    QJsonObject object;
    for (auto it = assumptions.begin(); it != assumptions.end(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

Field<Project> currencyField()
{
    return detail::field(
        QStringLiteral("currency"), &Project::currency, readCurrency,
        [](Currency currency) { return QJsonValue(currency.code()); },
        detail::described({{QStringLiteral("type"), QStringLiteral("string")},
                           {QStringLiteral("pattern"), QStringLiteral("^[A-Za-z]{3}$")}},
                          "ISO 4217 code; all amounts without their own currency are in it. Default: CNY."));
}

Field<Project> assumptionsField()
{
    return detail::field(QStringLiteral("assumptions"), &Project::assumptions, readAssumptions,
                         writeAssumptions,
                         detail::described(assumptionsSchema(), "Parameters of the cost model."));
}

} // namespace

const Fields<Expansion> &expansionFields()
{
    static const Fields<Expansion> kFields{
        number(QStringLiteral("monthly_growth_ratio"), &Expansion::monthlyGrowthRatio, {-1.0, 10.0},
               "Growth of the load per month, compounding; 0.08 is eight per cent. Default: 0."),
        objects(QStringLiteral("events"), &Expansion::events, eventFields(), "Planned changes of load."),
    };
    return kFields;
}

const Fields<Constraints> &constraintFields()
{
    using C = Constraints;
    static const Fields<C> kFields{
        texts(QStringLiteral("regions"), &C::regions, "Countries (ISO 3166) or regions. Default: anywhere."),
        number(QStringLiteral("budget_monthly"), &C::budgetMonthly, kMoney, "In the project's currency."),
        number(QStringLiteral("budget_capital"), &C::budgetCapital, kMoney, "In the project's currency."),
        number(QStringLiteral("delivery_weeks_max"), &C::deliveryWeeksMax, {0, 520},
               "Longest delivery time."),
        texts(QStringLiteral("data_must_stay_in"), &C::dataMustStayIn, "Countries that data must not leave."),
        flag(QStringLiteral("ecc_required"), &C::eccRequired,
             "Memory with error correction. Default: false."),
        flag(QStringLiteral("datacenter_gpu_only"), &C::datacenterGpuOnly,
             "No cards whose licence bars data centres. Default: false."),
        flag(QStringLiteral("cuda_required"), &C::cudaRequired, "NVIDIA only. Default: false."),
        texts(QStringLiteral("excluded_providers"), &C::excludedProviders, "Ids or names."),
        choice(QStringLiteral("buyer_vat"), &C::buyerVat,
               "Deducts input tax (general), does not (small), is outside Chinese VAT (none). Default: "
               "general."),
        number(QStringLiteral("minimum_gpu_memory_gb"), &C::minimumGpuMemoryGB, {0.0, 10000.0},
               "Least memory per GPU."),
        number(QStringLiteral("minimum_network_gbps"), &C::minimumNetworkGbps, {0.0, 1e6},
               "Least network per server."),
        number(QStringLiteral("minimum_sla_ratio"), &C::minimumSlaRatio, {0.0, 1.0},
               "Least availability promised; 0.999."),
    };
    return kFields;
}

const Fields<UsageMonth> &usageFields()
{
    static const Fields<UsageMonth> kFields{
        required(detail::field(
            QStringLiteral("month"), &UsageMonth::month, readMonth,
            [](const QDate &month) { return QJsonValue(month.toString(QStringLiteral("yyyy-MM"))); },
            detail::described({{QStringLiteral("type"), QStringLiteral("string")},
                               {QStringLiteral("pattern"), QStringLiteral("^[0-9]{4}-[0-9]{2}$")}},
                              "The month measured, 2026-05."))),
        required(number(QStringLiteral("utilisation_ratio"), &UsageMonth::utilisationRatio, {0.0, 1.0},
                        "Mean busy share of the GPUs.")),
        number(QStringLiteral("median_wait_min"), &UsageMonth::medianWaitMinutes, {0.0, 1e6},
               "Median wait of a job in the queue, minutes."),
    };
    return kFields;
}

const Fields<Project> &projectFields()
{
    static const Fields<Project> kFields{
        text(QStringLiteral("title"), &Project::title, "Title of the recommendation."),
        currencyField(),
        number(QStringLiteral("horizon_months"), &Project::horizonMonths, {1, 120},
               "Months looked ahead. Default: 36."),
        date(QStringLiteral("as_of"), &Project::asOf,
             "Day the answer is for. Default: the newest price of the catalogue."),
        required(listOf(QStringLiteral("workloads"), &Project::workloads, readWorkload, writeWorkload,
                        workloadSchema(), "Training jobs and services.")),
        object(QStringLiteral("expansion"), &Project::expansion, expansionFields(), "How the load grows."),
        object(QStringLiteral("constraints"), &Project::constraints, constraintFields(),
               "What an offer must keep to."),
        assumptionsField(),
        objects(QStringLiteral("quotes"), &Project::quotes, quoteFields(), "Suppliers' answers."),
        objects(QStringLiteral("usage"), &Project::usage, usageFields(), "What was really used."),
    };
    return kFields;
}

} // namespace xj::exchange
