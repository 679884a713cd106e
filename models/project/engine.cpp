// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/project/engine.h"

#include "models/exchange/project_json.h"
#include "models/recommend/recommend.h"

namespace xj::project {

OpenProject::Engine productEngine()
{
    return [](const domain::Project &project, const domain::Catalogue &catalogue,
              const domain::Progress &progress) -> domain::CheckedResult<domain::Recommendation> {
        const QList<domain::Error> faults = exchange::contradictions(project);
        if (!faults.isEmpty())
            return tl::make_unexpected(faults);
        return recommend::recommend(project, catalogue, progress);
    };
}

} // namespace xj::project
