// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace xj::exchange {

/// A ZIP archive in memory, read entry by entry. Guards against archives that unpack to far more than they
/// are.
class ZipArchive
{
public:
    /// Nothing when the bytes are no archive. The bytes must outlive it.
    [[nodiscard]] static std::optional<ZipArchive> open(const QByteArray &bytes);

    /// The entry of that name; nothing when there is none, it is damaged or too large.
    [[nodiscard]] std::optional<QByteArray> entry(const QString &name) const;

private:
    struct Closer
    {
        void operator()(void *archive) const;
    };
    explicit ZipArchive(void *archive)
        : m_archive(archive)
    { }

    std::unique_ptr<void, Closer> m_archive;
};

} // namespace xj::exchange
