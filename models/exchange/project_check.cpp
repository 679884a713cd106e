// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_check.h"

#include <QSet>

#include <algorithm>

namespace xj::exchange {

namespace {

using domain::ErrorCode;
using domain::ModelArchitecture;
using domain::Project;

class Check
{
public:
    Check(const Project &project, JsonFaults &faults)
        : m_project(project)
        , m_faults(faults)
    { }

    void run()
    {
        checkNames();
        for (size_t i = 0; i < m_project.workloads.size(); ++i)
            checkWorkload(element("workloads", i), m_project.workloads[i]);
        for (size_t i = 0; i < m_project.expansion.events.size(); ++i)
            checkEvent(element("expansion.events", i), m_project.expansion.events[i]);
        for (size_t i = 0; i < m_project.quotes.size(); ++i)
            checkQuote(element("quotes", i), m_project.quotes[i]);
        checkUsage();
    }

private:
    static QString element(const char *list, size_t index)
    {
        return elementPath(QString::fromLatin1(list), static_cast<qsizetype>(index));
    }

    void contradiction(const QString &path, const char *key, const char *other)
    {
        const QString name = QString::fromLatin1(key);
        m_faults.add(memberPath(path, name), ErrorCode::Contradiction, {name, QString::fromLatin1(other)});
    }

    template <typename Value>
    void checkAtMost(const QString &path, const std::optional<Value> &value, const char *key,
                     const std::optional<Value> &limit, const char *limitKey)
    {
        if (value && limit && *value > *limit)
            contradiction(path, key, limitKey);
    }

    void checkNames()
    {
        QSet<QString> seen;
        for (size_t i = 0; i < m_project.workloads.size(); ++i) {
            const QString &name = m_project.workloads[i].name;
            if (seen.contains(name))
                m_faults.add(element("workloads", i) + QStringLiteral(".name"), ErrorCode::DuplicateName,
                             {name});
            seen.insert(name);
        }
        QSet<QString> ids;
        for (size_t i = 0; i < m_project.quotes.size(); ++i) {
            const QString &id = m_project.quotes[i].id;
            if (ids.contains(id))
                m_faults.add(element("quotes", i) + QStringLiteral(".id"), ErrorCode::DuplicateName, {id});
            ids.insert(id);
        }
    }

    void checkModel(const QString &path, const domain::ModelChoice &choice)
    {
        if (!choice.libraryId.isEmpty())
            return;
        const ModelArchitecture &own = choice.own;
        checkAtMost(path, own.expertsActive, "experts_active", own.experts, "experts");
        checkAtMost(path, own.activeParametersBillion, "active_params_b", own.parametersBillion, "params_b");
        checkAtMost(path, own.kvHeads, "kv_heads", own.heads, "heads");
        checkAtMost(path, own.kvLayers, "kv_layers", own.layers, "layers");
        checkAtMost(path, own.slidingWindowLayers, "sliding_window_layers", own.layers, "layers");
        checkAtMost(path, own.moeLayers, "moe_layers", own.layers, "layers");
        checkAtMost(path, own.denseFfnLayers, "dense_ffn_layers", own.layers, "layers");
        // Each key and value head serves the same number of query heads.
        if (own.heads && own.kvHeads && *own.kvHeads < *own.heads && *own.heads % *own.kvHeads != 0)
            contradiction(path, "kv_heads", "heads");
    }

    void checkWorkload(const QString &path, const domain::Workload &workload)
    {
        checkModel(memberPath(path, QStringLiteral("model")), workload.model);
        if (const domain::TrainingNeed *need = workload.training()) {
            checkAtMost(path, need->microBatch, "micro_batch", need->globalBatch, "global_batch");
            const bool adapters = need->method == domain::TrainingMethod::Lora
                || need->method == domain::TrainingMethod::Qlora;
            if (need->loraRank && !adapters)
                contradiction(path, "lora_rank", "method");
        } else if (const domain::InferenceNeed *inference = workload.inference()) {
            checkLoad(path, *inference);
        }
    }

    void checkLoad(const QString &path, const domain::InferenceNeed &need)
    {
        if (need.peakConcurrency && need.dailyVisits)
            contradiction(path, "peak_concurrency", "daily_visits");
        const int longest = need.promptTokens.value_or(0) + need.outputTokens.value_or(0);
        if (need.maxContext && longest > *need.maxContext)
            contradiction(path, "max_context", need.promptTokens ? "prompt_tokens" : "output_tokens");
    }

    void checkEvent(const QString &path, const domain::ExpansionEvent &event)
    {
        if (event.month > m_project.horizonMonths) {
            const auto plain = [](int value) {
                return domain::Quantity{static_cast<double>(value), domain::Unit::None};
            };
            m_faults.add(memberPath(path, QStringLiteral("month")), ErrorCode::NumberOutOfRange,
                         {plain(event.month), plain(1), plain(m_project.horizonMonths)});
        }
        if (std::ranges::find(m_project.workloads, event.workload, &domain::Workload::name)
            == m_project.workloads.end())
            m_faults.add(memberPath(path, QStringLiteral("workload")), ErrorCode::UnknownWorkload,
                         {event.workload});
        if (!event.scale && !event.model)
            m_faults.add(memberPath(path, QStringLiteral("scale")), ErrorCode::MissingKey,
                         {QStringLiteral("scale")});
        if (event.model)
            checkModel(memberPath(path, QStringLiteral("model")), *event.model);
    }

    void checkQuote(const QString &path, const domain::Quote &quote)
    {
        if (quote.purchase != (quote.period == domain::PricePeriod::Once))
            contradiction(path, "period", "purchase");
        if (quote.quotedOn && quote.validUntil && *quote.validUntil < *quote.quotedOn)
            contradiction(path, "valid_until", "quoted_on");
    }

    void checkUsage()
    {
        QSet<QDate> seen;
        for (size_t i = 0; i < m_project.usage.size(); ++i) {
            const QDate &month = m_project.usage[i].month;
            if (seen.contains(month))
                m_faults.add(element("usage", i) + QStringLiteral(".month"), ErrorCode::DuplicateName,
                             {month.toString(QStringLiteral("yyyy-MM"))});
            seen.insert(month);
        }
    }

    const Project &m_project;
    JsonFaults &m_faults;
};

} // namespace

void checkProject(const Project &project, JsonFaults &faults)
{
    Check(project, faults).run();
}

} // namespace xj::exchange
