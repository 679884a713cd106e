// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/recommendation.h"
#include "models/items/project_form.h"
#include "views/text/format.h"
#include "views/widgets/number_edit.h"

#include <QDataWidgetMapper>
#include <QHash>
#include <QWidget>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QGridLayout;
class QLabel;
QT_END_NAMESPACE

namespace xj::widgets {

class ModelPicker;

enum class FieldKind { Number, Choice, Check, Text, List, Date, Model };

/// One entry of a form: which field, and what kind of input it takes.
struct FieldSpec
{
    QString key;
    FieldKind kind = FieldKind::Number;
    domain::Unit unit = domain::Unit::None;
    NumberRange range;
    std::vector<QVariant> codes; ///< of a Choice; an invalid one is "default"
    std::function<QString(const QVariant &)> name; ///< words of a Choice
};

/// A grid of labelled entries mapped to a ProjectForm. Each entry has its label above it, the default it
/// takes as a placeholder, and room below for the sentence that says what is wrong with it.
class FieldForm : public QWidget
{
    Q_OBJECT

public:
    FieldForm(items::ProjectForm &form, std::vector<FieldSpec> specs, int columns, QWidget *parent = nullptr);

    /// Only these entries are laid out, in the order of the specs.
    void setShown(const std::function<bool(const QString &key)> &shown);
    void setDefaults(const std::vector<domain::DefaultUsed> &defaults, const text::Style &style);
    void setErrors(const QList<domain::Error> &errors, const text::Style &style);
    void setCatalogue(const domain::Catalogue &catalogue);

    [[nodiscard]] QWidget *editor(const QString &key) const;
    /// The sentence shown under an entry; empty when all is well.
    [[nodiscard]] QString problem(const QString &key) const;

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Entry
    {
        FieldSpec spec;
        QWidget *cell = nullptr;
        QLabel *label = nullptr; ///< null: the editor carries its own words
        QWidget *editor = nullptr;
        QLabel *problem = nullptr;
        QString outsideProblem; ///< of editors that cannot mark themselves
    };

    void addEntry(const FieldSpec &spec);
    [[nodiscard]] QWidget *newEditor(const FieldSpec &spec);
    template <typename Editor> void connectEdited(Editor *editor);
    void layOut();
    void retranslate();
    void showProblem(const Entry &entry, const QString &sentence);
    [[nodiscard]] QString suffixOf(const Entry &entry, const text::Style &style) const;

    items::ProjectForm &m_form;
    int m_columns;
    QGridLayout *m_grid = nullptr;
    QDataWidgetMapper m_mapper;
    std::vector<Entry> m_entries;
    std::function<bool(const QString &)> m_shown;
    std::vector<domain::DefaultUsed> m_defaults;
    QList<domain::Error> m_errors;
    text::Style m_style;
};

} // namespace xj::widgets
