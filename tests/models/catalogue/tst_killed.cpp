// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A child process edits a workspace and says so after each edit; the parent kills it at a random moment and
// looks at what is left. What was acknowledged must be there, and the file must be whole.
#include "models/catalogue/connection.h"
#include "models/catalogue/migration.h"
#include "models/catalogue/workspace.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace xj;
using namespace xj::catalogue;

namespace {

constexpr int kSeed = 20261201;
constexpr int kOffersPerImport = 40;

domain::Offer observation(int batch, int number)
{
    domain::Offer offer;
    offer.providerId = QStringLiteral("aws");
    offer.instanceType = QStringLiteral("killed-%1").arg(number);
    offer.gpuId = QStringLiteral("h100-sxm");
    offer.region = QStringLiteral("r");
    offer.price = domain::Money(1'000'000 + batch, domain::Currency::usd());
    offer.provenance.source = QStringLiteral("batch %1").arg(batch);
    offer.provenance.observedOn = QDate(2026, 1, 1).addDays(batch);
    return offer;
}

void acknowledge(const QString &text)
{
    std::printf("%s\n", qPrintable(text));
    std::fflush(stdout);
}

/// Runs until it is killed.
int edit(const QString &path)
{
    const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
    if (!workspace)
        return 1;
    for (int i = 0;; ++i) {
        const auto id = (*workspace)->addProject(QStringLiteral("draft"), "{}");
        if (!id)
            return 2;
        acknowledge(QStringLiteral("added %1").arg(*id));
        if (!(*workspace)->updateProject(*id, QStringLiteral("title %1").arg(*id), QByteArray(500, 'x')))
            return 3;
        acknowledge(QStringLiteral("updated %1").arg(*id));
        std::vector<domain::Offer> offers;
        for (int n = 0; n < kOffersPerImport; ++n)
            offers.push_back(observation(i, n));
        const auto added = (*workspace)->addObservations(offers);
        if (!added)
            return 4;
        acknowledge(QStringLiteral("imported %1").arg(i));
    }
}

/// Opens, which creates or migrates, and says when that is done.
int openOnce(const QString &path)
{
    const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
    if (!workspace)
        return 1;
    acknowledge(QStringLiteral("open"));
    return 0;
}

bool makeVersion1(const QString &path)
{
    QFile dump(QStringLiteral(XJ_SOURCE_DIR "/tests/models/catalogue/fixtures/workspace_v1.sql"));
    QFile empty(path);
    if (!dump.open(QIODevice::ReadOnly) || !empty.open(QIODevice::WriteOnly))
        return false;
    empty.close();
    const auto connection = Connection::open(path, Connection::Mode::ReadWrite);
    bool done = connection && (*connection)->execute(QStringLiteral("PRAGMA foreign_keys = OFF"));
    for (const QString &statement : splitStatements(QString::fromUtf8(dump.readAll())))
        done = done && (*connection)->execute(statement);
    return done;
}

QRandomGenerator &moments()
{
    static QRandomGenerator generator(kSeed);
    return generator;
}

/// Starts this program in `mode`, kills it after a random time and returns what it had acknowledged.
QStringList killedRun(const QString &mode, const QString &path, int longestMs)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("child"), mode, path});
    if (!child.waitForStarted())
        return {QStringLiteral("not started")};
    QTest::qSleep(moments().bounded(longestMs) + 1);
    child.kill();
    child.waitForFinished();
    return QString::fromUtf8(child.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QString wholeness(const QString &path)
{
    const auto connection = Connection::open(path, Connection::Mode::ReadWrite);
    if (!connection)
        return QStringLiteral("not opened");
    const auto finding = (*connection)->value(QStringLiteral("PRAGMA integrity_check"));
    const auto violation = (*connection)->value(QStringLiteral("PRAGMA foreign_key_check"));
    if (!finding || !violation)
        return QStringLiteral("not checked");
    return violation->isValid() ? QStringLiteral("broken reference") : finding->toString();
}

} // namespace

class KilledTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void acknowledgedEditsSurvive()
    {
        constexpr int kKills = 220;
        const QString path = m_folder.filePath(QStringLiteral("edited.sqlite"));
        QVERIFY(Workspace::open(path, Workspace::Mode::ReadWrite));
        qint64 acknowledged = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            const QStringList lines = killedRun(QStringLiteral("edit"), path, 90);
            QCOMPARE(wholeness(path), QStringLiteral("ok"));
            const auto connection = Connection::open(path, Connection::Mode::ReadOnly);
            for (const QString &line : lines) {
                const QString verb = line.section(QLatin1Char(' '), 0, 0);
                const int number = line.section(QLatin1Char(' '), 1).toInt();
                if (verb == QLatin1String("added")) {
                    QVERIFY((*connection)
                                ->value(QStringLiteral("SELECT id FROM project WHERE id = ?"), {number})
                                ->isValid());
                } else if (verb == QLatin1String("updated")) {
                    QCOMPARE((*connection)
                                 ->value(QStringLiteral("SELECT title FROM project WHERE id = ?"), {number})
                                 ->toString(),
                             QStringLiteral("title %1").arg(number));
                } else {
                    QCOMPARE(verb, QStringLiteral("imported"));
                    QCOMPARE(
                        (*connection)
                            ->value(QStringLiteral(
                                        "SELECT count(*) FROM price p JOIN source s ON s.id = p.source_id"
                                        " WHERE s.text = ?"),
                                    {QStringLiteral("batch %1").arg(number)})
                            ->toInt(),
                        kOffersPerImport);
                }
                ++acknowledged;
            }
            // An import is there as a whole or not at all, acknowledged or not.
            QVERIFY(!(*connection)
                         ->value(QStringLiteral(
                                     "SELECT s.text FROM price p JOIN source s ON s.id = p.source_id"
                                     " WHERE s.text LIKE 'batch %' GROUP BY s.text HAVING count(*) <> %1")
                                     .arg(kOffersPerImport))
                         ->isValid());
        }
        // The kills did fall into the work and not before it.
        QVERIFY(acknowledged > kKills);
    }

    void creationIsAllOrNothing()
    {
        constexpr int kKills = 60;
        int complete = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            const QString path = m_folder.filePath(QStringLiteral("created%1.sqlite").arg(kill));
            const QStringList lines = killedRun(QStringLiteral("open"), path, 120);
            QVERIFY(lines.isEmpty() || QFile::exists(path));
            complete += QFile::exists(path) ? 1 : 0;
            const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
            QVERIFY(workspace);
            QVERIFY((*workspace)->snapshot()->gpus().size() > 0);
            QCOMPARE(wholeness(path), QStringLiteral("ok"));
        }
        QVERIFY(complete < kKills);
    }

    void migrationIsAllOrNothing()
    {
        constexpr int kKills = 60;
        int unfinished = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            const QString path = m_folder.filePath(QStringLiteral("old%1.sqlite").arg(kill));
            QVERIFY(makeVersion1(path));
            const QStringList lines = killedRun(QStringLiteral("open"), path, 120);
            const int version = *schemaVersion(**Connection::open(path, Connection::Mode::ReadWrite));
            QVERIFY(version >= 1 && version <= knownSchemaVersion()); // each step is whole or not at all
            QVERIFY(lines.isEmpty() || version == knownSchemaVersion());
            unfinished += lines.isEmpty() ? 1 : 0;
            QCOMPARE(wholeness(path), QStringLiteral("ok"));
            const auto workspace = Workspace::open(path, Workspace::Mode::ReadWrite);
            QVERIFY(workspace);
            QCOMPARE(*(*workspace)->projectJson(7), QByteArray("{\"title\":\"选机\"}"));
        }
        QVERIFY(unfinished > 0);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() == 4 && arguments.at(1) == QLatin1String("child")) {
        return arguments.at(2) == QLatin1String("edit") ? edit(arguments.at(3)) : openOnce(arguments.at(3));
    }
    KilledTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killed.moc"
