// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/field_form.h"

#include "views/text/sentences.h"
#include "views/widgets/card.h"
#include "views/widgets/code_combo.h"
#include "views/widgets/field_help.h"
#include "views/widgets/model_picker.h"
#include "views/widgets/text_edits.h"
#include "views/widgets/theme.h"

#include <QAbstractItemDelegate>
#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace xj::widgets {

FieldForm::FieldForm(items::ProjectForm &form, std::vector<FieldSpec> specs, int columns, QWidget *parent)
    : QWidget(parent)
    , m_form(form)
    , m_columns(columns)
    , m_grid(new QGridLayout(this))
    , m_shown([](const QString &) { return true; })
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(16);
    m_grid->setVerticalSpacing(10);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_mapper.setModel(&m_form);
    m_mapper.setSubmitPolicy(QDataWidgetMapper::AutoSubmit);
    for (const FieldSpec &spec : specs)
        addEntry(spec);
    m_mapper.toFirst();
    layOut();
    retranslate();
}

void FieldForm::addEntry(const FieldSpec &spec)
{
    Entry entry;
    entry.spec = spec;
    entry.cell = new QWidget(this);
    auto *layout = new QVBoxLayout(entry.cell);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    entry.editor = newEditor(spec);
    entry.editor->setParent(entry.cell);
    entry.editor->setObjectName(spec.key);
    if (spec.kind != FieldKind::Check) {
        entry.label = new QLabel(entry.cell);
        entry.label->setBuddy(entry.editor);
        layout->addWidget(entry.label);
    } else {
        layout->addStretch();
    }
    layout->addWidget(entry.editor);
    entry.problem = new QLabel(entry.cell);
    entry.problem->setWordWrap(true);
    entry.problem->setTextFormat(Qt::PlainText);
    entry.problem->hide();
    layout->addWidget(entry.problem);
    layout->addStretch();
    m_mapper.addMapping(entry.editor, m_form.columnOf(spec.key));
    m_entries.push_back(entry);
    if (auto *edit = qobject_cast<EntryEdit *>(entry.editor)) {
        connect(edit, &EntryEdit::problemChanged, this,
                [this, index = m_entries.size() - 1](const QString &sentence) {
                    showProblem(m_entries[index], sentence);
                });
    }
}

QWidget *FieldForm::newEditor(const FieldSpec &spec)
{
    switch (spec.kind) {
    case FieldKind::Number: {
        auto *editor = new NumberEdit(spec.range, this);
        connectEdited(editor);
        return editor;
    }
    case FieldKind::Choice: {
        auto *editor = new CodeCombo(spec.codes, spec.name, this);
        connectEdited(editor);
        return editor;
    }
    case FieldKind::Check: {
        auto *editor = new QCheckBox(this);
        connect(editor, &QCheckBox::clicked, this,
                [this, editor] { Q_EMIT m_mapper.itemDelegate()->commitData(editor); });
        return editor;
    }
    case FieldKind::Text: {
        auto *editor = new TextEdit(this);
        connectEdited(editor);
        return editor;
    }
    case FieldKind::List: {
        auto *editor = new ListEdit(this);
        connectEdited(editor);
        return editor;
    }
    case FieldKind::Date: {
        auto *editor = new DateEdit(this);
        connectEdited(editor);
        return editor;
    }
    case FieldKind::Model: {
        auto *editor = new ModelPicker(this);
        connectEdited(editor);
        return editor;
    }
    }
    return nullptr;
}

template <typename Editor> void FieldForm::connectEdited(Editor *editor)
{
    // The mapper's delegate commits on leaving an entry; a finished edit is told at once.
    connect(editor, &Editor::edited, this,
            [this, editor] { Q_EMIT m_mapper.itemDelegate()->commitData(editor); });
}

void FieldForm::setShown(const std::function<bool(const QString &)> &shown)
{
    m_shown = shown;
    layOut();
}

void FieldForm::layOut()
{
    int position = 0;
    for (const Entry &entry : m_entries) {
        m_grid->removeWidget(entry.cell);
        const bool shown = m_shown(entry.spec.key);
        entry.cell->setVisible(shown);
        if (!shown)
            continue;
        m_grid->addWidget(entry.cell, position / m_columns, position % m_columns);
        ++position;
    }
    for (int column = 0; column < m_columns; ++column)
        m_grid->setColumnStretch(column, 1);
}

void FieldForm::setDefaults(const std::vector<domain::DefaultUsed> &defaults, const text::Style &style)
{
    m_defaults = defaults;
    m_style = style;
    for (const Entry &entry : m_entries) {
        const QString path = m_form.pathOf(entry.spec.key);
        const auto used = std::find_if(m_defaults.begin(), m_defaults.end(),
                                       [&path](const domain::DefaultUsed &each) { return each.key == path; });
        QString words;
        if (used != m_defaults.end())
            words = tr("Default: %1").arg(text::argument(used->value, style));
        if (auto *edit = qobject_cast<EntryEdit *>(entry.editor)) {
            edit->setDefaultText(words);
            edit->setSuffix(suffixOf(entry, style));
        } else if (auto *combo = qobject_cast<CodeCombo *>(entry.editor)) {
            combo->setDefaultText(words);
        }
    }
}

QString FieldForm::suffixOf(const Entry &entry, const text::Style &style) const
{
    return entry.spec.range.percent ? QStringLiteral("%") : text::unitSymbol(entry.spec.unit, style);
}

void FieldForm::setErrors(const QList<domain::Error> &errors, const text::Style &style)
{
    m_errors = errors;
    m_style = style;
    for (Entry &entry : m_entries) {
        const QString path = m_form.pathOf(entry.spec.key);
        QString sentence;
        for (const domain::Error &error : errors) {
            if (error.place.field != path)
                continue;
            // The place is where the sentence stands.
            domain::Error here = error;
            here.place = {};
            sentence = text::sentence(here, style);
            break;
        }
        if (auto *edit = qobject_cast<EntryEdit *>(entry.editor))
            edit->setOutsideProblem(sentence);
        else
            showProblem(entry, sentence);
    }
}

void FieldForm::setCatalogue(const domain::Catalogue &catalogue)
{
    for (const Entry &entry : m_entries) {
        if (auto *picker = qobject_cast<ModelPicker *>(entry.editor))
            picker->setCatalogue(catalogue);
    }
}

void FieldForm::showProblem(const Entry &entry, const QString &sentence)
{
    QPalette palette = entry.problem->palette();
    palette.setColor(QPalette::WindowText, toneColour(Tone::Negative, this->palette()));
    entry.problem->setPalette(palette);
    entry.problem->setText(sentence);
    entry.problem->setVisible(!sentence.isEmpty());
    entry.editor->setAccessibleDescription(sentence.isEmpty() ? fieldHelp(entry.spec.key) : sentence);
}

QWidget *FieldForm::editor(const QString &key) const
{
    for (const Entry &entry : m_entries) {
        if (entry.spec.key == key)
            return entry.editor;
    }
    return nullptr;
}

QString FieldForm::problem(const QString &key) const
{
    for (const Entry &entry : m_entries) {
        if (entry.spec.key == key)
            return entry.problem->text();
    }
    return {};
}

void FieldForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FieldForm::retranslate()
{
    m_style.locale = locale();
    for (const Entry &entry : m_entries) {
        const QString name = text::projectFieldName(entry.spec.key);
        if (entry.label)
            entry.label->setText(name);
        else if (auto *check = qobject_cast<QCheckBox *>(entry.editor))
            check->setText(name);
        entry.editor->setAccessibleName(name);
        entry.editor->setToolTip(fieldHelp(entry.spec.key));
        entry.editor->setAccessibleDescription(fieldHelp(entry.spec.key));
    }
    setDefaults(m_defaults, m_style);
    setErrors(m_errors, m_style);
}

} // namespace xj::widgets
