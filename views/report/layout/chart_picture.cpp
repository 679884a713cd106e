// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/report/layout/chart_picture.h"

#include <QCoreApplication>
#include <QEvent>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QPainter>

namespace xj::report::layout {

ChartPicture::ChartPicture(std::shared_ptr<QChart> chart, const QSizeF &sizeInDots)
    : m_chart(std::move(chart))
    , m_scene(std::make_unique<QGraphicsScene>())
{
    const QSizeF size = sizeInDots * kChartScenePerDot;
    m_scene->addItem(m_chart.get());
    m_scene->setSceneRect(QRectF(QPointF(), size));
    m_chart->resize(size);
    m_chart->layout()->activate();
    // The legend measures its entries when asked by an event: without it they are cut short.
    QCoreApplication::sendPostedEvents(m_chart->legend(), QEvent::LayoutRequest);
    QCoreApplication::sendPostedEvents(m_chart.get(), QEvent::LayoutRequest);
    m_chart->layout()->activate();
}

ChartPicture::~ChartPicture()
{
    m_scene->removeItem(m_chart.get()); // the scene would delete what the shared pointer owns
}

void ChartPicture::paint(QPainter &painter, const QRectF &target) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    m_scene->render(&painter, target, m_scene->sceneRect(), Qt::IgnoreAspectRatio);
    painter.restore();
}

} // namespace xj::report::layout
