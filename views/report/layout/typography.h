// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QStringList>

namespace xj::report::layout {

/// Where a piece of text stands decides its size and weight.
enum class TypeRole {
    Title,
    Subtitle,
    Section,
    Part,
    Lead,
    Body,
    Small,
    Caption,
    TableHead,
    TableCell,
    TableStrong,
    KeyLabel,
    KeyValue,
    KeyRemark,
    PageEdge
};

/// The faces of a report: one family list in two weights and eight sizes.
class Typography
{
public:
    explicit Typography(QStringList families);

    /// In dots, without hinting, so that metrics do not depend on the screen.
    [[nodiscard]] QFont font(TypeRole role) const;
    [[nodiscard]] static QColor colour(TypeRole role);
    /// For charts, whose scenes are laid out at `scenePerDot` scene units a dot.
    [[nodiscard]] QFont chartFont(double points, double scenePerDot) const;

private:
    QStringList m_families;
};

} // namespace xj::report::layout
