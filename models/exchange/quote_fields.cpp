// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_fields.h"

#include "models/domain/money.h"

namespace xj::exchange {

using domain::Currency;
using domain::ErrorCode;
using domain::Money;
using domain::Quote;

namespace {

struct AmountText
{
    QString amount;
    QString currency;
};

/// A number is taken by its shortest decimal, so that 12.24 is the twelve and twenty-four hundredths that
/// were typed.
std::optional<QString> readAmount(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    if (value.isDouble())
        return QString::number(value.toDouble(), 'f', QLocale::FloatingPointShortest);
    if (value.isString())
        return readText(faults, path, value);
    faults.wrongType(path, QStringLiteral("string, number"));
    return {};
}

const Fields<AmountText> &amountFields()
{
    static const Fields<AmountText> kFields = [] {
        Field<AmountText> amount = text(QStringLiteral("amount"), &AmountText::amount,
                                        "Decimal with at most six places, without grouping.");
        amount.read
            = [](JsonFaults &faults, const QString &path, const QJsonValue &value, AmountText &owner) {
                  if (auto taken = readAmount(faults, path, value))
                      owner.amount = *taken;
              };
        amount.schema.insert(QStringLiteral("type"),
                             QJsonArray{QStringLiteral("string"), QStringLiteral("number")});
        return Fields<AmountText>{
            required(amount),
            required(text(QStringLiteral("currency"), &AmountText::currency, "ISO 4217 code."))};
    }();
    return kFields;
}

std::optional<Money> readMoney(JsonFaults &faults, const QString &path, const QJsonValue &value)
{
    const QList<domain::Error>::size_type before = faults.all().size();
    const std::optional<AmountText> read = readObject(faults, path, value, amountFields());
    if (!read || faults.all().size() != before)
        return {};
    const std::optional<Currency> currency = Currency::fromCode(read->currency);
    if (!currency) {
        faults.add(memberPath(path, QStringLiteral("currency")), ErrorCode::InvalidValue, {read->currency});
        return {};
    }
    const domain::Result<Money> money = Money::fromDecimal(read->amount, *currency);
    if (!money) {
        faults.add(memberPath(path, QStringLiteral("amount")), money.error().code, money.error().arguments);
        return {};
    }
    if (money->micros() < 0) {
        faults.add(memberPath(path, QStringLiteral("amount")), ErrorCode::InvalidValue, {read->amount});
        return {};
    }
    return *money;
}

Field<Quote> price()
{
    return detail::field(
        QStringLiteral("price"), &Quote::price, readMoney,
        [](const Money &money) {
            return QJsonValue(
                writeObject(AmountText{money.toDecimal(), money.currency().code()}, amountFields()));
        },
        detail::described(schemaOf(amountFields()),
                          "For one period, all servers of the quote. Absent: on request."));
}

} // namespace

const Fields<Quote> &quoteFields()
{
    static const Fields<Quote> kFields{
        required(text(QStringLiteral("id"), &Quote::id, "Unique in the project.")),
        required(text(QStringLiteral("supplier"), &Quote::supplier, "Who quotes.")),
        text(QStringLiteral("gpu"), &Quote::gpuId, "Id of the catalogue (xuanji catalogue gpus)."),
        number(QStringLiteral("gpus_per_server"), &Quote::gpusPerServer, {0, 1024}, "0: not stated."),
        number(QStringLiteral("servers"), &Quote::servers, {1, 100000}, "Default: 1."),
        choice(QStringLiteral("topology"), &Quote::topology, "How the GPUs of a server are joined."),
        number(QStringLiteral("local_nvme_tb"), &Quote::localNvmeTB, {0.0, 1e6}, "Per server, 10^12 bytes."),
        number(QStringLiteral("local_nvme_read_gb_per_second"), &Quote::localNvmeReadGBps, {0.0, 1e5},
               "Per server, 10^9 bytes per second."),
        number(QStringLiteral("network_gbps"), &Quote::networkGbps, {0.0, 1e6},
               "Per server, 10^9 bits per second."),
        choice(QStringLiteral("network_kind"), &Quote::networkKind, "Kind of that network."),
        number(QStringLiteral("fabric_gbps_per_gpu"), &Quote::fabricGbpsPerGpu, {0.0, 1e5},
               "Between servers, per GPU."),
        number(QStringLiteral("delivery_days"), &Quote::deliveryDays, {0, 3650}, "0: at once."),
        number(QStringLiteral("sla_ratio"), &Quote::slaRatio, {0.0, 1.0}, "Availability promised."),
        flag(QStringLiteral("ready_image"), &Quote::readyImage, "Comes with driver, CUDA and framework."),
        flag(QStringLiteral("access_control"), &Quote::accessControl,
             "DDoS protection and access rules are included."),
        text(QStringLiteral("region"), &Quote::region, "Where the servers stand."),
        price(),
        required(choice(QStringLiteral("period"), &Quote::period, "What the price pays for.")),
        flag(QStringLiteral("purchase"), &Quote::purchase, "The price buys the servers (period: once)."),
        flag(QStringLiteral("tax_included"), &Quote::taxIncluded, "Absent: not stated."),
        number(QStringLiteral("tax_ratio"), &Quote::taxRate, {0.0, 1.0}, "0.13: thirteen per cent."),
        date(QStringLiteral("quoted_on"), &Quote::quotedOn, "Date of the quotation."),
        date(QStringLiteral("valid_until"), &Quote::validUntil, "Last day on which it holds."),
        number(QStringLiteral("measured_step_seconds"), &Quote::measuredStepSeconds, {0.0, 1e6, true},
               "The buyer's own training step, measured on this configuration."),
        number(QStringLiteral("measured_tokens_per_second"), &Quote::measuredTokensPerSecond,
               {0.0, 1e9, true}, "The buyer's own model, measured on this configuration."),
    };
    return kFields;
}

} // namespace xj::exchange
