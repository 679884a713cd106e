// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/path_text.h"

namespace xj::text {

QString pathSentence(domain::PathReason reason, const domain::Arguments &arguments, const Style &style)
{
    QString out = QString::number(static_cast<int>(reason));
    for (const domain::Argument &value : arguments)
        out += u' ' + argument(value, style);
    return out;
}

} // namespace xj::text
