// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message
{
    QString context;
    QString source;
    QString comment;
    QStringList translations; ///< one, or the plural forms
    bool plural = false;
    QString state; ///< "", "unfinished", "vanished", "obsolete"
};

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    message.plural = xml.attributes().value(QLatin1String("numerus")) == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"comment") {
            message.comment = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.state = xml.attributes().value(QLatin1String("type")).toString();
            if (!message.plural) {
                message.translations << xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                message.translations << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> readCatalogue(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    xml.readNextStartElement(); // TS
    while (xml.readNextStartElement()) {
        if (xml.name() != u"context") {
            xml.skipCurrentElement();
            continue;
        }
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == u"name")
                context = xml.readElementText();
            else if (xml.name() == u"message")
                messages << readMessage(xml, context);
            else
                xml.skipCurrentElement();
        }
    }
    return messages;
}

QString catalogue(const char *language)
{
    return QStringLiteral(XJ_SOURCE_DIR "/translations/xuanji_%1.ts").arg(QLatin1String(language));
}

QSet<QString> marks(const QString &text)
{
    static const QRegularExpression kMark(QStringLiteral("%(?:L?\\d|n)"));
    QSet<QString> found;
    for (auto it = kMark.globalMatch(text); it.hasNext();)
        found << it.next().captured();
    return found;
}

QString label(const Message &message)
{
    return message.context + QStringLiteral(": ") + message.source;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextHasItsChinese()
    {
        const QList<Message> messages = readCatalogue(catalogue("zh_CN"));
        QVERIFY2(messages.size() > 200, "the Chinese translations were not found");
        QStringList bad;
        for (const Message &message : messages) {
            if (!message.state.isEmpty() || message.translations.isEmpty()
                || message.translations.contains(QString()))
                bad << label(message);
        }
        QVERIFY2(bad.isEmpty(), qPrintable(QLatin1Char('\n') + bad.join(u'\n')));
    }

    void englishHasItsPlurals()
    {
        QStringList bad;
        const QList<Message> messages = readCatalogue(catalogue("en"));
        for (const Message &message : messages) {
            if (message.plural
                && (!message.state.isEmpty() || message.translations.size() != 2
                    || message.translations.contains(QString())))
                bad << label(message);
        }
        QVERIFY2(bad.isEmpty(), qPrintable(QLatin1Char('\n') + bad.join(u'\n')));
    }

    void marksAreTheSameInBothLanguages()
    {
        QStringList bad;
        for (const QLatin1String language : {QLatin1String("zh_CN"), QLatin1String("en")}) {
            const QList<Message> messages = readCatalogue(catalogue(language.data()));
            for (const Message &message : messages) {
                for (const QString &translation : message.translations) {
                    // A singular form may leave its number out.
                    const bool singular = message.plural && language == QLatin1String("en");
                    if (!singular && marks(translation) != marks(message.source))
                        bad << label(message) + QStringLiteral(" -> ") + translation;
                }
            }
        }
        QVERIFY2(bad.isEmpty(), qPrintable(QLatin1Char('\n') + bad.join(u'\n')));
    }

    void noEllipsisOfThreeDotsAndNoHalfWidthPunctuation()
    {
        static const QRegularExpression kBad(QStringLiteral("\\.\\.\\.|[\\x{4e00}-\\x{9fff}][,;:?!]"));
        QStringList bad;
        const QList<Message> messages = readCatalogue(catalogue("zh_CN"));
        for (const Message &message : messages) {
            for (const QString &translation : message.translations) {
                if (translation.contains(kBad))
                    bad << label(message) + QStringLiteral(" -> ") + translation;
            }
        }
        QVERIFY2(bad.isEmpty(), qPrintable(QLatin1Char('\n') + bad.join(u'\n')));
    }

    void nothingInTheSourcesIsMissing()
    {
        QTemporaryDir folder;
        const QString copy = folder.filePath(QStringLiteral("xuanji_zh_CN.ts"));
        QVERIFY(QFile::copy(catalogue("zh_CN"), copy));
        QProcess lupdate;
        lupdate.start(QStringLiteral(XJ_LUPDATE),
                      {QStringLiteral("-silent"), QStringLiteral("-no-obsolete"),
                       QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-I"),
                       QStringLiteral(XJ_SOURCE_DIR), QStringLiteral("@" XJ_TRANSLATION_SOURCES),
                       QStringLiteral("-ts"), copy});
        QVERIFY(lupdate.waitForFinished(60'000));
        QCOMPARE(lupdate.exitCode(), 0);
        const auto keys = [](const QList<Message> &messages) {
            QSet<QString> set;
            for (const Message &message : messages)
                set << message.context + u'|' + message.source + u'|' + message.comment;
            return set;
        };
        const QSet<QString> inSources = keys(readCatalogue(copy));
        const QSet<QString> written = keys(readCatalogue(catalogue("zh_CN")));
        const QStringList missing = (inSources - written).values();
        const QStringList stale = (written - inSources).values();
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("missing:\n") + missing.join(u'\n')));
        QVERIFY2(stale.isEmpty(), qPrintable(QStringLiteral("stale:\n") + stale.join(u'\n')));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
