// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/import_file.h"
#include "models/exchange/import_json.h"
#include "tests/accuracy/kinds.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace accuracy {

namespace {

const QString kSuffix = QStringLiteral(".expected.json");

/// Decimal texts are equal as decimals: "256.0" and "256".
QString shortest(QString decimal)
{
    static const auto isDecimal = [](const QString &text) {
        return !text.isEmpty() && std::ranges::all_of(text, [](QChar sign) {
            return sign.isDigit() || sign == u'.' || sign == u'-';
        }) && text.count(u'.') == 1;
    };
    if (!isDecimal(decimal))
        return decimal;
    while (decimal.endsWith(u'0'))
        decimal.chop(1);
    return decimal.endsWith(u'.') ? decimal.chopped(1) : decimal;
}

bool agree(const QJsonValue &expected, const QJsonValue &found)
{
    if (expected.isString() && found.isString())
        return shortest(expected.toString()) == shortest(found.toString());
    if (expected.isNull())
        return found.isNull() || found.isUndefined();
    return expected == found;
}

/// The keys of `expected` that `found` has otherwise; a key that is left out is not checked.
QStringList differences(const QJsonObject &expected, const QJsonObject &found)
{
    QStringList keys;
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        if (!agree(it.value(), found[it.key()]))
            keys << it.key();
    }
    return keys;
}

/// Takes each expected entry's partner out of the found ones; what has none is told. `complete`: nothing may
/// be left.
QString listFault(const QJsonArray &expected, QJsonArray found, bool complete)
{
    for (const QJsonValue &entry : expected) {
        QStringList nearest;
        qsizetype partner = -1;
        for (qsizetype i = 0; i < found.size() && partner < 0; ++i) {
            const QStringList keys = differences(entry.toObject(), found[i].toObject());
            if (keys.isEmpty())
                partner = i;
            else if (nearest.isEmpty() || keys.size() < nearest.size())
                nearest = keys;
        }
        if (partner < 0) {
            const int row = entry[QStringLiteral("row")].toInt();
            return QStringLiteral("row %1: %2")
                .arg(row)
                .arg(nearest.isEmpty() ? QStringLiteral("missing") : nearest.join(QStringLiteral(", ")));
        }
        found.removeAt(partner);
    }
    return complete && !found.isEmpty() ? QStringLiteral("%1 more than expected").arg(found.size())
                                        : QString();
}

class ImportCaseKind : public CaseKind
{
public:
    /// The answer, and the file that it is the answer to.
    bool recognises(const CaseFile &file) const override
    {
        return isAnswer(file) || QFile::exists(file.path() + kSuffix);
    }

    void run(const CaseFile &file, const CaseLookup & /*lookup*/, Tally &tally) const override
    {
        if (!isAnswer(file))
            return;
        const QString inputPath = file.path().chopped(kSuffix.size());
        const QString id = QFileInfo(inputPath).fileName();
        QFile input(inputPath);
        if (!file.path().endsWith(kSuffix) || !input.open(QIODevice::ReadOnly)) {
            tally.unanswered(QStringLiteral("import"), QStringLiteral("file"), id,
                             QStringLiteral("no input beside the answer"));
            return;
        }
        const QJsonObject &expected = file.json();
        const QJsonObject found = xj::exchange::importToJson(
            xj::exchange::readImportFile(input.readAll(), xj::exchange::ImportAs::Automatic,
                                         optionsOf(expected)),
            id);
        checkAll(id, expected, found, tally);
    }

private:
    static bool isAnswer(const CaseFile &file)
    {
        return file.json()[QStringLiteral("schema")].toString().startsWith(
            QStringLiteral("xuanji.import-case/"));
    }

    static xj::exchange::ImportOptions optionsOf(const QJsonObject &expected)
    {
        const QJsonObject stated = expected[QStringLiteral("options")].toObject();
        const auto date = [&stated](const QString &key) -> std::optional<QDate> {
            const QDate day = QDate::fromString(stated[key].toString(), Qt::ISODate);
            return day.isValid() ? std::optional(day) : std::nullopt;
        };
        xj::exchange::ImportOptions options;
        options.provider = stated[QStringLiteral("provider")].toString();
        options.observedOn = date(QStringLiteral("observed_on"));
        options.today = date(QStringLiteral("today"));
        return options;
    }

    static void checkAll(const QString &id, const QJsonObject &expected, const QJsonObject &found,
                         Tally &tally)
    {
        const auto check = [&](const QString &quantity, const QString &fault) {
            tally.check(QStringLiteral("import"), quantity, id, fault.isEmpty(), fault);
        };
        QStringList heads;
        for (const char *name : {"as", "format", "encoding", "delimiter", "sheet", "error"}) {
            const QString key = QString::fromLatin1(name);
            if (expected.contains(key) && !agree(expected[key], found[key]))
                heads << key;
        }
        check(QStringLiteral("detection"), heads.join(QStringLiteral(", ")));
        for (const char *name : {"rows", "document"}) {
            const QString key = QString::fromLatin1(name);
            if (expected.contains(key))
                check(
                    key,
                    differences(expected[key].toObject(), found[key].toObject()).join(QStringLiteral(", ")));
        }
        for (const char *name : {"offers", "items", "adjustments", "skipped", "rejected", "warnings"}) {
            const QString key = QString::fromLatin1(name);
            const bool complete = key != u"warnings";
            if (expected.contains(key))
                check(key, listFault(expected[key].toArray(), found[key].toArray(), complete));
        }
    }
};

} // namespace

std::unique_ptr<CaseKind> importCaseKind()
{
    return std::make_unique<ImportCaseKind>();
}

} // namespace accuracy
