// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_json.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Whatever the bytes: no crash, and what can be read is written and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray json(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto project = xj::exchange::readProjectDraft(json, QStringLiteral("fuzz.json"));
    if (!project) {
        if (project.error().isEmpty())
            std::abort();
        return 0;
    }
    const auto again = xj::exchange::readProjectDraft(xj::exchange::writeProject(*project), {});
    if (!again || !(*again == *project))
        std::abort();
    return 0;
}
