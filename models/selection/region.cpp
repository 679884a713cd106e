// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/selection/region.h"

#include <QSet>

#include <algorithm>
#include <array>

namespace xj::selection {

namespace {

struct Prefix
{
    QLatin1String begins;
    QLatin1String country;
};

/// Cloud region names by their beginning, longest first where one begins another. Source: the providers'
/// region lists.
constexpr std::array kPrefixes{
    Prefix{QLatin1String("us-gov"), QLatin1String("US")},
    Prefix{QLatin1String("us"), QLatin1String("US")},
    Prefix{QLatin1String("eastus"), QLatin1String("US")},
    Prefix{QLatin1String("westus"), QLatin1String("US")},
    Prefix{QLatin1String("centralus"), QLatin1String("US")},
    Prefix{QLatin1String("southcentralus"), QLatin1String("US")},
    Prefix{QLatin1String("northcentralus"), QLatin1String("US")},
    Prefix{QLatin1String("canada"), QLatin1String("CA")},
    Prefix{QLatin1String("ca-"), QLatin1String("CA")},
    Prefix{QLatin1String("bhs"), QLatin1String("CA")},
    Prefix{QLatin1String("eu-west-1"), QLatin1String("IE")},
    Prefix{QLatin1String("eu-west-2"), QLatin1String("GB")},
    Prefix{QLatin1String("eu-central-1"), QLatin1String("DE")},
    Prefix{QLatin1String("eu-north1"), QLatin1String("FI")},
    Prefix{QLatin1String("eu-north-1"), QLatin1String("SE")},
    Prefix{QLatin1String("eu-amsterdam"), QLatin1String("NL")},
    Prefix{QLatin1String("eu-west1"), QLatin1String("FR")},
    Prefix{QLatin1String("europe-west4"), QLatin1String("NL")},
    Prefix{QLatin1String("europe"), QLatin1String("EU")},
    Prefix{QLatin1String("westeurope"), QLatin1String("NL")},
    Prefix{QLatin1String("northeurope"), QLatin1String("IE")},
    Prefix{QLatin1String("francecentral"), QLatin1String("FR")},
    Prefix{QLatin1String("germany"), QLatin1String("DE")},
    Prefix{QLatin1String("uksouth"), QLatin1String("GB")},
    Prefix{QLatin1String("swedencentral"), QLatin1String("SE")},
    Prefix{QLatin1String("eu-"), QLatin1String("EU")},
    Prefix{QLatin1String("gra"), QLatin1String("FR")},
    Prefix{QLatin1String("sbg"), QLatin1String("FR")},
    Prefix{QLatin1String("de1"), QLatin1String("DE")},
    Prefix{QLatin1String("waw"), QLatin1String("PL")},
    Prefix{QLatin1String("helsinki"), QLatin1String("FI")},
    Prefix{QLatin1String("finland"), QLatin1String("FI")},
    Prefix{QLatin1String("ap-guangzhou"), QLatin1String("CN")},
    Prefix{QLatin1String("ap-beijing"), QLatin1String("CN")},
    Prefix{QLatin1String("ap-shanghai"), QLatin1String("CN")},
    Prefix{QLatin1String("ap-nanjing"), QLatin1String("CN")},
    Prefix{QLatin1String("ap-chengdu"), QLatin1String("CN")},
    Prefix{QLatin1String("cn"), QLatin1String("CN")},
    Prefix{QLatin1String("chinanorth"), QLatin1String("CN")},
    Prefix{QLatin1String("chinaeast"), QLatin1String("CN")},
    Prefix{QLatin1String("ap-hongkong"), QLatin1String("HK")},
    Prefix{QLatin1String("ap-east-1"), QLatin1String("HK")},
    Prefix{QLatin1String("eastasia"), QLatin1String("HK")},
    Prefix{QLatin1String("asia-east2"), QLatin1String("HK")},
    Prefix{QLatin1String("asia-east1"), QLatin1String("TW")},
    Prefix{QLatin1String("ap-southeast-1"), QLatin1String("SG")},
    Prefix{QLatin1String("ap-singapore"), QLatin1String("SG")},
    Prefix{QLatin1String("southeastasia"), QLatin1String("SG")},
    Prefix{QLatin1String("asia-southeast1"), QLatin1String("SG")},
    Prefix{QLatin1String("ap-southeast-2"), QLatin1String("AU")},
    Prefix{QLatin1String("australia"), QLatin1String("AU")},
    Prefix{QLatin1String("ap-northeast-1"), QLatin1String("JP")},
    Prefix{QLatin1String("ap-tokyo"), QLatin1String("JP")},
    Prefix{QLatin1String("japan"), QLatin1String("JP")},
    Prefix{QLatin1String("asia-northeast1"), QLatin1String("JP")},
    Prefix{QLatin1String("ap-northeast-2"), QLatin1String("KR")},
    Prefix{QLatin1String("ap-seoul"), QLatin1String("KR")},
    Prefix{QLatin1String("korea"), QLatin1String("KR")},
    Prefix{QLatin1String("asia-northeast3"), QLatin1String("KR")},
    Prefix{QLatin1String("ap-south-1"), QLatin1String("IN")},
    Prefix{QLatin1String("asia-south1"), QLatin1String("IN")},
    Prefix{QLatin1String("centralindia"), QLatin1String("IN")},
};

/// Places as Chinese quotes write them. A text may name several ("东京 + 法兰克福").
struct ChinesePlace
{
    QStringView word;
    QLatin1String country;
};

constexpr std::array kChinesePlaces{
    ChinesePlace{u"内地", QLatin1String("CN")},     ChinesePlace{u"大陆", QLatin1String("CN")},
    ChinesePlace{u"国内", QLatin1String("CN")},     ChinesePlace{u"境内", QLatin1String("CN")},
    ChinesePlace{u"中国", QLatin1String("CN")},     ChinesePlace{u"北京", QLatin1String("CN")},
    ChinesePlace{u"上海", QLatin1String("CN")},     ChinesePlace{u"广州", QLatin1String("CN")},
    ChinesePlace{u"深圳", QLatin1String("CN")},     ChinesePlace{u"杭州", QLatin1String("CN")},
    ChinesePlace{u"成都", QLatin1String("CN")},     ChinesePlace{u"南京", QLatin1String("CN")},
    ChinesePlace{u"苏州", QLatin1String("CN")},     ChinesePlace{u"武汉", QLatin1String("CN")},
    ChinesePlace{u"西安", QLatin1String("CN")},     ChinesePlace{u"重庆", QLatin1String("CN")},
    ChinesePlace{u"贵阳", QLatin1String("CN")},     ChinesePlace{u"张家口", QLatin1String("CN")},
    ChinesePlace{u"乌兰察布", QLatin1String("CN")}, ChinesePlace{u"中卫", QLatin1String("CN")},
    ChinesePlace{u"香港", QLatin1String("HK")},     ChinesePlace{u"台湾", QLatin1String("TW")},
    ChinesePlace{u"台北", QLatin1String("TW")},     ChinesePlace{u"日本", QLatin1String("JP")},
    ChinesePlace{u"东京", QLatin1String("JP")},     ChinesePlace{u"大阪", QLatin1String("JP")},
    ChinesePlace{u"韩国", QLatin1String("KR")},     ChinesePlace{u"首尔", QLatin1String("KR")},
    ChinesePlace{u"新加坡", QLatin1String("SG")},   ChinesePlace{u"东南亚", QLatin1String("SEA")},
    ChinesePlace{u"马来西亚", QLatin1String("MY")}, ChinesePlace{u"柔佛", QLatin1String("MY")},
    ChinesePlace{u"印尼", QLatin1String("ID")},     ChinesePlace{u"雅加达", QLatin1String("ID")},
    ChinesePlace{u"泰国", QLatin1String("TH")},     ChinesePlace{u"越南", QLatin1String("VN")},
    ChinesePlace{u"印度", QLatin1String("IN")},     ChinesePlace{u"孟买", QLatin1String("IN")},
    ChinesePlace{u"欧盟", QLatin1String("EU")},     ChinesePlace{u"欧洲", QLatin1String("EU")},
    ChinesePlace{u"德国", QLatin1String("DE")},     ChinesePlace{u"法兰克福", QLatin1String("DE")},
    ChinesePlace{u"法国", QLatin1String("FR")},     ChinesePlace{u"巴黎", QLatin1String("FR")},
    ChinesePlace{u"荷兰", QLatin1String("NL")},     ChinesePlace{u"阿姆斯特丹", QLatin1String("NL")},
    ChinesePlace{u"爱尔兰", QLatin1String("IE")},   ChinesePlace{u"英国", QLatin1String("GB")},
    ChinesePlace{u"伦敦", QLatin1String("GB")},     ChinesePlace{u"美国", QLatin1String("US")},
    ChinesePlace{u"美东", QLatin1String("US")},     ChinesePlace{u"美西", QLatin1String("US")},
    ChinesePlace{u"硅谷", QLatin1String("US")},     ChinesePlace{u"弗吉尼亚", QLatin1String("US")},
    ChinesePlace{u"加拿大", QLatin1String("CA")},   ChinesePlace{u"澳大利亚", QLatin1String("AU")},
    ChinesePlace{u"悉尼", QLatin1String("AU")},
};

QStringList chineseCountries(const QString &text)
{
    QStringList countries;
    for (const ChinesePlace &place : kChinesePlaces) {
        if (text.contains(place.word) && !countries.contains(place.country))
            countries << place.country;
    }
    return countries;
}

bool isSoutheastAsia(const QString &country)
{
    static const QSet<QString> kCountries{QStringLiteral("SEA"), QStringLiteral("SG"), QStringLiteral("MY"),
                                          QStringLiteral("TH"),  QStringLiteral("VN"), QStringLiteral("ID"),
                                          QStringLiteral("PH")};
    return kCountries.contains(country);
}

/// Members of the union that rent GPUs; "EU" in a need means any of them, or an offer that only says "EU".
bool isEuropeanUnion(const QString &country)
{
    static const QSet<QString> kMembers{
        QStringLiteral("EU"), QStringLiteral("AT"), QStringLiteral("BE"), QStringLiteral("BG"),
        QStringLiteral("CZ"), QStringLiteral("DE"), QStringLiteral("DK"), QStringLiteral("EE"),
        QStringLiteral("ES"), QStringLiteral("FI"), QStringLiteral("FR"), QStringLiteral("GR"),
        QStringLiteral("HR"), QStringLiteral("HU"), QStringLiteral("IE"), QStringLiteral("IT"),
        QStringLiteral("LT"), QStringLiteral("LU"), QStringLiteral("LV"), QStringLiteral("NL"),
        QStringLiteral("PL"), QStringLiteral("PT"), QStringLiteral("RO"), QStringLiteral("SE"),
        QStringLiteral("SI"), QStringLiteral("SK")};
    return kMembers.contains(country);
}

bool isCountryCode(const QString &text)
{
    return text.size() == 2 && text.at(0).isUpper() && text.at(1).isUpper();
}

QString countryOfPart(const QString &part)
{
    if (isCountryCode(part))
        return part == u"UK" ? QStringLiteral("GB") : part;
    // "Sichuan, CN", "The Netherlands, NL"
    const QString last = part.section(u',', -1).trimmed();
    if (isCountryCode(last))
        return last;
    const QString lower = part.toLower();
    for (const Prefix &prefix : kPrefixes) {
        if (lower.startsWith(prefix.begins))
            return prefix.country;
    }
    return {};
}

bool covers(const QString &wanted, const QString &country)
{
    const QString code = wanted.toUpper();
    if (code == u"EU")
        return isEuropeanUnion(country);
    if (code == u"SEA")
        return isSoutheastAsia(country);
    if (code == u"OVERSEAS" || wanted == u"海外")
        return country != u"CN";
    return code == country || (code == u"UK" && country == u"GB");
}

} // namespace

QStringList countriesOf(const QString &region)
{
    QStringList countries;
    const QStringList parts = region.split(u';', Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const QString country = countryOfPart(part.trimmed());
        for (const QString &found : country.isEmpty() ? chineseCountries(part) : QStringList{country}) {
            if (!countries.contains(found))
                countries << found;
        }
    }
    return countries;
}

RegionMatch matchRegion(const QString &region, const QStringList &wanted)
{
    for (const QString &want : wanted) {
        if (!region.isEmpty() && region.compare(want, Qt::CaseInsensitive) == 0)
            return RegionMatch::Inside;
    }
    const QStringList countries = countriesOf(region);
    if (countries.isEmpty())
        return RegionMatch::Unknown;
    for (const QString &country : countries) {
        for (const QString &want : wanted) {
            const QStringList chinese = chineseCountries(want);
            const auto coversIt = [&](const QString &code) { return covers(code, country); };
            if (covers(want, country) || std::ranges::any_of(chinese, coversIt))
                return RegionMatch::Inside;
        }
    }
    return RegionMatch::Outside;
}

} // namespace xj::selection
