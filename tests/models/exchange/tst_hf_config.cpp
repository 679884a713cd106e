// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/hf_config.h"
#include "models/sizing/parameter_count.h"

#include <QTest>

using namespace xj;
using domain::AttentionKind;
using domain::ErrorCode;

/// Shapes out of config.json files, checked by the parameter count that they give; and bad files.
class TestHfConfig : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsMatchTheModelCards_data();
    void countsMatchTheModelCards();
    void attentionIsNamed_data();
    void attentionIsNamed();
    void windowsAndLinearLayers();
    void multimodalFilesGiveTheirTextPart();
    void unknownArchitectureIsReadWithLessConfidence();
    void badFilesAreLocated_data();
    void badFilesAreLocated();
    void everyFaultIsTold();
};

void TestHfConfig::countsMatchTheModelCards_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<double>("billion");
    QTest::newRow("Llama 3.1 8B") << QByteArray(
        R"({"model_type":"llama","hidden_size":4096,"intermediate_size":14336,
            "num_hidden_layers":32,"num_attention_heads":32,"num_key_value_heads":8,"vocab_size":128256,
            "max_position_embeddings":131072,"tie_word_embeddings":false})")
                                  << 8.030;
    QTest::newRow("Qwen2.5 7B, biases by family")
        << QByteArray(R"({"model_type":"qwen2","hidden_size":3584,"intermediate_size":18944,
            "num_hidden_layers":28,"num_attention_heads":28,"num_key_value_heads":4,"vocab_size":152064,
            "use_sliding_window":false,"sliding_window":131072,"tie_word_embeddings":false})")
        << 7.6156;
    QTest::newRow("Mixtral 8x7B") << QByteArray(
        R"({"model_type":"mixtral","hidden_size":4096,"intermediate_size":14336,
            "num_hidden_layers":32,"num_attention_heads":32,"num_key_value_heads":8,"vocab_size":32000,
            "num_local_experts":8,"num_experts_per_tok":2,"sliding_window":null})")
                                  << 46.703;
    QTest::newRow("DeepSeek-V3 without its MTP module")
        << QByteArray(R"({"model_type":"deepseek_v3","hidden_size":7168,"intermediate_size":18432,
            "moe_intermediate_size":2048,"num_hidden_layers":61,"num_attention_heads":128,
            "num_key_value_heads":128,"vocab_size":129280,"n_routed_experts":256,"num_experts_per_tok":8,
            "n_shared_experts":1,"first_k_dense_replace":3,"moe_layer_freq":1,"kv_lora_rank":512,
            "q_lora_rank":1536,"qk_nope_head_dim":128,"qk_rope_head_dim":64,"v_head_dim":128})")
        << 671.03;
    QTest::newRow("Gemma 2 9B, tied by family, head width of its own")
        << QByteArray(R"({"model_type":"gemma2","hidden_size":3584,"intermediate_size":14336,"head_dim":256,
            "num_hidden_layers":42,"num_attention_heads":16,"num_key_value_heads":8,"vocab_size":256000,
            "sliding_window":4096})")
        << 9.242;
    QTest::newRow("Qwen3 30B-A3B") << QByteArray(
        R"({"model_type":"qwen3_moe","hidden_size":2048,"intermediate_size":6144,"head_dim":128,
            "moe_intermediate_size":768,"num_hidden_layers":48,"num_attention_heads":32,
            "num_key_value_heads":4,"vocab_size":151936,"num_experts":128,"num_experts_per_tok":8,
            "decoder_sparse_step":1,"tie_word_embeddings":false})")
                                   << 30.532;
    QTest::newRow("ChatGLM3 6B, its own key names")
        << QByteArray(R"({"model_type":"chatglm","hidden_size":4096,"ffn_hidden_size":13696,"kv_channels":128,
            "num_layers":28,"num_attention_heads":32,"multi_query_attention":true,
            "multi_query_group_num":2,"padded_vocab_size":65024,"seq_length":8192,"add_qkv_bias":true})")
        << 6.244;
    QTest::newRow("Phi-2, parallel and plain")
        << QByteArray(R"({"model_type":"phi","hidden_size":2560,"intermediate_size":10240,
            "num_hidden_layers":32,"num_attention_heads":32,"vocab_size":51200})")
        << 2.78;
    QTest::newRow("GPT-2, no FFN width")
        << QByteArray(R"({"model_type":"gpt2","n_embd":768,"n_layer":12,"n_head":12,"vocab_size":50257,
            "n_positions":1024})")
        << 0.1236;
}

void TestHfConfig::countsMatchTheModelCards()
{
    QFETCH(QByteArray, json);
    QFETCH(double, billion);
    const auto model = exchange::readHfConfig(json);
    QVERIFY(model.has_value());
    const double counted = sizing::countParameters(*model).total() / 1e9;
    QVERIFY2(qAbs(counted / billion - 1.0) < 0.005, qPrintable(QString::number(counted)));
    QCOMPARE(model->provenance.confidence, domain::Confidence::High);
}

void TestHfConfig::attentionIsNamed_data()
{
    QTest::addColumn<QByteArray>("keys");
    QTest::addColumn<AttentionKind>("attention");
    QTest::newRow("as many") << QByteArray() << AttentionKind::MultiHead;
    QTest::newRow("grouped") << QByteArray(",\"num_key_value_heads\":4") << AttentionKind::GroupedQuery;
    QTest::newRow("one") << QByteArray(",\"multi_query\":true") << AttentionKind::MultiQuery;
}

void TestHfConfig::attentionIsNamed()
{
    QFETCH(QByteArray, keys);
    QFETCH(AttentionKind, attention);
    const auto model = exchange::readHfConfig(
        R"({"model_type":"llama","hidden_size":1024,"intermediate_size":4096,"num_hidden_layers":4,
            "num_attention_heads":16,"vocab_size":1000)"
        + keys + "}");
    QVERIFY(model.has_value());
    QCOMPARE(model->attention, attention);
}

void TestHfConfig::windowsAndLinearLayers()
{
    const auto model = exchange::readHfConfig(
        R"({"model_type":"qwen3_next","hidden_size":2048,"intermediate_size":5120,"head_dim":256,
            "num_hidden_layers":48,"num_attention_heads":16,"num_key_value_heads":2,"vocab_size":151936,
            "num_experts":512,"num_experts_per_tok":10,"moe_intermediate_size":512,
            "shared_expert_intermediate_size":512,"full_attention_interval":4,"linear_num_key_heads":16,
            "linear_num_value_heads":32,"linear_key_head_dim":128,"linear_value_head_dim":128})");
    QVERIFY(model.has_value());
    QCOMPARE(model->attention, AttentionKind::Hybrid);
    QCOMPARE(model->linearLayers, std::optional(36));
    QCOMPARE(model->kvLayers, std::optional(12));
    QCOMPARE(model->sharedExperts, std::optional(1));
    QVERIFY(qAbs(sizing::countParameters(*model).total() / 79.67e9 - 1.0) < 0.005);

    const auto windowed = exchange::readHfConfig(
        R"({"model_type":"gpt_oss","hidden_size":2880,"intermediate_size":2880,"head_dim":64,
            "num_hidden_layers":4,"num_attention_heads":64,"num_key_value_heads":8,"vocab_size":201088,
            "num_local_experts":32,"num_experts_per_tok":4,"sliding_window":128,
            "layer_types":["sliding_attention","full_attention","sliding_attention","full_attention"]})");
    QVERIFY(windowed.has_value());
    QCOMPARE(windowed->slidingWindow, std::optional(128));
    QCOMPARE(windowed->slidingWindowLayers, std::optional(2));
}

void TestHfConfig::multimodalFilesGiveTheirTextPart()
{
    const auto model = exchange::readHfConfig(
        R"({"model_type":"gemma3","vision_config":{"hidden_size":1152},"text_config":{
            "model_type":"gemma3_text","hidden_size":5376,"intermediate_size":21504,"head_dim":128,
            "num_hidden_layers":62,"num_attention_heads":32,"num_key_value_heads":16,"vocab_size":262208,
            "sliding_window":1024,"sliding_window_pattern":6}})");
    QVERIFY(model.has_value());
    QCOMPARE(model->kind, domain::ModelKind::VisionLanguage);
    QCOMPARE(model->slidingWindowLayers, std::optional(52));
    QVERIFY(*model->tiedEmbeddings);
}

void TestHfConfig::unknownArchitectureIsReadWithLessConfidence()
{
    const auto model = exchange::readHfConfig(
        R"({"model_type":"nobody_knows_it","hidden_size":1024,"intermediate_size":4096,
            "num_hidden_layers":4,"num_attention_heads":16,"vocab_size":1000})");
    QVERIFY(model.has_value());
    QCOMPARE(model->provenance.confidence, domain::Confidence::Low);
    QCOMPARE(model->provenance.note, QStringLiteral("nobody_knows_it"));
}

void TestHfConfig::badFilesAreLocated_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<QString>("field");
    const QByteArray good = R"("model_type":"llama","hidden_size":1024,"intermediate_size":4096,
        "num_hidden_layers":4,"num_attention_heads":16,"vocab_size":1000)";
    QTest::newRow("truncated") << QByteArray("{\"hidden_size\": 40") << ErrorCode::JsonSyntax << QString();
    QTest::newRow("empty") << QByteArray() << ErrorCode::JsonSyntax << QString();
    QTest::newRow("an array") << QByteArray("[1,2]") << ErrorCode::JsonNotAnObject << QString();
    QTest::newRow("no layers") << QByteArray(R"({"hidden_size":1024,"num_attention_heads":16,
        "intermediate_size":64})")
                               << ErrorCode::MissingKey << QStringLiteral("num_hidden_layers");
    QTest::newRow("zero width") << "{" + QByteArray(good).replace("1024", "0") + "}"
                                << ErrorCode::NumberOutOfRange << QStringLiteral("hidden_size");
    QTest::newRow("half a layer") << "{" + QByteArray(good).replace("layers\":4", "layers\":4.5") + "}"
                                  << ErrorCode::NotAWholeNumber << QStringLiteral("num_hidden_layers");
    QTest::newRow("text for a number") << "{" + QByteArray(good).replace("16", "\"16\"") + "}"
                                       << ErrorCode::WrongType << QStringLiteral("num_attention_heads");
    QTest::newRow("heads not divisible") << "{" + good + ",\"num_key_value_heads\":5}"
                                         << ErrorCode::Contradiction << QStringLiteral("num_key_value_heads");
    QTest::newRow("more active experts than experts")
        << "{" + good + ",\"num_local_experts\":4,\"num_experts_per_tok\":8}" << ErrorCode::Contradiction
        << QStringLiteral("num_experts_per_tok");
    QTest::newRow("inside a part") << "{\"vision_config\":{},\"text_config\":{"
            + QByteArray(good).replace("1024", "-3") + "}}"
                                   << ErrorCode::NumberOutOfRange
                                   << QStringLiteral("text_config.hidden_size");
}

void TestHfConfig::badFilesAreLocated()
{
    QFETCH(QByteArray, json);
    QFETCH(ErrorCode, code);
    QFETCH(QString, field);
    const auto model = exchange::readHfConfig(json, QStringLiteral("config.json"));
    QVERIFY(!model.has_value());
    QVERIFY(!model.error().isEmpty());
    QCOMPARE(model.error().first().code, code);
    QCOMPARE(model.error().first().place.field, field);
    QCOMPARE(model.error().first().place.file, QStringLiteral("config.json"));
}

void TestHfConfig::everyFaultIsTold()
{
    const auto model = exchange::readHfConfig(R"({"hidden_size":-1,"num_hidden_layers":"x"})");
    QVERIFY(!model.has_value());
    QVERIFY(model.error().size() >= 4); // both, the heads, and the FFN width
}

QTEST_GUILESS_MAIN(TestHfConfig)
#include "tst_hf_config.moc"
