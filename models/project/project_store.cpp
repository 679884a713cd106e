// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/project/project_store.h"

#include "models/exchange/project_json.h"
#include "models/project/open_project.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QScopedValueRollback>

#include <utility>

namespace xj::project {

using catalogue::Workspace;
using domain::Error;
using domain::ErrorCode;
using domain::Result;

namespace {

/// A project file is text of a few kilobytes; anything larger is not one.
constexpr qint64 kLargestProjectFile = 64 * 1024 * 1024;

bool canStillBeRead(const Error &error)
{
    return error.code == ErrorCode::DatabaseNewer || error.code == ErrorCode::DatabaseReadOnly
        || error.code == ErrorCode::FileNotWritable;
}

Result<QByteArray> contentOf(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return tl::make_unexpected(Error{ErrorCode::FileNotFound, {path}, {}, {}});
    if (!file.open(QIODevice::ReadOnly))
        return tl::make_unexpected(Error{ErrorCode::FileNotReadable, {path, file.errorString()}, {}, {}});
    if (file.size() > kLargestProjectFile) {
        const auto megabytes = [](qint64 bytes) {
            return domain::Quantity{static_cast<double>(bytes), domain::Unit::Byte};
        };
        return tl::make_unexpected(Error{
            ErrorCode::FileTooLarge, {path, megabytes(file.size()), megabytes(kLargestProjectFile)}, {}, {}});
    }
    return file.readAll();
}

} // namespace

ProjectStore::ProjectStore(OpenProject &project, QObject *parent)
    : QObject(parent)
    , m_project(project)
{
    connect(&m_project, &OpenProject::valueChanged, this, &ProjectStore::saveOpenProject);
}

ProjectStore::~ProjectStore() = default;

Result<void> ProjectStore::openWorkspace(const QString &path)
{
    m_readOnlyReason.reset();
    Result<std::unique_ptr<Workspace>> opened = Workspace::open(path, Workspace::Mode::ReadWrite);
    if (!opened && canStillBeRead(opened.error())) {
        const Error reason = opened.error();
        opened = Workspace::open(path, Workspace::Mode::ReadOnly);
        m_readOnlyReason = reason;
    }
    if (opened)
        return adopt(std::move(*opened));
    const Error failure = m_readOnlyReason.value_or(opened.error());
    const Result<void> fallback = openInMemory();
    m_readOnlyReason = failure;
    return fallback ? tl::make_unexpected(failure) : fallback;
}

Result<void> ProjectStore::openInMemory()
{
    Result<std::unique_ptr<Workspace>> opened = Workspace::inMemory();
    if (!opened)
        return tl::make_unexpected(opened.error());
    return adopt(std::move(*opened));
}

Result<void> ProjectStore::adopt(std::unique_ptr<Workspace> workspace)
{
    const Result<domain::Catalogue> facts = workspace->snapshot();
    if (!facts)
        return tl::make_unexpected(facts.error());
    m_workspace = std::move(workspace);
    m_project.setCatalogue(*facts);
    Q_EMIT projectsChanged();
    return {};
}

bool ProjectStore::isReadOnly() const
{
    return !m_workspace || m_workspace->isReadOnly();
}

QString ProjectStore::path() const
{
    return m_workspace ? m_workspace->path() : QString();
}

std::vector<catalogue::StoredProject> ProjectStore::projects() const
{
    if (!m_workspace)
        return {};
    return m_workspace->projects().value_or(std::vector<catalogue::StoredProject>());
}

domain::CheckedResult<void> ProjectStore::openStored(qint64 id)
{
    if (!m_workspace)
        return tl::make_unexpected(
            QList{Error{ErrorCode::DatabaseNotOpened, {QString(), QString()}, {}, {}}});
    const Result<QByteArray> json = m_workspace->projectJson(id);
    if (!json)
        return tl::make_unexpected(QList{json.error()});
    const domain::CheckedResult<domain::Project> project
        = exchange::readProjectDraft(*json, m_workspace->path());
    if (!project)
        return tl::make_unexpected(project.error());
    const QScopedValueRollback<bool> loading(m_loading, true);
    m_project.load(id, *project);
    return {};
}

Result<void> ProjectStore::addProject(const domain::Project &project)
{
    qint64 id = 0;
    if (isReadOnly()) {
        id = m_nextUnstoredId--;
    } else {
        const Result<qint64> stored = m_workspace->addProject(project.title, exchange::writeProject(project));
        if (!stored)
            return tl::make_unexpected(stored.error());
        id = *stored;
    }
    const QScopedValueRollback<bool> loading(m_loading, true);
    m_project.load(id, project);
    Q_EMIT projectsChanged();
    return {};
}

Result<void> ProjectStore::removeStored(qint64 id)
{
    if (!m_workspace)
        return tl::make_unexpected(Error{ErrorCode::DatabaseNotOpened, {QString(), QString()}, {}, {}});
    const Result<void> removed = m_workspace->removeProject(id);
    if (removed)
        Q_EMIT projectsChanged();
    return removed;
}

domain::CheckedResult<void> ProjectStore::importFile(const QString &path)
{
    const Result<QByteArray> content = contentOf(path);
    if (!content)
        return tl::make_unexpected(QList{content.error()});
    domain::CheckedResult<domain::Project> project = exchange::readProject(*content, path);
    if (!project)
        return tl::make_unexpected(project.error());
    if (project->title.isEmpty())
        project->title = QFileInfo(path).completeBaseName();
    const Result<void> added = addProject(*project);
    if (!added)
        return tl::make_unexpected(QList{added.error()});
    return {};
}

Result<void> ProjectStore::exportFile(const QString &path) const
{
    const QByteArray json = exchange::writeProject(m_project.value());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
        return tl::make_unexpected(Error{ErrorCode::FileNotWritable, {path, file.errorString()}, {}, {}});
    return {};
}

void ProjectStore::saveOpenProject()
{
    if (m_loading || isReadOnly() || m_project.id() <= 0)
        return;
    const domain::Project &value = m_project.value();
    const Result<void> saved
        = m_workspace->updateProject(m_project.id(), value.title, exchange::writeProject(value));
    if (saved)
        Q_EMIT projectsChanged();
    else
        Q_EMIT saveFailed(saved.error());
}

} // namespace xj::project
