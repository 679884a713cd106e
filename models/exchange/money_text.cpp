// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/money_text.h"

#include <QRegularExpression>
#include <QSet>

namespace xj::exchange {

namespace {

struct Pattern
{
    QString meaning;
    QRegularExpression expression;
};

QRegularExpression insensitive(const char *pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption);
}

/// Each takes its mentions out of the text, so that "HK$" is not also "$" and "美元" not also "元".
const QList<Pattern> &currencyPatterns()
{
    static const QList<Pattern> kPatterns{
        {QStringLiteral("HKD"), insensitive("\\bHKD\\b|HK\\$|港币|港元")},
        {QStringLiteral("USD"), insensitive("\\bUSD\\b|US\\s?\\$|美元|美金")},
        {QStringLiteral("SGD"), insensitive("\\bSGD\\b|(?<![A-Z])S\\$|新加坡元|新币|新元")},
        {QStringLiteral("TWD"), insensitive("\\bTWD\\b|NT\\$|新台币|台币")},
        {QStringLiteral("AUD"), insensitive("\\bAUD\\b|(?<![A-Z])A\\$|澳元")},
        {QStringLiteral("CAD"), insensitive("\\bCAD\\b|(?<![A-Z])C\\$|加元")},
        {QStringLiteral("EUR"), insensitive("\\bEUR\\b|€|欧元|\\bEuros?\\b")},
        {QStringLiteral("JPY"), insensitive("\\bJPY\\b|JP¥|円|日元|日圆")},
        {QStringLiteral("GBP"), insensitive("\\bGBP\\b|£|英镑")},
        {QStringLiteral("INR"), insensitive("\\bINR\\b|₹|卢比")},
        {QStringLiteral("KRW"), insensitive("\\bKRW\\b|₩|韩元")},
        {QStringLiteral("CHF"), insensitive("\\bCHF\\b|瑞郎")},
        {QStringLiteral("MYR"), insensitive("\\bMYR\\b|林吉特")},
        {QStringLiteral("THB"), insensitive("\\bTHB\\b|泰铢")},
        {QStringLiteral("CNY"),
         insensitive("\\bCNY\\b|\\bCNH\\b|\\bRMB\\b|人民币|¥|(?<![单多次公])元(?![素器件组器])")},
    };
    return kPatterns;
}

const QList<Pattern> &periodPatterns()
{
    static const QList<Pattern> kPatterns{
        {QStringLiteral("gb"), insensitive("/\\s?GB\\b|per\\s+GB\\b|每GB")},
        {QStringLiteral("hour"),
         insensitive("小时|卡时|机时|台时|[/·每]\\s?时|\\bhrs?\\b|\\bhours?\\b|\\bhourly\\b|/"
                     "\\s?h\\b|-hour|\\bStunde")},
        {QStringLiteral("once"),
         insensitive("一次性|买断|采购价|售价|购置|one[- ]?time|\\bonce\\b|/\\s?次|^次$|einmalig")},
        {QStringLiteral("day"), insensitive("[/·每]\\s?[天日]|/\\s?day\\b|per day|\\bdaily\\b")},
        {QStringLiteral("year"),
         insensitive("[/·每]\\s?年|^年$|年租|年付|\\byears?\\b|\\byr\\b|\\bannual|\\bp\\.a\\.|\\bJahr")},
        {QStringLiteral("month"),
         insensitive("(?:[/"
                     "·每按(]|^)\\s?月|(?<![\\d个年])月(?=租|付|费|单价|$)|\\bmo\\b|\\bmonths?\\b|"
                     "\\bmonthly\\b|\\bmth\\b|"
                     "\\bMonat")},
    };
    return kPatterns;
}

const QRegularExpression &gpuBasis()
{
    static const QRegularExpression kPattern
        = insensitive("[/·每]\\s?(?:卡|张|颗|GPU)|/\\s?GPU|per[- ]GPU|\\bGPU[- "
                      "]?(?:hour|hr|h)\\b|卡时|单卡价|^[卡张颗](?=[/·]|$)");
    return kPattern;
}

const QRegularExpression &serverBasis()
{
    static const QRegularExpression kPattern
        = insensitive("[/·每]\\s?(?:台|套|节点|机)|per "
                      "(?:server|node|instance)|/\\s?(?:server|node|instance)|台时|^[台套](?=[/·]|$)");
    return kPattern;
}

const QRegularExpression &netWords()
{
    static const QRegularExpression kPattern = insensitive(
        "不含\\s*(?:[\\d.]+\\s*%)?\\s*(?:增值)?税|未含税|未税|税前|除税|\\bnet\\b|netto|\\bexcl|\\bexclud|"
        "without (?:tax|vat)|\\bex\\.? ?(?:vat|tax)|plus (?:vat|tax)|\\+\\s?(?:vat|tax)");
    return kPattern;
}

const QRegularExpression &grossWords()
{
    static const QRegularExpression kPattern
        = insensitive("含\\s*(?:[\\d.]+\\s*%)?\\s*(?:的)?(?:增值)?税|税后|\\bgross\\b|brutto|\\bincl|"
                      "\\binclud\\w* (?:tax|vat)");
    return kPattern;
}

const QRegularExpression &notStated()
{
    static const QRegularExpression kPattern
        = insensitive("^(?:面议|另议|待定|待议|询价|电议|议价|暂无(?:报价)?|无|洽谈|咨询.*|请.*(?:询价|联系)."
                      "*|n\\s?/\\s?a|na|tbd|tba|"
                      "on request|upon request|auf anfrage|call|contact.*|poa|[-—–_/\\\\~]+)?$");
    return kPattern;
}

/// The text without what has been understood.
QString without(QString text, const QRegularExpression &expression)
{
    return text.replace(expression, QStringLiteral(" "));
}

/// What is left of a price cell's words once currency, period, basis and tax are taken out.
QString leftover(QString text)
{
    text = without(without(text, netWords()), grossWords());
    text = without(without(text, gpuBasis()), serverBasis());
    for (const Pattern &pattern : periodPatterns())
        text = without(text, pattern.expression);
    for (const Pattern &pattern : currencyPatterns())
        text = without(text, pattern.expression);
    static const QRegularExpression kFiller
        = insensitive("\\$|\\bper\\b|\\beach\\b|每|整|[/·.,;:()（）、\\s]|^[-+]");
    return without(text, kFiller).remove(u' ');
}

/// The remark as it was written: its bracket, if it stands in one.
QString remarkOf(const QString &cell, const QString &words)
{
    static const QRegularExpression kBracket(QStringLiteral("[（(\\[【][^）)\\]】]*[）)\\]】]"));
    auto it = kBracket.globalMatch(cell);
    while (it.hasNext()) {
        const QString bracket = it.next().captured();
        if (!leftover(plainText(bracket)).isEmpty())
            return bracket;
    }
    return words;
}

} // namespace

std::optional<CurrencyMention> currencyIn(const QString &text)
{
    QString rest = plainText(text);
    QSet<QString> found;
    for (const Pattern &pattern : currencyPatterns()) {
        if (rest.contains(pattern.expression)) {
            found.insert(pattern.meaning);
            rest = without(rest, pattern.expression);
        }
    }
    if (found.size() == 1)
        return CurrencyMention{*found.begin(), false};
    if (found.isEmpty() && rest.contains(u'$'))
        return CurrencyMention{QStringLiteral("USD"), true};
    return {};
}

QString periodIn(const QString &text)
{
    const QString plain = plainText(text);
    for (const Pattern &pattern : periodPatterns()) {
        if (plain.contains(pattern.expression))
            return pattern.meaning;
    }
    return {};
}

QString basisIn(const QString &text)
{
    const QString plain = plainText(text);
    if (plain.contains(gpuBasis()))
        return QStringLiteral("gpu");
    if (plain.contains(serverBasis()))
        return QStringLiteral("server");
    return {};
}

TaxMention taxIn(const QString &text, bool taxColumn)
{
    QString plain = plainText(text);
    // "除注明不含税外，价格均含税": the exception is not the rule.
    static const QRegularExpression kException = insensitive("除[^,，。;；]{0,20}外");
    plain = without(plain, kException);
    TaxMention tax;
    if (plain.contains(netWords()))
        tax.included = false;
    else if (plain.contains(grossWords()))
        tax.included = true;
    static const QRegularExpression kRate = insensitive("(\\d{1,2}(?:\\.\\d{1,2})?)\\s*%");
    static const QRegularExpression kTaxWord = insensitive("税|\\btax\\b|\\bvat\\b|\\bgst\\b|mwst|ust\\b");
    const QRegularExpressionMatch rate = kRate.match(plain);
    if (rate.hasMatch() && (taxColumn || plain.contains(kTaxWord))) {
        const std::optional<qint64> micros = microsOf(rate.captured(1), DecimalSign::Point);
        if (micros && *micros > 0)
            tax.rate = decimalText(*micros / 100);
    }
    return tax;
}

PriceReading readPrice(const QString &cell, DecimalSign decimalSign)
{
    PriceReading reading;
    const QString text = plainText(cell);
    if (text.contains(notStated())) {
        reading.fault = QStringLiteral("price_not_stated");
        return reading;
    }
    const std::optional<FoundNumber> number = findNumber(text, decimalSign);
    const QString words = number ? QString(number->before + u' ' + number->after) : text;
    static const QRegularExpression kArithmetic(QStringLiteral("^[=@]|\\d\\s*$|[*=|]|\\d"));
    const QString rest = leftover(words);
    if (!number || words.contains(QRegularExpression(QStringLiteral("^\\s*[=@]")))
        || rest.contains(kArithmetic)) {
        reading.fault = QStringLiteral("price_not_a_number");
        return reading;
    }
    reading.micros = number->micros;
    reading.currency = currencyIn(words);
    reading.period = periodIn(words.trimmed());
    reading.basis = basisIn(words.trimmed());
    reading.tax = taxIn(words, false);
    if (!rest.isEmpty())
        reading.remark = remarkOf(cell.trimmed(), rest);
    if (number->micros < 0)
        reading.fault = QStringLiteral("price_negative");
    else if (number->micros == 0)
        reading.fault = QStringLiteral("price_zero");
    return reading;
}

std::optional<QDate> dateIn(const QString &text, bool dayFirst)
{
    const QString plain = plainText(text);
    static const QRegularExpression kYearFirst(
        QStringLiteral("((?:19|20)\\d{2})\\s*[-/.年]\\s*(\\d{1,2})\\s*[-/.月]\\s*(\\d{1,2})(?!\\d)"));
    static const QRegularExpression kDayFirst(
        QStringLiteral("(?<!\\d)(\\d{1,2})\\.(\\d{1,2})\\.((?:19|20)\\d{2})"));
    static const QRegularExpression kDayNumber(QStringLiteral("^(\\d{5})(?:\\.0+)?$"));
    if (const auto match = kYearFirst.match(plain); match.hasMatch()) {
        const QDate date(match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt());
        return date.isValid() ? std::optional(date) : std::nullopt;
    }
    if (const auto match = kDayFirst.match(plain); dayFirst && match.hasMatch()) {
        const QDate date(match.captured(3).toInt(), match.captured(2).toInt(), match.captured(1).toInt());
        return date.isValid() ? std::optional(date) : std::nullopt;
    }
    if (const auto match = kDayNumber.match(plain); match.hasMatch()) {
        const int days = match.captured(1).toInt();
        if (days >= 36526 && days <= 73050) // 2000 .. 2099
            return QDate(1899, 12, 30).addDays(days);
    }
    return {};
}

std::optional<int> daysIn(const QString &text)
{
    static const QRegularExpression kSpan = insensitive(
        "(\\d{1,4})\\s*(?:[-~至到]\\s*(\\d{1,4}))?\\s*[- ]?(?:个)?\\s*(工作日|working days?|business days?|"
        "[天日]|days?|周|星期|weeks?|wks?|月|months?|年|years?)");
    const QRegularExpressionMatch match = kSpan.match(plainText(text));
    if (!match.hasMatch())
        return {};
    const int count = (match.captured(2).isEmpty() ? match.captured(1) : match.captured(2)).toInt();
    const QString unit = match.captured(3).toLower();
    if (unit == u"工作日" || unit.startsWith(u"working") || unit.startsWith(u"business"))
        return (count * 7 + 4) / 5;
    if (unit == u"周" || unit == u"星期" || unit.startsWith(u'w'))
        return count * 7;
    if (unit == u"月" || unit.startsWith(u"month"))
        return count * 30;
    if (unit == u"年" || unit.startsWith(u"year"))
        return count * 365;
    return count;
}

std::optional<int> monthsIn(const QString &text)
{
    static const QRegularExpression kSpan
        = insensitive("([\\d]{1,3}|[一二两三四五六十])\\s*[- ]?(?:个)?\\s*(月|months?|mo\\b|年|years?|yrs?)");
    const QRegularExpressionMatch match = kSpan.match(plainText(text));
    if (!match.hasMatch())
        return {};
    static const QString kDigits = QStringLiteral("零一二三四五六七八九十");
    const QString number = match.captured(1);
    int count = number.toInt();
    if (count == 0)
        count = number == u"两" ? 2 : static_cast<int>(kDigits.indexOf(number));
    const QString unit = match.captured(2).toLower();
    const bool years = unit == u"年" || unit.startsWith(u'y');
    return count <= 0 ? std::nullopt : std::optional(years ? count * 12 : count);
}

} // namespace xj::exchange
