// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace xj::exchange {

struct DecodedText
{
    QString text;
    QString encoding; ///< "utf-8", "utf-8-bom", "gb18030", "utf-16le-bom", "utf-16be-bom"
};

/// Decodes a text file by trying, which beats guessing: byte order mark, strict UTF-8, strict GB18030 (of
/// which GBK and GB 2312 are parts). UTF-16 without a mark is told by its zero bytes. Nothing when none fits.
[[nodiscard]] std::optional<DecodedText> decodeText(const QByteArray &bytes);

} // namespace xj::exchange
