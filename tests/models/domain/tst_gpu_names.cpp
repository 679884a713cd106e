// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/gpu_names.h"

#include <QTest>

using namespace xj::domain;

class GpuNamesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPrintedNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("memoryGiB"); // 0: not given
        QTest::addColumn<QString>("ids"); // joined by blanks
        const auto row = [](const char *text, double memory, const char *ids) {
            QTest::addRow("%s / %g", text, memory)
                << QString::fromUtf8(text) << memory << QString::fromLatin1(ids);
        };
        // As NVIDIA's driver prints them.
        row("NVIDIA H100 80GB HBM3", 0, "h100-sxm");
        row("NVIDIA H100 PCIe", 0, "h100-pcie");
        row("NVIDIA H100 NVL", 0, "h100-nvl");
        row("NVIDIA A100-SXM4-80GB", 0, "a100-80g-sxm");
        row("NVIDIA A100-PCIE-40GB", 0, "a100-40g-pcie");
        row("NVIDIA H200", 0, "h200-sxm");
        row("NVIDIA H200 NVL", 0, "h200-nvl");
        row("Tesla V100-SXM2-16GB", 0, "v100-16g-sxm");
        row("Tesla T4", 0, "t4");
        row("NVIDIA GeForce RTX 4090", 0, "rtx4090");
        row("NVIDIA GeForce RTX 4090 D", 0, "rtx4090d");
        row("NVIDIA L40S", 0, "l40s");
        row("NVIDIA L40", 0, "l40");
        row("NVIDIA L4", 0, "l4");
        row("NVIDIA A10G", 0, "a10g");
        row("NVIDIA A10", 0, "a10");
        row("NVIDIA RTX 6000 Ada Generation", 0, "rtx6000-ada");
        row("NVIDIA RTX PRO 6000 Blackwell Server Edition", 0, "rtx-pro-6000-server");
        row("AMD Instinct MI300X OAM", 0, "mi300x");
        // As price lists print them.
        row("H100NVL", 94, "h100-nvl");
        row("A100-80GB", 80, "a100-80g-sxm a100-80g-pcie");
        row("A100", 40, "a100-40g-sxm a100-40g-pcie");
        row("H100-NVLINK", 80, "h100-sxm");
        row("gpu_8x_a100_80gb_sxm4", 0, "a100-80g-sxm");
        row("RTX_3090", 24, "rtx3090");
        row("RTX3060 1x-RTX_3060_Ti-32-65536", 8, "");
        row("RTX4070 4x-RTX_4070S_Ti-32-65536", 16, "");
        row("RTXPRO6000WS", 95.6, "rtx-pro-6000-workstation");
        row("RTX6000", 24, "quadro-rtx6000");
        row("M60", 8, "");
        // As Chinese suppliers write them.
        row("8×A100-80G NVLink", 0, "a100-80g-sxm");
        row("8xA100 80G", 0, "a100-80g-sxm a100-80g-pcie");
        row("A100 80GB SXM4*8", 0, "a100-80g-sxm");
        row("八卡H800 整机", 0, "h800-sxm");
        row("H800 PCIe 卡间无NVLink", 0, "h800-pcie");
        row("ＲＴＸ４０９０", 0, "rtx4090");
        row("昇腾910B3", 0, "ascend-910b");
        row("昇腾910B", 0, "ascend-910b ascend-910b4");
        row("Atlas 800T A2 (910B2)", 0, "ascend-910b2");
        row("H800 卡间无NVLink", 0, "h800-pcie");
        row("H20 96G", 0, "h20-96g-sxm");
        row("H20", 0, "h20-96g-sxm h20-141g-sxm");
        row("H20 141G", 0, "h20-141g-sxm");
        row("L20 48G *8", 0, "l20");
        row("Xeon 8358", 0, "");
        row("", 0, "");
    }

    void readsPrintedNames()
    {
        QFETCH(QString, text);
        QFETCH(double, memoryGiB);
        QFETCH(QString, ids);
        const GpuMatch match = matchGpu(text, memoryGiB > 0 ? std::optional(memoryGiB) : std::nullopt);
        QCOMPARE(match.ids.join(QLatin1Char(' ')), ids);
        QCOMPARE(match.id().isEmpty(), match.ids.size() != 1);
    }

    void instanceTypesOfLargeCloudsDecide_data()
    {
        QTest::addColumn<QString>("provider");
        QTest::addColumn<QString>("instance");
        QTest::addColumn<QString>("id");
        const auto row = [](const char *provider, const char *instance, const char *id) {
            QTest::newRow(instance) << QString::fromLatin1(provider) << QString::fromLatin1(instance)
                                    << QString::fromLatin1(id);
        };
        row("aws", "p4d.24xlarge", "a100-40g-sxm");
        row("aws", "p4de.24xlarge", "a100-80g-sxm");
        row("aws", "p5.48xlarge", "h100-sxm");
        row("aws", "p5en.48xlarge", "h200-sxm");
        row("aws", "p3.8xlarge", "v100-16g-sxm");
        row("aws", "g4ad.xlarge", "");
        row("azure", "Standard_ND96amsr_A100_v4", "a100-80g-sxm");
        row("azure", "Standard_ND96asr_v4", "a100-40g-sxm");
        row("azure", "Standard_NC24ads_A100_v4", "a100-80g-pcie");
        row("azure", "Standard_NC80adis_H100_v5", "h100-nvl");
        row("azure", "Standard_NC40ads_H100_v5", "h100-nvl");
        row("azure", "Standard_NC6s_v3", "v100-16g-pcie");
        row("azure", "Standard_ND40rs_v2", "v100-32g-sxm");
        row("gcp", "a2-ultragpu-8g", "a100-80g-sxm");
        row("gcp", "a3-ultragpu-8g", "h200-sxm");
        row("gcp", "g2-standard-48", "l4");
    }

    void instanceTypesOfLargeCloudsDecide()
    {
        QFETCH(QString, provider);
        QFETCH(QString, instance);
        QFETCH(QString, id);
        // Whatever the list prints as the name, and whatever memory it adds.
        QCOMPARE(matchGpu(QStringLiteral("A100"), 40.0, instance, provider).id(), id);
    }

    void otherAcceleratorsAreNoGpus()
    {
        for (const char *name :
             {"tpu-v5p-128", "tpu-v2-8", "v5litepod-8", "Trainium", "Trainium2", "Inferentia"})
            QVERIFY2(isOtherAccelerator(QLatin1String(name)), name);
        for (const char *name : {"V100", "V100-32GB", "A100", "T4", "MI300X", "Gaudi 3"})
            QVERIFY2(!isOtherAccelerator(QLatin1String(name)), name);
    }
};

QTEST_GUILESS_MAIN(GpuNamesTest)
#include "tst_gpu_names.moc"
