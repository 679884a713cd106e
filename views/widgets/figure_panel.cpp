// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/figure_panel.h"

#include "views/widgets/card.h"
#include "views/widgets/data_table.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace xj::widgets {

FigurePanel::FigurePanel(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_figures(new DataTable(m_figureValues, name + QStringLiteral("Figures"), this))
    , m_inputs(new DataTable(m_inputValues, name + QStringLiteral("Inputs"), this))
    , m_formula(new QLabel(this))
    , m_citation(quietLabel(this))
{
    m_formula->setWordWrap(true);
    m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_formula->setTextFormat(Qt::PlainText);
    m_citation->setTextFormat(Qt::PlainText);
    m_figures->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *derivation = new QVBoxLayout;
    derivation->addWidget(m_formula);
    derivation->addWidget(m_citation);
    derivation->addWidget(m_inputs, 1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(14);
    layout->addWidget(m_figures, 2);
    layout->addLayout(derivation, 3);
    connect(m_figures, &DataTable::currentRowChanged, this, &FigurePanel::showDerivation);
    retranslate();
}

void FigurePanel::setFigures(std::vector<domain::Figure> figures, const text::Style &style)
{
    m_style = style;
    m_figures->setStyleOfTexts(style);
    m_inputs->setStyleOfTexts(style);
    const int row = m_figures->currentRow();
    m_figureValues.setRows(std::move(figures));
    if (m_figures->currentRow() < 0)
        m_figures->selectSourceRow(row < 0 ? 0 : row);
    showDerivation(m_figures->currentRow());
}

void FigurePanel::showDerivation(int row)
{
    if (row < 0) {
        m_formula->clear();
        m_citation->clear();
        m_inputValues.setRows({});
        return;
    }
    const domain::Derivation &derivation = m_figureValues.rowAt(row).derivation;
    m_formula->setText(derivation.formula);
    m_citation->setText(derivation.citation.isEmpty() ? QString()
                                                      : tr("Published in: %1").arg(derivation.citation));
    m_inputValues.setRows({derivation.inputs.begin(), derivation.inputs.end()});
}

void FigurePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FigurePanel::retranslate()
{
    m_figures->setAccessibleName(tr("Figures that can be opened"));
    m_inputs->setAccessibleName(tr("Ingredients of the chosen figure"));
    m_formula->setAccessibleName(tr("Formula of the chosen figure"));
    showDerivation(m_figures->currentRow());
}

} // namespace xj::widgets
