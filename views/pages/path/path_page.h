// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/path_table.h"
#include "views/pages/page.h"

#include <array>

namespace xj::charts {
class ChartView;
}

namespace xj::widgets {
class Card;
class TableCard;
} // namespace xj::widgets

namespace xj::pages {

class SentenceList;
class StageCard;

/// 路径: three stages over the horizon, with what runs in each and what ends it.
class PathPage : public Page
{
    Q_OBJECT

public:
    explicit PathPage(project::OpenProject &project, QWidget *parent = nullptr);

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    items::StageTable m_stages;
    std::array<StageCard *, 3> m_cards{};
    widgets::Card *m_chartCard = nullptr;
    charts::ChartView *m_chart = nullptr;
    widgets::TableCard *m_table = nullptr;
    widgets::Card *m_notesCard = nullptr;
    SentenceList *m_notes = nullptr;
};

} // namespace xj::pages
