// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

namespace xj::shell {

/// The screens, in the order of the work. Later screens take their places between these.
enum class Screen { Needs, Sizing, Comparison, Cost, Path, Report, Catalogue };

[[nodiscard]] QString screenName(Screen screen);

/// The navigation rail: one entry per screen with its icon, its name, and whether it needs attention.
class Rail : public QListWidget
{
    Q_OBJECT

public:
    explicit Rail(QWidget *parent = nullptr);

    [[nodiscard]] Screen current() const;
    void setCurrent(Screen screen);
    /// A mark and a sentence for those who hover or listen; an empty sentence takes the mark away.
    void setAttention(Screen screen, const QString &sentence);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(Screen screen);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace xj::shell
