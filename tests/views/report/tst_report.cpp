// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_recommendation.h"
#include "views/report/report.h"
#include "views/report/report_fonts.h"
#include "views/text/format.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace xj;

namespace {

const QString kChineseTitle
    = QStringLiteral("门店问答与内部微调：2026-11 采购 10%-15% BRG-6204-2RS 金额工月小面");

text::Style chinese()
{
    return {QLocale(QLocale::Chinese, QLocale::China), domain::Currency::cny()};
}

QByteArray output(const QString &program, const QStringList &arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(30'000))
        return {};
    return process.readAllStandardOutput();
}

QByteArray content(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool toolIsThere(const char *name)
{
    return !QStandardPaths::findExecutable(QLatin1String(name)).isEmpty();
}

} // namespace

/// The PDF as a reader gets it: pages, text that can be searched, embedded faces, no pictures, the same bytes
/// each time.
class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!report::reportFamilies())
            QSKIP("no face that keeps its text in a PDF is installed");
        m_sample = tests::sampleRecommendation();
        m_sample.recommendation.projectTitle = kChineseTitle;
        m_path = m_folder.filePath(QStringLiteral("report.pdf"));
        const auto written = report::writeReport(m_sample.recommendation, m_sample.project,
                                                 m_sample.catalogue, chinese(), m_path);
        QVERIFY2(written.has_value(), "the sample report could not be written");
    }

    void hasAtLeastFivePagesOfA4()
    {
        const auto laidOut
            = report::layOutReport(m_sample.recommendation, m_sample.project, m_sample.catalogue, chinese());
        QVERIFY(laidOut.has_value());
        QVERIFY(laidOut->pageCount() >= 5);
        QVERIFY(laidOut->outline().size() >= 8);
        if (!toolIsThere("pdfinfo"))
            QSKIP("pdfinfo is not installed");
        const QByteArray info = output(QStringLiteral("pdfinfo"), {m_path});
        QVERIFY(info.contains("A4"));
        const QByteArray pages = info.mid(info.indexOf("Pages:")).left(40).simplified().split(' ').value(1);
        QCOMPARE(pages.toInt(), laidOut->pageCount());
    }

    void itsTextComesBackToTheLastCharacter()
    {
        if (!toolIsThere("pdftotext"))
            QSKIP("pdftotext is not installed");
        const QString text = QString::fromUtf8(
            output(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), m_path, QStringLiteral("-")}));
        QString joined = text;
        joined.remove(QLatin1Char('\n')).remove(QLatin1Char(' '));
        QString title = kChineseTitle;
        QVERIFY2(joined.contains(title.remove(QLatin1Char(' '))),
                 "characters or digits of the title are lost");
        const domain::Candidate *best = m_sample.recommendation.workloads.front().funnel.best();
        QVERIFY(best);
        const QString price = text::bareQuantity(best->pricePerMonth, domain::Unit::Currency, chinese());
        QVERIFY2(text.contains(price), qPrintable(price));
        for (const QChar c : text)
            QVERIFY2(!(c.unicode() >= 0x2E80 && c.unicode() <= 0x2FDF), "a radical stands for a character");
    }

    void namesEveryAssumption()
    {
        if (!toolIsThere("pdftotext"))
            QSKIP("pdftotext is not installed");
        QString joined = QString::fromUtf8(
            output(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), m_path, QStringLiteral("-")}));
        joined.remove(QLatin1Char('\n')).remove(QLatin1Char(' '));
        for (const domain::AssumptionUsed &assumption : m_sample.recommendation.tco.assumptions) {
            QString source = assumption.overridden ? QString() : assumption.source;
            QVERIFY2(joined.contains(source.remove(QLatin1Char(' '))), qPrintable(assumption.key));
        }
    }

    void embedsItsFacesAndNoPictures()
    {
        if (!toolIsThere("pdffonts") || !toolIsThere("pdfimages"))
            QSKIP("poppler's tools are not installed");
        const QList<QByteArray> fonts = output(QStringLiteral("pdffonts"), {m_path}).split('\n');
        int faces = 0;
        for (qsizetype i = 2; i < fonts.size(); ++i) {
            if (fonts.at(i).isEmpty())
                continue;
            ++faces;
            const QList<QByteArray> columns = fonts.at(i).simplified().split(' ');
            // name, type (two words), encoding, embedded, subset, unicode map, object (two numbers)
            QVERIFY2(columns.size() >= 9 && columns.at(columns.size() - 5) == "yes", fonts.at(i).constData());
            QVERIFY2(columns.at(columns.size() - 3) == "yes", fonts.at(i).constData());
        }
        QVERIFY(faces >= 2);
        const QList<QByteArray> images
            = output(QStringLiteral("pdfimages"), {QStringLiteral("-list"), m_path}).trimmed().split('\n');
        QVERIFY2(images.size() <= 2, "a chart was printed as a picture");
    }

    /// As another process would write it: each run orders Qt's hash tables differently.
    void twoRunsGiveTheSameBytes()
    {
        const QString again = m_folder.filePath(QStringLiteral("again.pdf"));
        for (int run = 0; run < 6; ++run) {
            QHashSeed::resetRandomGlobalSeed();
            QVERIFY(report::writeReport(m_sample.recommendation, m_sample.project, m_sample.catalogue,
                                        chinese(), again)
                        .has_value());
            QCOMPARE(content(again), content(m_path));
        }
    }

    void aFolderThatCannotBeWrittenIsToldAndNothingIsLeft()
    {
        const QString missing = m_folder.filePath(QStringLiteral("no/such/folder/report.pdf"));
        const auto written = report::writeReport(m_sample.recommendation, m_sample.project,
                                                 m_sample.catalogue, chinese(), missing);
        QVERIFY(!written.has_value());
        QCOMPARE(written.error().code, domain::ErrorCode::FileNotWritable);
        QVERIFY(!QFile::exists(missing));
    }

    void anEmptyAnswerStillPrints()
    {
        domain::Recommendation nothing;
        nothing.asOf = QDate(2026, 11, 9);
        nothing.horizonMonths = 36;
        const auto laidOut = report::layOutReport(nothing, {}, {}, chinese());
        QVERIFY(laidOut.has_value());
        QVERIFY(laidOut->pageCount() >= 1);
    }

    void facesAreChosenByWhatKeepsTheText()
    {
        const QString noto = QStringLiteral("Noto Sans CJK SC");
        QVERIFY(!report::chooseFamilies({noto, QStringLiteral("DejaVu Sans")}).has_value());
        QCOMPARE(report::chooseFamilies({noto, QStringLiteral("WenQuanYi Micro Hei")})->first(),
                 QStringLiteral("WenQuanYi Micro Hei"));
        QCOMPARE(
            report::chooseFamilies({QStringLiteral("Xuanji Sans"), QStringLiteral("WenQuanYi Micro Hei")})
                ->first(),
            QStringLiteral("Xuanji Sans"));
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    tests::SampleRecommendation m_sample;
};

QTEST_MAIN(TestReport)
#include "tst_report.moc"
