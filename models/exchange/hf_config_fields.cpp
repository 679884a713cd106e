// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/hf_config_fields.h"

namespace xj::exchange {

using domain::ErrorCode;

QString ConfigFields::path(const QString &key) const
{
    return memberPath(m_part, key);
}

std::optional<QString> ConfigFields::present(Keys keys) const
{
    for (const char *key : keys) {
        const QString name = QString::fromLatin1(key);
        const QJsonValue value = m_object.value(name);
        if (!value.isUndefined() && !value.isNull())
            return name;
    }
    return std::nullopt;
}

std::optional<int> ConfigFields::whole(Keys keys, const Range &range)
{
    const auto name = present(keys);
    if (!name)
        return std::nullopt;
    return readWholeNumber(m_faults, path(*name), m_object.value(*name), range);
}

std::optional<int> ConfigFields::required(Keys keys, const Range &range)
{
    if (!present(keys)) {
        const QString name = QString::fromLatin1(*keys.begin());
        m_faults.add(path(name), ErrorCode::MissingKey, {name});
        return std::nullopt;
    }
    return whole(keys, range);
}

std::optional<bool> ConfigFields::flag(const char *key)
{
    const auto name = present({key});
    if (!name)
        return std::nullopt;
    return readFlag(m_faults, path(*name), m_object.value(*name));
}

QJsonArray ConfigFields::array(const char *key)
{
    const auto name = present({key});
    if (!name)
        return {};
    const QJsonValue value = m_object.value(*name);
    if (!value.isArray())
        m_faults.wrongType(path(*name), QStringLiteral("array"));
    return value.toArray();
}

} // namespace xj::exchange
