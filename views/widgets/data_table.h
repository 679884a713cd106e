// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/format.h"

#include <QTableView>

QT_BEGIN_NAMESPACE
class QSortFilterProxyModel;
QT_END_NAMESPACE

namespace xj::items {
class ValueTable;
}

namespace xj::widgets {

class TextProxy;

/// A table of values with words, sorting by the raw values, a filter on what is shown, copying to a
/// spreadsheet, and columns that can be moved, hidden and remembered.
class DataTable : public QTableView
{
    Q_OBJECT

public:
    /// `name` is the object name and the key under which the columns are remembered.
    DataTable(items::ValueTable &model, const QString &name, QWidget *parent = nullptr);

    void setStyleOfTexts(const text::Style &style);
    [[nodiscard]] items::ValueTable &values() const { return m_values; }

    /// Row of the values under the current cell; -1 for none.
    [[nodiscard]] int currentRow() const;
    void selectRow(const QString &id); ///< by the row's id; ignored when it is not shown
    void selectSourceRow(int row);

    /// Height for all rows up to `rows`, without a scroll bar of its own.
    void setVisibleRows(int rows);

    [[nodiscard]] QByteArray columnState() const;
    void restoreColumnState(const QByteArray &state);

    /// The selected rows, or all if none is selected, as tab-separated text with headings.
    [[nodiscard]] QString tabSeparated(bool onlySelected) const;

    [[nodiscard]] QSize sizeHint() const override;

public Q_SLOTS:
    void setFilter(const QString &text);
    void copyRows();
    void copyAll();

Q_SIGNALS:
    void currentRowChanged(int row); ///< of the values; -1: none
    void columnsChanged();

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showColumnMenu(const QPoint &position);
    void keepSelection();
    void fitColumns();
    void fillWidth();
    [[nodiscard]] int lastShownColumn() const;

    items::ValueTable &m_values;
    TextProxy *m_texts = nullptr;
    QSortFilterProxyModel *m_rows = nullptr;
    QString m_currentId;
    int m_lastRow = -1;
    int m_visibleRows = 0;
    int m_lastColumnWidth = 0;
    bool m_restored = false;
};

} // namespace xj::widgets
