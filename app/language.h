// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QTranslator>

namespace xj::app {

/// The languages the product speaks, by their codes: "zh_CN" and "en".
[[nodiscard]] QStringList languageCodes();

/// The code that stands for `wanted` ("zh", "zh_CN", "en_US" ...); empty when the product does not speak it.
[[nodiscard]] QString languageCode(const QString &wanted);

/// The locale that numbers and dates follow in that language.
[[nodiscard]] QLocale localeOf(const QString &languageCode);

/// Switches the running program to a language: default locale, Qt's own texts, then the product's. Windows
/// that exist already get the locale too and a LanguageChange event each. Needs a QCoreApplication; without
/// windows it is the same call for the command line. Create it once, before any worker thread.
class LanguageController : public QObject
{
    Q_OBJECT

public:
    explicit LanguageController(QObject *parent = nullptr);

    /// An unknown code is ignored and returns false.
    bool switchTo(const QString &languageCode);

    [[nodiscard]] QString current() const { return m_current; }

Q_SIGNALS:
    void switched(const QString &languageCode);

private:
    QString m_current;
    QTranslator m_qtTranslator;
    QTranslator m_translator;
};

} // namespace xj::app
