// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/code_combo.h"

QT_BEGIN_NAMESPACE
class QLabel;
QT_END_NAMESPACE

namespace xj::domain {
struct Recommendation;
}

namespace xj::pages {

/// Which workload a page shows; out of sight while there is only one.
class WorkloadChoice : public QWidget
{
    Q_OBJECT

public:
    explicit WorkloadChoice(QWidget *parent = nullptr);

    /// Keeps the choice by name where it can.
    void show(const domain::Recommendation &recommendation);
    /// Position in the recommendation; -1 when it has no workload.
    [[nodiscard]] int index() const { return m_index; }

Q_SIGNALS:
    void chosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_label = nullptr;
    widgets::CodeCombo *m_combo = nullptr;
    QStringList m_names;
    int m_index = -1;
};

} // namespace xj::pages
