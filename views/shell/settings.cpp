// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/settings.h"

namespace xj::shell {

namespace {

struct Entry
{
    QString key;
    QVariant byDefault;
};

Entry entryOf(Setting setting)
{
    switch (setting) {
    case Setting::Language:
        return {QStringLiteral("language"), {}};
    case Setting::ColourScheme:
        return {QStringLiteral("colourScheme"), QStringLiteral("light")};
    case Setting::WindowGeometry:
        return {QStringLiteral("window/geometry"), {}};
    case Setting::CurrentPage:
        return {QStringLiteral("window/page"), 0};
    case Setting::LastProject:
        return {QStringLiteral("project/last"), 0};
    case Setting::LastFolder:
        return {QStringLiteral("project/folder"), {}};
    case Setting::WorkspacePath:
        return {QStringLiteral("workspace/path"), {}};
    }
    return {};
}

QString columnsKey(const QString &table)
{
    return QStringLiteral("tables/%1").arg(table);
}

} // namespace

Settings::Settings()
    : m_store(std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                          QStringLiteral("xuanji"), QStringLiteral("xuanji")))
{ }

Settings::Settings(const QString &iniFile)
    : m_store(std::make_unique<QSettings>(iniFile, QSettings::IniFormat))
{ }

QVariant Settings::value(Setting setting) const
{
    const Entry entry = entryOf(setting);
    return m_store->value(entry.key, entry.byDefault);
}

void Settings::setValue(Setting setting, const QVariant &value)
{
    m_store->setValue(entryOf(setting).key, value);
}

QByteArray Settings::tableColumns(const QString &table) const
{
    return m_store->value(columnsKey(table)).toByteArray();
}

void Settings::setTableColumns(const QString &table, const QByteArray &state)
{
    m_store->setValue(columnsKey(table), state);
}

} // namespace xj::shell
