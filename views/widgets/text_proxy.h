// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/format.h"

#include <QIdentityProxyModel>

namespace xj::widgets {

/// Words the cells of a ValueTable: texts, headings, alignment. Everything else passes through. A change of
/// language or currency is one setStyle(), which tells views that all texts have changed.
class TextProxy : public QIdentityProxyModel
{
    Q_OBJECT

public:
    using QIdentityProxyModel::QIdentityProxyModel;

    void setStyle(const text::Style &style);
    [[nodiscard]] const text::Style &style() const { return m_style; }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] Qt::Alignment headingAlignment(int section) const;
    [[nodiscard]] domain::Unit unitOf(int section) const;

    text::Style m_style;
};

} // namespace xj::widgets
