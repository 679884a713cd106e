// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/path/stage_card.h"

#include "views/pages/sentence_list.h"
#include "views/text/sentences.h"

#include <QLabel>
#include <QVBoxLayout>

namespace xj::pages {

StageCard::StageCard(QWidget *parent)
    : Card(parent)
    , m_when(widgets::quietLabel(this))
    , m_cost(new QLabel(this))
    , m_entryHeading(widgets::quietLabel(this))
    , m_entry(new SentenceList(this))
    , m_triggerHeading(widgets::quietLabel(this))
    , m_triggers(new SentenceList(this))
{
    QFont large = m_cost->font();
    large.setBold(true);
    large.setPointSizeF(large.pointSizeF() * 1.25);
    m_cost->setFont(large);
    content()->setSpacing(6);
    for (QWidget *part : {static_cast<QWidget *>(m_when), static_cast<QWidget *>(m_cost),
                          static_cast<QWidget *>(m_entryHeading), static_cast<QWidget *>(m_entry),
                          static_cast<QWidget *>(m_triggerHeading), static_cast<QWidget *>(m_triggers)})
        content()->addWidget(part);
    content()->addStretch();
}

void StageCard::show(const domain::PathStage &stage, const text::Style &style)
{
    setTitle(text::stageName(stage.stage));
    m_when->setText(stage.skipped ? tr("Skipped")
                                  : tr("Months %1 to %2")
                                        .arg(text::wholeNumber(stage.firstMonth, style),
                                             text::wholeNumber(stage.lastMonth, style)));
    m_cost->setVisible(!stage.skipped);
    m_cost->setText(stage.monthlyCost
                        ? text::quantity(stage.monthlyCost, domain::Unit::CurrencyPerMonth, style)
                        : tr("Price on request"));
    m_entryHeading->setText(tr("Why"));
    m_entry->setReasons(stage.entry, style);
    m_triggerHeading->setText(tr("Go on when"));
    m_triggerHeading->setVisible(!stage.triggers.empty());
    m_triggers->setReasons(stage.triggers, style);
}

} // namespace xj::pages
