// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QChart>
#include <QRectF>

#include <memory>

QT_BEGIN_NAMESPACE
class QGraphicsScene;
class QPainter;
QT_END_NAMESPACE

namespace xj::report::layout {

/// Scene units a dot: charts are laid out at 144 units an inch, where Qt Charts' fixed margins and marker
/// sizes look right.
inline constexpr double kChartScenePerDot = 144.0 / 300.0;

/// A chart in a scene of its own, never shown, painted as vectors.
class ChartPicture
{
public:
    /// Lays the chart out for a rectangle of that size in dots.
    ChartPicture(std::shared_ptr<QChart> chart, const QSizeF &sizeInDots);
    ~ChartPicture();
    Q_DISABLE_COPY_MOVE(ChartPicture)

    void paint(QPainter &painter, const QRectF &target) const;

private:
    std::shared_ptr<QChart> m_chart;
    std::unique_ptr<QGraphicsScene> m_scene;
};

} // namespace xj::report::layout
