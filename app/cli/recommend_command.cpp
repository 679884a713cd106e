// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recommend_command.h"

#include "app/cli/command_arguments.h"
#include "app/cli/files.h"
#include "app/cli/recommendation_summary.h"
#include "models/exchange/json_text.h"
#include "models/exchange/project_json.h"
#include "models/exchange/recommendation_json.h"
#include "models/recommend/recommend.h"
#include "views/report/report.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace xj::app {

namespace {

/// What was asked for besides the summary; empty: not asked for.
struct Outputs
{
    QString pdf;
    QString json;
};

class RecommendText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::RecommendText)

public:
    static QString cannotBeTarget(const QString &option, const QString &path)
    {
        return tr("“--%1” cannot be written to “%2”: name a new file of its own.").arg(option, path);
    }
};

/// A target is a plain file other than the input: replacing a device or the project itself would be a loss.
bool mayWrite(const QString &target, const QString &input)
{
    const QFileInfo info(target);
    return target.isEmpty() || !info.exists() || (info.isFile() && info != QFileInfo(input));
}

bool isStandardOutput(const QString &path)
{
    return path == u"-";
}

domain::Result<void> writeOutputs(const Outputs &outputs, const domain::Recommendation &recommendation,
                                  const domain::Project &project, const domain::Catalogue &catalogue,
                                  const CommandContext &context)
{
    if (!outputs.json.isEmpty()) {
        const QByteArray json = exchange::writeRecommendation(recommendation);
        if (isStandardOutput(outputs.json))
            context.out << json;
        else if (const auto written = writeFile(outputs.json, json); !written)
            return written;
    }
    if (!outputs.pdf.isEmpty())
        return report::writeReport(recommendation, project, catalogue, context.style, outputs.pdf);
    return {};
}

} // namespace

int runRecommendCommand(const QStringList &arguments, const CommandContext &context)
{
    CommandArguments parsed(QStringLiteral("recommend"), {QStringLiteral("pdf"), QStringLiteral("json")});
    if (!parsed.parse(arguments, 1, context))
        return kWrongUsage;
    const Outputs outputs{parsed.value(QStringLiteral("pdf")), parsed.value(QStringLiteral("json"))};
    for (const QString &name : {QStringLiteral("pdf"), QStringLiteral("json")}) {
        if (!mayWrite(parsed.value(name), parsed.positional(0)))
            return tellWrongUsage(context, RecommendText::cannotBeTarget(name, parsed.value(name)));
    }
    if (!outputs.pdf.isEmpty()
        && QFileInfo(outputs.pdf).absoluteFilePath() == QFileInfo(outputs.json).absoluteFilePath())
        return tellWrongUsage(context, RecommendText::cannotBeTarget(QStringLiteral("json"), outputs.json));
    if (isStandardOutput(outputs.pdf))
        return tellWrongUsage(context, RecommendText::cannotBeTarget(QStringLiteral("pdf"), outputs.pdf));
    const auto bytes = readFile(parsed.positional(0), exchange::kLargestJsonFile);
    if (!bytes)
        return tellError(context, bytes.error());
    const auto project = exchange::readProject(*bytes, parsed.positional(0));
    if (!project)
        return tellErrors(context, project.error());
    const auto catalogue = loadCatalogue(context);
    if (!catalogue)
        return tellError(context, catalogue.error());
    auto recommendation = recommend::recommend(*project, *catalogue, {});
    if (!recommendation) {
        QList<domain::Error> errors = recommendation.error();
        for (domain::Error &error : errors)
            error.place.file = parsed.positional(0);
        return tellErrors(context, errors);
    }

    CommandContext styled = context;
    styled.style.currency = project->currency;
    if (const auto written = writeOutputs(outputs, *recommendation, *project, *catalogue, styled); !written)
        return tellError(context, written.error());
    if (!isStandardOutput(outputs.json))
        context.out << summaryText(*recommendation, styled.style);
    const bool allRanked
        = std::ranges::all_of(recommendation->workloads, [](const domain::WorkloadRecommendation &workload) {
              return workload.funnel.ranked > 0;
          });
    return allRanked ? kDone : kNothingQualifies;
}

} // namespace xj::app
