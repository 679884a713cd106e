// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_command.h"

#include "app/cli/command_arguments.h"
#include "app/cli/files.h"
#include "models/exchange/import_file.h"
#include "models/exchange/import_json.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

namespace xj::app {

namespace {

class ImportText
{
    Q_DECLARE_TR_FUNCTIONS(xj::app::ImportText)

public:
    static QString wrongDate(const QString &option, const QString &text)
    {
        return tr("“%1” needs a date such as 2026-12-31, not “%2”.").arg(option, text);
    }
    static QString wrongAs(const QString &text)
    {
        return tr("“--as” is quotes or offers, not “%1”.").arg(text);
    }
    static QString unusable(const QString &file, const QString &code)
    {
        return tr("%1 cannot be imported: %2.").arg(file, why(code));
    }

private:
    static QString why(const QString &code)
    {
        if (code == u"empty_file")
            return tr("the file is empty");
        if (code == u"encoding_unknown")
            return tr("its text is neither UTF-8 nor UTF-16 nor GB18030");
        if (code == u"workbook_broken")
            return tr("the workbook is damaged, protected or of another kind");
        if (code == u"no_table_found")
            return tr("no table with a product and a price was found");
        return code;
    }
};

struct Request
{
    exchange::ImportAs as = exchange::ImportAs::Automatic;
    exchange::ImportOptions options;
    QString fault;
};

std::optional<QDate> takeDate(const CommandArguments &arguments, const QString &option, Request &request)
{
    const QString text = arguments.value(option);
    if (text.isEmpty())
        return {};
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        request.fault = ImportText::wrongDate(QStringLiteral("--") + option, text);
    return date;
}

Request requestFrom(const CommandArguments &arguments)
{
    Request request;
    const QString as = arguments.value(QStringLiteral("as"));
    if (as == u"quotes")
        request.as = exchange::ImportAs::Quotes;
    else if (as == u"offers")
        request.as = exchange::ImportAs::Offers;
    else if (!as.isEmpty())
        request.fault = ImportText::wrongAs(as);
    request.options.provider = arguments.value(QStringLiteral("provider"));
    request.options.sheet = arguments.value(QStringLiteral("sheet"));
    request.options.observedOn = takeDate(arguments, QStringLiteral("observed-on"), request);
    request.options.today = takeDate(arguments, QStringLiteral("today"), request);
    return request;
}

} // namespace

int runImportCommand(const QStringList &arguments, const CommandContext &context)
{
    CommandArguments parsed(QStringLiteral("import"),
                            {QStringLiteral("as"), QStringLiteral("provider"), QStringLiteral("observed-on"),
                             QStringLiteral("today"), QStringLiteral("sheet")});
    if (!parsed.parse(arguments, 1, context))
        return kWrongUsage;
    const Request request = requestFrom(parsed);
    if (!request.fault.isEmpty())
        return tellWrongUsage(context, request.fault);
    const QString path = parsed.positional(0);
    const auto bytes = readFile(path, exchange::kLargestImportFile);
    if (!bytes)
        return tellError(context, bytes.error());
    const exchange::ImportedFile file = exchange::readImportFile(*bytes, request.as, request.options);
    context.out << QJsonDocument(exchange::importToJson(file, QFileInfo(path).fileName())).toJson();
    if (!file.error.isEmpty()) {
        context.err << ImportText::unusable(path, file.error) << '\n';
        return kWrongInput;
    }
    return file.offers.empty() && file.items.empty() ? kNothingQualifies : kDone;
}

} // namespace xj::app
