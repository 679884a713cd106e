// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace xj::app {

/// What the command line asks of the window. Empty: the window's own choice.
struct WindowOptions
{
    QString workspace; ///< path of the workspace; empty: the remembered or the default one
    QString language; ///< a code of languageCodes(); empty: the remembered one, else the system's
    QString projectFile; ///< project file to open (imported into the workspace)
};

/// Makes the QApplication, shows the main window and runs until it is closed. Returns the exit status.
[[nodiscard]] int runWindow(int &argc, char **argv, const WindowOptions &options);

} // namespace xj::app
