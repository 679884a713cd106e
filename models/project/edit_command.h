// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/project.h"
#include "models/project/edit_name.h"

#include <QUndoCommand>

#include <functional>

namespace xj::project {

/// Continuous: this edit goes on with the one before, if that changed the same field (the steps of a spin
/// box); both are then undone as one.
enum class MergeMode { Separate, Continuous };

/// One edit as the whole project before and after it: undo and redo swap values, so that no edit can be half
/// undone.
class EditCommand : public QUndoCommand
{
public:
    using Setter = std::function<void(const domain::Project &)>;

    EditCommand(EditName name, domain::Project before, domain::Project after, MergeMode merge, Setter set);

    [[nodiscard]] const EditName &name() const { return m_name; }
    /// The value that undoing everything above this command leaves behind.
    [[nodiscard]] const domain::Project &after() const { return m_after; }

    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *other) override;
    void undo() override;
    void redo() override;

private:
    EditName m_name;
    domain::Project m_before;
    domain::Project m_after;
    MergeMode m_merge;
    Setter m_set;
};

} // namespace xj::project
