// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xj::project {

/// What an edit did, as a code: views/ words it for the undo menu and the verdict bar.
enum class EditKind {
    ChangeField, ///< key
    AddWorkload, ///< subject: its name
    DuplicateWorkload, ///< subject: name of the copy
    RemoveWorkload, ///< subject
    RenameWorkload, ///< subject: the new name
    ChangeExpansion, ///< a planned event was added, changed or removed
    SetAssumption, ///< key
    ResetAssumption ///< key
};

struct EditName
{
    EditKind kind = EditKind::ChangeField;
    QString key; ///< JSON key of the field or the assumption
    QString subject; ///< name of the workload concerned; may be empty

    bool operator==(const EditName &) const = default;
};

} // namespace xj::project
