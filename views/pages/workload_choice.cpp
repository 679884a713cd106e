// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/workload_choice.h"

#include "models/domain/recommendation.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace xj::pages {

WorkloadChoice::WorkloadChoice(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_combo(new widgets::CodeCombo(
          {}, [](const QVariant &name) { return name.toString(); }, this))
{
    m_combo->setObjectName(QStringLiteral("workloadChoice"));
    m_combo->setMinimumContentsLength(20);
    m_label->setBuddy(m_combo);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_label);
    layout->addWidget(m_combo);
    layout->addStretch();
    connect(m_combo, &widgets::CodeCombo::edited, this, [this] {
        m_index = m_combo->currentIndex();
        Q_EMIT chosen();
    });
    retranslate();
}

void WorkloadChoice::show(const domain::Recommendation &recommendation)
{
    QStringList names;
    for (const domain::WorkloadRecommendation &workload : recommendation.workloads)
        names.append(workload.sizing.workload);
    const QString chosenName = m_names.value(m_index);
    m_names = names;
    m_index = names.isEmpty() ? -1 : static_cast<int>(std::max<qsizetype>(0, names.indexOf(chosenName)));
    m_combo->setCodes({names.begin(), names.end()});
    m_combo->setCode(m_names.value(m_index));
    setVisible(names.size() > 1);
}

void WorkloadChoice::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void WorkloadChoice::retranslate()
{
    m_label->setText(tr("Workload"));
    m_combo->setAccessibleName(tr("Workload"));
}

} // namespace xj::pages
