// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

class QByteArray;

namespace xj::catalogue {

/// Reads the product's own tables: RFC 4180, UTF-8 without BOM, comma, LF or CRLF. Strict on purpose: these
/// files are ours, and a stray quote or a short row is a mistake to be found, not guessed at. (Suppliers'
/// files have a reader of their own.) Nothing when the text breaks a rule or a row's length differs from the
/// header's.
[[nodiscard]] std::optional<std::vector<QStringList>> readFactCsv(const QByteArray &utf8);

} // namespace xj::catalogue
