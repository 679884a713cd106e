// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/import_file.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

/// Whatever the bytes: no crash, and every row of the file is accounted for exactly once.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    using namespace xj::exchange;
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const ImportedFile file = readImportFile(bytes, ImportAs::Automatic, {});
    const auto accounted
        = static_cast<size_t>(file.importedRows()) + file.skipped.size() + file.rejected.size();
    if (accounted != static_cast<size_t>(file.totalRows))
        std::abort();
    return 0;
}
