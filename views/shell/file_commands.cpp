// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/file_commands.h"

#include "models/exchange/recommendation_json.h"
#include "views/report/report.h"
#include "views/text/sentences.h"

#include <QDir>
#include <QFileInfo>
#include <QPrinter>
#include <QSaveFile>
#include <QWidget>

namespace xj::shell {

namespace {
constexpr qsizetype kMostErrors = 8;
}

FileCommands::FileCommands(project::OpenProject &project, project::ProjectStore &store, Settings &settings,
                           Dialogs &dialogs, QWidget *window)
    : QObject(window)
    , m_project(project)
    , m_store(store)
    , m_settings(settings)
    , m_dialogs(dialogs)
    , m_window(window)
{
    connect(&m_store, &project::ProjectStore::saveFailed, this,
            [this](const domain::Error &error) { warn({error}); });
}

text::Style FileCommands::style() const
{
    return {m_window->locale(), m_project.value().currency};
}

void FileCommands::warn(const QList<domain::Error> &errors)
{
    QStringList sentences;
    for (const domain::Error &error : errors.mid(0, kMostErrors))
        sentences.append(text::sentence(error, style()));
    if (errors.size() > kMostErrors)
        sentences.append(tr("And %n more.", nullptr, static_cast<int>(errors.size() - kMostErrors)));
    m_dialogs.warn(m_window, tr("Xuanji"), sentences.join(QStringLiteral("\n\n")));
}

void FileCommands::opened()
{
    m_settings.setValue(Setting::LastProject, m_project.id());
}

void FileCommands::openStored(qint64 id)
{
    const domain::CheckedResult<void> result = m_store.openStored(id);
    if (result)
        opened();
    else
        warn(result.error());
}

void FileCommands::newProject()
{
    domain::Project project;
    project.title = tr("New project");
    const domain::Result<void> added = m_store.addProject(project);
    if (added)
        opened();
    else
        warn({added.error()});
}

void FileCommands::importProject()
{
    const QString path = m_dialogs.fileToOpen(m_window, Dialogs::FileKind::Project,
                                              m_settings.value(Setting::LastFolder).toString());
    if (!path.isEmpty())
        importFile(path);
}

void FileCommands::importFile(const QString &path)
{
    m_settings.setValue(Setting::LastFolder, QFileInfo(path).absolutePath());
    const domain::CheckedResult<void> result = m_store.importFile(path);
    if (!result) {
        warn(result.error());
        return;
    }
    opened();
    Q_EMIT done(tr("Imported %1").arg(QDir::toNativeSeparators(path)));
}

void FileCommands::openSample()
{
    if (m_store.importFile(QStringLiteral(":/xuanji/examples/sample.json")))
        opened();
    else
        newProject();
}

QString FileCommands::suggestion(const QString &suffix) const
{
    QString name = m_project.value().title.trimmed();
    for (const QChar forbidden : QStringLiteral("/\\:*?\"<>|"))
        name.replace(forbidden, u'_');
    if (name.isEmpty())
        name = QStringLiteral("xuanji");
    return QDir(m_settings.value(Setting::LastFolder).toString()).filePath(name + u'.' + suffix);
}

QString FileCommands::fileToSave(Dialogs::FileKind kind, const QString &suffix)
{
    const QString path = m_dialogs.fileToSave(m_window, kind, suggestion(suffix));
    if (!path.isEmpty())
        m_settings.setValue(Setting::LastFolder, QFileInfo(path).absolutePath());
    return path;
}

void FileCommands::exportProject()
{
    const QString path = fileToSave(Dialogs::FileKind::Project, QStringLiteral("json"));
    if (path.isEmpty())
        return;
    const domain::Result<void> written = m_store.exportFile(path);
    if (written)
        Q_EMIT done(tr("Wrote %1").arg(QDir::toNativeSeparators(path)));
    else
        warn({written.error()});
}

void FileCommands::exportPdf()
{
    if (!m_project.canExport())
        return;
    const QString path = fileToSave(Dialogs::FileKind::Pdf, QStringLiteral("pdf"));
    if (path.isEmpty())
        return;
    const domain::Result<void> written = report::writeReport(*m_project.recommendation(), m_project.value(),
                                                             m_project.catalogue(), style(), path);
    if (written)
        Q_EMIT done(tr("Wrote %1").arg(QDir::toNativeSeparators(path)));
    else
        warn({written.error()});
}

void FileCommands::exportFigures()
{
    if (!m_project.canExport())
        return;
    const QString path = fileToSave(Dialogs::FileKind::Json, QStringLiteral("recommendation.json"));
    if (path.isEmpty())
        return;
    const QByteArray json = exchange::writeRecommendation(*m_project.recommendation());
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit())
        Q_EMIT done(tr("Wrote %1").arg(QDir::toNativeSeparators(path)));
    else
        warn({{domain::ErrorCode::FileNotWritable, {path, file.errorString()}, {}, {}}});
}

void FileCommands::printPreview()
{
    if (!m_project.canExport())
        return;
    const domain::Result<report::PagedReport> laidOut = report::layOutReport(
        *m_project.recommendation(), m_project.value(), m_project.catalogue(), style());
    if (!laidOut) {
        warn({laidOut.error()});
        return;
    }
    QList<domain::Error> errors;
    m_dialogs.printPreview(m_window, [&laidOut, &errors](QPrinter *printer) {
        if (const domain::Result<void> painted = laidOut->paintAll(*printer); !painted)
            errors.append(painted.error());
    });
    if (!errors.isEmpty())
        warn(errors);
}

void FileCommands::removeProject()
{
    const QString question
        = tr("“%1” will be deleted from the workspace for good. Export it first if it may be "
             "needed again.")
              .arg(m_project.value().title);
    if (!m_dialogs.confirm(m_window, tr("Delete the project"), question, tr("Delete")))
        return;
    const domain::Result<void> removed = m_store.removeStored(m_project.id());
    if (!removed) {
        warn({removed.error()});
        return;
    }
    const std::vector<catalogue::StoredProject> left = m_store.projects();
    if (left.empty())
        newProject();
    else
        openStored(left.front().id);
}

} // namespace xj::shell
