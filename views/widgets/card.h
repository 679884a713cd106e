// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace xj::widgets {

/// A titled section of a page: a quiet frame, its heading, room for actions beside it, and the content.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    /// A second, quieter line under the title; hidden when empty.
    void setExplanation(const QString &explanation);
    void addAction(QWidget *widget); ///< at the right of the title
    [[nodiscard]] QVBoxLayout *content() const { return m_content; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_title = nullptr;
    QLabel *m_explanation = nullptr;
    QHBoxLayout *m_heading = nullptr;
    QVBoxLayout *m_content = nullptr;
};

/// A label that wraps and is drawn in the palette's quiet colour.
[[nodiscard]] QLabel *quietLabel(QWidget *parent);

} // namespace xj::widgets
