// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recommendation_summary.h"

#include "views/text/sentences.h"

#include <QCoreApplication>
#include <QStringList>

namespace xj::app {

namespace {

using domain::Candidate;
using domain::Unit;

class SummaryText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::SummaryText)

public:
    explicit SummaryText(const text::Style &style)
        : m_style(style)
    { }

    QString title(const domain::Recommendation &recommendation) const
    {
        return tr("%1 (as of %2, inputs %3)")
            .arg(recommendation.projectTitle, text::date(recommendation.asOf, m_style),
                 recommendation.inputHash);
    }

    QString action(const domain::Headline &headline) const
    {
        return tr("Recommendation: %1").arg(text::actionName(headline.action));
    }

    QString costs(const domain::Headline &headline) const
    {
        return tr("Cost: %1 now; %2 over the horizon, on average")
            .arg(text::quantity(headline.monthlyCost, Unit::CurrencyPerMonth, m_style),
                 text::quantity(headline.equivalentMonthly, Unit::CurrencyPerMonth, m_style));
    }

    QString workload(const domain::WorkloadRecommendation &workload) const
    {
        const Candidate *best = workload.funnel.best();
        const QString counts = tr("%1 candidates: %2 ranked, %3 pending")
                                   .arg(text::wholeNumber(workload.funnel.total, m_style),
                                        text::wholeNumber(workload.funnel.ranked, m_style),
                                        text::wholeNumber(workload.funnel.pending, m_style));
        if (!best)
            return tr("%1: no candidate can be ranked (%2)").arg(workload.sizing.workload, counts);
        return tr("%1: %2, %3, %4 × %5 GPUs, %6 (%7)")
            .arg(workload.sizing.workload, text::name(best->provider, m_style), best->instance)
            .arg(best->instancesNeeded)
            .arg(best->gpusPerInstance)
            .arg(text::quantity(best->pricePerMonth, Unit::CurrencyPerMonth, m_style), counts);
    }

    QString reason(const domain::Reason &reason) const
    {
        return tr("- %1", "list item").arg(text::sentence(reason, m_style));
    }

    static QString reasonsHeading() { return tr("Reasons:"); }
    static QString risksHeading() { return tr("Risks:"); }
    static QString warningsHeading() { return tr("Warnings:"); }

private:
    const text::Style &m_style;
};

void append(QStringList &lines, const SummaryText &text, const QString &heading,
            const std::vector<domain::Reason> &reasons)
{
    if (reasons.empty())
        return;
    lines << heading;
    for (const domain::Reason &reason : reasons)
        lines << text.reason(reason);
}

} // namespace

QString summaryText(const domain::Recommendation &recommendation, const text::Style &style)
{
    const SummaryText text(style);
    QStringList lines{text.title(recommendation), text.action(recommendation.headline),
                      text.costs(recommendation.headline)};
    for (const domain::WorkloadRecommendation &workload : recommendation.workloads)
        lines << text.workload(workload);
    append(lines, text, SummaryText::reasonsHeading(), recommendation.headline.reasons);
    append(lines, text, SummaryText::risksHeading(), recommendation.headline.risks);
    append(lines, text, SummaryText::warningsHeading(), recommendation.warnings);
    return lines.join(u'\n') + u'\n';
}

} // namespace xj::app
