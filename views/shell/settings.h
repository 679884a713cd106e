// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QStringList>
#include <QVariant>

#include <memory>

namespace xj::shell {

/// What the window remembers. One table gives each its key and default.
enum class Setting {
    Language,
    ColourScheme,
    WindowGeometry,
    CurrentPage,
    LastProject,
    LastFolder,
    WorkspacePath
};

class Settings
{
public:
    Settings(); ///< the user's own
    explicit Settings(const QString &iniFile); ///< for tests

    [[nodiscard]] QVariant value(Setting setting) const;
    void setValue(Setting setting, const QVariant &value);

    [[nodiscard]] QByteArray tableColumns(const QString &table) const;
    void setTableColumns(const QString &table, const QByteArray &state);

private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace xj::shell
