// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/main_window.h"

#include "views/charts/chart_view.h"
#include "views/pages/catalogue/catalogue_page.h"
#include "views/pages/comparison/comparison_page.h"
#include "views/pages/cost/cost_page.h"
#include "views/pages/needs/needs_page.h"
#include "views/pages/path/path_page.h"
#include "views/pages/report/report_page.h"
#include "views/pages/sizing/sizing_page.h"
#include "views/shell/file_commands.h"
#include "views/shell/notice_bar.h"
#include "views/shell/verdict_bar.h"
#include "views/shell/window_menus.h"
#include "views/text/sentences.h"
#include "views/widgets/data_table.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QStackedWidget>
#include <QStatusBar>

namespace xj::shell {

namespace {

constexpr QSize kFirstSize{1280, 800};
constexpr int kStatusMs = 8000;

QString projectFileIn(const QMimeData *data)
{
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile() && url.toLocalFile().endsWith(u".json", Qt::CaseInsensitive))
            return url.toLocalFile();
    }
    return {};
}

} // namespace

MainWindow::MainWindow(project::OpenProject &project, project::ProjectStore &store, Settings &settings,
                       Dialogs &dialogs)
    : m_project(project)
    , m_store(store)
    , m_settings(settings)
    , m_dialogs(dialogs)
    , m_files(new FileCommands(project, store, settings, dialogs, this))
    , m_menus(new WindowMenus(*this, project, store))
    , m_rail(new Rail(this))
    , m_verdict(new VerdictBar(project, this))
    , m_workspaceNotice(new NoticeBar(QStringLiteral("workspaceNotice"), this))
    , m_projectNotice(new NoticeBar(QStringLiteral("projectNotice"), this))
    , m_stack(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    auto *right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addWidget(m_verdict);
    right->addWidget(m_workspaceNotice);
    right->addWidget(m_projectNotice);
    right->addWidget(m_stack, 1);
    auto *central = new QWidget(this);
    auto *layout = new QHBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_rail->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    layout->addWidget(m_rail);
    layout->addLayout(right, 1);
    setCentralWidget(central);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->hide();
    connectActions();
    retranslate();
    resize(kFirstSize);
    restoreGeometry(settings.value(Setting::WindowGeometry).toByteArray());
    m_menus->setColourScheme(widgets::schemeOf(palette()));
    m_rail->setCurrent(static_cast<Screen>(settings.value(Setting::CurrentPage).toInt()));
    showErrors();
}

MainWindow::~MainWindow() = default;

void MainWindow::connectActions()
{
    connect(m_menus->newProject, &QAction::triggered, m_files, &FileCommands::newProject);
    connect(m_menus->importProject, &QAction::triggered, m_files, &FileCommands::importProject);
    connect(m_menus->exportProject, &QAction::triggered, m_files, &FileCommands::exportProject);
    connect(m_menus->exportPdf, &QAction::triggered, m_files, &FileCommands::exportPdf);
    connect(m_menus->exportFigures, &QAction::triggered, m_files, &FileCommands::exportFigures);
    connect(m_menus->printPreview, &QAction::triggered, m_files, &FileCommands::printPreview);
    connect(m_menus->removeProject, &QAction::triggered, m_files, &FileCommands::removeProject);
    connect(m_menus->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_menus->about, &QAction::triggered, this, [this] {
        m_dialogs.about(
            this, tr("About Xuanji"),
            tr("Xuanji %1: a procurement workbench for GPU servers. Free software under the GPL, version "
               "3 or later.")
                .arg(QApplication::applicationVersion()));
    });
    connect(m_menus, &WindowMenus::projectChosen, m_files, &FileCommands::openStored);
    connect(m_menus, &WindowMenus::screenChosen, this, &MainWindow::showScreen);
    connect(m_menus, &WindowMenus::languageChosen, this, &MainWindow::languageRequested);
    connect(m_menus, &WindowMenus::colourSchemeChosen, this, &MainWindow::applyColours);
    connect(m_rail, &Rail::chosen, this, &MainWindow::showScreen);
    connect(m_files, &FileCommands::done, this, [this](const QString &sentence) {
        statusBar()->show();
        statusBar()->showMessage(sentence, kStatusMs);
    });
    connect(statusBar(), &QStatusBar::messageChanged, this,
            [this](const QString &message) { statusBar()->setVisible(!message.isEmpty()); });
    connect(&m_project, &project::OpenProject::valueChanged, this, &MainWindow::retranslate);
    connect(&m_project, &project::OpenProject::errorsChanged, this, &MainWindow::showErrors);
    connect(&m_project, &project::OpenProject::recommendationChanged, this, &MainWindow::updateAttention);
}

void MainWindow::showScreen(Screen screen)
{
    m_rail->setCurrent(screen);
    m_stack->setCurrentWidget(page(screen));
    m_settings.setValue(Setting::CurrentPage, static_cast<int>(screen));
}

pages::Page *MainWindow::page(Screen screen)
{
    pages::Page *&page = m_pages[static_cast<int>(screen)];
    if (!page) {
        page = newPage(screen);
        m_stack->addWidget(page);
        rememberTables(*page);
        savePictures(*page);
    }
    return page;
}

pages::Page *MainWindow::newPage(Screen screen)
{
    switch (screen) {
    case Screen::Needs:
        return new pages::NeedsPage(m_project, m_stack);
    case Screen::Sizing:
        return new pages::SizingPage(m_project, m_stack);
    case Screen::Comparison:
        return new pages::ComparisonPage(m_project, m_stack);
    case Screen::Cost:
        return new pages::CostPage(m_project, m_stack);
    case Screen::Path:
        return new pages::PathPage(m_project, m_stack);
    case Screen::Report: {
        auto *page = new pages::ReportPage(m_project, m_stack);
        connect(page, &pages::ReportPage::exportPdfRequested, m_files, &FileCommands::exportPdf);
        connect(page, &pages::ReportPage::printPreviewRequested, m_files, &FileCommands::printPreview);
        connect(page, &pages::ReportPage::exportJsonRequested, m_files, &FileCommands::exportFigures);
        return page;
    }
    case Screen::Catalogue:
        return new pages::CataloguePage(m_project, m_stack);
    }
    return nullptr;
}

void MainWindow::rememberTables(const QWidget &page)
{
    for (widgets::DataTable *table : page.findChildren<widgets::DataTable *>()) {
        const QByteArray state = m_settings.tableColumns(table->objectName());
        if (!state.isEmpty())
            table->restoreColumnState(state);
        connect(table, &widgets::DataTable::columnsChanged, this,
                [this, table] { m_settings.setTableColumns(table->objectName(), table->columnState()); });
    }
}

void MainWindow::savePictures(const QWidget &page)
{
    for (charts::ChartView *chart : page.findChildren<charts::ChartView *>()) {
        connect(chart, &charts::ChartView::savePictureRequested, this, [this, chart] {
            const QString path = m_dialogs.fileToSave(this, Dialogs::FileKind::Picture,
                                                      m_settings.value(Setting::LastFolder).toString());
            if (!path.isEmpty())
                chart->savePictureAs(path);
        });
        connect(chart, &charts::ChartView::pictureNotSaved, this, [this](const QString &path) {
            m_files->warn({{domain::ErrorCode::FileNotWritable, {path, QString()}, {}, {}}});
        });
    }
}

void MainWindow::applyColours(widgets::ColourScheme scheme)
{
    m_settings.setValue(Setting::ColourScheme,
                        scheme == widgets::ColourScheme::Dark ? QStringLiteral("dark")
                                                              : QStringLiteral("light"));
    if (auto *application = qobject_cast<QApplication *>(QCoreApplication::instance()))
        widgets::applyTheme(*application, scheme);
    m_menus->setColourScheme(scheme);
}

void MainWindow::setLanguage(const QString &code)
{
    m_menus->setLanguage(code);
}

void MainWindow::showWorkspaceState()
{
    const std::optional<domain::Error> &reason = m_store.readOnlyReason();
    if (!reason) {
        m_workspaceNotice->setSentences({});
        return;
    }
    m_workspaceNotice->setSentences(
        {text::sentence(*reason, {locale(), m_project.value().currency}),
         tr("Changes are kept only until the window is closed. Export the project to keep them.")});
}

void MainWindow::showErrors()
{
    QStringList sentences;
    for (const domain::Error &error : m_project.errors())
        sentences.append(text::sentence(error, {locale(), m_project.value().currency}));
    m_projectNotice->setSentences(sentences);
    updateAttention();
}

void MainWindow::updateAttention()
{
    m_rail->setAttention(Screen::Needs, m_project.errors().isEmpty() ? QString() : m_projectNotice->text());
    bool unanswered = false;
    if (const domain::Recommendation *answer = m_project.recommendation()) {
        for (const domain::WorkloadRecommendation &workload : answer->workloads)
            unanswered = unanswered || workload.funnel.ranked == 0;
    }
    m_rail->setAttention(Screen::Comparison,
                         unanswered ? tr("For a workload no offer qualifies.") : QString());
}

void MainWindow::retranslate()
{
    const QString title = m_project.value().title;
    setWindowTitle(title.isEmpty() ? tr("Xuanji") : tr("%1 – Xuanji", "project").arg(title));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    m_menus->retranslate();
    retranslate();
    showErrors();
    showWorkspaceState();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    // An entry that still has the focus has not been taken yet.
    if (QWidget *focused = focusWidget())
        focused->clearFocus();
    m_settings.setValue(Setting::WindowGeometry, saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!projectFileIn(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_files->importFile(projectFileIn(event->mimeData()));
}

} // namespace xj::shell
