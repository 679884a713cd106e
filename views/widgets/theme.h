// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

QT_BEGIN_NAMESPACE
class QApplication;
class QWidget;
QT_END_NAMESPACE

namespace xj::widgets {

enum class ColourScheme { Light, Dark };

/// Colours with a meaning, apart from the palette's roles. Each has one variant per scheme, readable on Base.
enum class Tone { Positive, Caution, Negative, Unknown, Accent };

/// Height of an entry beyond its line of text, the same for all kinds of entries.
inline constexpr int kEntryPadding = 12;

/// Every role of every group is set: Qt 6.4 has no dark palette of its own.
[[nodiscard]] QPalette paletteOf(ColourScheme scheme);

/// The scheme that a palette belongs to, by the luminance of its window colour.
[[nodiscard]] ColourScheme schemeOf(const QPalette &palette);

[[nodiscard]] QColor toneColour(Tone tone, const QPalette &palette);

/// Fusion with this product's metrics, and the palette; open windows follow.
void applyTheme(QApplication &application, ColourScheme scheme);

/// The drawing `:/icons/<name>.svg` in the palette's text colours, sharp at any scale.
[[nodiscard]] QIcon themedIcon(const QString &name, const QPalette &palette);

} // namespace xj::widgets
