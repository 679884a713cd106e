// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/cost_text.h"

namespace xj::text {

QString costTerm(domain::CostTerm term)
{
    return QString::number(static_cast<int>(term));
}

QString costSentence(domain::CostReason reason, const domain::Arguments &arguments, const Style &style)
{
    QString out = QString::number(static_cast<int>(reason));
    for (const domain::Argument &value : arguments)
        out += u' ' + argument(value, style);
    return out;
}

QString assumptionLabel(const QString &key)
{
    return key;
}

} // namespace xj::text
