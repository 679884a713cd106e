// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace xj::domain {

/// Which accelerators of the catalogue a printed name can mean.
struct GpuMatch
{
    QStringList ids; ///< one: it is this one; several: ambiguous, the likelier first; none: not known

    [[nodiscard]] QString id() const { return ids.size() == 1 ? ids.constFirst() : QString(); }

    bool operator==(const GpuMatch &) const = default;
};

/// Reads an accelerator's name as price lists, drivers and quotations print it: "NVIDIA A100-SXM4-80GB",
/// "H100NVL", "8x A100 80G NVLink", "RTX_4090", "昇腾910B3". The form is decided by its words (SXM, HGX,
/// NVLink: -sxm; PCIe, 无NVLink: -pcie; NVL: -nvl), the size by the memory named in the text or given in
/// `memoryGiB` per GPU. At AWS, Azure and Google (`providerId` aws, azure, gcp) the instance type decides. A
/// memory that fits none of the name's variants makes it unknown: an RTX 3060 with 8 GB is some other card.
[[nodiscard]] GpuMatch matchGpu(const QString &text, std::optional<double> memoryGiB = {},
                                const QString &instanceType = {}, const QString &providerId = {});

/// TPU, Trainium, Inferentia and the like: accelerators that run none of the software meant here.
[[nodiscard]] bool isOtherAccelerator(const QString &text);

} // namespace xj::domain
