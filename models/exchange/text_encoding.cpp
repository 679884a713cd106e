// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/text_encoding.h"

#include <QStringDecoder>

#include <algorithm>

namespace xj::exchange {

namespace {

/// Strict: a single wrong byte means another encoding.
std::optional<QString> decodedAs(QStringDecoder decoder, QByteArrayView bytes)
{
    if (!decoder.isValid())
        return {};
    QString text = decoder.decode(bytes);
    if (decoder.hasError())
        return {};
    return text;
}

std::optional<QString> utf16(QByteArrayView bytes, bool littleEndian)
{
    return decodedAs(QStringDecoder(littleEndian ? QStringDecoder::Utf16LE : QStringDecoder::Utf16BE,
                                    QStringDecoder::Flag::Stateless),
                     bytes);
}

/// Western text in UTF-16 has a zero in every other byte; no other encoding has zeros at all.
std::optional<bool> unmarkedUtf16IsLittleEndian(const QByteArray &bytes)
{
    const qsizetype probe = std::min<qsizetype>(bytes.size(), 4096);
    qsizetype even = 0;
    qsizetype odd = 0;
    for (qsizetype i = 0; i < probe; ++i) {
        if (bytes[i] == '\0')
            ++(i % 2 == 0 ? even : odd);
    }
    if (even == 0 && odd == 0)
        return {};
    return odd >= even;
}

} // namespace

std::optional<DecodedText> decodeText(const QByteArray &bytes)
{
    const auto named = [](std::optional<QString> text, const char *name) -> std::optional<DecodedText> {
        if (!text)
            return {};
        return DecodedText{*std::move(text), QString::fromLatin1(name)};
    };
    const QByteArrayView view(bytes);
    if (bytes.startsWith("\xef\xbb\xbf"))
        return named(
            decodedAs(QStringDecoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless), view.sliced(3)),
            "utf-8-bom");
    if (bytes.startsWith("\xff\xfe"))
        return named(utf16(view.sliced(2), true), "utf-16le-bom");
    if (bytes.startsWith("\xfe\xff"))
        return named(utf16(view.sliced(2), false), "utf-16be-bom");
    if (const auto littleEndian = unmarkedUtf16IsLittleEndian(bytes))
        return named(utf16(view, *littleEndian), *littleEndian ? "utf-16le" : "utf-16be");
    if (auto text = decodedAs(QStringDecoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless), view))
        return named(std::move(text), "utf-8");
    return named(decodedAs(QStringDecoder("GB18030", QStringDecoder::Flag::Stateless), view), "gb18030");
}

} // namespace xj::exchange
