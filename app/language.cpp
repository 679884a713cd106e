// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QWidget>

namespace xj::app {

QStringList languageCodes()
{
    return {QStringLiteral("zh_CN"), QStringLiteral("en")};
}

QString languageCode(const QString &wanted)
{
    const QString language
        = QString(wanted).replace(u'-', u'_').section(u'_', 0, 0).section(u'.', 0, 0).toLower();
    if (language == u"zh")
        return QStringLiteral("zh_CN");
    if (language == u"en")
        return QStringLiteral("en");
    return {};
}

QLocale localeOf(const QString &languageCode)
{
    return languageCode == u"zh_CN" ? QLocale(QLocale::Chinese, QLocale::SimplifiedHanScript, QLocale::China)
                                    : QLocale(QLocale::English, QLocale::UnitedStates);
}

LanguageController::LanguageController(QObject *parent)
    : QObject(parent)
{ }

bool LanguageController::switchTo(const QString &code)
{
    if (!languageCodes().contains(code))
        return false;
    if (code == m_current)
        return true;
    QCoreApplication::removeTranslator(&m_translator);
    QCoreApplication::removeTranslator(&m_qtTranslator);
    QLocale::setDefault(localeOf(code));
    if (qobject_cast<QApplication *>(QCoreApplication::instance())) {
        // Existing widgets keep the locale they were made with unless told.
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *window : windows)
            window->setLocale(localeOf(code));
    }
    // Without Qt's own file the product still speaks; only the standard buttons stay English.
    if (m_qtTranslator.load(QStringLiteral("qtbase_") + code,
                            QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qtTranslator);
    if (m_translator.load(QStringLiteral(":/i18n/xuanji_") + code))
        QCoreApplication::installTranslator(&m_translator);
    m_current = code;
    Q_EMIT switched(code);
    return true;
}

} // namespace xj::app
