// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/xuanji_style.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOptionSlider>

#include <algorithm>

namespace xj::widgets {

namespace {

constexpr int kScrollBarWidth = 12;
constexpr int kShortestHandle = 28;
constexpr int kCellMargin = 6;

/// The handle's place along a bar without arrow buttons.
QRect handleRect(const QStyleOptionSlider &bar)
{
    const bool horizontal = bar.orientation == Qt::Horizontal;
    const int length = horizontal ? bar.rect.width() : bar.rect.height();
    const int range = bar.maximum - bar.minimum;
    const int handle = range <= 0
        ? length
        : std::clamp(static_cast<int>(static_cast<qint64>(length) * bar.pageStep / (range + bar.pageStep)),
                     std::min(kShortestHandle, length), length);
    const int start = QStyle::sliderPositionFromValue(bar.minimum, bar.maximum, bar.sliderPosition,
                                                      length - handle, bar.upsideDown);
    return horizontal ? QRect(bar.rect.left() + start, bar.rect.top(), handle, bar.rect.height())
                      : QRect(bar.rect.left(), bar.rect.top() + start, bar.rect.width(), handle);
}

/// What is left of the bar before or after the handle.
QRect pageRect(const QStyleOptionSlider &bar, bool before)
{
    const QRect handle = handleRect(bar);
    QRect page = bar.rect;
    if (bar.orientation == Qt::Horizontal && before)
        page.setRight(handle.left() - 1);
    else if (bar.orientation == Qt::Horizontal)
        page.setLeft(handle.right() + 1);
    else if (before)
        page.setBottom(handle.top() - 1);
    else
        page.setTop(handle.bottom() + 1);
    return page;
}

} // namespace

XuanjiStyle::XuanjiStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{ }

int XuanjiStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return 8;
    case PM_ScrollBarExtent:
        return kScrollBarWidth;
    case PM_HeaderMargin:
    case PM_FocusFrameHMargin:
        return kCellMargin;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int XuanjiStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *returnData) const
{
    // Mnemonics are how the keyboard finds its way: they stay visible.
    if (hint == SH_UnderlineShortcut)
        return 1;
    return QProxyStyle::styleHint(hint, option, widget, returnData);
}

QRect XuanjiStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                  const QWidget *widget) const
{
    const auto *bar
        = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider *>(option) : nullptr;
    if (!bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    switch (part) {
    case SC_ScrollBarSlider:
        return handleRect(*bar);
    case SC_ScrollBarGroove:
        return bar->rect;
    case SC_ScrollBarSubPage:
        return pageRect(*bar, true);
    case SC_ScrollBarAddPage:
        return pageRect(*bar, false);
    default:
        return {};
    }
}

void XuanjiStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                     QPainter *painter, const QWidget *widget) const
{
    const auto *bar
        = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider *>(option) : nullptr;
    if (!bar) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    if (bar->maximum <= bar->minimum)
        return;
    const bool grasped
        = bar->activeSubControls & SC_ScrollBarSlider && bar->state & (State_MouseOver | State_Sunken);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(bar->palette.color(grasped ? QPalette::Dark : QPalette::Mid));
    const QRectF handle = QRectF(handleRect(*bar)).adjusted(3, 3, -3, -3);
    const qreal radius = std::min(handle.width(), handle.height()) / 2;
    painter->drawRoundedRect(handle, radius, radius);
    painter->restore();
}

} // namespace xj::widgets
