// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/exit_status.h"
#include "models/domain/catalogue.h"
#include "models/domain/result.h"
#include "views/text/format.h"

#include <QList>
#include <QString>
#include <QTextStream>

namespace xj::app {

/// What every command needs: where facts come from, how numbers look, where to write.
struct CommandContext
{
    QString workspacePath; ///< as given with --workspace; empty: not given
    text::Style style;
    QTextStream &out; ///< results alone
    QTextStream &err; ///< messages
};

/// Tells each error on `context.err`, in the chosen language, and answers the exit status that stands for
/// them: kWrongInput when a file is at fault, else kFailed.
[[nodiscard]] int tellErrors(const CommandContext &context, const QList<domain::Error> &errors);
[[nodiscard]] int tellError(const CommandContext &context, const domain::Error &error);

/// Tells what is wrong with the command line; answers kWrongUsage.
[[nodiscard]] int tellWrongUsage(const CommandContext &context, const QString &message);

/// The facts for a command without a window: of the workspace that was given (it must exist), else of the
/// user's own if there is one, else the product's own facts. Nothing is created or changed.
[[nodiscard]] domain::Result<domain::Catalogue> loadCatalogue(const CommandContext &context);

} // namespace xj::app
