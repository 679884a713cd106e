// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_view.h"

#include <QAction>
#include <QBuffer>
#include <QChartView>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <QTextOption>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

#include <algorithm>

namespace xj::charts {

namespace {

constexpr double kImageScale = 2.0; // a copied picture is looked at larger than on the screen
constexpr int kTitleGap = 6;
/// Qt Charts cuts axis labels off when a chart is narrow. Below this width the chart is laid out as if it had
/// it, and drawn smaller, down to a size that can still be read.
constexpr double kComfortableWidth = 760.0;
constexpr double kSmallestScale = 0.72;

class FittingView : public QChartView
{
public:
    using QChartView::QChartView;

    void fit()
    {
        if (!chart())
            return;
        const double scaled = std::clamp(width() / kComfortableWidth, kSmallestScale, 1.0);
        resetTransform();
        scale(scaled, scaled);
        chart()->resize(QSizeF(size()) / scaled);
        setSceneRect(QRectF(QPointF(), chart()->size()));
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QChartView::resizeEvent(event);
        fit();
    }
};

} // namespace

ChartView::ChartView(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_view(new FittingView(this))
    , m_copyNumbers(new QAction(this))
    , m_copyPicture(new QAction(this))
    , m_savePicture(new QAction(this))
{
    m_title->setObjectName("chartTitle"_L1);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_view->setObjectName("chartPicture"_L1);
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setFocusPolicy(Qt::StrongFocus);
    m_view->setContextMenuPolicy(Qt::NoContextMenu); // ours, on the whole widget, also from the keyboard
    setFocusProxy(m_view);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_view, 1);

    m_copyNumbers->setObjectName("copyNumbers"_L1);
    m_copyNumbers->setShortcut(QKeySequence::Copy);
    m_copyNumbers->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_copyPicture->setObjectName("copyPicture"_L1);
    m_savePicture->setObjectName("savePicture"_L1);
    connect(m_copyNumbers, &QAction::triggered, this, &ChartView::copyNumbers);
    connect(m_copyPicture, &QAction::triggered, this, &ChartView::copyPicture);
    connect(m_savePicture, &QAction::triggered, this, &ChartView::savePictureRequested);
    addActions({m_copyNumbers, m_copyPicture, m_savePicture});
    setContextMenuPolicy(Qt::ActionsContextMenu);
    retranslate();
}

ChartView::~ChartView() = default;

void ChartView::setContent(std::unique_ptr<QChart> chart, ChartTable table, const text::Style &style)
{
    m_table = std::move(table);
    m_style = style;
    m_title->setText(m_table.title);
    chart->setTitle({}); // the label shows it, and wraps it
    const std::unique_ptr<QChart> old(m_view->chart());
    m_view->setBackgroundBrush(chart->backgroundBrush());
    m_view->setChart(chart.release()); // the view owns the new one and hands the old one back
    static_cast<FittingView *>(m_view)->fit();
    const QString description = spokenDescription(m_table, m_style);
    for (QWidget *widget : {static_cast<QWidget *>(this), static_cast<QWidget *>(m_view)}) {
        widget->setAccessibleName(m_table.title);
        widget->setAccessibleDescription(description);
    }
    m_copyNumbers->setEnabled(!m_table.isEmpty());
}

QChart *ChartView::chart() const
{
    return m_view->chart();
}

QImage ChartView::pictureAsImage() const
{
    QImage image((QSizeF(size()) * kImageScale).toSize(), QImage::Format_RGB32);
    image.fill(m_view->chart()->backgroundBrush().color());
    QPainter painter(&image);
    painter.scale(kImageScale, kImageScale);
    renderPicture(painter, size());
    return image;
}

QByteArray ChartView::pictureAsSvg() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size());
    generator.setViewBox(rect());
    generator.setTitle(m_table.title);
    QPainter painter(&generator);
    renderPicture(painter, size());
    painter.end();
    return bytes;
}

void ChartView::renderPicture(QPainter &painter, const QSizeF &size) const
{
    QChart *const chart = m_view->chart();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), size), chart->backgroundBrush());
    painter.setFont(chart->titleFont());
    painter.setPen(chart->titleBrush().color());
    QTextOption wrapped(Qt::AlignHCenter | Qt::AlignTop);
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    const QRectF room(kTitleGap, kTitleGap, size.width() - 2 * kTitleGap, size.height() / 3);
    const QRectF title = painter.boundingRect(room, m_table.title, wrapped);
    painter.drawText(room, m_table.title, wrapped);
    const double top = title.bottom() + kTitleGap;
    chart->scene()->render(&painter, QRectF(0, top, size.width(), size.height() - top),
                           chart->sceneBoundingRect());
}

void ChartView::copyNumbers()
{
    QGuiApplication::clipboard()->setText(tabSeparated(m_table, m_style));
}

void ChartView::copyPicture()
{
    auto picture = std::make_unique<QMimeData>();
    picture->setImageData(pictureAsImage());
    picture->setData("image/svg+xml"_L1, pictureAsSvg());
    QGuiApplication::clipboard()->setMimeData(picture.release()); // the clipboard owns it
}

void ChartView::savePictureAs(const QString &path)
{
    QSaveFile file(path);
    bool saved = file.open(QIODevice::WriteOnly);
    if (saved && path.endsWith(".svg"_L1, Qt::CaseInsensitive))
        saved = file.write(pictureAsSvg()) > 0;
    else if (saved)
        saved = pictureAsImage().save(&file, "PNG");
    if (!saved || !file.commit())
        Q_EMIT pictureNotSaved(path);
}

void ChartView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void ChartView::retranslate()
{
    m_copyNumbers->setText(tr("Copy numbers"));
    m_copyPicture->setText(tr("Copy picture"));
    m_savePicture->setText(tr("Save picture…"));
}

} // namespace xj::charts
