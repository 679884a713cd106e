// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/figure_table.h"
#include "views/text/format.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace xj::widgets {

class DataTable;

/// Opens figures: a list of them, and for the chosen one its formula, where that is published, and its
/// ingredients with their sources.
class FigurePanel : public QWidget
{
    Q_OBJECT

public:
    explicit FigurePanel(const QString &name, QWidget *parent = nullptr);

    void setFigures(std::vector<domain::Figure> figures, const text::Style &style);
    [[nodiscard]] DataTable &figures() const { return *m_figures; }
    [[nodiscard]] DataTable &inputs() const { return *m_inputs; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showDerivation(int row);

    text::Style m_style;
    items::FigureTable m_figureValues;
    items::DerivationTable m_inputValues;
    DataTable *m_figures = nullptr;
    DataTable *m_inputs = nullptr;
    QLabel *m_formula = nullptr;
    QLabel *m_citation = nullptr;
};

} // namespace xj::widgets
