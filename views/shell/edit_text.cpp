// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/edit_text.h"

#include "views/text/sentences.h"

#include <QCoreApplication>

namespace xj::shell {

namespace {

class EditText
{
    Q_DECLARE_TR_FUNCTIONS(xj::shell::EditText)

public:
    static QString of(const project::EditName &edit)
    {
        using project::EditKind;
        switch (edit.kind) {
        case EditKind::ChangeField:
            return edit.subject.isEmpty()
                ? text::projectFieldName(edit.key)
                : tr("%1 of “%2”", "field, workload").arg(text::projectFieldName(edit.key), edit.subject);
        case EditKind::AddWorkload:
            return tr("added “%1”", "workload").arg(edit.subject);
        case EditKind::DuplicateWorkload:
            return tr("copied “%1”", "workload").arg(edit.subject);
        case EditKind::RemoveWorkload:
            return tr("removed “%1”", "workload").arg(edit.subject);
        case EditKind::RenameWorkload:
            return tr("renamed to “%1”", "workload").arg(edit.subject);
        case EditKind::ChangeExpansion:
            return tr("expansion plan");
        case EditKind::SetAssumption:
            return text::assumptionName(edit.key);
        case EditKind::ResetAssumption:
            return tr("%1 back to its default", "assumption").arg(text::assumptionName(edit.key));
        }
        return {};
    }
};

} // namespace

QString editText(const project::EditName &edit)
{
    return EditText::of(edit);
}

} // namespace xj::shell
