// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/project/open_project.h"
#include "views/text/format.h"

#include <QFrame>

QT_BEGIN_NAMESPACE
class QLabel;
class QProgressBar;
QT_END_NAMESPACE

namespace xj::shell {

/// A caption and a figure below it.
class Metric : public QWidget
{
    Q_OBJECT

public:
    explicit Metric(const QString &name, QWidget *parent = nullptr);

    void set(const QString &caption, const QString &value, const QString &explanation);
    [[nodiscard]] QString value() const;

private:
    QLabel *m_caption = nullptr;
    QLabel *m_value = nullptr;
};

/// Always in sight: what is recommended, what it costs a month, when building pays, what the last edit
/// changed.
class VerdictBar : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictBar(project::OpenProject &project, QWidget *parent = nullptr);

    void refresh();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QString headline(const project::Verdict &verdict) const;
    [[nodiscard]] QString headlineDetail(const project::Verdict &verdict, const text::Style &style) const;
    [[nodiscard]] QString breakEvenValue(const project::Verdict &verdict, const text::Style &style) const;
    [[nodiscard]] QString changeText(const text::Style &style) const;
    void showNothing();

    project::OpenProject &m_project;
    Metric *m_action = nullptr;
    Metric *m_monthly = nullptr;
    Metric *m_breakEven = nullptr;
    Metric *m_change = nullptr;
    QProgressBar *m_busy = nullptr;
};

} // namespace xj::shell
