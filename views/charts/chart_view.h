// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_table.h"
#include "views/text/format.h"

#include <QChart>
#include <QWidget>

#include <memory>

QT_BEGIN_NAMESPACE
class QAction;
class QChartView;
class QLabel;
QT_END_NAMESPACE

namespace xj::charts {

/// A chart on the screen: its answer as a title that wraps, the picture, and a menu that copies the numbers
/// or the picture and saves it. Its accessible name is the title, its description the numbers.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    /// Shows a chart and keeps its table for copying. Both as the builders of charts.h make them.
    void setContent(std::unique_ptr<QChart> chart, ChartTable table, const text::Style &style);
    [[nodiscard]] const ChartTable &table() const { return m_table; }
    [[nodiscard]] QChart *chart() const;

    [[nodiscard]] QImage pictureAsImage() const; ///< title and chart at twice the size on the screen
    [[nodiscard]] QByteArray pictureAsSvg() const;

public Q_SLOTS:
    void copyNumbers(); ///< tab-separated text
    void copyPicture(); ///< SVG and PNG
    void savePictureAs(const QString &path); ///< by its ending: .svg, else an image

Q_SIGNALS:
    /// The user asked to save the picture: the owner asks for a path and calls savePictureAs.
    void savePictureRequested();
    void pictureNotSaved(const QString &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void renderPicture(QPainter &painter, const QSizeF &size) const;

    ChartTable m_table;
    text::Style m_style;
    QLabel *m_title = nullptr;
    QChartView *m_view = nullptr;
    QAction *m_copyNumbers = nullptr;
    QAction *m_copyPicture = nullptr;
    QAction *m_savePicture = nullptr;
};

} // namespace xj::charts
