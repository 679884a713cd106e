// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/import_file.h"

#include "models/exchange/delimited_text.h"
#include "models/exchange/price_catalogue.h"
#include "models/exchange/quote_import.h"
#include "models/exchange/text_encoding.h"
#include "models/exchange/xlsx_workbook.h"

namespace xj::exchange {

namespace {

TableFile readText(const QByteArray &bytes)
{
    TableFile file;
    const std::optional<DecodedText> decoded = decodeText(bytes);
    if (!decoded) {
        file.error = QStringLiteral("encoding_unknown");
        return file;
    }
    file.encoding = decoded->encoding;
    const QChar separator = findSeparator(decoded->text);
    file.separator = separator.isNull() ? QString() : QString(separator);
    // Without one, lines of nothing but commas are still blank.
    file.sheets.push_back(readDelimited(decoded->text, separator.isNull() ? QChar(u',') : separator));
    if (file.sheets.front().records.empty())
        file.error = QStringLiteral("empty_file");
    return file;
}

ImportedFile unusable(const TableFile &file, ImportAs as)
{
    ImportedFile result;
    result.as = as == ImportAs::Offers ? QStringLiteral("offers") : QStringLiteral("quotes");
    result.format = QStringLiteral("unknown");
    result.encoding = file.encoding;
    result.separator = file.separator;
    result.error = file.error;
    return result;
}

} // namespace

TableFile readTableFile(const QByteArray &bytes)
{
    if (bytes.size() > kLargestImportFile) {
        TableFile file;
        file.error = QStringLiteral("file_too_large");
        return file;
    }
    if (bytes.startsWith("PK\x03\x04"))
        return readXlsx(bytes);
    return readText(bytes);
}

ImportedFile readImportFile(const QByteArray &bytes, ImportAs as, const ImportOptions &options)
{
    const TableFile file = readTableFile(bytes);
    if (!file.error.isEmpty())
        return unusable(file, as);
    const TextTable &first = file.sheets.front();
    const bool published = as != ImportAs::Quotes && detectPriceCatalogue(first);
    if (!published && as != ImportAs::Offers)
        return readQuotation(file, options);
    ImportedFile result = readPriceCatalogue(first, options);
    result.as = QStringLiteral("offers");
    result.encoding = file.encoding;
    result.separator = file.separator;
    return result;
}

} // namespace xj::exchange
