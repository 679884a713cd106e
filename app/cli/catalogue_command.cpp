// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/catalogue_command.h"

#include "app/cli/catalogue_tables.h"
#include "models/catalogue/fact_json.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <array>

namespace xj::app {

namespace {

class CatalogueCommandText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::CatalogueCommandText)

public:
    static QString wrongUsage(const QStringList &known)
    {
        return tr("“catalogue” takes one of these words: %1; and --json for other programs.")
            .arg(known.join(QStringLiteral(", ")));
    }
};

struct Listing
{
    const char *name;
    TextTable (*table)(const domain::Catalogue &, const text::Style &);
    QJsonArray (*json)(const domain::Catalogue &);
};

constexpr std::array kListings{
    Listing{"gpus", gpuTable, [](const domain::Catalogue &c) { return catalogue::toJson(c.gpus()); }},
    Listing{"models", modelTable, [](const domain::Catalogue &c) { return catalogue::toJson(c.models()); }},
    Listing{"servers", serverTable,
            [](const domain::Catalogue &c) { return catalogue::toJson(c.servers()); }},
    Listing{"providers", providerTable,
            [](const domain::Catalogue &c) { return catalogue::toJson(c.providers()); }},
    Listing{"offers", offerTable, [](const domain::Catalogue &c) { return catalogue::toJson(c.offers()); }},
    Listing{"builds", buildCostTable,
            [](const domain::Catalogue &c) { return catalogue::toJson(c.buildCosts()); }},
    Listing{"rates", rateTable, [](const domain::Catalogue &c) { return catalogue::toJson(c.rates()); }}};

} // namespace

int runCatalogueCommand(const QStringList &arguments, const CommandContext &context)
{
    const QString jsonOption = QStringLiteral("--json");
    QStringList words = arguments;
    const bool asJson = words.removeAll(jsonOption) > 0;
    QStringList known;
    for (const Listing &listing : kListings) {
        known.append(QString::fromLatin1(listing.name));
        if (words.size() != 1 || words.constFirst() != known.constLast())
            continue;
        const domain::Result<domain::Catalogue> catalogue = loadCatalogue(context);
        if (!catalogue)
            return tellError(context, catalogue.error());
        if (asJson)
            context.out << QJsonDocument(listing.json(*catalogue)).toJson(QJsonDocument::Indented);
        else
            context.out << listing.table(*catalogue, context.style).toText();
        return kDone;
    }
    return tellWrongUsage(context, CatalogueCommandText::wrongUsage(known));
}

} // namespace xj::app
