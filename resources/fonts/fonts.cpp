// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resources/fonts/fonts.h"

#include <QDir>

#ifdef XJ_OWN_FACES
/// The linker drops a static library's resources unless they are named, and that outside any namespace.
static void initialiseFaces()
{
    Q_INIT_RESOURCE(faces);
}
#endif

namespace xj::fonts {

QStringList facePaths()
{
#ifdef XJ_OWN_FACES
    initialiseFaces();
    return {QStringLiteral(":/fonts/XuanjiSans-Regular.otf"), QStringLiteral(":/fonts/XuanjiSans-Bold.otf")};
#else
    return {};
#endif
}

} // namespace xj::fonts
