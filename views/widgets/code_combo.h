// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QVariant>

#include <functional>
#include <vector>

namespace xj::widgets {

/// A choice among codes. The code stands in Qt::UserRole, the words are asked for again after a change of
/// language, which changes neither the choice nor tells of an edit.
class CodeCombo : public QComboBox
{
    Q_OBJECT
    Q_PROPERTY(QVariant code READ code WRITE setCode NOTIFY edited USER true)

public:
    /// The words of a code; of an invalid QVariant: what an empty choice is called.
    using NameOf = std::function<QString(const QVariant &)>;

    /// An invalid code among `codes` is the empty choice.
    CodeCombo(std::vector<QVariant> codes, NameOf name, QWidget *parent = nullptr);

    [[nodiscard]] QVariant code() const;
    void setCode(const QVariant &code);
    void setCodes(std::vector<QVariant> codes);
    /// What the empty choice stands for, behind its name.
    void setDefaultText(const QString &text);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void retranslate();

    std::vector<QVariant> m_codes;
    NameOf m_name;
    QString m_defaultText;
};

} // namespace xj::widgets
