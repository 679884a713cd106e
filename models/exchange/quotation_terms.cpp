// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/quotation_terms.h"

#include "models/exchange/money_text.h"
#include "models/exchange/number_text.h"

#include <QRegularExpression>

#include <algorithm>

namespace xj::exchange {

namespace {

QRegularExpression insensitive(const char *pattern)
{
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption);
}

const QRegularExpression &dateLabel()
{
    static const QRegularExpression kLabel
        = insensitive("报价日期|报价时间|出具日期|制表日期|^日期|\\bdate\\b|\\bdatum\\b|issued|quoted on");
    return kLabel;
}

const QRegularExpression &validityLabel()
{
    static const QRegularExpression kLabel = insensitive("有效|valid|gültig|expire");
    return kLabel;
}

const QRegularExpression &supplierLabel()
{
    static const QRegularExpression kLabel
        = insensitive("(?:报价单位|报价方|供应商名称|供应商|供货商|供方|卖方|乙方|公司名称|supplier|vendor|"
                      "quoted by|seller|anbieter|lieferant)\\s*:\\s*(.*)$");
    return kLabel;
}

/// "报价日期", "编号:", "致:" and the like begin a term, not a title.
const QRegularExpression &termLabel()
{
    static const QRegularExpression kLabel
        = insensitive("^(?:报价日期|报价时间|日期|报价编号|编号|单号|币种|货币|单位|致|有效|报价有效|"
                      "供应商\\s*:|报价单位|联系|电话|"
                      "date|datum|valid|gültig|supplier|vendor|to\\b|attn|currency|quot\\w* no)");
    return kLabel;
}

/// Words that say what the paper is rather than whose it is.
const QRegularExpression &paperWords()
{
    static const QRegularExpression kWords
        = insensitive("\\d{4}年|\\bGPU|\\bAI\\b|人工智能|算力|智算|服务器|云主机|租赁|租用|报价|价目|询价|"
                      "比价|跨境|全字段|采购|产品|quot\\w*|"
                      "offer|price|proposal|angebot|preisliste|\\s[-–—/|]\\s|\\(");
    return kWords;
}

QStringList textsOf(const Record &record)
{
    QStringList texts;
    for (const Cell &cell : record.cells) {
        const QString text = plainText(cell.text);
        if (!text.isEmpty())
            texts << text;
    }
    return texts;
}

/// A name in front of what the paper is: "供应商甲 GPU 服务器租赁报价单", "Acme Cloud Ltd Quotation".
QString supplierInTitle(const QString &title)
{
    QString name = title;
    const qsizetype paper = title.indexOf(paperWords());
    if (paper >= 0)
        name = title.left(paper).trimmed();
    static const QRegularExpression kHan(QStringLiteral("\\p{Han}"));
    // Chinese names have no blanks.
    if (name.contains(kHan))
        name = name.section(u' ', 0, 0);
    return name;
}

QString supplierIn(const std::vector<Record> &lines)
{
    for (const Record &line : lines) {
        for (const QString &text : textsOf(line)) {
            const QRegularExpressionMatch match = supplierLabel().match(text);
            if (match.hasMatch() && !match.captured(1).trimmed().isEmpty())
                return match.captured(1).trimmed();
        }
    }
    if (lines.empty() || !isTitle(lines.front()))
        return {};
    for (const QString &text : textsOf(lines.front())) {
        const QString name = supplierInTitle(text);
        if (!name.isEmpty() && !text.contains(termLabel()))
            return name;
    }
    return {};
}

/// The text behind a label: the rest of its cell, or the next cell.
template <typename Value, typename Read>
std::optional<Value> behindLabel(const std::vector<Record> &lines, const QRegularExpression &label,
                                 const Read &read)
{
    for (const Record &line : lines) {
        const QStringList texts = textsOf(line);
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const QRegularExpressionMatch match = label.match(texts[i]);
            if (!match.hasMatch())
                continue;
            if (std::optional<Value> value = read(texts[i], texts[i].mid(match.capturedStart())))
                return value;
            if (i + 1 < texts.size()) {
                if (std::optional<Value> value = read(texts[i + 1], texts[i + 1]))
                    return value;
            }
        }
    }
    return {};
}

QString currencyOf(const std::vector<Record> &lines)
{
    QString found;
    for (const Record &line : lines) {
        for (const QString &text : textsOf(line)) {
            const std::optional<CurrencyMention> mention = currencyIn(text);
            if (!mention || (!found.isEmpty() && found != mention->code))
                continue;
            found = mention->code;
        }
    }
    return found;
}

QString periodOf(const std::vector<Record> &lines)
{
    for (const Record &line : lines) {
        for (const QString &text : textsOf(line)) {
            const QString period = periodIn(text);
            // Above the table only what is said of the prices counts, not "月付" or a date.
            if (!period.isEmpty() && currencyIn(text))
                return period;
        }
    }
    return {};
}

TaxMention taxOf(const std::vector<Record> &lines)
{
    for (const Record &line : lines) {
        for (const QString &text : textsOf(line)) {
            const TaxMention tax = taxIn(text, false);
            if (tax.included)
                return tax;
        }
    }
    return {};
}

QString invoiceOf(const std::vector<Record> &lines)
{
    for (const Record &line : lines) {
        for (const QString &text : textsOf(line)) {
            if (text.contains(QStringLiteral("专票")) || text.contains(QStringLiteral("专用发票")))
                return QStringLiteral("special");
            if (text.contains(QStringLiteral("普票")) || text.contains(QStringLiteral("普通发票")))
                return QStringLiteral("general");
        }
    }
    return {};
}

QString quoteNumberOf(const std::vector<Record> &lines)
{
    static const QRegularExpression kNumber = insensitive(
        "(?:报价单?编号|报价单号|编号|单号|quot\\w* (?:no\\.?|number)|angebots?-?nr\\.?)\\s*[:#]?\\s*(\\S+)");
    return behindLabel<QString>(lines, kNumber,
                                [](const QString &, const QString &text) -> std::optional<QString> {
                                    const QRegularExpressionMatch match = kNumber.match(text);
                                    return match.hasMatch() ? std::optional(match.captured(1)) : std::nullopt;
                                })
        .value_or(QString());
}

} // namespace

bool isTitle(const Record &record)
{
    const QStringList texts = textsOf(record);
    return !texts.isEmpty() && !texts.constFirst().contains(termLabel());
}

std::optional<QDate> validityIn(const QString &text, const std::optional<QDate> &issuedOn, bool dayFirst)
{
    if (const std::optional<QDate> date = dateIn(text, dayFirst))
        return date;
    const std::optional<int> days = daysIn(text);
    return days && issuedOn ? std::optional(issuedOn->addDays(*days)) : std::nullopt;
}

QuotationTerms readTerms(const std::vector<Record> &above, const std::vector<Record> &further, bool dayFirst)
{
    std::vector<Record> lines = above;
    lines.insert(lines.end(), further.begin(), further.end());
    QuotationTerms terms;
    terms.supplier = supplierIn(above);
    terms.quoteNumber = quoteNumberOf(lines);
    terms.issuedOn = behindLabel<QDate>(lines, dateLabel(), [dayFirst](const QString &, const QString &text) {
        return dateIn(text, dayFirst);
    });
    const std::optional<QDate> issued = terms.issuedOn;
    terms.validUntil = behindLabel<QDate>(lines, validityLabel(),
                                          [issued, dayFirst](const QString &whole, const QString &text) {
                                              // "本报价30日内有效" has its number in front of the label.
                                              const auto behind = validityIn(text, issued, dayFirst);
                                              return behind ? behind : validityIn(whole, issued, dayFirst);
                                          });
    terms.currency = currencyOf(above);
    terms.period = periodOf(above);
    const TaxMention tax = taxOf(lines);
    terms.taxIncluded = tax.included;
    terms.taxRate = tax.rate;
    terms.invoice = invoiceOf(lines);
    return terms;
}

} // namespace xj::exchange
