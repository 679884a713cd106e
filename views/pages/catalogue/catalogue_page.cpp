// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/catalogue/catalogue_page.h"

#include "views/widgets/data_table.h"
#include "views/widgets/table_card.h"

#include <QTabWidget>
#include <QVBoxLayout>

namespace xj::pages {

CataloguePage::CataloguePage(project::OpenProject &project, QWidget *parent)
    : Page(project, parent)
    , m_tabs(new QTabWidget(this))
{
    m_tabs->setObjectName(QStringLiteral("catalogueTabs"));
    m_tabs->setDocumentMode(true);
    addTable(m_offers, QStringLiteral("offerFacts"));
    addTable(m_gpus, QStringLiteral("gpuFacts"));
    addTable(m_models, QStringLiteral("modelFacts"));
    addTable(m_servers, QStringLiteral("serverFacts"));
    addTable(m_providers, QStringLiteral("providerFacts"));
    addTable(m_costs, QStringLiteral("buildCostFacts"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 10, 16, 16);
    layout->addWidget(m_tabs);
    connect(&project, &project::OpenProject::catalogueChanged, this, &CataloguePage::showFacts);
    showFacts();
    retranslate();
}

void CataloguePage::addTable(items::ValueTable &values, const QString &name)
{
    auto *card = new widgets::TableCard(values, name, m_tabs);
    m_tabs->addTab(card, QString());
    m_cards.push_back(card);
}

void CataloguePage::showFacts()
{
    const domain::Catalogue &facts = openProject().catalogue();
    m_gpus.setRows(facts.gpus());
    m_models.setRows(facts.models());
    m_servers.show(facts);
    m_providers.setRows(facts.providers());
    m_offers.show(facts);
    m_costs.setRows(facts.buildCosts());
}

void CataloguePage::showAnswer()
{
    for (widgets::TableCard *card : m_cards)
        card->table().setStyleOfTexts(textStyle());
}

void CataloguePage::retranslate()
{
    const QStringList titles{tr("Offers"),  tr("GPUs"),      tr("Models"),
                             tr("Servers"), tr("Providers"), tr("Costs of owning")};
    for (int i = 0; i < titles.size(); ++i) {
        m_tabs->setTabText(i, titles[i]);
        m_cards[static_cast<std::size_t>(i)]->setTitle(titles[i]);
        m_cards[static_cast<std::size_t>(i)]->table().setAccessibleName(titles[i]);
    }
    m_tabs->setAccessibleName(tr("Kinds of facts"));
    showAnswer();
}

} // namespace xj::pages
