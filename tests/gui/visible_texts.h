// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace xj::tests {

/// A text that the user can read, and where it stands.
struct VisibleText
{
    QString place; ///< class and object name
    QString text;
};

/// The texts of all labels, buttons, tabs, actions, menus, headers, placeholders and tool tips below a
/// window, also on screens that are not in front. Contents of tables and entries are not texts of the window.
[[nodiscard]] std::vector<VisibleText> textsBelow(const QWidget &window);

/// Labels, buttons and tabs on the screen in front whose text does not fit into them.
[[nodiscard]] QStringList clippedBelow(const QWidget &window);

/// Focusable widgets that a screen reader could not name.
[[nodiscard]] QStringList namelessBelow(QWidget &window);

} // namespace xj::tests
