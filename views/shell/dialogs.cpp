// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPrinter>
#include <QPrintPreviewDialog>
#include <QPushButton>

namespace xj::shell {

namespace {

class DialogText
{
    Q_DECLARE_TR_FUNCTIONS(xj::shell::DialogText)

public:
    static QString openTitle() { return tr("Open a file"); }
    static QString saveTitle() { return tr("Save as"); }
    static QString filter(Dialogs::FileKind kind)
    {
        switch (kind) {
        case Dialogs::FileKind::Project:
            return tr("Project files (*.json)");
        case Dialogs::FileKind::Pdf:
            return tr("PDF documents (*.pdf)");
        case Dialogs::FileKind::Json:
            return tr("JSON files (*.json)");
        case Dialogs::FileKind::Picture:
            return tr("Pictures (*.svg *.png)");
        }
        return {};
    }
};

QString suffixOf(Dialogs::FileKind kind)
{
    switch (kind) {
    case Dialogs::FileKind::Project:
    case Dialogs::FileKind::Json:
        return QStringLiteral("json");
    case Dialogs::FileKind::Pdf:
        return QStringLiteral("pdf");
    case Dialogs::FileKind::Picture:
        return QStringLiteral("svg");
    }
    return {};
}

} // namespace

Dialogs::~Dialogs() = default;

void QtDialogs::warn(QWidget *parent, const QString &title, const QString &text)
{
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

bool QtDialogs::confirm(QWidget *parent, const QString &title, const QString &text, const QString &action)
{
    QMessageBox box(QMessageBox::Question, title, text, QMessageBox::Cancel, parent);
    box.setTextFormat(Qt::PlainText);
    QPushButton *goOn = box.addButton(action, QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == goOn;
}

QString QtDialogs::fileToOpen(QWidget *parent, FileKind kind, const QString &folder)
{
    return QFileDialog::getOpenFileName(parent, DialogText::openTitle(), folder, DialogText::filter(kind));
}

QString QtDialogs::fileToSave(QWidget *parent, FileKind kind, const QString &suggestion)
{
    const QString path
        = QFileDialog::getSaveFileName(parent, DialogText::saveTitle(), suggestion, DialogText::filter(kind));
    return path.isEmpty() || !QFileInfo(path).suffix().isEmpty() ? path : path + u'.' + suffixOf(kind);
}

void QtDialogs::printPreview(QWidget *parent, const std::function<void(QPrinter *)> &paint)
{
    QPrinter printer(QPrinter::HighResolution);
    QPrintPreviewDialog dialog(&printer, parent);
    QObject::connect(&dialog, &QPrintPreviewDialog::paintRequested, &dialog, paint);
    dialog.exec();
}

void QtDialogs::about(QWidget *parent, const QString &title, const QString &text)
{
    QMessageBox::about(parent, title, text);
}

} // namespace xj::shell
