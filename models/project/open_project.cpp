// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/project/open_project.h"

#include <QPromise>
#include <QtConcurrentRun>

#include <exception>
#include <utility>

#include <algorithm>

namespace xj::project {

namespace {

/// Long enough to swallow the keystrokes of one number, short enough to feel immediate.
constexpr int kDebounceMs = 200;

const EditCommand *commandAt(const QUndoStack *stack, int index)
{
    if (!stack || index < 0 || index >= stack->count())
        return nullptr;
    return static_cast<const EditCommand *>(stack->command(index));
}

domain::Error internalError(const QString &what)
{
    return {domain::ErrorCode::Internal, {what}, {}, what};
}

} // namespace

OpenProject::OpenProject(Engine engine, QObject *parent)
    : QObject(parent)
    , m_engine(std::move(engine))
{
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kDebounceMs);
    connect(&m_debounce, &QTimer::timeout, this, &OpenProject::startRecompute);
    connect(&m_watcher, &QFutureWatcher<Outcome>::finished, this, &OpenProject::takeOutcome);
}

OpenProject::~OpenProject()
{
    m_watcher.cancel();
    m_watcher.waitForFinished();
}

void OpenProject::load(qint64 id, const domain::Project &value)
{
    m_id = id;
    QUndoStack *&stack = m_stacks[id];
    if (!stack) {
        stack = new QUndoStack(this);
        m_undo.addStack(stack);
    }
    const EditCommand *last = commandAt(stack, stack->index() - 1);
    if (last && last->after() != value)
        stack->clear();
    stack->setActive(true);
    m_recommendation.reset();
    m_pendingEdit.reset();
    m_lastChange.reset();
    m_errors.clear();
    m_value = value;
    Q_EMIT loaded();
    Q_EMIT valueChanged();
    Q_EMIT recommendationChanged();
    Q_EMIT errorsChanged();
    setBusy(true);
    startRecompute();
}

void OpenProject::setCatalogue(const domain::Catalogue &catalogue)
{
    m_catalogue = catalogue;
    Q_EMIT catalogueChanged();
    scheduleRecompute();
}

void OpenProject::edit(const EditName &name, const std::function<void(domain::Project &)> &change,
                       MergeMode merge)
{
    domain::Project after = m_value;
    change(after);
    QUndoStack *stack = m_undo.activeStack();
    if (after == m_value || !stack)
        return;
    m_pendingEdit = name;
    // Pushing calls redo(), which sets the value.
    stack->push(
        new EditCommand(name, m_value, std::move(after), merge, [this, name](const domain::Project &value) {
            m_pendingEdit = name;
            setValue(value);
        }));
}

std::optional<EditName> OpenProject::undoName() const
{
    const QUndoStack *stack = m_undo.activeStack();
    const EditCommand *command = stack ? commandAt(stack, stack->index() - 1) : nullptr;
    return command ? std::optional(command->name()) : std::nullopt;
}

std::optional<EditName> OpenProject::redoName() const
{
    const QUndoStack *stack = m_undo.activeStack();
    const EditCommand *command = stack ? commandAt(stack, stack->index()) : nullptr;
    return command ? std::optional(command->name()) : std::nullopt;
}

const domain::Recommendation *OpenProject::recommendation() const
{
    return m_recommendation.get();
}

bool OpenProject::isCurrent() const
{
    return m_recommendation && m_errors.isEmpty() && !m_busy;
}

void OpenProject::setValue(const domain::Project &value)
{
    m_value = value;
    Q_EMIT valueChanged();
    scheduleRecompute();
}

void OpenProject::scheduleRecompute()
{
    setBusy(true);
    m_debounce.start();
}

void OpenProject::startRecompute()
{
    m_debounce.stop();
    // A run that is still going on answers an older value: setFuture() below stops listening to it.
    m_watcher.cancel();
    const auto run = [engine = m_engine](QPromise<Outcome> &promise, const domain::Project &project,
                                         const domain::Catalogue &catalogue) {
        const domain::Progress goOn = [&promise](double) { return !promise.isCanceled(); };
        try {
            promise.addResult(engine(project, catalogue, goOn));
        } catch (const std::exception &exception) {
            const QString what = QString::fromLatin1(exception.what());
            promise.addResult(Outcome(tl::make_unexpected(QList{internalError(what)})));
        }
    };
    m_watcher.setFuture(QtConcurrent::run(run, m_value, m_catalogue));
}

void OpenProject::takeOutcome()
{
    // An edit since the start has another run scheduled: this answer is stale.
    if (m_watcher.isCanceled() || m_debounce.isActive() || m_watcher.future().resultCount() == 0)
        return;
    const Outcome outcome = m_watcher.result();
    m_busy = false;
    if (outcome) {
        accept(*outcome);
    } else {
        // A mistake while typing leaves the last answer beside its message; without any workload there is no
        // question left.
        const bool nothingAsked
            = std::ranges::find(outcome.error(), domain::ErrorCode::NoWorkload, &domain::Error::code)
            != outcome.error().end();
        const bool withdrawn = nothingAsked && m_recommendation;
        if (withdrawn)
            m_recommendation.reset();
        setErrors(outcome.error());
        if (withdrawn)
            Q_EMIT recommendationChanged();
    }
    Q_EMIT busyChanged(false);
}

void OpenProject::accept(const domain::Recommendation &recommendation)
{
    if (m_recommendation && m_pendingEdit)
        m_lastChange = Change{*m_pendingEdit, verdictOf(*m_recommendation), verdictOf(recommendation)};
    m_pendingEdit.reset();
    m_recommendation = std::make_shared<const domain::Recommendation>(recommendation);
    setErrors({});
    Q_EMIT recommendationChanged();
}

void OpenProject::setErrors(const QList<domain::Error> &errors)
{
    if (errors == m_errors)
        return;
    m_errors = errors;
    Q_EMIT errorsChanged();
}

void OpenProject::setBusy(bool busy)
{
    if (busy == m_busy)
        return;
    m_busy = busy;
    Q_EMIT busyChanged(busy);
}

} // namespace xj::project
