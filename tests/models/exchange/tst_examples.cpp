// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_json.h"
#include "tests/models/exchange/schema_check.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace xj;

/// Every example is a valid project, by the reader and by the published schema.
class TestExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAreEnough()
    {
        QVERIFY(QDir(folder()).entryList({QStringLiteral("*.json")}).size() >= 5);
        QVERIFY(QFile::exists(folder() + QStringLiteral("/sample.json")));
    }

    void isValid_data()
    {
        QTest::addColumn<QString>("path");
        for (const QFileInfo &file : QDir(folder()).entryInfoList({QStringLiteral("*.json")}))
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void isValid()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray json = file.readAll();
        const auto project = exchange::readProject(json, path);
        if (!project.has_value())
            QFAIL(qPrintable(project.error().constFirst().place.field));
        QVERIFY(!project->title.isEmpty());
        QVERIFY(!project->workloads.empty());

        const QJsonObject schema = QJsonDocument::fromJson(exchange::projectSchema()).object();
        const QString fault = tests::schemaFault(QJsonDocument::fromJson(json).object(), schema, schema);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));

        const auto again = exchange::readProject(exchange::writeProject(*project), path);
        QVERIFY(again.has_value() && *again == *project);
    }

private:
    static QString folder() { return QStringLiteral(XJ_SOURCE_DIR "/resources/examples"); }
};

QTEST_GUILESS_MAIN(TestExamples)
#include "tst_examples.moc"
