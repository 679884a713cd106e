// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/data_table.h"

#include "models/items/value_table.h"
#include "views/widgets/cell_delegate.h"
#include "views/widgets/text_proxy.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCollator>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <QSortFilterProxyModel>

#include <algorithm>

namespace xj::widgets {

using items::ValueTable;

namespace {

/// Sorts by the raw values, unknown ones last in either direction; texts as the language sorts them. Filters
/// on any of the shown texts.
class RowsProxy : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setLocale(const QLocale &locale)
    {
        m_collator.setLocale(locale);
        m_collator.setNumericMode(true);
        invalidate();
    }

    void setWanted(const QString &text)
    {
        m_wanted = text.trimmed();
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        const QVariant a = left.data(ValueTable::SortRole);
        const QVariant b = right.data(ValueTable::SortRole);
        if (a.isValid() != b.isValid())
            return a.isValid() == (sortOrder() == Qt::AscendingOrder);
        if (a.typeId() == QMetaType::QString)
            return m_collator.compare(left.data().toString(), right.data().toString()) < 0;
        return QVariant::compare(a, b) == QPartialOrdering::Less;
    }

    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        if (m_wanted.isEmpty())
            return true;
        for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
            const QString text = sourceModel()->index(row, column, parent).data().toString();
            if (text.contains(m_wanted, Qt::CaseInsensitive))
                return true;
        }
        return false;
    }

private:
    QCollator m_collator;
    QString m_wanted;
};

constexpr int kWidestColumn = 320;

} // namespace

DataTable::DataTable(ValueTable &model, const QString &name, QWidget *parent)
    : QTableView(parent)
    , m_values(model)
    , m_texts(new TextProxy(this))
    , m_rows(new RowsProxy(this))
{
    setObjectName(name);
    m_texts->setSourceModel(&model);
    m_rows->setSourceModel(m_texts);
    m_rows->setSortRole(ValueTable::SortRole);
    setModel(m_rows);
    setItemDelegate(new CellDelegate(this));
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSortingEnabled(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_rows->sort(-1);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 11);
    verticalHeader()->hide();
    connect(horizontalHeader(), &QHeaderView::customContextMenuRequested, this, &DataTable::showColumnMenu);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] {
        // Only what the user's hand does is worth remembering.
        if (QApplication::mouseButtons() & Qt::LeftButton)
            Q_EMIT columnsChanged();
    });
    connect(horizontalHeader(), &QHeaderView::sectionMoved, this, &DataTable::columnsChanged);
    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &DataTable::columnsChanged);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (const int row = currentRow(); row >= 0) {
            m_currentId = m_values.idAt(row);
            m_lastRow = row;
        }
        Q_EMIT currentRowChanged(currentRow());
    });
    connect(m_rows, &QAbstractItemModel::modelReset, this, &DataTable::keepSelection);
}

void DataTable::setStyleOfTexts(const text::Style &style)
{
    m_texts->setStyle(style);
    static_cast<RowsProxy *>(m_rows)->setLocale(style.locale);
    fitColumns();
}

int DataTable::currentRow() const
{
    const QModelIndex current = selectionModel()->currentIndex();
    return current.isValid() ? m_texts->mapToSource(m_rows->mapToSource(current)).row() : -1;
}

void DataTable::selectRow(const QString &id)
{
    selectSourceRow(m_values.rowOf(id));
}

void DataTable::selectSourceRow(int row)
{
    if (row < 0 || row >= m_values.rowCount())
        return;
    const QModelIndex index = m_rows->mapFromSource(m_texts->mapFromSource(m_values.index(row, 0)));
    if (!index.isValid())
        return;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void DataTable::setVisibleRows(int rows)
{
    m_visibleRows = rows;
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    updateGeometry();
}

QSize DataTable::sizeHint() const
{
    const QSize hint = QTableView::sizeHint();
    if (m_visibleRows == 0)
        return hint;
    const int rows = std::clamp(m_rows->rowCount(), 1, m_visibleRows);
    return {hint.width(),
            horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + 14};
}

QByteArray DataTable::columnState() const
{
    return horizontalHeader()->saveState();
}

void DataTable::restoreColumnState(const QByteArray &state)
{
    m_restored = horizontalHeader()->restoreState(state);
}

QString DataTable::tabSeparated(bool onlySelected) const
{
    QList<int> columns;
    for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (!isColumnHidden(column))
            columns.append(column);
    }
    const auto clean = [](QString text) { return text.replace(u'\t', u' ').replace(u'\n', u' '); };
    QStringList lines;
    QStringList cells;
    for (const int column : columns)
        cells.append(clean(m_rows->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
    lines.append(cells.join(u'\t'));
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        if (onlySelected && !selectionModel()->isRowSelected(row, {}))
            continue;
        cells.clear();
        for (const int column : columns)
            cells.append(clean(m_rows->index(row, column).data().toString()));
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n') + u'\n';
}

void DataTable::setFilter(const QString &text)
{
    static_cast<RowsProxy *>(m_rows)->setWanted(text);
}

void DataTable::copyRows()
{
    QApplication::clipboard()->setText(tabSeparated(true));
}

void DataTable::copyAll()
{
    QApplication::clipboard()->setText(tabSeparated(false));
}

void DataTable::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy selected rows"), this, &DataTable::copyRows);
    menu.addAction(tr("Copy the whole table"), this, &DataTable::copyAll);
    menu.exec(event->globalPos());
}

void DataTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copyRows();
    else
        QTableView::keyPressEvent(event);
}

void DataTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 11);
}

void DataTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fillWidth();
}

void DataTable::showColumnMenu(const QPoint &position)
{
    QMenu menu(this);
    for (int column = 0; column < m_rows->columnCount(); ++column) {
        QAction *action
            = menu.addAction(m_rows->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            setColumnHidden(column, !shown);
            Q_EMIT columnsChanged();
        });
    }
    menu.exec(horizontalHeader()->mapToGlobal(position));
}

void DataTable::keepSelection()
{
    fitColumns();
    updateGeometry();
    const QString wanted = m_currentId;
    if (!wanted.isEmpty() && m_values.rowOf(wanted) >= 0)
        selectRow(wanted);
    else if (m_lastRow >= 0 && m_values.rowCount() > 0)
        selectSourceRow(std::min(m_lastRow, m_values.rowCount() - 1));
    else
        Q_EMIT currentRowChanged(-1);
}

int DataTable::lastShownColumn() const
{
    for (int visual = horizontalHeader()->count() - 1; visual >= 0; --visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (!isColumnHidden(column))
            return column;
    }
    return -1;
}

/// Gives the last column what the others leave. QHeaderView's own stretching keeps the width from before a
/// scroll bar appeared.
void DataTable::fillWidth()
{
    const int last = lastShownColumn();
    if (last < 0 || m_restored)
        return;
    const int others = horizontalHeader()->length() - columnWidth(last);
    setColumnWidth(last, std::max(m_lastColumnWidth, viewport()->width() - others));
}

void DataTable::fitColumns()
{
    if (m_restored || m_rows->rowCount() == 0)
        return;
    resizeColumnsToContents();
    for (int column = 0; column < m_rows->columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column) + 12, kWidestColumn));
    m_lastColumnWidth = columnWidth(lastShownColumn());
    fillWidth();
}

} // namespace xj::widgets
