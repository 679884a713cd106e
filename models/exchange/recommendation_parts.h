// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/recommendation.h"

#include <QJsonObject>

namespace xj::exchange {

/// Keys that name an amount in the project's currency end in its code: "monthly_cost" + "cny".
class MoneyKey
{
public:
    explicit MoneyKey(domain::Currency currency)
        : m_suffix(u'_' + currency.code().toLower())
    { }

    [[nodiscard]] QString operator()(QLatin1StringView name) const { return QString(name) + m_suffix; }

private:
    QString m_suffix;
};

[[nodiscard]] QJsonObject funnelToJson(const domain::Funnel &funnel, const MoneyKey &moneyKey);
[[nodiscard]] QJsonObject tcoToJson(const domain::Tco &tco, const MoneyKey &moneyKey);
[[nodiscard]] QJsonObject pathToJson(const domain::StagedPath &path, const MoneyKey &moneyKey);

} // namespace xj::exchange
