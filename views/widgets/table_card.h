// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/card.h"

QT_BEGIN_NAMESPACE
class QLineEdit;
class QToolButton;
QT_END_NAMESPACE

namespace xj::items {
class ValueTable;
}

namespace xj::widgets {

class DataTable;

/// A card that is a table: filter and copy beside its title.
class TableCard : public Card
{
    Q_OBJECT

public:
    TableCard(items::ValueTable &model, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] DataTable &table() const { return *m_table; }
    void setFilterShown(bool shown);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    DataTable *m_table = nullptr;
    QLineEdit *m_filter = nullptr;
    QToolButton *m_copy = nullptr;
};

} // namespace xj::widgets
