// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/header_row.h"

#include "models/exchange/number_text.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace xj::exchange {

namespace {

struct RolePattern
{
    ColumnRole role;
    const char *pattern; ///< of the heading without blanks and brackets, whole
};

/// In the order in which they are tried.
constexpr RolePattern kRoles[] = {
    {ColumnRole::Index, "序号|行号|编号|项次|项号|no\\.?|#|pos\\.?|id"},
    {ColumnRole::GpuCount,
     "(gpu|显卡|卡|加速卡|单机卡|每台卡)(数量|数|个数|张数)|gpus|gpucount|gpuqty|anzahlgpus?|numberofgpus|#"
     "gpus?|"
     "gpusper(server|node)"},
    {ColumnRole::MinimumQuantity,
     "起租(台数|数量)|最(少|小|低)(台数|起租|订货|起订)?(数量|台数|量)?|起订量|moq|min(imum)?(qty|quantity)"},
    {ColumnRole::Quantity, "数量|台数|套数|服务器(数量|台数)|qty\\.?|quantity|menge|anzahl|units"},
    {ColumnRole::Gpu,
     "gpu|gpu(型号|类型|卡型|卡|规格|model|type)|显卡(型号)?|卡型|加速卡(型号)?|加速器|accelerators?"},
    {ColumnRole::CpuCores, "cpu(核数|核心数|核|cores?)|(物理)?核数|核心数|cores?"},
    {ColumnRole::Vcpus, "vcpus?(数|数量)?"},
    {ColumnRole::Memory, "(系统|主机)?内存(容量|大小)?|ram|memory|arbeitsspeicher"},
    {ColumnRole::LocalNvme,
     "(本地)?(nvme|ssd|硬盘|磁盘|本地盘|数据盘)(容量|ssd|盘)?|localnvme|localdisk|local(nvme)?storage"},
    {ColumnRole::Network, "网络|网卡|组网|互联|互连|network|nic|interconnect|netzwerk"},
    {ColumnRole::Subtotal,
     "小计|合价|合计|总价|总额|金额|总金额|小计金额|amount|subtotal|total|totalprice|lineamount|summe|"
     "(含税|未税|不含税)?(总价|合计|金额|小计)|.*(小计|合价|总价)"},
    {ColumnRole::Converted, "折合.*|换算.*|单卡(价|价格|折合).*|equivalent.*"},
    {ColumnRole::Price,
     "(含税|未税|不含税|净|税前|优惠|月|年|小时|报|单)*(单价|价格|租金|租价|报价|售价|费用|月费|月租|年租|"
     "资费|价)|月租金|"
     "unitprice|price|rate|rent|monthlyprice|hourlyprice|monthlyrate|hourlyrate|fee|cost|preis(netto|brutto)?"
     "|"
     "(net|gross|list|monthly|hourly)?(unit)?price.*|按月|按年|按小时|按量"},
    {ColumnRole::Unit, "(计价|计量|价格)?单位|unit|einheit|uom"},
    {ColumnRole::Period, "(计费|付费|结算)?周期|计费方式|billing(period|cycle)?|period"},
    {ColumnRole::Term, "(合同|租赁)?(租期|期限|租赁期|合同期)|term|contract(term)?|commitment|laufzeit"},
    {ColumnRole::Tax, "税率|税|税点|税费|增值税(税率)?|是否含税|vat(rate)?|tax(rate)?|mwst\\.?|ust\\.?"},
    {ColumnRole::Delivery,
     "交付(周期|时间|日期|期)?|交货(期|周期|时间)|交期|货期|到货(期|时间)?|delivery(time)?|leadtime|"
     "lieferzeit"},
    {ColumnRole::ValidUntil,
     "(报价)?有效(期|期至|期限|日期|至)|validuntil|valid(ity)?|expiry|expires|gültigbis"},
    {ColumnRole::Region,
     "地域|地区|区域|机房|机房位置|节点|数据中心|可用区|所在地|location|region|datacenter|dc|standort|site"},
    {ColumnRole::Note, "备注|说明|注|附注|remarks?|notes?|comments?|bemerkung(en)?"},
    {ColumnRole::Configuration,
     "配置(说明|描述|详情|信息)?|规格(说明|描述|参数)?|(单机|服务器|硬件)配置|参数|spec(ification)?s?|config("
     "uration)?|"
     "description|details?"},
    {ColumnRole::Product,
     "产品|型号|产品(名称|型号|规格)|(服务器|设备|货物|商品)(型号|名称)|机型|名称|品名|规格型号|型号规格|"
     "实例(类型|规格|名称)|"
     "product(name)?|model|item(name)?|server(model)?|instance(type)?|name|produkt|artikel|sku"},
};

/// Blanks, line breaks and brackets out: "单价\n(元/台/月)" is "单价".
QString bareHeading(const QString &heading)
{
    static const QRegularExpression kBrackets(QStringLiteral("[\\(\\[【].*?[\\)\\]】]"));
    QString bare = plainText(heading).toLower();
    bare.remove(kBrackets);
    bare.remove(u' ').remove(u'*').remove(u':').remove(u'_');
    return bare;
}

ColumnRole roleOf(const QString &heading)
{
    struct Compiled
    {
        ColumnRole role;
        QRegularExpression expression;
    };
    static const std::vector<Compiled> kCompiled = [] {
        std::vector<Compiled> compiled;
        for (const RolePattern &role : kRoles)
            compiled.push_back(
                {role.role,
                 QRegularExpression(QRegularExpression::anchoredPattern(QString::fromUtf8(role.pattern)))});
        return compiled;
    }();
    const QString bare = bareHeading(heading);
    if (bare.isEmpty() || bare.size() > 40)
        return ColumnRole::Unknown;
    for (const Compiled &role : kCompiled) {
        if (role.expression.match(bare).hasMatch())
            return role.role;
    }
    return ColumnRole::Unknown;
}

QString oneLine(const QString &heading)
{
    QString line = heading;
    line.remove(u'\n').remove(u'\r');
    return line.trimmed();
}

bool isNumeric(const QString &text)
{
    static const QRegularExpression kNumber(QStringLiteral("^[-+]?[¥$€]?[\\d., ']+%?$"));
    return kNumber.match(plainText(text)).hasMatch();
}

/// The known headings of a record, each role once; 0 when it cannot be a header.
int headerScore(const Record &record)
{
    QSet<int> roles;
    for (const Cell &cell : record.cells) {
        const ColumnRole role = roleOf(cell.text);
        if (role != ColumnRole::Unknown)
            roles.insert(static_cast<int>(role));
    }
    const auto has = [&roles](ColumnRole role) { return roles.contains(static_cast<int>(role)); };
    const bool thing = has(ColumnRole::Product) || has(ColumnRole::Gpu) || has(ColumnRole::Configuration);
    const bool price = has(ColumnRole::Price) || has(ColumnRole::Subtotal);
    return thing && price ? static_cast<int>(roles.size()) : 0;
}

/// A second line divides headings of the first: no numbers, nothing under the product's heading, something
/// under a blank.
bool isSecondLine(const Record &first, const Record &second)
{
    bool divides = false;
    for (size_t i = 0; i < second.cells.size(); ++i) {
        const QString text = second.cells[i].text.trimmed();
        if (text.isEmpty())
            continue;
        const ColumnRole above = roleOf(first.text(static_cast<qsizetype>(i)));
        if (isNumeric(text) || above == ColumnRole::Product || above == ColumnRole::Index
            || above == ColumnRole::Gpu)
            return false;
        divides = true;
    }
    return divides;
}

std::vector<Column> columnsFrom(const Record &first, const Record *second)
{
    std::vector<Column> columns;
    const size_t width = std::max(first.cells.size(), second ? second->cells.size() : 0);
    QString group;
    for (size_t i = 0; i < width; ++i) {
        const auto at = static_cast<qsizetype>(i);
        const QString top = oneLine(first.text(at));
        const QString sub = second ? oneLine(second->text(at)) : QString();
        if (!top.isEmpty())
            group = top;
        else if (sub.isEmpty())
            group.clear();
        const QString above = top.isEmpty() ? group : top;
        Column column;
        column.heading = sub.isEmpty() ? top : sub;
        column.fullHeading = sub.isEmpty() ? top : QString(above + u' ' + sub);
        column.role = roleOf(column.heading);
        if (column.role == ColumnRole::Unknown && !sub.isEmpty())
            column.role = roleOf(above);
        columns.push_back(column);
    }
    return columns;
}

/// A description beside a numbered "item" is the product; two of a kind leave the first.
void settleRoles(std::vector<Column> &columns)
{
    const auto first
        = [&columns](ColumnRole role) { return std::ranges::find(columns, role, &Column::role); };
    const auto item = first(ColumnRole::Product);
    const auto description = first(ColumnRole::Configuration);
    if (description == columns.end())
        return;
    const bool numbered = item != columns.end() && bareHeading(item->heading) == u"item";
    if (numbered) {
        item->role = ColumnRole::Index;
        description->role = ColumnRole::Product;
    } else if (item == columns.end() && first(ColumnRole::Gpu) == columns.end()) {
        description->role = ColumnRole::Product;
    }
}

} // namespace

std::optional<qsizetype> HeaderRow::column(ColumnRole role) const
{
    const auto it = std::ranges::find(columns, role, &Column::role);
    return it == columns.end() ? std::nullopt : std::optional<qsizetype>(it - columns.begin());
}

std::vector<qsizetype> HeaderRow::columnsOf(ColumnRole role) const
{
    std::vector<qsizetype> found;
    for (size_t i = 0; i < columns.size(); ++i) {
        if (columns[i].role == role)
            found.push_back(static_cast<qsizetype>(i));
    }
    return found;
}

std::optional<HeaderRow> findHeader(const TextTable &table)
{
    constexpr size_t kSearched = 50;
    size_t best = 0;
    int bestScore = 0;
    for (size_t i = 0; i < std::min(table.records.size(), kSearched); ++i) {
        const int score = headerScore(table.records[i]);
        if (score > bestScore) {
            bestScore = score;
            best = i;
        }
    }
    if (bestScore < 2)
        return {};
    HeaderRow header;
    header.firstRecord = best;
    const Record *second = best + 1 < table.records.size() ? &table.records[best + 1] : nullptr;
    header.twoLevels = second && isSecondLine(table.records[best], *second);
    header.columns = columnsFrom(table.records[best], header.twoLevels ? second : nullptr);
    settleRoles(header.columns);
    return header;
}

} // namespace xj::exchange
