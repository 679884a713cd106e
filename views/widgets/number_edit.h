// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entry_edit.h"

namespace xj::widgets {

/// What a NumberEdit accepts and how it shows it.
struct NumberRange
{
    double low = 0.0;
    double high = 1e15;
    int decimals = 0; ///< most that are shown; 0 with whole = true accepts whole numbers only
    bool whole = false; ///< the value is an int
    bool percent = false; ///< the value is a ratio, typed as per cent
};

/// An optional number with a unit. Up and Down step the last digit that matters.
class NumberEdit : public EntryEdit
{
    Q_OBJECT

public:
    explicit NumberEdit(const NumberRange &range, QWidget *parent = nullptr);

protected:
    [[nodiscard]] std::optional<QVariant> parsed(const QString &text, QString &problem) const override;
    [[nodiscard]] QString shown(const QVariant &value) const override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void step(int steps);

    NumberRange m_range;
};

} // namespace xj::widgets
