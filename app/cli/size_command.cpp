// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/size_command.h"

#include "app/cli/command_arguments.h"
#include "app/cli/files.h"
#include "models/exchange/json_text.h"
#include "models/exchange/project_json.h"
#include "models/exchange/recommendation_json.h"
#include "models/sizing/sizing.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace xj::app {

namespace {

/// The sizings of all workloads, or every reason why there is none.
domain::CheckedResult<std::vector<domain::WorkloadSizing>> sizeAll(const domain::Project &project,
                                                                   const domain::Catalogue &catalogue)
{
    std::vector<domain::WorkloadSizing> sizings;
    QList<domain::Error> errors;
    for (size_t i = 0; i < project.workloads.size(); ++i) {
        auto sizing = sizing::sizeWorkload(project.workloads[i], catalogue, 1.0, {});
        if (sizing) {
            sizings.push_back(*std::move(sizing));
            continue;
        }
        domain::Error error = sizing.error();
        error.place.field = QStringLiteral("workloads[%1].").arg(i) + error.place.field;
        errors.append(error);
    }
    if (!errors.isEmpty())
        return tl::unexpected(errors);
    return sizings;
}

} // namespace

int runSizeCommand(const QStringList &arguments, const CommandContext &context)
{
    CommandArguments parsed(QStringLiteral("size"), {});
    if (!parsed.parse(arguments, 1, context))
        return kWrongUsage;
    const auto bytes = readFile(parsed.positional(0), exchange::kLargestJsonFile);
    if (!bytes)
        return tellError(context, bytes.error());
    const auto project = exchange::readProject(*bytes, parsed.positional(0));
    if (!project)
        return tellErrors(context, project.error());
    const auto catalogue = loadCatalogue(context);
    if (!catalogue)
        return tellError(context, catalogue.error());
    const auto sizings = sizeAll(*project, *catalogue);
    if (!sizings)
        return tellErrors(context, sizings.error());

    QJsonArray workloads;
    for (const domain::WorkloadSizing &sizing : *sizings)
        workloads.append(exchange::sizingToJson(sizing));
    const QJsonObject document{{QStringLiteral("schema"), QStringLiteral("xuanji.sizing/1")},
                               {QStringLiteral("workloads"), workloads}};
    context.out << QJsonDocument(document).toJson(QJsonDocument::Indented);
    const bool allFit = std::ranges::all_of(*sizings, [](const domain::WorkloadSizing &sizing) {
        return std::ranges::any_of(sizing.accelerators, &domain::AcceleratorSizing::fits);
    });
    return allFit ? kDone : kNothingQualifies;
}

} // namespace xj::app
