// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/error_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace xj::text {

namespace {

class ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(xj::text::ErrorText)

public:
    static QString pattern(domain::ErrorCode code);
    static QString nearest(const QString &candidate) { return tr("Did you mean “%1”?").arg(candidate); }
    static QString row(int number) { return tr("row %1").arg(number); }
    static QString line(int number) { return tr("line %1").arg(number); }
    static QString column(int number) { return tr("column %1").arg(number); }
    static QString sheet(const QString &name) { return tr("sheet “%1”").arg(name); }
    static QString separator() { return tr(", ", "between the parts of a place: file, sheet, row"); }
};

QString ErrorText::pattern(domain::ErrorCode code)
{
    using domain::ErrorCode;
    switch (code) {
    case ErrorCode::FileNotFound:
        return tr("The file %1 does not exist. Check the name and the folder.");
    case ErrorCode::FileNotReadable:
        return tr("The file %1 cannot be read: %2. Check its permissions.");
    case ErrorCode::FileNotWritable:
        return tr("%1 cannot be written: %2. Choose another folder, or free space and check permissions. "
                  "Nothing was changed.");
    case ErrorCode::FileTooLarge:
        return tr("The file %1 is too large: %2, at most %3 are read.");
    case ErrorCode::JsonSyntax:
        return tr("This is not valid JSON: %1.");
    case ErrorCode::JsonNotAnObject:
        return tr("A JSON object was expected at the top of the file.");
    case ErrorCode::SchemaMissing:
        return tr("The key “schema” is missing; it must be “%1”.");
    case ErrorCode::SchemaUnknown:
        return tr("The schema “%1” is not known here; “%2” was expected.");
    case ErrorCode::SchemaNewer:
        return tr("The file was written by a newer version (schema “%1”; this version reads “%2”). Update "
                  "the program.");
    case ErrorCode::UnknownKey:
        return tr("The key “%1” is not known.");
    case ErrorCode::DuplicateKey:
        return tr("The key “%1” appears twice in the same object; delete one of them.");
    case ErrorCode::MissingKey:
        return tr("The key “%1” is missing.");
    case ErrorCode::WrongType:
        return tr("“%1” has the wrong type: %2 was expected.");
    case ErrorCode::UnknownValue:
        return tr("“%1” is not one of the allowed values: %2.");
    case ErrorCode::NotANumber:
        return tr("“%1” is not a number.");
    case ErrorCode::NotAWholeNumber:
        return tr("%1 is not a whole number.");
    case ErrorCode::NumberOutOfRange:
        return tr("%1 is outside the allowed range from %2 to %3.");
    case ErrorCode::InvalidValue:
        return tr("The value “%1” is not valid here.");
    case ErrorCode::NotADate:
        return tr("“%1” is not a date; write it as 2026-12-31.");
    case ErrorCode::CurrencyMismatch:
        return tr("Amounts in %1 and %2 cannot be added; convert one of them first.");
    case ErrorCode::NoExchangeRate:
        return tr("There is no exchange rate from %1 to %2. Enter one in the catalogue, with its date.");
    case ErrorCode::SharesNotOne:
        return tr("These shares add up to %1; they must make exactly 1.");
    case ErrorCode::RackBelowNode:
        return tr("A rack of %1 kW cannot carry a server of %2 kW. Take a stronger rack.");
    case ErrorCode::Contradiction:
        return tr("“%1” and “%2” contradict each other; change one of them.");
    case ErrorCode::UnknownModel:
        return tr("The model “%1” is not in the library.");
    case ErrorCode::UnknownGpu:
        return tr("The GPU “%1” is not in the catalogue.");
    case ErrorCode::UnknownProvider:
        return tr("The provider “%1” is not in the catalogue.");
    case ErrorCode::UnknownWorkload:
        return tr("There is no workload named “%1”.");
    case ErrorCode::DuplicateName:
        return tr("The name “%1” is used twice; names must differ.");
    case ErrorCode::NoWorkload:
        return tr("The project has no workload. Add one on the Needs page.");
    case ErrorCode::ModelUndetermined:
        return tr("The model is not determined: choose one from the library, or enter at least its number of "
                  "parameters.");
    case ErrorCode::DatabaseMissingDriver:
        return tr("Qt's SQLite driver is missing. Install the package libqt6sql6-sqlite.");
    case ErrorCode::DatabaseNotOpened:
        return tr("The workspace %1 cannot be opened: %2.");
    case ErrorCode::DatabaseNotOurs:
        return tr("The file %1 is not a Xuanji workspace. Nothing was changed in it.");
    case ErrorCode::DatabaseNewer:
        return tr("The workspace %1 was written by a newer version (format %2; this version knows %3). "
                  "Update the program, or open another workspace. Nothing was changed in it.");
    case ErrorCode::DatabaseCorrupt:
        return tr(
            "The workspace %1 is damaged: %2. Open the newest backup beside it, or start a new workspace.");
    case ErrorCode::DatabaseLocked:
        return tr("The workspace %1 is in use by another program. Close it there, or try again.");
    case ErrorCode::DatabaseReadOnly:
        return tr("The workspace %1 is read-only: changes cannot be stored. Copy it to a folder where you "
                  "may write.");
    case ErrorCode::DatabaseFull:
        return tr("There is no space left for the workspace %1. Nothing was changed; free some space and try "
                  "again.");
    case ErrorCode::DatabaseMoved:
        return tr("The workspace %1 was moved, replaced or deleted while it was open. Put it back, or export "
                  "your project and open the workspace again.");
    case ErrorCode::DatabaseFailed:
        return tr("The workspace could not do this: %1 (%2). Nothing was changed.");
    case ErrorCode::CatalogueRowInvalid:
        return tr("A row of the fact table %1 is not valid: key “%2”, field “%3”.");
    case ErrorCode::FontMissing:
        return tr("The font “%1” is missing, so Chinese text could not be printed correctly. Install the "
                  "package fonts-wqy-microhei.");
    case ErrorCode::PdfFailed:
        return tr("The PDF could not be made: %1.");
    case ErrorCode::Cancelled:
        return tr("Cancelled.");
    case ErrorCode::Internal:
        return tr("Something went wrong inside the program: %1. Please report it.");
    }
    return {};
}

/// The codes whose last argument is a suggestion that may be empty.
bool suggests(domain::ErrorCode code)
{
    using domain::ErrorCode;
    return code == ErrorCode::UnknownKey || code == ErrorCode::UnknownModel || code == ErrorCode::UnknownGpu
        || code == ErrorCode::UnknownProvider;
}

} // namespace

QString errorMessage(const domain::Error &error, const Style &style)
{
    QString message = filled(ErrorText::pattern(error.code), error.arguments, style);
    if (suggests(error.code) && error.arguments.size() > 1) {
        const QString candidate = argument(error.arguments.at(1), style);
        if (!candidate.isEmpty())
            message += u' ' + ErrorText::nearest(candidate);
    }
    return message;
}

QString placeText(const domain::Place &place)
{
    QStringList parts;
    if (!place.file.isEmpty())
        parts << place.file;
    if (!place.sheet.isEmpty())
        parts << ErrorText::sheet(place.sheet);
    if (place.row > 0)
        parts << (place.sheet.isEmpty() && place.field.isEmpty() ? ErrorText::line(place.row)
                                                                 : ErrorText::row(place.row));
    if (place.column > 0)
        parts << ErrorText::column(place.column);
    if (!place.field.isEmpty())
        parts << place.field;
    return parts.join(ErrorText::separator());
}

} // namespace xj::text
