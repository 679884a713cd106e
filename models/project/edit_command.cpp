// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/project/edit_command.h"

#include <utility>

namespace xj::project {

namespace {
constexpr int kEditId = 1;
}

EditCommand::EditCommand(EditName name, domain::Project before, domain::Project after, MergeMode merge,
                         Setter set)
    : m_name(std::move(name))
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_merge(merge)
    , m_set(std::move(set))
{ }

int EditCommand::id() const
{
    return kEditId;
}

bool EditCommand::mergeWith(const QUndoCommand *other)
{
    // The stack offers only commands of the same id(), all of which are EditCommands.
    const auto *next = static_cast<const EditCommand *>(other);
    if (next->m_merge != MergeMode::Continuous || next->m_name != m_name)
        return false;
    m_after = next->m_after;
    setObsolete(m_after == m_before);
    return true;
}

void EditCommand::undo()
{
    m_set(m_before);
}

void EditCommand::redo()
{
    m_set(m_after);
}

} // namespace xj::project
