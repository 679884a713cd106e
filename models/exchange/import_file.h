// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/exchange/import_result.h"
#include "models/exchange/text_table.h"

#include <QByteArray>

namespace xj::exchange {

/// Files beyond this are not read.
inline constexpr qsizetype kLargestImportFile = 100 * 1000 * 1000;

/// What a file of unknown kind is taken for.
enum class ImportAs { Automatic, Quotes, Offers };

/// Takes a file apart by its content, never by its name: workbooks (XLSX, XLS) or delimited text in any of
/// the encodings that decodeText knows. Errors: empty_file, encoding_unknown, workbook_broken,
/// file_too_large.
[[nodiscard]] TableFile readTableFile(const QByteArray &bytes);

/// Reads a supplier's quotation or a public price catalogue, whichever it is.
[[nodiscard]] ImportedFile readImportFile(const QByteArray &bytes, ImportAs as, const ImportOptions &options);

} // namespace xj::exchange
