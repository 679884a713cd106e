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
        for (const char *name : {"project", "recommendation"}) {
            const Run run = runProgram({QStringLiteral("schema"), QString::fromLatin1(name)});
            QCOMPARE(run.status, 0);
            QVERIFY(QJsonDocument::fromJson(run.out).object().contains(QStringLiteral("$schema")));
        }
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
