// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

QT_BEGIN_NAMESPACE
class QPrinter;
class QWidget;
QT_END_NAMESPACE

namespace xj::shell {

/// Everything that stops and asks. Tests put their own in place of it.
class Dialogs
{
public:
    enum class FileKind { Project, Pdf, Json, Picture };

    virtual ~Dialogs();

    virtual void warn(QWidget *parent, const QString &title, const QString &text) = 0;
    /// True: go on.
    virtual bool confirm(QWidget *parent, const QString &title, const QString &text, const QString &action)
        = 0;
    /// Empty: the user thought better of it.
    virtual QString fileToOpen(QWidget *parent, FileKind kind, const QString &folder) = 0;
    virtual QString fileToSave(QWidget *parent, FileKind kind, const QString &suggestion) = 0;
    virtual void printPreview(QWidget *parent, const std::function<void(QPrinter *)> &paint) = 0;
    virtual void about(QWidget *parent, const QString &title, const QString &text) = 0;
};

/// Qt's own dialogs.
class QtDialogs : public Dialogs
{
public:
    void warn(QWidget *parent, const QString &title, const QString &text) override;
    bool confirm(QWidget *parent, const QString &title, const QString &text, const QString &action) override;
    QString fileToOpen(QWidget *parent, FileKind kind, const QString &folder) override;
    QString fileToSave(QWidget *parent, FileKind kind, const QString &suggestion) override;
    void printPreview(QWidget *parent, const std::function<void(QPrinter *)> &paint) override;
    void about(QWidget *parent, const QString &title, const QString &text) override;
};

} // namespace xj::shell
