// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/text_edits.h"

#include <QDate>
#include <QRegularExpression>
#include <QStringList>

namespace xj::widgets {

std::optional<QVariant> TextEdit::parsed(const QString &text, QString &) const
{
    return QVariant(text);
}

QString TextEdit::shown(const QVariant &value) const
{
    return value.toString();
}

std::optional<QVariant> ListEdit::parsed(const QString &text, QString &) const
{
    static const QRegularExpression kSeparators(QStringLiteral("[,;，；、]"));
    QStringList parts;
    for (const QString &part : text.split(kSeparators, Qt::SkipEmptyParts)) {
        if (const QString trimmed = part.trimmed(); !trimmed.isEmpty())
            parts.append(trimmed);
    }
    return parts.isEmpty() ? QVariant() : QVariant(parts);
}

QString ListEdit::shown(const QVariant &value) const
{
    const QStringList parts = value.toStringList();
    return parts.join(locale().language() == QLocale::Chinese ? QStringLiteral("、") : QStringLiteral(", "));
}

std::optional<QVariant> DateEdit::parsed(const QString &text, QString &problem) const
{
    QString plain = text.normalized(QString::NormalizationForm_KC);
    plain.replace(u'年', u'-').replace(u'月', u'-').remove(u'日').replace(u'/', u'-').replace(u'.', u'-');
    QDate date = QDate::fromString(plain, QStringLiteral("yyyy-M-d"));
    if (!date.isValid())
        date = locale().toDate(text, QLocale::ShortFormat);
    if (date.isValid())
        return QVariant(date);
    problem = tr("This is not a date. Type it as 2026-11-30.");
    return std::nullopt;
}

QString DateEdit::shown(const QVariant &value) const
{
    return value.toDate().toString(Qt::ISODate);
}

} // namespace xj::widgets
