// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/items/catalogue_tables.h"
#include "views/pages/page.h"

QT_BEGIN_NAMESPACE
class QLabel;
class QTabWidget;
QT_END_NAMESPACE

namespace xj::widgets {
class TableCard;
}

namespace xj::pages {

/// 资料库: the facts that answers come from, each with source and date.
class CataloguePage : public Page
{
    Q_OBJECT

public:
    explicit CataloguePage(project::OpenProject &project, QWidget *parent = nullptr);

protected:
    void retranslate() override;
    void showAnswer() override;

private:
    void showFacts();
    void addTable(items::ValueTable &values, const QString &name);

    items::GpuTable m_gpus;
    items::ModelTable m_models;
    items::ServerTable m_servers;
    items::ProviderTable m_providers;
    items::OfferTable m_offers;
    items::BuildCostTable m_costs;
    QTabWidget *m_tabs = nullptr;
    std::vector<widgets::TableCard *> m_cards;
};

} // namespace xj::pages
