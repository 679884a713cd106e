// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using xj::tests::Run;
using xj::tests::runProgram;

namespace {

QString example(const char *name)
{
    return QStringLiteral(XJ_SOURCE_DIR "/resources/examples/") + QString::fromLatin1(name);
}

QString written(const QTemporaryDir &folder, const QByteArray &bytes)
{
    const QString path = folder.filePath(QStringLiteral("project.json"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    return path;
}

const QByteArray kBadProject
    = "{\"schema\": \"xuanji.project/1\", \"workloads\": [{\"name\": \"w\", \"kind\": \"training\","
      " \"method\": \"full\", \"model\": \"llama-2-7b\", \"seq_length\": 1, \"tokens\": -1}]}";

} // namespace

/// The program as the shell sees it: output, messages, exit status. No display anywhere.
class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpListsTheCommands()
    {
        const Run run = runProgram({QStringLiteral("--help")});
        QCOMPARE(run.status, 0);
        for (const char *word : {"size PROJECT.json", "schema ", "catalogue ", "--workspace", "--lang"})
            QVERIFY2(run.out.contains(word), word);
        QVERIFY(run.err.isEmpty());
    }

    void versionIsOneLine()
    {
        const Run run = runProgram({QStringLiteral("--version")});
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.startsWith("xuanji "));
        QCOMPARE(run.out.count('\n'), 1);
    }

    void wrongUsageIsTwo_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char *name, const char *arguments) {
            QTest::newRow(name) << QString::fromLatin1(arguments).split(u' ');
        };
        row("unknown command", "recomend x.json");
        row("unknown word", "frobnicate");
        row("unknown option", "--frobnicate");
        row("no file", "size");
        row("two files", "size a.json b.json");
        row("option of another command", "size a.json --pdf x.pdf");
        row("unknown schema", "schema nonsense");
        row("unknown facts", "catalogue nonsense");
        row("language without value", "size a.json --lang");
        row("unknown language", "--lang tlh schema project");
    }

    void wrongUsageIsTwo()
    {
        QFETCH(QStringList, arguments);
        const Run run = runProgram(arguments);
        QCOMPARE(run.status, 2);
        QVERIFY(run.out.isEmpty());
        QVERIFY(!run.err.isEmpty());
    }

    void wrongInputIsThree_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("unknown key") << kBadProject << QByteArray("workloads[0].seq_length");
        QTest::newRow("bad number") << kBadProject << QByteArray("workloads[0].tokens");
        QTest::newRow("broken JSON") << QByteArray("{\n\"schema\" 1}") << QByteArray("2");
        QTest::newRow("newer") << QByteArray("{\"schema\": \"xuanji.project/9\"}")
                               << QByteArray("xuanji.project/9");
        QTest::newRow("no JSON") << QByteArray("PK\x03\x04") << QByteArray("project.json");
        QByteArray unknownModel = kBadProject;
        unknownModel.replace("llama-2-7b", "llama-2-7c").replace(", \"seq_length\": 1, \"tokens\": -1", "");
        QTest::newRow("unknown model") << unknownModel << QByteArray("workloads[0].model");
    }

    void wrongInputIsThree()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, place);
        const QTemporaryDir folder;
        const Run run = runProgram(
            {QStringLiteral("size"), written(folder, bytes), QStringLiteral("--lang"), QStringLiteral("en")});
        QCOMPARE(run.status, 3);
        QVERIFY2(run.err.contains(place), run.err.constData());
        QVERIFY(run.out.isEmpty());
    }

    void aMissingFileIsThree()
    {
        const Run run = runProgram({QStringLiteral("size"), QStringLiteral("/nowhere/project.json")});
        QCOMPARE(run.status, 3);
        QVERIFY(run.err.contains("/nowhere/project.json"));
    }

    void aFolderIsThree()
    {
        const QTemporaryDir folder;
        QCOMPARE(runProgram({QStringLiteral("size"), folder.path()}).status, 3);
    }

    void aMissingWorkspaceIsNotCreated()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("w.xuanji"));
        const Run run = runProgram(
            {QStringLiteral("--workspace"), path, QStringLiteral("catalogue"), QStringLiteral("gpus")});
        QCOMPARE(run.status, 3);
        QVERIFY(!QFile::exists(path));
    }

    void messagesSpeakTheChosenLanguage()
    {
        const QStringList arguments{QStringLiteral("size"), QStringLiteral("/nowhere/project.json")};
        const Run english
            = runProgram(arguments + QStringList{QStringLiteral("--lang"), QStringLiteral("en")});
        const Run chinese
            = runProgram(arguments + QStringList{QStringLiteral("--lang"), QStringLiteral("zh_CN")});
        QVERIFY(english.err.contains("does not exist"));
        QVERIFY(chinese.err.contains("不存在"));
        QCOMPARE(chinese.status, english.status);
    }

    void sizePrintsEveryWorkload()
    {
        const Run run = runProgram({QStringLiteral("size"), example("sample.json")});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.err.isEmpty(), run.err.constData());
        const QJsonObject json = QJsonDocument::fromJson(run.out).object();
        QCOMPARE(json[QStringLiteral("schema")].toString(), QStringLiteral("xuanji.sizing/1"));
        const QJsonArray workloads = json[QStringLiteral("workloads")].toArray();
        QCOMPARE(workloads.size(), 2);
        QVERIFY(workloads[0].toObject()[QStringLiteral("accelerators")].toArray().size() > 20);
    }

    void schemasAreJson()
    {
        for (const char *name : {"project", "cost", "recommendation"}) {
            const Run run = runProgram({QStringLiteral("schema"), QString::fromLatin1(name)});
            QCOMPARE(run.status, 0);
            QVERIFY(QJsonDocument::fromJson(run.out).object().contains(QStringLiteral("$schema")));
        }
    }

    void recommendWritesWhatWasAskedFor()
    {
        const QTemporaryDir folder;
        const QString pdf = folder.filePath(QStringLiteral("r.pdf"));
        const QString json = folder.filePath(QStringLiteral("r.json"));
        const Run run
            = runProgram({QStringLiteral("recommend"), example("sample.json"), QStringLiteral("--pdf"), pdf,
                          QStringLiteral("--json"), json, QStringLiteral("--lang"), QStringLiteral("en")});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.err.isEmpty(), run.err.constData());
        QVERIFY(run.out.contains("Recommendation:"));
        QFile pdfFile(pdf);
        QVERIFY(pdfFile.open(QIODevice::ReadOnly));
        QVERIFY(pdfFile.read(5) == "%PDF-");
        QFile jsonFile(json);
        QVERIFY(jsonFile.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(jsonFile.readAll()).object()[QStringLiteral("schema")].toString(),
                 QStringLiteral("xuanji.recommendation/1"));
    }

    void recommendIsDeterministic()
    {
        const QStringList arguments{QStringLiteral("recommend"), example("first-inference-7b.json"),
                                    QStringLiteral("--json"), QStringLiteral("-")};
        const Run first = runProgram(arguments);
        QVERIFY(first.status == 0 || first.status == 4);
        QVERIFY(!QJsonDocument::fromJson(first.out).isNull());
        QCOMPARE(runProgram(arguments).out, first.out);
    }

    void unwritableOutputIsOneAndLeavesNothing()
    {
        const Run run = runProgram({QStringLiteral("recommend"), example("sample.json"),
                                    QStringLiteral("--json"), QStringLiteral("/nowhere/r.json")});
        QCOMPARE(run.status, 1);
        QVERIFY(run.err.contains("/nowhere/r.json"));
        QVERIFY(!QFile::exists(QStringLiteral("/nowhere/r.json")));
    }

    void everyExampleIsAnswered_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *name : {"first-inference-7b.json", "inference-500-concurrent.json",
                                 "pretrain-100b.json", "startup-24gb-oom.json", "university-lab.json"})
            QTest::newRow(name) << example(name);
    }

    void everyExampleIsAnswered()
    {
        QFETCH(QString, path);
        const Run run = runProgram({QStringLiteral("recommend"), path});
        QVERIFY2(run.status == 0 || run.status == 4, run.err.constData());
        QVERIFY(!run.out.isEmpty());
    }

    void importTellsWhatItRead()
    {
        const QTemporaryDir folder;
        const QByteArray csv
            = QByteArrayLiteral("型号,数量,单价（元/台/月，含税）\n8卡A100-80G NVLink,2,36000\n"
                                "8卡H100-80G NVLink,1,面议\n");
        const Run run = runProgram({QStringLiteral("import"), written(folder, csv)});
        QCOMPARE(run.status, 0);
        const QJsonObject json = QJsonDocument::fromJson(run.out).object();
        const QJsonObject offer = json[QStringLiteral("offers")].toArray().at(0).toObject();
        QCOMPARE(offer[QStringLiteral("gpu")].toString(), QStringLiteral("a100-80g-sxm"));
        QCOMPARE(offer[QStringLiteral("price")].toString(), QStringLiteral("36000"));
        QCOMPARE(json[QStringLiteral("rejected")].toArray().size(), 1);
    }

    void importOfNothingIsThree()
    {
        const QTemporaryDir folder;
        QCOMPARE(runProgram({QStringLiteral("import"), written(folder, "")}).status, 3);
        QCOMPARE(runProgram({QStringLiteral("import"), written(folder, "PK\x03\x04 no archive")}).status, 3);
    }

    void factsCanBeListed()
    {
        const Run run
            = runProgram({QStringLiteral("catalogue"), QStringLiteral("gpus"), QStringLiteral("--json")});
        QCOMPARE(run.status, 0);
        QVERIFY(run.out.contains("h100-sxm"));
        QVERIFY(!QJsonDocument::fromJson(run.out).isNull());
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_command_line.moc"
