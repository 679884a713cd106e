// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/zip_archive.h"

#include <zip.h>

namespace xj::exchange {

namespace {

/// A sheet of a million cells stays below; ten gigabytes of zeros do not.
constexpr zip_uint64_t kLargestEntry = 200'000'000;
/// Text shrinks thirtyfold at most; a bomb a thousandfold.
constexpr zip_uint64_t kLargestRatio = 500;

zip_t *native(void *archive)
{
    return static_cast<zip_t *>(archive);
}

} // namespace

void ZipArchive::Closer::operator()(void *archive) const
{
    zip_discard(native(archive));
}

std::optional<ZipArchive> ZipArchive::open(const QByteArray &bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t *source
        = zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    zip_t *archive = source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr;
    if (source && !archive)
        zip_source_free(source);
    zip_error_fini(&error);
    if (!archive)
        return {};
    return ZipArchive(archive);
}

std::optional<QByteArray> ZipArchive::entry(const QString &name) const
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    const QByteArray path = name.toUtf8();
    if (zip_stat(native(m_archive.get()), path.constData(), ZIP_FL_ENC_UTF_8, &stat) != 0)
        return {};
    const bool sized = (stat.valid & ZIP_STAT_SIZE) != 0 && (stat.valid & ZIP_STAT_COMP_SIZE) != 0;
    if (!sized || stat.size > kLargestEntry || stat.size > (stat.comp_size + 1000) * kLargestRatio)
        return {};
    zip_file_t *file = zip_fopen_index(native(m_archive.get()), stat.index, 0);
    if (!file)
        return {};
    QByteArray content(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
    const zip_int64_t read = zip_fread(file, content.data(), stat.size);
    zip_fclose(file);
    if (read != static_cast<zip_int64_t>(stat.size))
        return {};
    return content;
}

} // namespace xj::exchange
