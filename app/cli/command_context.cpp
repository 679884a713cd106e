// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_context.h"

#include "models/catalogue/workspace.h"
#include "views/text/sentences.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace xj::app {

namespace {

using domain::Error;
using domain::ErrorCode;

class CommandText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::CommandText)

public:
    static QString wrongUsage(const QString &message) { return tr("%1\nSee “xuanji --help”.").arg(message); }
};

/// Faults of the machine or of the program, not of what was handed in.
bool isOurs(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotWritable:
    case ErrorCode::DatabaseMissingDriver:
    case ErrorCode::DatabaseLocked:
    case ErrorCode::DatabaseReadOnly:
    case ErrorCode::DatabaseFailed:
    case ErrorCode::CatalogueRowInvalid:
    case ErrorCode::FontMissing:
    case ErrorCode::PdfFailed:
    case ErrorCode::Cancelled:
    case ErrorCode::Internal:
        return true;
    default:
        return false;
    }
}

} // namespace

int tellErrors(const CommandContext &context, const QList<Error> &errors)
{
    for (const Error &error : errors)
        context.err << text::sentence(error, context.style) << '\n';
    context.err.flush();
    const bool inputIsWrong = std::ranges::any_of(errors, [](const Error &e) { return !isOurs(e.code); });
    return inputIsWrong ? kWrongInput : kFailed;
}

int tellError(const CommandContext &context, const Error &error)
{
    return tellErrors(context, {error});
}

int tellWrongUsage(const CommandContext &context, const QString &message)
{
    context.err << CommandText::wrongUsage(message) << '\n';
    context.err.flush();
    return kWrongUsage;
}

domain::Result<domain::Catalogue> loadCatalogue(const CommandContext &context)
{
    using catalogue::Workspace;
    const bool given = !context.workspacePath.isEmpty();
    const QString path = given ? context.workspacePath : Workspace::defaultPath();
    if (given && !QFileInfo::exists(path))
        return tl::unexpected(Error{ErrorCode::FileNotFound, {path}, {.file = path}, {}});
    auto workspace = given || QFileInfo::exists(path) ? Workspace::open(path, Workspace::Mode::ReadOnly)
                                                      : Workspace::inMemory();
    if (!workspace)
        return tl::unexpected(workspace.error());
    if (const std::optional<Error> newer = (*workspace)->newerVersion())
        context.err << text::sentence(*newer, context.style) << '\n';
    return (*workspace)->snapshot();
}

} // namespace xj::app
