// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/table_card.h"

#include "views/widgets/data_table.h"
#include "views/widgets/theme.h"

#include <QEvent>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace xj::widgets {

TableCard::TableCard(items::ValueTable &model, const QString &name, QWidget *parent)
    : Card(parent)
    , m_table(new DataTable(model, name, this))
    , m_filter(new QLineEdit(this))
    , m_copy(new QToolButton(this))
{
    m_filter->setObjectName(name + QStringLiteral("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setFixedWidth(fontMetrics().horizontalAdvance(u'0') * 24);
    m_copy->setObjectName(name + QStringLiteral("Copy"));
    m_copy->setAutoRaise(true);
    addAction(m_filter);
    addAction(m_copy);
    content()->addWidget(m_table, 1);
    connect(m_filter, &QLineEdit::textChanged, m_table, &DataTable::setFilter);
    connect(m_copy, &QToolButton::clicked, m_table, &DataTable::copyAll);
    retranslate();
}

void TableCard::setFilterShown(bool shown)
{
    m_filter->setVisible(shown);
}

void TableCard::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void TableCard::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the table"));
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), palette()));
    m_copy->setToolTip(tr("Copy the table for a spreadsheet"));
    m_copy->setAccessibleName(tr("Copy the table for a spreadsheet"));
}

} // namespace xj::widgets
