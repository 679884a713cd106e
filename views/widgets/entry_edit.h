// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QVariant>

#include <optional>

namespace xj::widgets {

/// An entry that may be left empty: then the value is invalid and the placeholder shows the default taken.
/// What cannot be read stays on the screen, marked, with a sentence in problem(); the value remains the last
/// good one.
class EntryEdit : public QLineEdit
{
    Q_OBJECT
    Q_PROPERTY(QVariant value READ value WRITE setValue NOTIFY edited USER true)

public:
    explicit EntryEdit(QWidget *parent = nullptr);

    [[nodiscard]] QVariant value() const { return m_value; }
    void setValue(const QVariant &value);
    /// What an empty entry stands for.
    void setDefaultText(const QString &text);
    /// Behind the text, quietly: the unit.
    void setSuffix(const QString &suffix);
    [[nodiscard]] QString problem() const { return m_problem; }
    /// Marks the entry for a reason found elsewhere; empty: no longer.
    void setOutsideProblem(const QString &sentence);

    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    void commit(); ///< takes the text as it stands

Q_SIGNALS:
    void edited();
    void problemChanged(const QString &sentence);

protected:
    /// The value of a text that is not empty, or nothing and a sentence why.
    [[nodiscard]] virtual std::optional<QVariant> parsed(const QString &text, QString &problem) const = 0;
    [[nodiscard]] virtual QString shown(const QVariant &value) const = 0;
    void take(const QVariant &value); ///< a new value by the user's hand

    /// Leaves Undo and Redo to the window when the line itself has nothing to undo.
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setProblem(const QString &sentence);
    void updateMargins();

    QVariant m_value;
    QString m_suffix;
    QString m_entryProblem;
    QString m_outsideProblem;
    QString m_problem;
};

} // namespace xj::widgets
