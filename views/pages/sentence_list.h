// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/figure.h"
#include "views/text/format.h"

#include <QLabel>

#include <vector>

namespace xj::pages {

/// Reasons as short paragraphs, one below the other; hidden while there are none.
class SentenceList : public QLabel
{
    Q_OBJECT

public:
    explicit SentenceList(QWidget *parent = nullptr);

    void setReasons(const std::vector<domain::Reason> &reasons, const text::Style &style);
};

} // namespace xj::pages
