// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/catalogue.h"

#include <QComboBox>
#include <QVariant>

namespace xj::widgets {

/// A model of the library, found by typing any part of its name.
class ModelPicker : public QComboBox
{
    Q_OBJECT
    Q_PROPERTY(QVariant modelId READ modelId WRITE setModelId NOTIFY edited USER true)

public:
    explicit ModelPicker(QWidget *parent = nullptr);

    void setCatalogue(const domain::Catalogue &catalogue);
    [[nodiscard]] QVariant modelId() const; ///< invalid: none
    void setModelId(const QVariant &id);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void edited();

protected:
    void wheelEvent(QWheelEvent *event) override;

private:
    void takeText();

    QVariant m_id;
};

} // namespace xj::widgets
