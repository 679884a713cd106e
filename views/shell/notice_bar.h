// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

QT_BEGIN_NAMESPACE
class QLabel;
class QToolButton;
QT_END_NAMESPACE

namespace xj::shell {

/// Sentences that stay in sight until they no longer hold: a project without an answer, a workspace that
/// cannot be written.
class NoticeBar : public QFrame
{
    Q_OBJECT

public:
    explicit NoticeBar(const QString &name, QWidget *parent = nullptr);

    void setSentences(const QStringList &sentences);
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_label = nullptr;
};

} // namespace xj::shell
