// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/pages/sentence_list.h"

#include "views/text/sentences.h"

namespace xj::pages {

SentenceList::SentenceList(QWidget *parent)
    : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
}

void SentenceList::setReasons(const std::vector<domain::Reason> &reasons, const text::Style &style)
{
    QStringList sentences;
    for (const domain::Reason &reason : reasons) {
        const QString sentence = QStringLiteral("•  ") + text::sentence(reason, style);
        if (!sentences.contains(sentence))
            sentences.append(sentence);
    }
    setText(sentences.join(u'\n'));
    setVisible(!sentences.isEmpty());
}

} // namespace xj::pages
