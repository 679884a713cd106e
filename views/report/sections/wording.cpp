// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/sections/wording.h"

#include "views/text/sentences.h"

#include <QCoreApplication>

namespace xj::report::sections {

QString figureText(const domain::Figure &figure, const text::Style &style)
{
    if (figure.value)
        return text::quantity(domain::Quantity{*figure.value, figure.unit}, style);
    return figure.undefined ? text::sentence(*figure.undefined, style) : text::unknown();
}

QString gpuName(const QString &gpuId, const domain::Catalogue &catalogue)
{
    const domain::Gpu *gpu = catalogue.gpu(gpuId);
    if (gpu)
        return gpu->name;
    return gpuId.isEmpty() ? text::unknown() : gpuId;
}

QStringList sentences(std::span<const domain::Reason> reasons, const text::Style &style)
{
    QStringList words;
    for (const domain::Reason &reason : reasons)
        words << text::sentence(reason, style);
    return words;
}

QString yesNo(bool value)
{
    return value ? QCoreApplication::translate("xj::report", "yes")
                 : QCoreApplication::translate("xj::report", "no");
}

QString offerName(const domain::Candidate &candidate, const text::Style &style)
{
    const QString provider = text::name(candidate.provider, style);
    return candidate.instance.isEmpty()
        ? provider
        : QCoreApplication::translate("xj::report", "%1, %2", "provider, instance")
              .arg(provider, candidate.instance);
}

void appendList(layout::Blocks &blocks, const QString &title, const QStringList &items)
{
    if (items.isEmpty())
        return;
    blocks.emplace_back(layout::Heading{2, title});
    blocks.emplace_back(layout::BulletList{items});
}

void append(layout::Blocks &to, layout::Blocks &&from)
{
    for (layout::Block &block : from)
        to.push_back(std::move(block));
}

layout::Table printedTable(const charts::ChartTable &table, const text::Style &style)
{
    layout::Table printed;
    printed.columns.push_back({table.rowHeading, 1.6, layout::Align::Left});
    for (const charts::ChartColumn &column : table.columns)
        printed.columns.push_back({charts::headingWithUnit(column, style), 1.0, layout::Align::Right});
    for (const charts::ChartRow &row : table.rows) {
        layout::TableRow cells{{row.label}, false};
        for (std::size_t column = 0; column < row.values.size(); ++column)
            cells.cells.push_back(charts::cellText(row, column, table, style));
        printed.rows.push_back(std::move(cells));
    }
    return printed;
}

layout::Figure figureOf(std::unique_ptr<QChart> chart, double heightMm)
{
    const QString title = chart->title();
    chart->setTitle({});
    return {std::shared_ptr<QChart>(std::move(chart)), title, heightMm};
}

} // namespace xj::report::sections
