// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/cell_text.h"

#include "views/text/sentences.h"

#include <QCoreApplication>

#include <type_traits>

namespace xj::widgets {

namespace {

class CellText
{
    Q_DECLARE_TR_FUNCTIONS(xj::widgets::CellText)

public:
    static QString yes() { return tr("Yes"); }
    static QString no() { return tr("No"); }
    static QString training() { return tr("Training"); }
    static QString inference() { return tr("Inference"); }
    static QString period(domain::PricePeriod period)
    {
        switch (period) {
        case domain::PricePeriod::Hour:
            return tr("hour");
        case domain::PricePeriod::Month:
            return tr("month");
        case domain::PricePeriod::Year:
            return tr("year");
        case domain::PricePeriod::Once:
            return tr("purchase");
        }
        return {};
    }
};

QString codeText(domain::Layer code)
{
    return text::layerName(code);
}
QString codeText(domain::Verdict code)
{
    return text::verdictName(code);
}
QString codeText(domain::CandidateStatus code)
{
    return text::statusName(code);
}
QString codeText(domain::PricingModel code)
{
    return text::pricingName(code);
}
QString codeText(domain::Topology code)
{
    return text::topologyName(code);
}
QString codeText(domain::Confidence code)
{
    return text::confidenceName(code);
}
QString codeText(domain::ProviderKind code)
{
    return text::providerKindName(code);
}
QString codeText(domain::Stage code)
{
    return text::stageName(code);
}
QString codeText(domain::SupplyMode code)
{
    return text::supplyName(code);
}
QString codeText(domain::CostCategory code)
{
    return text::categoryName(code);
}
QString codeText(domain::SupplyOption code)
{
    return text::optionName(code);
}
QString codeText(domain::PricePeriod code)
{
    return CellText::period(code);
}
QString codeText(items::WorkloadKind code)
{
    return workloadKindName(code);
}

struct CellWriter
{
    domain::Unit columnUnit;
    const text::Style &style;

    QString operator()(std::monostate) const { return text::unknown(); }
    QString operator()(bool value) const { return yesOrNo(value); }
    QString operator()(const QString &value) const { return value; }
    QString operator()(const domain::Quantity &value) const
    {
        return columnUnit == value.unit && columnUnit != domain::Unit::None
            ? text::bareQuantity(value.value, value.unit, style)
            : text::quantity(value, style);
    }
    QString operator()(const domain::MoneyArgument &value) const { return text::argument(value, style); }
    QString operator()(const QDate &value) const { return text::date(value, style); }
    QString operator()(const items::FactDate &value) const { return text::date(value.provenance, style); }
    QString operator()(const domain::BilingualName &value) const { return text::name(value, style); }
    QString operator()(const domain::Reason &value) const { return text::sentence(value, style); }
    QString operator()(const domain::Term &value) const { return text::term(value); }
    QString operator()(const domain::Argument &value) const { return text::argument(value, style); }
    QString operator()(const items::AssumptionKey &value) const { return text::assumptionName(value.key); }
    QString operator()(const items::FieldKey &value) const { return text::projectFieldName(value.path); }
    QString operator()(domain::SizingReason value) const
    {
        return text::sentence(domain::Reason{value, {}}, style);
    }
    template <typename Code, typename = std::enable_if_t<std::is_enum_v<Code>>>
    QString operator()(Code code) const
    {
        return codeText(code);
    }
};

Tone verdictTone(domain::Verdict verdict)
{
    switch (verdict) {
    case domain::Verdict::Pass:
        return Tone::Positive;
    case domain::Verdict::Warning:
        return Tone::Caution;
    case domain::Verdict::NotStated:
        return Tone::Unknown;
    case domain::Verdict::Fail:
        return Tone::Negative;
    }
    return Tone::Unknown;
}

Tone statusTone(domain::CandidateStatus status)
{
    switch (status) {
    case domain::CandidateStatus::Ranked:
        return Tone::Positive;
    case domain::CandidateStatus::Pending:
        return Tone::Caution;
    case domain::CandidateStatus::Eliminated:
        return Tone::Negative;
    }
    return Tone::Unknown;
}

} // namespace

QString cellText(const items::Cell &cell, domain::Unit columnUnit, const text::Style &style)
{
    return std::visit(CellWriter{columnUnit, style}, cell);
}

std::optional<Tone> cellTone(const items::Cell &cell)
{
    if (const auto *verdict = std::get_if<domain::Verdict>(&cell))
        return verdictTone(*verdict);
    if (const auto *status = std::get_if<domain::CandidateStatus>(&cell))
        return statusTone(*status);
    if (std::holds_alternative<std::monostate>(cell))
        return Tone::Unknown;
    return std::nullopt;
}

QString workloadKindName(items::WorkloadKind kind)
{
    return kind == items::WorkloadKind::Training ? CellText::training() : CellText::inference();
}

QString yesOrNo(bool value)
{
    return value ? CellText::yes() : CellText::no();
}

} // namespace xj::widgets
