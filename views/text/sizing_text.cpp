// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/sizing_text.h"

namespace xj::text {

QString sizingTerm(domain::SizingTerm term)
{
    return QString::number(static_cast<int>(term));
}

QString sizingSentence(domain::SizingReason reason, const domain::Arguments &arguments, const Style &style)
{
    QString out = QString::number(static_cast<int>(reason));
    for (const domain::Argument &value : arguments)
        out += u' ' + argument(value, style);
    return out;
}

} // namespace xj::text
