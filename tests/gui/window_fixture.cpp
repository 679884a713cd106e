// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/window_fixture.h"

#include "tests/support/sample_recommendation.h"

#include <QTest>

namespace xj::tests {

namespace {

domain::CheckedResult<domain::Recommendation>
sampleAnswer(const domain::Project &project, const domain::Catalogue &, const domain::Progress &)
{
    if (project.workloads.empty()) {
        const domain::Place place{{}, {}, 0, 0, QStringLiteral("workloads")};
        return tl::make_unexpected(QList{domain::Error{domain::ErrorCode::NoWorkload, {}, place, {}}});
    }
    static const domain::Recommendation kAnswer = sampleRecommendation().recommendation;
    domain::Recommendation answer = kAnswer;
    answer.headline.monthlyCost = 1000.0 * project.horizonMonths;
    return answer;
}

} // namespace

void ScriptedDialogs::warn(QWidget *, const QString &, const QString &text)
{
    warnings.append(text);
}

bool ScriptedDialogs::confirm(QWidget *, const QString &, const QString &, const QString &)
{
    return nextConfirmation;
}

QString ScriptedDialogs::fileToOpen(QWidget *, FileKind, const QString &)
{
    return nextFile;
}

QString ScriptedDialogs::fileToSave(QWidget *, FileKind, const QString &)
{
    return nextFile;
}

void ScriptedDialogs::printPreview(QWidget *, const std::function<void(QPrinter *)> &)
{
    ++previews;
}

void ScriptedDialogs::about(QWidget *, const QString &, const QString &) { }

WindowFixture::WindowFixture(const QString &languageCode)
    : settings(m_folder.filePath(QStringLiteral("settings.ini")))
    , project(sampleAnswer)
    , store(project)
{
    language.switchTo(languageCode);
    window = std::make_unique<shell::MainWindow>(project, store, settings, dialogs);
    window->setLanguage(languageCode);
    QObject::connect(window.get(), &shell::MainWindow::languageRequested, &language,
                     &app::LanguageController::switchTo);
    QObject::connect(&language, &app::LanguageController::switched, window.get(),
                     [this](const QString &code) {
                         settings.setValue(shell::Setting::Language, code);
                         window->setLanguage(code);
                     });
    window->resize(1280, 800);
    window->show();
    const domain::Result<void> opened = store.openWorkspace(path(QStringLiteral("workspace.sqlite")));
    if (!opened)
        qFatal("no workspace");
    project.setCatalogue(sampleCatalogue());
    const domain::Result<void> added = store.addProject(sampleProject());
    if (!added)
        qFatal("no project");
}

bool WindowFixture::openAllScreens()
{
    const bool answered = QTest::qWaitFor([this] { return project.isCurrent(); });
    for (int i = 0; i <= static_cast<int>(shell::Screen::Catalogue); ++i) {
        window->showScreen(static_cast<shell::Screen>(i));
        QTest::qWait(1);
    }
    return answered;
}

} // namespace xj::tests
