// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/files.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace xj::app {

namespace {

using domain::Error;
using domain::ErrorCode;

tl::unexpected<Error> failure(ErrorCode code, const QString &path, const domain::Arguments &more)
{
    return tl::unexpected(Error{code, domain::Arguments{path} + more, {}, {}});
}

} // namespace

domain::Result<QByteArray> readFile(const QString &path, qint64 limit)
{
    if (!QFileInfo::exists(path))
        return failure(ErrorCode::FileNotFound, path, {});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileNotReadable, path, {file.errorString()});
    // One byte more than is allowed tells a file that is too large, also where a size is not known beforehand
    // (a pipe).
    const QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::FileNotReadable, path, {file.errorString()});
    if (bytes.size() > limit) {
        const auto size = [](qint64 count) {
            return domain::Quantity{static_cast<double>(count), domain::Unit::Byte};
        };
        return failure(ErrorCode::FileTooLarge, path,
                       {size(std::max<qint64>(file.size(), bytes.size())), size(limit)});
    }
    return bytes;
}

domain::Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return failure(ErrorCode::FileNotWritable, path, {file.errorString()});
    return {};
}

} // namespace xj::app
