// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/form_values.h"
#include "models/items/project_form.h"

namespace xj::items {

using domain::Constraints;
using domain::Project;

namespace {

template <typename T> FormField projectField(const QString &key, T Project::*member)
{
    return {key, [member](const Project &project) { return toVariant(project.*member); },
            [member](Project &project, const QVariant &value) { fromVariant(project.*member, value); }};
}

template <typename T> FormField constraintField(const QString &key, T Constraints::*member)
{
    return {key, [member](const Project &project) { return toVariant(project.constraints.*member); },
            [member](Project &project, const QVariant &value) {
                fromVariant(project.constraints.*member, value);
            }};
}

FormField currencyField()
{
    return {QStringLiteral("currency"),
            [](const Project &project) { return QVariant(project.currency.code()); },
            [](Project &project, const QVariant &value) {
                const std::optional<domain::Currency> currency = domain::Currency::fromCode(value.toString());
                if (currency)
                    project.currency = *currency;
            }};
}

FormField growthField()
{
    return {QStringLiteral("monthly_growth_ratio"),
            [](const Project &project) { return QVariant(project.expansion.monthlyGrowthRatio); },
            [](Project &project, const QVariant &value) {
                project.expansion.monthlyGrowthRatio = value.toDouble();
            }};
}

FormField horizonField()
{
    return {QStringLiteral("horizon_months"),
            [](const Project &project) { return QVariant(project.horizonMonths); },
            [](Project &project, const QVariant &value) {
                project.horizonMonths = value.isValid() ? value.toInt() : Project().horizonMonths;
            }};
}

std::vector<FormField> overallFields()
{
    return {projectField(QStringLiteral("title"), &Project::title),
            currencyField(),
            horizonField(),
            projectField(QStringLiteral("as_of"), &Project::asOf),
            growthField(),
            constraintField(QStringLiteral("regions"), &Constraints::regions),
            constraintField(QStringLiteral("budget_monthly"), &Constraints::budgetMonthly),
            constraintField(QStringLiteral("budget_capital"), &Constraints::budgetCapital),
            constraintField(QStringLiteral("delivery_weeks_max"), &Constraints::deliveryWeeksMax),
            constraintField(QStringLiteral("data_must_stay_in"), &Constraints::dataMustStayIn),
            constraintField(QStringLiteral("ecc_required"), &Constraints::eccRequired),
            constraintField(QStringLiteral("datacenter_gpu_only"), &Constraints::datacenterGpuOnly),
            constraintField(QStringLiteral("cuda_required"), &Constraints::cudaRequired),
            constraintField(QStringLiteral("excluded_providers"), &Constraints::excludedProviders),
            constraintField(QStringLiteral("buyer_vat"), &Constraints::buyerVat),
            constraintField(QStringLiteral("minimum_gpu_memory_gb"), &Constraints::minimumGpuMemoryGB),
            constraintField(QStringLiteral("minimum_network_gbps"), &Constraints::minimumNetworkGbps),
            constraintField(QStringLiteral("minimum_sla_ratio"), &Constraints::minimumSlaRatio)};
}

} // namespace

OverallForm::OverallForm(project::OpenProject &project, QObject *parent)
    : ProjectForm(project, overallFields(), parent)
{ }

QString OverallForm::pathOf(const QString &key) const
{
    if (key == u"title" || key == u"currency" || key == u"horizon_months" || key == u"as_of")
        return key;
    if (key == u"monthly_growth_ratio")
        return u"expansion." + key;
    return u"constraints." + key;
}

} // namespace xj::items
