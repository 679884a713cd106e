// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// xuanji-accuracy DIR... [--json | --rows]: runs every case file that it recognises below the folders.
#include "tests/accuracy/kinds.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDirIterator>
#include <QJsonDocument>
#include <QTextStream>

namespace {

QStringList filesBelow(const QStringList &folders)
{
    QStringList files;
    for (const QString &folder : folders) {
        if (QFileInfo(folder).isFile())
            files.push_back(folder);
        QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            files.push_back(it.next());
    }
    files.sort();
    return files;
}

int run(const QCommandLineParser &parser)
{
    QTextStream out(stdout);
    QTextStream err(stderr);
    const accuracy::CaseLookup lookup(accuracy::productCatalogue());
    const auto kinds = accuracy::allKinds();
    accuracy::Tally tally;
    int recognised = 0;
    checkLibrary(lookup, tally);
    for (const QString &path : filesBelow(parser.positionalArguments())) {
        const auto file = accuracy::CaseFile::read(path);
        bool known = false;
        for (const auto &kind : kinds) {
            if (!kind->recognises(file))
                continue;
            kind->run(file, lookup, tally);
            known = true;
        }
        recognised += known ? 1 : 0;
        if (!known)
            err << "not a case file: " << path << '\n';
    }
    if (parser.isSet(QStringLiteral("json")))
        out << QJsonDocument(tally.json()).toJson();
    else if (parser.isSet(QStringLiteral("rows")))
        tally.printRows(out);
    else
        tally.print(out);
    return recognised > 0 ? 0 : 3;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Holds the engines against case files."));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("folders or files"),
                                 QStringLiteral("DIR..."));
    parser.addOption({QStringLiteral("json"), QStringLiteral("print JSON")});
    parser.addOption({QStringLiteral("rows"), QStringLiteral("print every scored row as CSV")});
    parser.process(app);
    if (parser.positionalArguments().isEmpty()) {
        parser.showHelp(2);
    }
    return run(parser);
}
