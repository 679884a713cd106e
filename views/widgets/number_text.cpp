// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/number_text.h"

#include <array>
#include <utility>

namespace xj::widgets {

namespace {

constexpr std::array<std::pair<char16_t, double>, 8> kScales{{{u'万', 1e4},
                                                              {u'萬', 1e4},
                                                              {u'亿', 1e8},
                                                              {u'億', 1e8},
                                                              {u'K', 1e3},
                                                              {u'M', 1e6},
                                                              {u'B', 1e9},
                                                              {u'T', 1e12}}};

double takeScale(QString &text)
{
    double factor = 1.0;
    // "3万亿" carries two scales.
    for (bool found = true; found && !text.isEmpty();) {
        found = false;
        for (const auto &[letter, scale] : kScales) {
            if (text.back().toUpper() == letter) {
                text.chop(1);
                text = text.trimmed();
                factor *= scale;
                found = true;
                break;
            }
        }
    }
    return factor;
}

} // namespace

std::optional<double> numberFromText(const QString &text, const QLocale &locale)
{
    QString plain = text.normalized(QString::NormalizationForm_KC).trimmed();
    const double factor = takeScale(plain);
    bool valid = false;
    double value = locale.toDouble(plain, &valid);
    // A figure copied from a file or a paper follows the C locale: "2e9", "0.08", "130000".
    if (!valid)
        value = QLocale::c().toDouble(plain, &valid);
    return valid ? std::optional(value * factor) : std::nullopt;
}

QString entryText(double value, int decimals, const QLocale &locale)
{
    QString text = locale.toString(value, 'f', decimals);
    if (decimals > 0) {
        while (text.endsWith(locale.zeroDigit()))
            text.chop(1);
        if (text.endsWith(locale.decimalPoint()))
            text.chop(locale.decimalPoint().size());
    }
    return text;
}

} // namespace xj::widgets
