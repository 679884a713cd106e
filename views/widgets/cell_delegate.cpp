// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/cell_delegate.h"

#include "models/items/value_table.h"
#include "views/widgets/cell_text.h"

namespace xj::widgets {

namespace {

QString marked(const QString &text, Tone tone)
{
    switch (tone) {
    case Tone::Positive:
        return QStringLiteral("✓ ") + text;
    case Tone::Caution:
        return QStringLiteral("! ") + text;
    case Tone::Negative:
        return QStringLiteral("✕ ") + text;
    case Tone::Unknown:
    case Tone::Accent:
        return text;
    }
    return text;
}

} // namespace

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant cell = index.data(items::ValueTable::CellRole);
    if (!cell.isValid())
        return;
    const std::optional<Tone> tone = cellTone(cell.value<items::Cell>());
    if (!tone)
        return;
    option->text = marked(option->text, *tone);
    if (!(option->state & QStyle::State_Selected))
        option->palette.setColor(QPalette::Text, toneColour(*tone, option->palette));
}

} // namespace xj::widgets
