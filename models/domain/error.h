// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/argument.h"

#include <QList>
#include <QString>

namespace xj::domain {

/// What went wrong. views/text turns each into a sentence that says where, and what to do.
/// The comment names the arguments in order.
enum class ErrorCode {
    // Files
    FileNotFound, ///< path
    FileNotReadable, ///< path, system text
    FileNotWritable, ///< path, system text
    FileTooLarge, ///< path, size, limit
    // Text and JSON
    JsonSyntax, ///< parser text
    JsonNotAnObject,
    SchemaMissing, ///< expected schema
    SchemaUnknown, ///< found, expected
    SchemaNewer, ///< found, expected
    UnknownKey, ///< key, nearest known key (may be empty)
    DuplicateKey, ///< key: the same object names it twice
    MissingKey, ///< key
    WrongType, ///< key, expected type (array, object, string, number, boolean)
    UnknownValue, ///< value, allowed values joined by ", "
    // Numbers and values
    NotANumber, ///< text
    NotAWholeNumber, ///< value
    NumberOutOfRange, ///< value, lowest allowed, highest allowed
    InvalidValue, ///< value
    NotADate, ///< text
    CurrencyMismatch, ///< currency, currency
    NoExchangeRate, ///< from, to
    SharesNotOne, ///< sum: shares that should make a whole do not
    RackBelowNode, ///< rack kW, node kW: no rack can carry a node
    Contradiction, ///< key, key: two fields that cannot both hold
    // References
    UnknownModel, ///< id, nearest known id
    UnknownGpu, ///< id, nearest known id
    UnknownProvider, ///< id, nearest known id
    UnknownWorkload, ///< name
    DuplicateName, ///< name
    NoWorkload,
    ModelUndetermined, ///< neither library id, nor architecture, nor parameter count
    // Workspace
    DatabaseMissingDriver,
    DatabaseNotOpened, ///< path, system text
    DatabaseNotOurs, ///< path: another application's file, or no database
    DatabaseNewer, ///< path, version found, version known
    DatabaseCorrupt, ///< path, first finding of the check
    DatabaseLocked, ///< path
    DatabaseReadOnly, ///< path
    DatabaseFull, ///< path: no space left on the disk
    DatabaseMoved, ///< path: the open file was deleted, moved or replaced
    DatabaseFailed, ///< statement's purpose, driver text
    CatalogueRowInvalid, ///< table, key, field
    // Report
    FontMissing, ///< family
    PdfFailed, ///< text
    Cancelled,
    Internal ///< text: a bug of ours, said as such
};

/// Where it went wrong; empty parts are unknown. Rows and columns count from 1, as a spreadsheet shows them.
struct Place
{
    QString file;
    QString sheet;
    int row = 0;
    int column = 0;
    QString field; ///< JSON path ("workloads[0].seq_len") or column name

    bool operator==(const Place &) const = default;
};

/// An error is a value: a code, its arguments, a place. `detail` is technical English for the log only.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    Arguments arguments;
    Place place;
    QString detail;

    bool operator==(const Error &) const = default;
};

} // namespace xj::domain
