// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/sentences.h"

#include "views/text/cost_text.h"
#include "views/text/error_text.h"
#include "views/text/path_text.h"
#include "views/text/selection_text.h"
#include "views/text/sizing_text.h"

namespace xj::text {

QString sentence(const domain::Reason &reason, const Style &style)
{
    struct Visitor
    {
        const domain::Arguments &arguments;
        const Style &style;
        QString operator()(domain::SizingReason code) const { return sizingSentence(code, arguments, style); }
        QString operator()(domain::CostReason code) const { return costSentence(code, arguments, style); }
        QString operator()(domain::SelectionReason code) const
        {
            return selectionSentence(code, arguments, style);
        }
        QString operator()(domain::PathReason code) const { return pathSentence(code, arguments, style); }
    };
    return std::visit(Visitor{reason.arguments, style}, reason.code);
}

QString sentence(const domain::Error &error, const Style &style)
{
    const QString place = placeText(error.place);
    const QString message = errorMessage(error, style);
    return place.isEmpty() ? message : place + QStringLiteral(": ") + message;
}

QString term(const domain::Term &term)
{
    struct Visitor
    {
        QString operator()(domain::SizingTerm code) const { return sizingTerm(code); }
        QString operator()(domain::CostTerm code) const { return costTerm(code); }
        QString operator()(domain::SelectionTerm code) const { return selectionTerm(code); }
    };
    return std::visit(Visitor{}, term);
}

QString assumptionName(const QString &key)
{
    return assumptionLabel(key);
}

} // namespace xj::text
