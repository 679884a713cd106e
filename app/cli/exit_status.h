// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xj::app {

/// What the program says to the shell that called it.
enum ExitStatus : int {
    kDone = 0,
    kFailed = 1, ///< anything that is neither the caller's fault nor the file's: disk full, damaged workspace
    kWrongUsage = 2, ///< of the command line
    kWrongInput = 3, ///< a file that was named is wrong; the message says where
    kNothingQualifies = 4 ///< done, and the answer is that nothing does; the output says why
};

} // namespace xj::app
