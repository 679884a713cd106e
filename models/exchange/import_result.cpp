// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/import_result.h"

#include <QSet>

namespace xj::exchange {

int ImportedFile::importedRows() const
{
    QSet<int> rows;
    for (const ImportedOffer &offer : offers) {
        for (const int row : offer.rows)
            rows.insert(row);
    }
    for (const ImportedItem &item : items)
        rows.insert(item.row);
    return static_cast<int>(rows.size());
}

} // namespace xj::exchange
