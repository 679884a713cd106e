// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/model_picker.h"

#include "views/widgets/theme.h"

#include <QCompleter>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace xj::widgets {

ModelPicker::ModelPicker(QWidget *parent)
    : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    connect(this, &QComboBox::activated, this, [this] {
        m_id = currentData();
        Q_EMIT edited();
    });
    connect(lineEdit(), &QLineEdit::editingFinished, this, &ModelPicker::takeText);
}

void ModelPicker::setCatalogue(const domain::Catalogue &catalogue)
{
    const QSignalBlocker blocker(this);
    clear();
    for (const domain::ModelArchitecture &model : catalogue.models())
        addItem(model.name, model.id);
    setModelId(m_id);
}

QVariant ModelPicker::modelId() const
{
    return m_id;
}

void ModelPicker::setModelId(const QVariant &id)
{
    const QSignalBlocker blocker(this);
    m_id = id;
    const int index = id.isValid() ? findData(id) : -1;
    setCurrentIndex(index);
    // An id that the library does not know stays visible: the form marks it.
    if (index < 0)
        setEditText(id.toString());
}

QSize ModelPicker::sizeHint() const
{
    return {QComboBox::sizeHint().width(), fontMetrics().height() + kEntryPadding};
}

void ModelPicker::wheelEvent(QWheelEvent *event)
{
    // A page is scrolled over its entries: the wheel must not change one by accident.
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void ModelPicker::takeText()
{
    const int index = findText(currentText(), Qt::MatchFixedString);
    if (index < 0 || itemData(index) == m_id) {
        setModelId(m_id);
        return;
    }
    setModelId(itemData(index));
    Q_EMIT edited();
}

} // namespace xj::widgets
