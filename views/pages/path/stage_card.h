// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/path_result.h"
#include "views/text/format.h"
#include "views/widgets/card.h"

namespace xj::pages {

class SentenceList;

/// One stage of the path: when, on what, for how much, and what ends it.
class StageCard : public widgets::Card
{
    Q_OBJECT

public:
    explicit StageCard(QWidget *parent = nullptr);

    void show(const domain::PathStage &stage, const text::Style &style);

private:
    QLabel *m_when = nullptr;
    QLabel *m_cost = nullptr;
    QLabel *m_entryHeading = nullptr;
    SentenceList *m_entry = nullptr;
    QLabel *m_triggerHeading = nullptr;
    SentenceList *m_triggers = nullptr;
};

} // namespace xj::pages
