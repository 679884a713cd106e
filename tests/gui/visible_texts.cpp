// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/visible_texts.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTabBar>
#include <QTableView>

namespace xj::tests {

namespace {

QString placeOf(const QObject &object)
{
    return QString::fromLatin1(object.metaObject()->className()) + u'/' + object.objectName();
}

void addHeaders(const QTableView &table, std::vector<VisibleText> &texts)
{
    for (int column = 0; column < table.model()->columnCount(); ++column)
        texts.push_back({placeOf(table), table.model()->headerData(column, Qt::Horizontal).toString()});
}

void addWidgetTexts(const QWidget &widget, std::vector<VisibleText> &texts)
{
    const QString place = placeOf(widget);
    // Qt names the buttons of an overflowing tab bar once and for all.
    if (widget.objectName().startsWith(u"Scroll"))
        return;
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        texts.push_back({place, label->text()});
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        texts.push_back({place, button->text()});
    else if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        texts.push_back({place, edit->placeholderText()});
    else if (const auto *menu = qobject_cast<const QMenu *>(&widget))
        texts.push_back({place, menu->title()});
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i)
            texts.push_back({place, tabs->tabText(i)});
    }
    if (const auto *list = qobject_cast<const QListWidget *>(&widget)) {
        for (int i = 0; i < list->count(); ++i)
            texts.push_back({place, list->item(i)->text()});
    }
    if (const auto *combo = qobject_cast<const QComboBox *>(&widget); combo && !combo->isEditable()) {
        for (int i = 0; i < combo->count(); ++i)
            texts.push_back({place, combo->itemText(i)});
    }
    if (const auto *table = qobject_cast<const QTableView *>(&widget))
        addHeaders(*table, texts);
    texts.push_back({place + QStringLiteral(" tip"), widget.toolTip()});
    texts.push_back({place + QStringLiteral(" name"), widget.accessibleName()});
}

} // namespace

std::vector<VisibleText> textsBelow(const QWidget &window)
{
    std::vector<VisibleText> texts;
    for (const QWidget *widget : window.findChildren<QWidget *>())
        addWidgetTexts(*widget, texts);
    for (const QAction *action : window.findChildren<QAction *>())
        texts.push_back({placeOf(*action), action->text()});
    std::erase_if(texts, [](const VisibleText &text) { return text.text.trimmed().isEmpty(); });
    return texts;
}

QStringList clippedBelow(const QWidget &window)
{
    QStringList clipped;
    for (const QLabel *label : window.findChildren<QLabel *>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const int needed
            = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
        const bool tooWide = !label->wordWrap() && label->sizeHint().width() > label->width();
        if (tooWide || needed > label->height())
            clipped.append(placeOf(*label) + QStringLiteral(": ") + label->text());
    }
    for (const QAbstractButton *button : window.findChildren<QAbstractButton *>()) {
        if (button->isVisible() && !button->text().isEmpty()
            && button->minimumSizeHint().width() > button->width())
            clipped.append(placeOf(*button) + QStringLiteral(": ") + button->text());
    }
    return clipped;
}

QStringList namelessBelow(QWidget &window)
{
    QStringList nameless;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        // Parts of Qt's composed widgets speak through the whole.
        const bool part = widget->objectName().startsWith(u"qt_")
            || qobject_cast<QComboBox *>(widget->parentWidget())
            || qobject_cast<QAbstractScrollArea *>(widget->parentWidget());
        if (widget->focusPolicy() == Qt::NoFocus || part || !widget->isVisible())
            continue;
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(widget);
        if (!interface || interface->text(QAccessible::Name).isEmpty())
            nameless.append(placeOf(*widget) + u" in "
                            + (widget->parentWidget() ? placeOf(*widget->parentWidget()) : QString()));
    }
    return nameless;
}

} // namespace xj::tests
