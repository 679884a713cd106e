// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/recommendation_json.h"

#include "models/exchange/project_fields.h"
#include "models/exchange/schema_name.h"
#include "models/exchange/schema_parts.h"

namespace xj::exchange {

using namespace domain;
using namespace schema;

namespace {

QJsonObject termSchema()
{
    return oneOfNames(codeNames<SizingTerm>() + codeNames<CostTerm>() + codeNames<SelectionTerm>());
}

/// Each area has its own codes.
QJsonObject reasonSchema()
{
    const auto area = [](const char *name, const QJsonObject &codes) {
        return object(
            {{QStringLiteral("area"), QJsonObject{{QStringLiteral("const"), QString::fromLatin1(name)}}},
             {QStringLiteral("code"), codes},
             {QStringLiteral("arguments"), listOf(definition("argument"))}});
    };
    return {{QStringLiteral("oneOf"),
             QJsonArray{area("sizing", code<SizingReason>()), area("cost", code<CostReason>()),
                        area("selection", code<SelectionReason>()), area("path", code<PathReason>())}}};
}

QJsonObject argumentSchema()
{
    return {{QStringLiteral("oneOf"),
             QJsonArray{text(), whole(), definition("quantity"), definition("name"),
                        object({{QStringLiteral("amount"), text()}, {QStringLiteral("currency"), text()}}),
                        object({{QStringLiteral("date"), text()}})}}};
}

QJsonObject layerCountsSchema()
{
    Members members;
    for (const QString &layer : codeNames<Layer>())
        members.append({layer, whole()});
    return object(members);
}

QJsonObject quantitySchema()
{
    return object({{QStringLiteral("value"), numberOrNull()}, {QStringLiteral("unit"), word<Unit>()}});
}

QJsonObject nameSchema()
{
    return object({{QStringLiteral("zh"), text()}, {QStringLiteral("en"), text()}});
}

QJsonObject derivationSchema()
{
    return object({{QStringLiteral("formula"), text()},
                   {QStringLiteral("citation"), text()},
                   {QStringLiteral("inputs"), listOf(definition("derivation_input"))}});
}

QJsonObject derivationInputSchema()
{
    return object({{QStringLiteral("symbol"), text()},
                   {QStringLiteral("term"), termSchema()},
                   {QStringLiteral("value"), numberOrNull()},
                   {QStringLiteral("unit"), word<Unit>()},
                   {QStringLiteral("source"), text()}});
}

QJsonObject figureSchema()
{
    return object({{QStringLiteral("term"), termSchema()},
                   {QStringLiteral("value"), numberOrNull()},
                   {QStringLiteral("unit"), word<Unit>()},
                   {QStringLiteral("derivation"), definition("derivation")}},
                  {{QStringLiteral("undefined"), definition("reason")}});
}

QJsonObject bandSchema()
{
    return object({{QStringLiteral("low"), ofType("number")}, {QStringLiteral("high"), ofType("number")}});
}

QJsonObject layoutSchema()
{
    return object({{QStringLiteral("tensor"), whole()},
                   {QStringLiteral("pipeline"), whole()},
                   {QStringLiteral("data"), whole()},
                   {QStringLiteral("context"), whole()},
                   {QStringLiteral("expert"), whole()},
                   {QStringLiteral("zero_stage"), whole()},
                   {QStringLiteral("micro_batch"), whole()},
                   {QStringLiteral("recompute"), word<Recompute>()},
                   {QStringLiteral("offload"), flag()}});
}

QJsonObject memoryPartSchema()
{
    return object({{QStringLiteral("part"), code<SizingTerm>()},
                   {QStringLiteral("per_gpu_gib"), numberOrNull()},
                   {QStringLiteral("derivation"), definition("derivation")}});
}

QJsonObject acceleratorSchema()
{
    return object({{QStringLiteral("gpu"), text()},
                   {QStringLiteral("fits"), flag()},
                   {QStringLiteral("topology"), word<Topology>()},
                   {QStringLiteral("gpus_per_server"), whole()},
                   {QStringLiteral("minimum_gpus"), whole()},
                   {QStringLiteral("gpus"), whole()},
                   {QStringLiteral("servers"), whole()},
                   {QStringLiteral("layout"), definition("layout")},
                   {QStringLiteral("memory"), listOf(definition("memory_part"))},
                   {QStringLiteral("memory_per_gpu_gib"), numberOrNull()},
                   {QStringLiteral("usable_per_gpu_gib"), numberOrNull()},
                   {QStringLiteral("memory_total_gib"), numberOrNull()},
                   {QStringLiteral("static_total_gib"), numberOrNull()},
                   {QStringLiteral("memory_band"), definition("band")},
                   {QStringLiteral("figures"), listOf(definition("figure"))},
                   {QStringLiteral("speed_band"), definition("band")},
                   {QStringLiteral("basis"), code<SizingBasis>()},
                   {QStringLiteral("notes"), listOf(definition("reason"))}},
                  {{QStringLiteral("binding"), code<SizingReason>()}});
}

QJsonObject indicatorsSchema()
{
    return object({{QStringLiteral("static_memory"), definition("figure")},
                   {QStringLiteral("itemised_memory"), definition("figure")},
                   {QStringLiteral("arithmetic"), definition("figure")},
                   {QStringLiteral("fabric_per_gpu"), definition("figure")},
                   {QStringLiteral("local_nvme_capacity"), definition("figure")},
                   {QStringLiteral("local_nvme_read_rate"), definition("figure")},
                   {QStringLiteral("network"), definition("figure")},
                   {QStringLiteral("minimum_gpu_memory_gb"), numberOrNull()},
                   {QStringLiteral("preferred_gpu_memory_gb"), numberOrNull()},
                   {QStringLiteral("topology_needed"), word<Topology>()}},
                  {{QStringLiteral("requests_in_flight"), definition("figure")},
                   {QStringLiteral("request_rate"), definition("figure")},
                   {QStringLiteral("checkpoint_size"), definition("figure")},
                   {QStringLiteral("checkpoint_write_rate"), definition("figure")}});
}

QJsonObject sizingSchema()
{
    return object({{QStringLiteral("workload"), text()},
                   {QStringLiteral("model"), schemaOf(modelFields())},
                   {QStringLiteral("indicators"), definition("indicators")},
                   {QStringLiteral("accelerators"), listOf(definition("accelerator"))},
                   {QStringLiteral("notes"), listOf(definition("reason"))}});
}

QJsonObject findingSchema()
{
    return object({{QStringLiteral("layer"), code<Layer>()},
                   {QStringLiteral("verdict"), code<Verdict>()},
                   {QStringLiteral("reason"), definition("reason")}});
}

QJsonObject candidateSchema()
{
    return object({{QStringLiteral("kind"), code<CandidateKind>()},
                   {QStringLiteral("id"), text()},
                   {QStringLiteral("provider"), definition("name")},
                   {QStringLiteral("provider_id"), text()},
                   {QStringLiteral("instance"), text()},
                   {QStringLiteral("gpu"), text()},
                   {QStringLiteral("gpus_per_instance"), whole()},
                   {QStringLiteral("region"), text()},
                   {QStringLiteral("pricing"), word<PricingModel>()},
                   {QStringLiteral("price_date"), dateOrNull()},
                   {QStringLiteral("status"), code<CandidateStatus>()},
                   {QStringLiteral("findings"), listOf(definition("finding"))},
                   {QStringLiteral("instances_needed"), whole()},
                   {QStringLiteral("gpus_billed"), whole()},
                   {QStringLiteral("figures"), listOf(definition("figure"))}},
                  {{QStringLiteral("eliminated_at"), code<Layer>()}, {QStringLiteral("rank"), whole()}},
                  {{QStringLiteral("price_per_gpu_hour"), numberOrNull()},
                   {QStringLiteral("price_per_month"), numberOrNull()}});
}

QJsonObject funnelSchema()
{
    return object({{QStringLiteral("total"), whole()},
                   {QStringLiteral("eliminated_at"), layerCountsSchema()},
                   {QStringLiteral("pending"), whole()},
                   {QStringLiteral("ranked"), whole()},
                   {QStringLiteral("candidates"), listOf(definition("candidate"))}},
                  {{QStringLiteral("smallest_relaxation"), code<SelectionReason>()},
                   {QStringLiteral("relaxation_frees"), whole()}});
}

QJsonObject workloadResultSchema()
{
    return object({{QStringLiteral("name"), text()},
                   {QStringLiteral("sizing"), definition("sizing")},
                   {QStringLiteral("funnel"), definition("funnel")}});
}

QJsonObject costLineSchema()
{
    return object({{QStringLiteral("category"), code<CostCategory>()}}, {},
                  {{QStringLiteral("monthly"), listOf(numberOrNull())},
                   {QStringLiteral("undiscounted"), numberOrNull()},
                   {QStringLiteral("present_value"), numberOrNull()}});
}

QJsonObject optionSchema()
{
    return object({{QStringLiteral("option"), code<SupplyOption>()},
                   {QStringLiteral("lines"), listOf(definition("cost_line"))},
                   {QStringLiteral("net_present_value"), definition("figure")},
                   {QStringLiteral("undiscounted_total"), definition("figure")},
                   {QStringLiteral("equivalent_monthly"), definition("figure")},
                   {QStringLiteral("levelised"), definition("figure")},
                   {QStringLiteral("peak_cash"), definition("figure")},
                   {QStringLiteral("gpus_owned"), whole()},
                   {QStringLiteral("gpus_rented_peak"), whole()}},
                  {},
                  {{QStringLiteral("cumulative"), listOf(numberOrNull())},
                   {QStringLiteral("cumulative_discounted"), listOf(numberOrNull())}});
}

QJsonObject curvePointSchema()
{
    return object({{QStringLiteral("utilisation_ratio"), numberOrNull()}}, {},
                  {{QStringLiteral("rent_per_gpu_hour"), numberOrNull()},
                   {QStringLiteral("build_per_gpu_hour"), numberOrNull()}});
}

QJsonObject breakEvenSchema()
{
    return object({{QStringLiteral("status"), code<BreakEvenStatus>()},
                   {QStringLiteral("statement"), definition("reason")},
                   {QStringLiteral("utilisation"), definition("figure")},
                   {QStringLiteral("roots_ratio"), listOf(numberOrNull())},
                   {QStringLiteral("planned_utilisation_ratio"), numberOrNull()},
                   {QStringLiteral("curve"), listOf(definition("curve_point"))},
                   {QStringLiteral("month_status"), code<CrossingStatus>()},
                   {QStringLiteral("month"), definition("figure")},
                   {QStringLiteral("lasting_month"), definition("figure")},
                   {QStringLiteral("utilisation_at_zero_residual_ratio"), numberOrNull()}});
}

QJsonObject assumptionSchema()
{
    return object({{QStringLiteral("key"), text()},
                   {QStringLiteral("value"), numberOrNull()},
                   {QStringLiteral("unit"), word<Unit>()},
                   {QStringLiteral("overridden"), flag()},
                   {QStringLiteral("source"), text()},
                   {QStringLiteral("observed_on"), dateOrNull()}},
                  {{QStringLiteral("low"), numberOrNull()},
                   {QStringLiteral("high"), numberOrNull()},
                   {QStringLiteral("break_even_value"), numberOrNull()}});
}

QJsonObject tcoSchema()
{
    return object({{QStringLiteral("horizon_months"), whole()},
                   {QStringLiteral("gpu"), text()},
                   {QStringLiteral("gpus_now"), whole()},
                   {QStringLiteral("gpus_peak"), whole()},
                   {QStringLiteral("demand_gpus"), listOf(numberOrNull())},
                   {QStringLiteral("options"), listOf(definition("option"))},
                   {QStringLiteral("break_even"), definition("break_even")},
                   {QStringLiteral("assumptions"), listOf(definition("assumption"))},
                   {QStringLiteral("notes"), listOf(definition("reason"))}},
                  {{QStringLiteral("cheapest"), code<SupplyOption>()}});
}

QJsonObject configurationSchema()
{
    return object({{QStringLiteral("workload"), text()},
                   {QStringLiteral("gpu"), text()},
                   {QStringLiteral("gpus"), whole()},
                   {QStringLiteral("servers"), whole()},
                   {QStringLiteral("supply"), code<SupplyMode>()},
                   {QStringLiteral("provider"), definition("name")},
                   {QStringLiteral("instance"), text()}},
                  {}, {{QStringLiteral("monthly_cost"), numberOrNull()}});
}

QJsonObject stageSchema()
{
    return object(
        {{QStringLiteral("stage"), code<Stage>()},
         {QStringLiteral("skipped"), flag()},
         {QStringLiteral("first_month"), whole()},
         {QStringLiteral("last_month"), whole()},
         {QStringLiteral("configurations"), listOf(definition("configuration"))},
         {QStringLiteral("entry"), listOf(definition("reason"))},
         {QStringLiteral("triggers"), listOf(definition("reason"))}},
        {},
        {{QStringLiteral("monthly_cost"), numberOrNull()}, {QStringLiteral("total_cost"), numberOrNull()}});
}

QJsonObject capacitySchema()
{
    return object({{QStringLiteral("month"), whole()},
                   {QStringLiteral("demand_gpus"), numberOrNull()},
                   {QStringLiteral("capacity_gpus"), numberOrNull()}});
}

QJsonObject pathSchema()
{
    return object({{QStringLiteral("stages"), listOf(definition("stage"))},
                   {QStringLiteral("capacity"), listOf(definition("capacity_point"))},
                   {QStringLiteral("notes"), listOf(definition("reason"))}},
                  {}, {{QStringLiteral("total_cost"), numberOrNull()}});
}

QJsonObject headlineSchema()
{
    return object({{QStringLiteral("action"), code<RecommendedAction>()},
                   {QStringLiteral("reasons"), listOf(definition("reason"))},
                   {QStringLiteral("risks"), listOf(definition("reason"))}},
                  {},
                  {{QStringLiteral("monthly_cost"), numberOrNull()},
                   {QStringLiteral("equivalent_monthly"), numberOrNull()}});
}

QJsonObject defaultSchema()
{
    return object({{QStringLiteral("key"), text()},
                   {QStringLiteral("value"), definition("argument")},
                   {QStringLiteral("source"), text()},
                   {QStringLiteral("observed_on"), dateOrNull()}});
}

QJsonObject documentSchema()
{
    return object({{QStringLiteral("title"), text()},
                   {QStringLiteral("currency"), text()},
                   {QStringLiteral("horizon_months"), whole()},
                   {QStringLiteral("as_of"), text()},
                   {QStringLiteral("input_hash"), text()},
                   {QStringLiteral("headline"), definition("headline")},
                   {QStringLiteral("workloads"), listOf(definition("workload"))},
                   {QStringLiteral("tco"), definition("tco")},
                   {QStringLiteral("path"), definition("path")},
                   {QStringLiteral("defaults"), listOf(definition("default"))},
                   {QStringLiteral("warnings"), listOf(definition("reason"))}});
}

QJsonObject definitions()
{
    return {{QStringLiteral("argument"), argumentSchema()},
            {QStringLiteral("quantity"), quantitySchema()},
            {QStringLiteral("name"), nameSchema()},
            {QStringLiteral("reason"), reasonSchema()},
            {QStringLiteral("derivation"), derivationSchema()},
            {QStringLiteral("derivation_input"), derivationInputSchema()},
            {QStringLiteral("figure"), figureSchema()},
            {QStringLiteral("band"), bandSchema()},
            {QStringLiteral("layout"), layoutSchema()},
            {QStringLiteral("memory_part"), memoryPartSchema()},
            {QStringLiteral("accelerator"), acceleratorSchema()},
            {QStringLiteral("indicators"), indicatorsSchema()},
            {QStringLiteral("sizing"), sizingSchema()},
            {QStringLiteral("finding"), findingSchema()},
            {QStringLiteral("candidate"), candidateSchema()},
            {QStringLiteral("funnel"), funnelSchema()},
            {QStringLiteral("workload"), workloadResultSchema()},
            {QStringLiteral("cost_line"), costLineSchema()},
            {QStringLiteral("option"), optionSchema()},
            {QStringLiteral("curve_point"), curvePointSchema()},
            {QStringLiteral("break_even"), breakEvenSchema()},
            {QStringLiteral("assumption"), assumptionSchema()},
            {QStringLiteral("tco"), tcoSchema()},
            {QStringLiteral("configuration"), configurationSchema()},
            {QStringLiteral("stage"), stageSchema()},
            {QStringLiteral("capacity_point"), capacitySchema()},
            {QStringLiteral("path"), pathSchema()},
            {QStringLiteral("headline"), headlineSchema()},
            {QStringLiteral("default"), defaultSchema()}};
}

} // namespace

QByteArray recommendationSchema()
{
    QJsonObject document = documentSchema();
    document.insert(QStringLiteral("$defs"), definitions());
    return writeSchemaDocument(document, kRecommendationSchema, QStringLiteral("Xuanji recommendation"));
}

} // namespace xj::exchange
