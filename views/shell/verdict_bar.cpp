// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/verdict_bar.h"

#include "views/shell/edit_text.h"
#include "views/text/sentences.h"
#include "views/widgets/card.h"
#include "views/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QVBoxLayout>

namespace xj::shell {

Metric::Metric(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_caption(widgets::quietLabel(this))
    , m_value(new QLabel(this))
{
    setObjectName(name);
    m_value->setObjectName(name + QStringLiteral("Value"));
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_value->setTextFormat(Qt::PlainText);
    m_caption->setTextFormat(Qt::PlainText);
    m_caption->setWordWrap(false);
    QFont font = m_value->font();
    font.setBold(true);
    font.setPointSizeF(font.pointSizeF() * 1.3);
    m_value->setFont(font);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(1);
    layout->addWidget(m_caption);
    layout->addWidget(m_value);
}

void Metric::set(const QString &caption, const QString &value, const QString &explanation)
{
    m_caption->setText(caption);
    m_value->setText(value);
    setToolTip(explanation);
    setAccessibleName(caption);
    setAccessibleDescription(explanation.isEmpty() ? value : explanation);
}

QString Metric::value() const
{
    return m_value->text();
}

VerdictBar::VerdictBar(project::OpenProject &project, QWidget *parent)
    : QFrame(parent)
    , m_project(project)
    , m_action(new Metric(QStringLiteral("verdictAction"), this))
    , m_monthly(new Metric(QStringLiteral("verdictMonthly"), this))
    , m_breakEven(new Metric(QStringLiteral("verdictBreakEven"), this))
    , m_change(new Metric(QStringLiteral("verdictChange"), this))
    , m_busy(new QProgressBar(this))
{
    setObjectName(QStringLiteral("verdictBar"));
    m_busy->setObjectName(QStringLiteral("verdictBusy"));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setFixedHeight(3);
    QSizePolicy kept = m_busy->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_busy->setSizePolicy(kept);
    m_busy->hide();
    auto *metrics = new QHBoxLayout;
    metrics->setSpacing(28);
    metrics->setContentsMargins(18, 8, 18, 8);
    metrics->addWidget(m_action, 4);
    metrics->addWidget(m_monthly, 2);
    metrics->addWidget(m_breakEven, 2);
    metrics->addWidget(m_change, 4);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 1);
    layout->setSpacing(0);
    layout->addLayout(metrics);
    layout->addWidget(m_busy);
    connect(&m_project, &project::OpenProject::recommendationChanged, this, &VerdictBar::refresh);
    connect(&m_project, &project::OpenProject::errorsChanged, this, &VerdictBar::refresh);
    connect(&m_project, &project::OpenProject::busyChanged, this, &VerdictBar::refresh);
    refresh();
}

void VerdictBar::refresh()
{
    m_busy->setVisible(m_project.isBusy());
    m_busy->setAccessibleName(tr("Computing"));
    const domain::Recommendation *answer = m_project.recommendation();
    if (!answer) {
        showNothing();
        return;
    }
    const text::Style style{locale(), m_project.value().currency};
    const project::Verdict verdict = project::verdictOf(*answer);
    m_action->set(headlineDetail(verdict, style), headline(verdict), {});
    m_monthly->set(tr("Monthly cost"),
                   text::quantity(verdict.monthlyCost, domain::Unit::CurrencyPerMonth, style),
                   tr("Comparable monthly price of the best-ranked offers of all workloads."));
    m_breakEven->set(tr("Break-even utilisation"), breakEvenValue(verdict, style),
                     text::sentence(answer->tco.breakEven.statement, style));
    const std::optional<project::OpenProject::Change> &change = m_project.lastChange();
    m_change->set(change ? tr("Last edit: %1").arg(editText(change->edit)) : tr("Last edit"),
                  changeText(style), {});
}

void VerdictBar::showNothing()
{
    const QString value = m_project.isBusy() ? tr("Computing …") : tr("No answer yet");
    m_action->set(tr("Recommendation"), value, {});
    m_monthly->set(tr("Monthly cost"), text::unknown(), {});
    m_breakEven->set(tr("Break-even utilisation"), text::unknown(), {});
    m_change->set(tr("Last edit"), text::unknown(), {});
}

QString VerdictBar::headline(const project::Verdict &verdict) const
{
    const QString action = text::actionName(verdict.action);
    QStringList parts;
    for (const project::FleetPart &part : verdict.fleet) {
        const domain::Gpu *gpu = m_project.catalogue().gpu(part.gpuId);
        parts << tr("%1 × %2", "number of GPUs, GPU").arg(part.gpus).arg(gpu ? gpu->name : part.gpuId);
    }
    if (parts.isEmpty())
        return action;
    return tr("%1: %2", "action, fleet").arg(action, parts.join(QStringLiteral(" + ")));
}

QString VerdictBar::headlineDetail(const project::Verdict &verdict, const text::Style &style) const
{
    const QString provider = text::name(verdict.provider, style);
    if (provider.isEmpty())
        return tr("Recommendation");
    if (verdict.otherProviders > 0)
        return tr("Recommendation · %1 and %n other(s)", "provider, number of further providers",
                  verdict.otherProviders)
            .arg(provider);
    return verdict.instance.isEmpty()
        ? tr("Recommendation · %1", "provider").arg(provider)
        : tr("Recommendation · %1 · %2", "provider, instance").arg(provider, verdict.instance);
}

QString VerdictBar::breakEvenValue(const project::Verdict &verdict, const text::Style &style) const
{
    if (verdict.breakEvenStatus == domain::BreakEvenStatus::BreakEven && verdict.breakEvenUtilisation)
        return text::quantity(verdict.breakEvenUtilisation, domain::Unit::Ratio, style);
    return text::breakEvenName(verdict.breakEvenStatus);
}

QString VerdictBar::changeText(const text::Style &style) const
{
    const std::optional<project::OpenProject::Change> &change = m_project.lastChange();
    if (!change)
        return text::unknown();
    const project::Verdict &before = change->before;
    const project::Verdict &after = change->after;
    if (before == after)
        return tr("The verdict stays the same");
    if (before.action != after.action)
        return tr("%1 → %2", "verdict before and after")
            .arg(text::actionName(before.action), text::actionName(after.action));
    if (before.fleet != after.fleet)
        return tr("%1 → %2", "verdict before and after").arg(headline(before), headline(after));
    if (before.monthlyCost != after.monthlyCost)
        return tr("%1 → %2", "verdict before and after")
            .arg(text::quantity(before.monthlyCost, domain::Unit::CurrencyPerMonth, style),
                 text::quantity(after.monthlyCost, domain::Unit::CurrencyPerMonth, style));
    if (before.provider != after.provider)
        return tr("%1 → %2", "verdict before and after")
            .arg(text::name(before.provider, style), text::name(after.provider, style));
    return tr("Break-even: %1 → %2").arg(breakEvenValue(before, style), breakEvenValue(after, style));
}

void VerdictBar::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void VerdictBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

} // namespace xj::shell
