// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <map>

namespace {

using Allowed = std::map<QString, QSet<QString>>;

/// The table of CONTRIBUTING.md: what each folder may include besides itself.
Allowed allowedIncludes()
{
    const QSet<QString> domain{QStringLiteral("models/domain")};
    const auto with = [](QSet<QString> set, std::initializer_list<const char *> more) {
        for (const char *folder : more)
            set.insert(QString::fromLatin1(folder));
        return set;
    };
    Allowed table;
    table[QStringLiteral("models/domain")] = {};
    table[QStringLiteral("models/sizing")] = domain;
    table[QStringLiteral("models/cost")] = domain;
    table[QStringLiteral("models/selection")] = with(domain, {"models/sizing", "models/cost"});
    table[QStringLiteral("models/recommend")]
        = with(domain, {"models/sizing", "models/cost", "models/selection"});
    // The readers and writers of the engines' own case files reach the engines' input types, never the other
    // way round.
    table[QStringLiteral("models/exchange")]
        = with(domain, {"models/sizing", "models/cost", "models/selection"});
    table[QStringLiteral("models/catalogue")] = with(domain, {"resources"});
    const QSet<QString> engines = with(domain,
                                       {"models/sizing", "models/cost", "models/selection",
                                        "models/recommend", "models/exchange", "models/catalogue"});
    table[QStringLiteral("models/project")] = engines;
    table[QStringLiteral("models/items")] = with(engines, {"models/project"});
    table[QStringLiteral("views/text")] = domain;
    const QSet<QString> models = with(engines, {"models/project", "models/items", "views/text"});
    table[QStringLiteral("views/widgets")] = models;
    table[QStringLiteral("views/charts")] = with(models, {"views/widgets"});
    table[QStringLiteral("views/report")] = with(models, {"views/widgets", "views/charts", "resources"});
    table[QStringLiteral("views/pages")] = with(models, {"views/widgets", "views/charts", "views/report"});
    table[QStringLiteral("views/shell")]
        = with(models, {"views/widgets", "views/charts", "views/report", "views/pages"});
    return table;
}

/// Folders whose functions are pure: no widgets, no SQL, no files, no clock, no translation.
const QStringList kPure{QStringLiteral("models/domain"), QStringLiteral("models/sizing"),
                        QStringLiteral("models/cost"), QStringLiteral("models/selection"),
                        QStringLiteral("models/recommend")};

struct SourceFile
{
    QString path; ///< from the root of the source tree
    QString layer; ///< "models/cost"
    QStringList lines;
};

QString layerOf(const QString &path)
{
    const QString layer = path.section(u'/', 0, 1);
    return layer.startsWith(u"app/") ? QStringLiteral("app") : layer;
}

QList<SourceFile> sourcesBelow(const QStringList &folders)
{
    QList<SourceFile> files;
    const QString root = QStringLiteral(XJ_SOURCE_DIR) + u'/';
    for (const QString &folder : folders) {
        QDirIterator it(root + folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString path = file.fileName().mid(root.size());
            files.append({path, layerOf(path), QString::fromUtf8(file.readAll()).split(u'\n')});
        }
    }
    return files;
}

/// The breaches of one file, as "path:line: what".
QStringList breaches(const SourceFile &file, const Allowed &allowed)
{
    static const QRegularExpression kOwn(
        QString::fromLatin1(R"re(^\s*#\s*include\s+"((?:models|views|app|resources|tests)/[^"]+)")re"));
    static const QRegularExpression kForbiddenInPure(QString::fromLatin1(
        R"(^\s*#\s*include\s+<(?:Qt(?:Gui|Widgets|Sql|Charts|Network|Concurrent)/|QSql|QFile|QDir|QSaveFile|QTemporary|QProcess|QSettings|QColor|QFont|QImage|QPixmap|QPainter|QWidget|QApplication|QGuiApplication|QElapsedTimer|QTimer|QThread|QMutex|random>|fstream>|filesystem>|chrono>|thread>))"));
    static const QRegularExpression kClockOrTr(QString::fromLatin1(
        R"(\b(?:QDate::currentDate|QDateTime::currentDateTime|QTime::currentTime|std::chrono|QCoreApplication::translate|Q_DECLARE_TR_FUNCTIONS|\btr\())"));
    QStringList found;
    const bool pure = kPure.contains(file.layer);
    const auto rule = allowed.find(file.layer);
    for (qsizetype i = 0; i < file.lines.size(); ++i) {
        const QString &line = file.lines.at(i);
        const QString place = file.path + u':' + QString::number(i + 1) + QStringLiteral(": ");
        if (const auto match = kOwn.match(line); match.hasMatch() && rule != allowed.end()) {
            const QString target = match.captured(1);
            const QString layer
                = target.startsWith(u"resources/") ? QStringLiteral("resources") : layerOf(target);
            if (layer != file.layer && !rule->second.contains(layer))
                found << place + file.layer + QStringLiteral(" may not include ") + target;
        }
        if (pure && kForbiddenInPure.match(line).hasMatch())
            found << place + QStringLiteral("a pure layer includes ") + line.trimmed();
        if (pure && !line.trimmed().startsWith(u"//") && kClockOrTr.match(line).hasMatch())
            found << place + QStringLiteral("a pure layer uses the clock or translates: ") + line.trimmed();
        if (file.path.startsWith(u"models/") && file.layer != u"models/catalogue"
            && line.contains(
                QRegularExpression(QString::fromLatin1(R"(#\s*include\s+<(?:QtSql/|QSql|sqlite3))"))))
            found << place + QStringLiteral("SQL outside models/catalogue");
        if (file.path.startsWith(u"models/")
            && line.contains(QRegularExpression(QString::fromLatin1(
                R"(#\s*include\s+<(?:QtWidgets/|QWidget|QApplication|QtCharts|QChart))"))))
            found << place + QStringLiteral("a model knows widgets");
    }
    return found;
}

} // namespace

/// The layers of the product, enforced: an include that breaks them fails here, with its file and line.
class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFolderHasARule()
    {
        const Allowed allowed = allowedIncludes();
        QStringList without;
        const QList<SourceFile> files = sourcesBelow({QStringLiteral("models"), QStringLiteral("views")});
        QVERIFY2(files.size() > 30, "the source tree was not found");
        for (const SourceFile &file : files) {
            if (allowed.find(file.layer) == allowed.end())
                without << file.path;
        }
        QVERIFY2(without.isEmpty(), qPrintable(without.join(u'\n')));
    }

    void includesPointDownwards()
    {
        const Allowed allowed = allowedIncludes();
        QStringList found;
        const QList<SourceFile> files = sourcesBelow({QStringLiteral("models"), QStringLiteral("views")});
        for (const SourceFile &file : files)
            found += breaches(file, allowed);
        QVERIFY2(found.isEmpty(), qPrintable(QLatin1Char('\n') + found.join(u'\n')));
    }

    void aBreachIsFound_data()
    {
        QTest::addColumn<QString>("layer");
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("expected");
        QTest::newRow("upward") << "models/domain"
                                << "#include \"models/sizing/sizing.h\"" << 1;
        QTest::newRow("sideways") << "models/sizing"
                                  << "#include \"models/cost/tco.h\"" << 1;
        QTest::newRow("model includes view") << "models/items"
                                             << "#include \"views/text/format.h\"" << 1;
        QTest::newRow("file in a pure layer") << "models/cost"
                                              << "#include <QFile>" << 1;
        QTest::newRow("clock in a pure layer") << "models/recommend"
                                               << "return QDate::currentDate();" << 1;
        QTest::newRow("SQL elsewhere") << "models/exchange"
                                       << "#include <QSqlQuery>" << 1;
        QTest::newRow("downward") << "models/selection"
                                  << "#include \"models/sizing/sizing.h\"" << 0;
        QTest::newRow("own folder") << "models/cost"
                                    << "#include \"models/cost/npv.h\"" << 0;
    }

    void aBreachIsFound()
    {
        QFETCH(QString, layer);
        QFETCH(QString, line);
        QFETCH(int, expected);
        const SourceFile file{layer + QStringLiteral("/probe.cpp"), layer, {line}};
        QCOMPARE(breaches(file, allowedIncludes()).size(), expected);
    }
};

QTEST_GUILESS_MAIN(TestLayers)
#include "tst_layers.moc"
