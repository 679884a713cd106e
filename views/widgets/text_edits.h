// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/entry_edit.h"

namespace xj::widgets {

/// A text; empty is an empty text, not "no value".
class TextEdit : public EntryEdit
{
    Q_OBJECT

public:
    using EntryEdit::EntryEdit;

protected:
    [[nodiscard]] std::optional<QVariant> parsed(const QString &text, QString &problem) const override;
    [[nodiscard]] QString shown(const QVariant &value) const override;
};

/// Several short texts, separated by commas of either language.
class ListEdit : public EntryEdit
{
    Q_OBJECT

public:
    using EntryEdit::EntryEdit;

protected:
    [[nodiscard]] std::optional<QVariant> parsed(const QString &text, QString &problem) const override;
    [[nodiscard]] QString shown(const QVariant &value) const override;
};

/// An optional day, typed as 2026-11-30, 2026/11/30, 2026年11月30日 or in the locale's short form.
class DateEdit : public EntryEdit
{
    Q_OBJECT

public:
    using EntryEdit::EntryEdit;

protected:
    [[nodiscard]] std::optional<QVariant> parsed(const QString &text, QString &problem) const override;
    [[nodiscard]] QString shown(const QVariant &value) const override;
};

} // namespace xj::widgets
