// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/cell_delegate.h"

namespace xj::pages {

/// Edits the value of an assumption in the unit it is shown in; an emptied entry goes back to the default.
/// Values that the project set itself stand out.
class AssumptionDelegate : public widgets::CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    [[nodiscard]] QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace xj::pages
