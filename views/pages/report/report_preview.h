// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/report/report.h"

#include <QWidget>

#include <optional>

namespace xj::pages {

/// The sheets of a report one below the other, painted as they will be printed.
class ReportPreview : public QWidget
{
    Q_OBJECT

public:
    explicit ReportPreview(QWidget *parent = nullptr);

    void setReport(const report::PagedReport &report);
    [[nodiscard]] int pageTop(int page) const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QSizeF sheetSize() const;
    void updateHeight();

    std::optional<report::PagedReport> m_report;
};

} // namespace xj::pages
