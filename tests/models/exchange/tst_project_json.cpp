// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/project_json.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace xj;
using domain::ErrorCode;

namespace {

domain::Workload trainingWorkload()
{
    domain::TrainingNeed need;
    need.method = domain::TrainingMethod::Lora;
    need.precision = domain::Precision::Bf16;
    need.optimizer = domain::Optimizer::Adam8Bit;
    need.tokens = 2.5e9;
    need.epochs = 1.5;
    need.sequenceLength = 4096;
    need.globalBatch = 128;
    need.microBatch = 2;
    need.loraRank = 64;
    need.recompute = domain::Recompute::Selective;
    need.flashAttention = false;
    need.deadlineDays = 0.1; // not exact in binary
    need.runsPerMonth = 4;
    need.datasetGB = 512.5;
    need.checkpointIntervalMinutes = 45;
    domain::Workload workload;
    workload.name = QStringLiteral("微调");
    workload.model.own.parametersBillion = 13.02;
    workload.model.own.layers = 40;
    workload.model.own.attention = domain::AttentionKind::GroupedQuery;
    workload.model.own.gatedFfn = true;
    workload.model.own.provenance.source = QStringLiteral("model card");
    workload.model.own.provenance.observedOn = QDate(2026, 2, 3);
    workload.model.own.provenance.precision = domain::DatePrecision::Month;
    workload.need = need;
    return workload;
}

domain::Workload inferenceWorkload()
{
    domain::InferenceNeed need;
    need.weightPrecision = domain::Precision::Fp8;
    need.kvPrecision = domain::Precision::Fp8;
    need.promptTokens = 1500;
    need.outputTokens = 400;
    need.maxContext = 8192;
    need.dailyVisits = 200000;
    need.requestsPerVisit = 3;
    need.peakFactor = 4;
    need.ttftMsMax = 2000;
    need.tpotMsMax = 50;
    need.spareReplicas = 0;
    domain::Workload workload;
    workload.name = QStringLiteral("service");
    workload.model.libraryId = QStringLiteral("qwen2.5-72b");
    workload.need = need;
    return workload;
}

domain::Quote quote()
{
    domain::Quote quote;
    quote.id = QStringLiteral("q1");
    quote.supplier = QStringLiteral("甲公司");
    quote.gpuId = QStringLiteral("h100-sxm");
    quote.gpusPerServer = 8;
    quote.servers = 2;
    quote.topology = domain::Topology::FullMesh;
    quote.localNvmeTB = 15.36;
    quote.localNvmeReadGBps = 20;
    quote.networkGbps = 25;
    quote.networkKind = domain::NetworkKind::InfiniBand;
    quote.fabricGbpsPerGpu = 400;
    quote.deliveryDays = 14;
    quote.slaRatio = 0.999;
    quote.readyImage = true;
    quote.accessControl = false;
    quote.region = QStringLiteral("CN");
    quote.price = domain::Money(123456789012345678, domain::Currency::usd());
    quote.taxIncluded = false;
    quote.taxRate = 0.13;
    quote.quotedOn = QDate(2026, 5, 1);
    quote.validUntil = QDate(2026, 5, 31);
    quote.measuredStepSeconds = 1.25;
    quote.measuredTokensPerSecond = 2400;
    return quote;
}

/// Every member differs from its default.
domain::Project fullProject()
{
    domain::Project project;
    project.title = QStringLiteral("算力采购 \"2026\"");
    project.currency = domain::Currency::eur();
    project.horizonMonths = 48;
    project.asOf = QDate(2026, 6, 30);
    project.workloads = {trainingWorkload(), inferenceWorkload()};
    project.expansion.monthlyGrowthRatio = 0.08;
    project.expansion.events
        = {{12, QStringLiteral("service"), 2.0, {}},
           {18, QStringLiteral("微调"), {}, domain::ModelChoice{QStringLiteral("llama-2-13b"), {}}}};
    domain::Constraints &constraints = project.constraints;
    constraints.regions = {QStringLiteral("CN"), QStringLiteral("SG")};
    constraints.budgetMonthly = 300000;
    constraints.budgetCapital = 5000000.5;
    constraints.deliveryWeeksMax = 4;
    constraints.dataMustStayIn = {QStringLiteral("CN")};
    constraints.eccRequired = constraints.datacenterGpuOnly = constraints.cudaRequired = true;
    constraints.excludedProviders = {QStringLiteral("acme")};
    constraints.buyerVat = domain::BuyerVat::Small;
    constraints.minimumGpuMemoryGB = 40;
    constraints.minimumNetworkGbps = 25;
    constraints.minimumSlaRatio = 0.995;
    project.assumptions = {{QStringLiteral("discount_ratio_per_year"), 0.07}};
    project.quotes = {quote()};
    project.usage = {{QDate(2026, 4, 1), 0.62, 14.5}, {QDate(2026, 5, 1), 0.7, {}}};
    return project;
}

/// A file with one training workload; `members` go into the workload, `top` beside it.
QByteArray fileWith(const QByteArray &members, const QByteArray &top = {})
{
    return R"({"schema": "xuanji.project/1", "workloads": [{"name": "w", "kind": "training", "method": "full",
               "model": "llama-2-7b")"
        + members + "}]" + top + '}';
}

QByteArray serviceWith(const QByteArray &members)
{
    return R"({"schema": "xuanji.project/1", "workloads": [{"name": "w", "kind": "inference",
               "model": "llama-2-7b")"
        + members + "}]}";
}

} // namespace

class TestProjectJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundTripIsExact()
    {
        const domain::Project project = fullProject();
        const auto read = exchange::readProject(exchange::writeProject(project), QStringLiteral("p.json"));
        QVERIFY(read.has_value());
        QVERIFY(*read == project);
        QCOMPARE(exchange::writeProject(*read), exchange::writeProject(project));
    }

    void aDraftSurvivesItsContradictions()
    {
        domain::Project draft;
        draft.workloads = {inferenceWorkload(), domain::Workload{}};
        draft.workloads[0].name.clear();
        std::get<domain::InferenceNeed>(draft.workloads[0].need).peakConcurrency = 10;
        const QByteArray json = exchange::writeProject(draft);
        const auto read = exchange::readProjectDraft(json, {});
        QVERIFY(read.has_value());
        QVERIFY(*read == draft);
        QVERIFY(!exchange::readProject(json, {}).has_value());
        QCOMPARE(exchange::contradictions(draft).size(), 2); // two loads, and two workloads without a name
    }

    void defaultsHoldForWhatIsLeftOut()
    {
        const auto read = exchange::readProject(fileWith({}), {});
        QVERIFY(read.has_value());
        QCOMPARE(read->currency.code(), QStringLiteral("CNY"));
        QCOMPARE(read->horizonMonths, 36);
        QVERIFY(!read->workloads.at(0).training()->tokens.has_value());
        QVERIFY(read->constraints == domain::Constraints{});
    }

    void pricesAreExactDecimals()
    {
        const auto read = exchange::readProject(
            fileWith({}, R"(, "quotes": [{"id": "a", "supplier": "s", "period": "month",
                                          "price": {"amount": 0.1, "currency": "cny"}},
                                         {"id": "b", "supplier": "s", "period": "month",
                                          "price": {"amount": "9007199254740.993", "currency": "CNY"}}])"),
            {});
        QVERIFY(read.has_value());
        QCOMPARE(read->quotes.at(0).price->micros(), 100000);
        QCOMPARE(read->quotes.at(1).price->micros(), 9007199254740993000);
    }

    void faultsSayWhere_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *name, const QByteArray &json, ErrorCode code, const char *field) {
            QTest::newRow(name) << json << static_cast<int>(code) << QString::fromUtf8(field);
        };
        row("no schema", "{}", ErrorCode::SchemaMissing, "schema");
        row("newer", R"({"schema": "xuanji.project/2", "x": 1})", ErrorCode::SchemaNewer, "schema");
        row("other schema", R"({"schema": "xuanji.cost/1"})", ErrorCode::SchemaUnknown, "schema");
        row("schema is a number", R"({"schema": 1})", ErrorCode::WrongType, "schema");
        row("no workloads", R"({"schema": "xuanji.project/1"})", ErrorCode::MissingKey, "workloads");
        row("no model",
            R"({"schema": "xuanji.project/1", "workloads": [{"name": "w", "kind": "inference"}]})",
            ErrorCode::MissingKey, "workloads[0].model");
        row("no kind", R"({"schema": "xuanji.project/1", "workloads": [{"name": "w", "model": "m"}]})",
            ErrorCode::MissingKey, "workloads[0].kind");
        row("unknown kind", R"({"schema": "xuanji.project/1", "workloads": [{"kind": "serving"}]})",
            ErrorCode::UnknownValue, "workloads[0].kind");
        row("unknown key", fileWith(R"(, "seq_length": 1)"), ErrorCode::UnknownKey,
            "workloads[0].seq_length");
        row("unknown key at the top", fileWith({}, R"(, "curency": "CNY")"), ErrorCode::UnknownKey,
            "curency");
        row("text for a number", fileWith(R"(, "tokens": "2e9")"), ErrorCode::WrongType,
            "workloads[0].tokens");
        row("null", fileWith(R"(, "tokens": null)"), ErrorCode::WrongType, "workloads[0].tokens");
        row("number for a list", fileWith({}, R"(, "quotes": 3)"), ErrorCode::WrongType, "quotes");
        row("number in a list", fileWith({}, R"(, "constraints": {"regions": ["CN", 1]})"),
            ErrorCode::WrongType, "constraints.regions[1]");
        row("fraction", fileWith(R"(, "seq_len": 12.5)"), ErrorCode::NotAWholeNumber, "workloads[0].seq_len");
        row("negative", fileWith(R"(, "tokens": -1)"), ErrorCode::NumberOutOfRange, "workloads[0].tokens");
        row("zero", fileWith(R"(, "deadline_days": 0)"), ErrorCode::NumberOutOfRange,
            "workloads[0].deadline_days");
        row("beyond int", fileWith(R"(, "seq_len": 1e300)"), ErrorCode::NumberOutOfRange,
            "workloads[0].seq_len");
        row("value", fileWith(R"(, "precision": "bf17")"), ErrorCode::UnknownValue, "workloads[0].precision");
        row("date", fileWith({}, R"(, "as_of": "2026-02-30")"), ErrorCode::NotADate, "as_of");
        row("month", fileWith({}, R"(, "usage": [{"month": "2026-13", "utilisation_ratio": 0.5}])"),
            ErrorCode::NotADate, "usage[0].month");
        row("currency", fileWith({}, R"(, "currency": "RMB元")"), ErrorCode::InvalidValue, "currency");
        row("assumption", fileWith({}, R"(, "assumptions": {"pue": "1.3"})"), ErrorCode::WrongType,
            "assumptions.pue");
        row("unknown assumption", fileWith({}, R"(, "assumptions": {"puee": 1.3})"), ErrorCode::UnknownKey,
            "assumptions.puee");
        row("assumption out of range", fileWith({}, R"(, "assumptions": {"pue": 0.5})"),
            ErrorCode::NumberOutOfRange, "assumptions.pue");
        row("price", fileWith({}, R"(, "quotes": [{"id": "a", "supplier": "s", "period": "month",
                                      "price": {"amount": "1,000", "currency": "CNY"}}])"),
            ErrorCode::NotANumber, "quotes[0].price.amount");
        row("duplicate key", fileWith(R"(, "tokens": 1, "tok\u0065ns": 2)"), ErrorCode::DuplicateKey,
            "workloads[0].tokens");
        row("other kind's key", fileWith(R"(, "prompt_tokens": 10)"), ErrorCode::Contradiction,
            "workloads[0].prompt_tokens");
        row("two loads", serviceWith(R"(, "peak_concurrency": 5, "daily_visits": 9)"),
            ErrorCode::Contradiction, "workloads[0].peak_concurrency");
        row("context", serviceWith(R"(, "prompt_tokens": 900, "output_tokens": 200, "max_context": 1000)"),
            ErrorCode::Contradiction, "workloads[0].max_context");
        row("batch", fileWith(R"(, "micro_batch": 8, "global_batch": 4)"), ErrorCode::Contradiction,
            "workloads[0].micro_batch");
        row("rank", fileWith(R"(, "lora_rank": 8)"), ErrorCode::Contradiction, "workloads[0].lora_rank");
        row("event too late", fileWith({}, R"(, "horizon_months": 12,
                             "expansion": {"events": [{"month": 13, "workload": "w", "scale": 2}]})"),
            ErrorCode::NumberOutOfRange, "expansion.events[0].month");
        row("event for nobody",
            fileWith({}, R"(, "expansion": {"events": [{"month": 3, "workload": "v", "scale": 2}]})"),
            ErrorCode::UnknownWorkload, "expansion.events[0].workload");
        row("event without change",
            fileWith({}, R"(, "expansion": {"events": [{"month": 3, "workload": "w"}]})"),
            ErrorCode::MissingKey, "expansion.events[0].scale");
    }

    void faultsSayWhere()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, code);
        QFETCH(QString, field);
        const auto read = exchange::readProject(json, QStringLiteral("p.json"));
        QVERIFY(!read.has_value());
        QVERIFY2(read.error().size() >= 1, "no error told");
        const domain::Error &error = read.error().constFirst();
        QCOMPARE(static_cast<int>(error.code), code);
        QCOMPARE(error.place.field, field);
        QCOMPARE(error.place.file, QStringLiteral("p.json"));
    }

    void unknownKeysNameTheNearest()
    {
        const auto read = exchange::readProject(fileWith(R"(, "seq_lenn": 1, "zzzzzz": 2)"), {});
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().size(), 2);
        QCOMPARE(std::get<QString>(read.error().at(0).arguments.at(1)), QStringLiteral("seq_len"));
        QCOMPARE(std::get<QString>(read.error().at(1).arguments.at(1)), QString());
    }

    void contradictionsWithinAModel_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QString>("field");
        QTest::newRow("experts") << QByteArray(R"({"experts": 8, "experts_active": 9})")
                                 << QStringLiteral("experts_active");
        QTest::newRow("active") << QByteArray(R"({"params_b": 7, "active_params_b": 8})")
                                << QStringLiteral("active_params_b");
        QTest::newRow("uneven heads")
            << QByteArray(R"({"heads": 32, "kv_heads": 5})") << QStringLiteral("kv_heads");
    }

    void contradictionsWithinAModel()
    {
        QFETCH(QByteArray, model);
        QFETCH(QString, field);
        const auto read = exchange::readProject(
            R"({"schema": "xuanji.project/1", "workloads": [{"name": "w", "kind": "inference", "model": )"
                + model + "}]}",
            {});
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().at(0).code, ErrorCode::Contradiction);
        QCOMPARE(read.error().at(0).place.field, QStringLiteral("workloads[0].model.") + field);
    }

    void allFaultsAreTold()
    {
        const auto read = exchange::readProject(
            fileWith(R"(, "tokens": "x", "seq_len": 0.5, "nonsense": 1)", R"(, "horizon_months": 0)"), {});
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().size(), 4);
    }

    void brokenJsonNamesLineAndColumn()
    {
        const auto read
            = exchange::readProject("{\n  \"schema\": \"xuanji.project/1\",\n  \"标题\": tru }", {});
        QVERIFY(!read.has_value());
        const domain::Error &error = read.error().constFirst();
        QCOMPARE(error.code, ErrorCode::JsonSyntax);
        QCOMPARE(error.place.row, 3);
        QVERIFY(error.place.column >= 9 && error.place.column <= 13);
    }

    void hostileTextsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("code");
        const auto row = [](const char *name, const QByteArray &json, ErrorCode code) {
            QTest::newRow(name) << json << static_cast<int>(code);
        };
        row("empty", "", ErrorCode::JsonSyntax);
        row("NaN", R"({"schema": NaN})", ErrorCode::JsonSyntax);
        row("infinite", R"({"schema": 1e999})", ErrorCode::JsonSyntax);
        row("list", "[]", ErrorCode::JsonNotAnObject);
        row("not UTF-8", "{\"schema\": \"\xff\xfe\"}", ErrorCode::JsonSyntax);
        row("deep", QByteArray("{\"a\":") + QByteArray(1000, '['), ErrorCode::JsonSyntax);
        row("deep and closed", "{\"a\":" + QByteArray(100, '[') + QByteArray(100, ']') + '}',
            ErrorCode::JsonSyntax);
        row("cut off", fileWith({}).chopped(5), ErrorCode::JsonSyntax);
        row("too large", QByteArray(11 * 1000 * 1000, ' '), ErrorCode::FileTooLarge);
    }

    void hostileTextsAreRefused()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, code);
        const auto read = exchange::readProject(json, QStringLiteral("p.json"));
        QVERIFY(!read.has_value());
        QCOMPARE(static_cast<int>(read.error().constFirst().code), code);
    }

    void schemaNamesEveryKeyThatIsWritten()
    {
        const QJsonObject schema = QJsonDocument::fromJson(exchange::projectSchema()).object();
        const QJsonObject properties = schema[QStringLiteral("properties")].toObject();
        const QJsonObject written = QJsonDocument::fromJson(exchange::writeProject(fullProject())).object();
        QCOMPARE(properties.keys(), written.keys());
        QCOMPARE(schema[QStringLiteral("additionalProperties")], QJsonValue(false));
    }
};

QTEST_GUILESS_MAIN(TestProjectJson)
#include "tst_project_json.moc"
