// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/run_window.h"

#include "app/gui/start_up.h"
#include "app/language.h"
#include "models/project/engine.h"
#include "models/project/open_project.h"
#include "models/project/project_store.h"
#include "views/shell/dialogs.h"
#include "views/shell/main_window.h"
#include "views/shell/settings.h"
#include "views/widgets/theme.h"

#include <QApplication>
#include <QFontDatabase>

namespace xj::app {

namespace {

/// Faces that draw simplified Chinese as it is written in China, before whatever the system would pick.
void chooseFont(QApplication &application)
{
    QFont font = application.font();
    QStringList families;
    const QStringList installed = QFontDatabase::families();
    for (const QString &family : {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"),
                                  QStringLiteral("Microsoft YaHei"), QStringLiteral("PingFang SC"),
                                  QStringLiteral("WenQuanYi Micro Hei")}) {
        if (installed.contains(family))
            families.append(family);
    }
    families.append(font.families());
    font.setFamilies(families);
    application.setFont(font);
}

QString firstLanguage(const WindowOptions &options, const shell::Settings &settings)
{
    for (const QString &wanted :
         {options.language, settings.value(shell::Setting::Language).toString(), QLocale::system().name()}) {
        if (const QString code = languageCode(wanted); !code.isEmpty())
            return code;
    }
    return languageCodes().constFirst();
}

widgets::ColourScheme rememberedColours(const shell::Settings &settings)
{
    return settings.value(shell::Setting::ColourScheme).toString() == u"dark" ? widgets::ColourScheme::Dark
                                                                              : widgets::ColourScheme::Light;
}

} // namespace

int runWindow(int &argc, char **argv, const WindowOptions &options)
{
    QApplication application(argc, argv);
    shell::Settings settings;
    chooseFont(application);
    widgets::applyTheme(application, rememberedColours(settings));
    application.setWindowIcon(widgets::themedIcon(QStringLiteral("xuanji"), application.palette()));
    LanguageController language;
    language.switchTo(firstLanguage(options, settings));

    project::OpenProject project(project::productEngine());
    project::ProjectStore store(project);
    shell::QtDialogs dialogs;
    shell::MainWindow window(project, store, settings, dialogs);
    window.setLanguage(language.current());
    QObject::connect(&window, &shell::MainWindow::languageRequested, &language,
                     &LanguageController::switchTo);
    QObject::connect(&language, &LanguageController::switched, &window, [&](const QString &code) {
        settings.setValue(shell::Setting::Language, code);
        window.setLanguage(code);
    });
    StartUp startUp(window, store, settings, options);
    window.show();
    return QApplication::exec();
}

} // namespace xj::app
