// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/selection_text.h"

namespace xj::text {

QString selectionTerm(domain::SelectionTerm term)
{
    return QString::number(static_cast<int>(term));
}

QString selectionSentence(domain::SelectionReason reason, const domain::Arguments &arguments,
                          const Style &style)
{
    QString out = QString::number(static_cast<int>(reason));
    for (const domain::Argument &value : arguments)
        out += u' ' + argument(value, style);
    return out;
}

} // namespace xj::text
