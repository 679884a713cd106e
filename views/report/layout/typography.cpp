// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/layout/typography.h"

#include "views/report/layout/page_geometry.h"

#include <cmath>

namespace xj::report::layout {

namespace {

struct Face
{
    double points;
    bool bold;
};

Face face(TypeRole role)
{
    switch (role) {
    case TypeRole::Title:
        return {22.0, true};
    case TypeRole::Subtitle:
        return {13.0, false};
    case TypeRole::Section:
        return {14.0, true};
    case TypeRole::Part:
        return {11.0, true};
    case TypeRole::Lead:
        return {11.5, true};
    case TypeRole::Body:
        return {9.5, false};
    case TypeRole::Small:
        return {8.0, false};
    case TypeRole::Caption:
        return {9.0, true};
    case TypeRole::TableHead:
    case TypeRole::TableStrong:
        return {8.0, true};
    case TypeRole::TableCell:
        return {8.0, false};
    case TypeRole::KeyLabel:
    case TypeRole::KeyRemark:
        return {8.0, false};
    case TypeRole::KeyValue:
        return {14.0, true};
    case TypeRole::PageEdge:
        return {7.5, false};
    }
    return {9.5, false};
}

} // namespace

Typography::Typography(QStringList families)
    : m_families(std::move(families))
{ }

QFont Typography::font(TypeRole role) const
{
    const Face look = face(role);
    QFont font;
    font.setFamilies(m_families);
    font.setPixelSize(static_cast<int>(std::lround(dotsFromPoints(look.points))));
    font.setBold(look.bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QColor Typography::colour(TypeRole role)
{
    const bool quiet = role == TypeRole::KeyLabel || role == TypeRole::KeyRemark || role == TypeRole::PageEdge
        || role == TypeRole::Small;
    const bool accent = role == TypeRole::Title || role == TypeRole::Section || role == TypeRole::KeyValue;
    return quiet ? QColor(0x4a, 0x4a, 0x4a) : accent ? QColor(0x17, 0x37, 0x5e) : QColor(0x1c, 0x1c, 0x1c);
}

QFont Typography::chartFont(double points, double scenePerDot) const
{
    QFont font;
    font.setFamilies(m_families);
    font.setPixelSize(static_cast<int>(std::lround(dotsFromPoints(points) * scenePerDot)));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace xj::report::layout
