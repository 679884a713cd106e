// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"
#include "models/domain/progress.h"
#include "models/domain/project.h"
#include "models/domain/recommendation.h"
#include "models/domain/result.h"
#include "models/project/edit_command.h"
#include "models/project/edit_name.h"
#include "models/project/verdict.h"

#include <QFutureWatcher>
#include <QHash>
#include <QObject>
#include <QTimer>
#include <QUndoGroup>

#include <functional>
#include <memory>
#include <optional>

namespace xj::project {

/// The project on the screen: its current value, the facts it is answered from, every edit as an undoable
/// command, and the recommendation, computed anew on a worker thread shortly after the last edit. Values go
/// to the worker and come back; an answer that a later edit has overtaken is dropped.
class OpenProject : public QObject
{
    Q_OBJECT

public:
    /// The one pure entry of the engine, recommend::recommend, or a substitute in tests.
    using Engine = std::function<domain::CheckedResult<domain::Recommendation>(
        const domain::Project &, const domain::Catalogue &, const domain::Progress &)>;

    explicit OpenProject(Engine engine, QObject *parent = nullptr);
    ~OpenProject() override;

    /// Shows another project. Each id keeps its own undo history for the run of the program; the history is
    /// dropped when the value is no longer the one it leads to.
    void load(qint64 id, const domain::Project &value);
    void setCatalogue(const domain::Catalogue &catalogue);

    [[nodiscard]] qint64 id() const { return m_id; }
    [[nodiscard]] const domain::Project &value() const { return m_value; }
    [[nodiscard]] const domain::Catalogue &catalogue() const { return m_catalogue; }

    /// Applies `change` to a copy of the project and, if anything differs, makes it an undoable edit.
    void edit(const EditName &name, const std::function<void(domain::Project &)> &change,
              MergeMode merge = MergeMode::Separate);

    [[nodiscard]] QUndoGroup &undoGroup() { return m_undo; }
    [[nodiscard]] std::optional<EditName> undoName() const; ///< what undo() would take back
    [[nodiscard]] std::optional<EditName> redoName() const;

    /// The last answer that was computed without error; null before the first. After an error it is the
    /// answer to the last valid value: see errors().
    [[nodiscard]] const domain::Recommendation *recommendation() const;
    /// Why the current value has no answer; empty when it has one.
    [[nodiscard]] const QList<domain::Error> &errors() const { return m_errors; }
    /// True from an edit until its answer or its errors are there.
    [[nodiscard]] bool isBusy() const { return m_busy; }
    /// The recommendation answers the current value.
    [[nodiscard]] bool isCurrent() const;
    /// A report can be made: there is a current answer.
    [[nodiscard]] bool canExport() const { return isCurrent(); }

    /// The verdict before the last recomputation and the edit that caused it; nothing before the first edit.
    struct Change
    {
        EditName edit;
        Verdict before;
        Verdict after;
    };
    [[nodiscard]] const std::optional<Change> &lastChange() const { return m_lastChange; }

Q_SIGNALS:
    void loaded(); ///< another project is shown
    void valueChanged(); ///< by an edit, undo, redo or load
    void catalogueChanged();
    void recommendationChanged();
    void errorsChanged();
    void busyChanged(bool busy);

private:
    using Outcome = domain::CheckedResult<domain::Recommendation>;

    void setValue(const domain::Project &value);
    void scheduleRecompute();
    void startRecompute();
    void takeOutcome();
    void accept(const domain::Recommendation &recommendation);
    void setErrors(const QList<domain::Error> &errors);
    void setBusy(bool busy);

    Engine m_engine;
    qint64 m_id = 0;
    domain::Project m_value;
    domain::Catalogue m_catalogue;
    QUndoGroup m_undo;
    QHash<qint64, QUndoStack *> m_stacks;
    QTimer m_debounce;
    QFutureWatcher<Outcome> m_watcher;
    std::shared_ptr<const domain::Recommendation> m_recommendation;
    QList<domain::Error> m_errors;
    std::optional<EditName> m_pendingEdit;
    std::optional<Change> m_lastChange;
    bool m_busy = false;
};

} // namespace xj::project
