// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/visible_texts.h"
#include "tests/gui/window_fixture.h"
#include "views/shell/file_commands.h"
#include "views/widgets/data_table.h"
#include "views/widgets/entry_edit.h"
#include "views/widgets/field_form.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>

using namespace xj;
using tests::VisibleText;
using tests::WindowFixture;

namespace {

QString verdict(const WindowFixture &fixture, const char *metric)
{
    const auto *label
        = fixture.window->findChild<QLabel *>(QString::fromLatin1(metric) + QStringLiteral("Value"));
    return label ? label->text() : QString();
}

void trigger(const WindowFixture &fixture, const char *action)
{
    auto *found = fixture.window->findChild<QAction *>(QString::fromLatin1(action));
    if (!found)
        qFatal("no action %s", action);
    found->trigger();
}

void type(QWidget *editor, const QString &text)
{
    auto *edit = qobject_cast<QLineEdit *>(editor);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
}

/// Names of products, units and formats that every language writes alike; text that the user or a source
/// wrote.
bool isTheSameInEveryLanguage(const QString &text)
{
    static const QRegularExpression kProductTerms(QStringLiteral(
        "^(BF16|FP16|FP8|FP4|FP32|TF32|INT8|INT4|NF4|AdamW|8-bit "
        "Adam|SGD|Adafactor|Muon|LoRA|QLoRA|CNY|USD|EUR|GPU|ECC|Flash attention|FlashAttention|"
        "English|中文|PDF|JSON|CUDA|[-–—.,:%°×+/()\\d\\s·]+)$"));
    return kProductTerms.match(text).hasMatch();
}

/// Names that stand as they were entered or published, whatever the language.
QStringList wordsOfTheData(const WindowFixture &fixture)
{
    QStringList words{fixture.project.value().title};
    for (const domain::Workload &workload : fixture.project.value().workloads)
        words.append(workload.name);
    for (const domain::Gpu &gpu : fixture.project.catalogue().gpus())
        words.append(gpu.name);
    return words;
}

bool hasChinese(const QString &text)
{
    static const QRegularExpression kHan(QStringLiteral("\\p{Han}"));
    return kHan.match(text).hasMatch();
}

bool hasWords(const QString &text)
{
    static const QRegularExpression kWords(QStringLiteral("[A-Za-z]{3,}\\s+[A-Za-z]{3,}"));
    return kWords.match(text).hasMatch();
}

} // namespace

class TestWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void switchingLanguagesLeavesNothingBehind();
    void noChineseInTheEnglishWindow();
    void noEnglishSentencesInTheChineseWindow();
    void everyFocusableWidgetHasAName_data();
    void everyFocusableWidgetHasAName();
    void nothingIsClipped_data();
    void nothingIsClipped();
    void anEditShowsInTheVerdictAndCanBeUndone();
    void whatCannotBeReadStaysAndIsExplained();
    void everyEditIsStored();
    void aMalformedProjectFileIsExplainedAndChangesNothing();
    void exportAndImportGiveTheSameProject();
    void anUnwritableFileIsExplained();
    void aProjectWithoutWorkloadsSaysSo();
    void theLanguageIsRemembered();
    void tablesFilterSortAndCopy();
};

void TestWindow::switchingLanguagesLeavesNothingBehind()
{
    WindowFixture fixture(QStringLiteral("zh_CN"));
    QVERIFY(fixture.openAllScreens());
    const auto texts = [&fixture] {
        QStringList all;
        for (const VisibleText &text : tests::textsBelow(*fixture.window))
            all.append(text.place + QStringLiteral(": ") + text.text);
        return all;
    };
    const QStringList before = texts();
    fixture.language.switchTo(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    fixture.language.switchTo(QStringLiteral("zh_CN"));
    QVERIFY(fixture.openAllScreens());
    const QStringList after = texts();
    for (const QString &text : after)
        QVERIFY2(before.contains(text), qPrintable(QStringLiteral("left behind: ") + text));
    QCOMPARE(after.size(), before.size());
}

void TestWindow::noChineseInTheEnglishWindow()
{
    WindowFixture fixture(QStringLiteral("zh_CN"));
    QVERIFY(fixture.openAllScreens());
    fixture.language.switchTo(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    QStringList chinese;
    for (const VisibleText &text : tests::textsBelow(*fixture.window)) {
        // "20亿" is an example of what may be typed.
        QString words = QString(text.text).remove(QStringLiteral("亿"));
        for (const QString &entered : wordsOfTheData(fixture))
            words.remove(entered);
        if (hasChinese(words) && !isTheSameInEveryLanguage(text.text))
            chinese.append(text.place + QStringLiteral(": ") + text.text);
    }
    QVERIFY2(chinese.isEmpty(), qPrintable(chinese.join(u'\n')));
}

void TestWindow::noEnglishSentencesInTheChineseWindow()
{
    WindowFixture fixture(QStringLiteral("zh_CN"));
    QVERIFY(fixture.openAllScreens());
    QStringList english;
    for (const VisibleText &text : tests::textsBelow(*fixture.window)) {
        if (hasWords(text.text) && !hasChinese(text.text) && !isTheSameInEveryLanguage(text.text))
            english.append(text.place + QStringLiteral(": ") + text.text);
    }
    QVERIFY2(english.isEmpty(), qPrintable(english.join(u'\n')));
}

void TestWindow::everyFocusableWidgetHasAName_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
    QTest::newRow("en") << QStringLiteral("en");
}

void TestWindow::everyFocusableWidgetHasAName()
{
    QFETCH(QString, language);
    WindowFixture fixture(language);
    QVERIFY(fixture.openAllScreens());
    for (int i = 0; i <= static_cast<int>(shell::Screen::Catalogue); ++i) {
        fixture.window->showScreen(static_cast<shell::Screen>(i));
        const QStringList nameless = tests::namelessBelow(*fixture.window);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    }
}

void TestWindow::nothingIsClipped_data()
{
    everyFocusableWidgetHasAName_data();
}

void TestWindow::nothingIsClipped()
{
    QFETCH(QString, language);
    WindowFixture fixture(language);
    QVERIFY(fixture.openAllScreens());
    for (int i = 0; i <= static_cast<int>(shell::Screen::Catalogue); ++i) {
        fixture.window->showScreen(static_cast<shell::Screen>(i));
        QTest::qWait(20);
        const QStringList clipped = tests::clippedBelow(*fixture.window);
        QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
    }
}

void TestWindow::anEditShowsInTheVerdictAndCanBeUndone()
{
    WindowFixture fixture(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    fixture.window->showScreen(shell::Screen::Needs);
    const QString before = verdict(fixture, "verdictMonthly");
    QVERIFY(before.contains(QStringLiteral("36,000")));
    type(fixture.window->findChild<QWidget *>(QStringLiteral("horizon_months")), QStringLiteral("24"));
    QTRY_VERIFY(verdict(fixture, "verdictMonthly").contains(QStringLiteral("24,000")));
    QVERIFY(verdict(fixture, "verdictChange").contains(QStringLiteral("36,000")));
    QVERIFY(verdict(fixture, "verdictChange").contains(QStringLiteral("24,000")));
    trigger(fixture, "actionUndo");
    QTRY_COMPARE(verdict(fixture, "verdictMonthly"), before);
    QCOMPARE(fixture.window->findChild<QLineEdit *>(QStringLiteral("horizon_months"))->text(),
             QStringLiteral("36"));
    trigger(fixture, "actionRedo");
    QTRY_VERIFY(verdict(fixture, "verdictMonthly").contains(QStringLiteral("24,000")));
}

void TestWindow::whatCannotBeReadStaysAndIsExplained()
{
    WindowFixture fixture(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    auto *edit = fixture.window->findChild<widgets::EntryEdit *>(QStringLiteral("horizon_months"));
    type(edit, QStringLiteral("soon"));
    QCOMPARE(edit->text(), QStringLiteral("soon"));
    QVERIFY(!edit->problem().isEmpty());
    QCOMPARE(fixture.project.value().horizonMonths, 36);
    type(edit, QStringLiteral("121"));
    QVERIFY(edit->problem().contains(QStringLiteral("120")));
    type(edit, QStringLiteral("48"));
    QVERIFY(edit->problem().isEmpty());
    QCOMPARE(fixture.project.value().horizonMonths, 48);
}

void TestWindow::everyEditIsStored()
{
    WindowFixture fixture(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    type(fixture.window->findChild<QWidget *>(QStringLiteral("title")), QStringLiteral("Renamed"));
    type(fixture.window->findChild<QWidget *>(QStringLiteral("horizon_months")), QStringLiteral("12"));
    const domain::Project expected = fixture.project.value();
    project::OpenProject other([](const auto &, const auto &, const auto &) {
        return domain::CheckedResult<domain::Recommendation>(domain::Recommendation());
    });
    project::ProjectStore reader(other);
    QVERIFY(reader.openWorkspace(fixture.path(QStringLiteral("workspace.sqlite"))));
    QVERIFY(reader.openStored(fixture.project.id()));
    QCOMPARE(other.value().title, QStringLiteral("Renamed"));
    QVERIFY(other.value() == expected);
}

void TestWindow::aMalformedProjectFileIsExplainedAndChangesNothing()
{
    WindowFixture fixture(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    const domain::Project before = fixture.project.value();
    const std::size_t stored = fixture.store.projects().size();
    QFile file(fixture.path(QStringLiteral("broken.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"schema":"xuanji.project/1","title":"x","workloads":[{"name":"a","kind":"training",)"
               R"("model":"llama-2-13b","seq_lem":4096}]})");
    file.close();
    fixture.dialogs.nextFile = file.fileName();
    trigger(fixture, "actionImport");
    QCOMPARE(fixture.dialogs.warnings.size(), 1);
    QVERIFY2(fixture.dialogs.warnings.first().contains(QStringLiteral("seq_lem")),
             qPrintable(fixture.dialogs.warnings.first()));
    QVERIFY(fixture.dialogs.warnings.first().contains(QStringLiteral("seq_len")));
    QVERIFY(fixture.project.value() == before);
    QCOMPARE(fixture.store.projects().size(), stored);
}

void TestWindow::exportAndImportGiveTheSameProject()
{
    WindowFixture fixture(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    const domain::Project before = fixture.project.value();
    fixture.dialogs.nextFile = fixture.path(QStringLiteral("exported.json"));
    trigger(fixture, "actionExport");
    trigger(fixture, "actionNew");
    QVERIFY(!(fixture.project.value() == before));
    trigger(fixture, "actionImport");
    QVERIFY(fixture.dialogs.warnings.isEmpty());
    QVERIFY(fixture.project.value() == before);
}

void TestWindow::anUnwritableFileIsExplained()
{
    WindowFixture fixture(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    fixture.dialogs.nextFile = fixture.path(QStringLiteral("no/such/folder/report.json"));
    trigger(fixture, "actionExport");
    QCOMPARE(fixture.dialogs.warnings.size(), 1);
    QVERIFY(fixture.dialogs.warnings.first().contains(QStringLiteral("report.json")));
}

void TestWindow::aProjectWithoutWorkloadsSaysSo()
{
    WindowFixture fixture(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    trigger(fixture, "actionNew");
    const auto *notice = fixture.window->findChild<QLabel *>(QStringLiteral("projectNoticeText"));
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(!notice->text().isEmpty());
    QVERIFY(!fixture.window->findChild<QAction *>(QStringLiteral("actionPdf"))->isEnabled());
}

void TestWindow::theLanguageIsRemembered()
{
    WindowFixture fixture(QStringLiteral("zh_CN"));
    trigger(fixture, "language_en");
    QCOMPARE(fixture.language.current(), QStringLiteral("en"));
    QCOMPARE(fixture.settings.value(shell::Setting::Language).toString(), QStringLiteral("en"));
    QVERIFY(fixture.window->findChild<QAction *>(QStringLiteral("language_en"))->isChecked());
    QVERIFY(!fixture.window->findChild<QAction *>(QStringLiteral("language_zh_CN"))->isChecked());
}

void TestWindow::tablesFilterSortAndCopy()
{
    WindowFixture fixture(QStringLiteral("en"));
    QVERIFY(fixture.openAllScreens());
    fixture.window->showScreen(shell::Screen::Comparison);
    auto *table = fixture.window->findChild<widgets::DataTable *>(QStringLiteral("candidateTable"));
    const int all = table->model()->rowCount();
    QVERIFY(all > 10);
    table->sortByColumn(0, Qt::AscendingOrder);
    QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("1"));
    auto *filter = fixture.window->findChild<QLineEdit *>(QStringLiteral("candidateTableFilter"));
    filter->setText(QStringLiteral("no such provider ("));
    QCOMPARE(table->model()->rowCount(), 0);
    filter->clear();
    QCOMPARE(table->model()->rowCount(), all);
    table->copyAll();
    const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), all + 1);
    QVERIFY(lines.first().contains(u'\t'));
}

QTEST_MAIN(TestWindow)

#include "tst_window.moc"
