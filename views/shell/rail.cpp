// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/rail.h"

#include "views/widgets/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <array>

namespace xj::shell {

namespace {

constexpr int kAttentionRole = Qt::UserRole + 1;

struct ScreenEntry
{
    Screen screen;
    const char *icon;
};

constexpr std::array<ScreenEntry, 7> kScreens{{{Screen::Needs, "needs"},
                                               {Screen::Sizing, "sizing"},
                                               {Screen::Comparison, "comparison"},
                                               {Screen::Cost, "cost"},
                                               {Screen::Path, "path"},
                                               {Screen::Report, "report"},
                                               {Screen::Catalogue, "catalogue"}}};

class RailText
{
    Q_DECLARE_TR_FUNCTIONS(xj::shell::RailText)

public:
    static QString name(Screen screen)
    {
        switch (screen) {
        case Screen::Needs:
            return tr("Needs", "screen");
        case Screen::Sizing:
            return tr("Sizing", "screen");
        case Screen::Comparison:
            return tr("Comparison", "screen");
        case Screen::Cost:
            return tr("Cost", "screen");
        case Screen::Path:
            return tr("Path", "screen");
        case Screen::Report:
            return tr("Report", "screen");
        case Screen::Catalogue:
            return tr("Catalogue", "screen");
        }
        return {};
    }
};

/// A rounded, tinted background and an accent bar for the current screen; a dot where attention is needed.
class RailDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width(), option.fontMetrics.height() + 22};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool current = option.state & QStyle::State_Selected;
        const bool hovered = option.state & QStyle::State_MouseOver;
        const QRectF box = QRectF(option.rect).adjusted(8, 2, -8, -2);
        QColor tint = widgets::toneColour(widgets::Tone::Accent, option.palette);
        if (current || hovered) {
            tint.setAlphaF(current ? 0.16F : 0.07F);
            painter->setPen(Qt::NoPen);
            painter->setBrush(tint);
            painter->drawRoundedRect(box, 6, 6);
        }
        if (option.state & QStyle::State_HasFocus) {
            painter->setPen(QPen(widgets::toneColour(widgets::Tone::Accent, option.palette), 1.2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(box, 6, 6);
        }
        const int iconSize = option.fontMetrics.height() + 3;
        const QRect iconRect(static_cast<int>(box.left()) + 12,
                             static_cast<int>(box.center().y()) - iconSize / 2, iconSize, iconSize);
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, iconRect);
        QFont font = option.font;
        font.setBold(current);
        painter->setFont(font);
        painter->setPen(option.palette.color(QPalette::WindowText));
        painter->drawText(box.adjusted(12 + iconSize + 12, 0, -18, 0), Qt::AlignVCenter | Qt::AlignLeft,
                          index.data().toString());
        if (!index.data(kAttentionRole).toString().isEmpty()) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(widgets::toneColour(widgets::Tone::Caution, option.palette));
            painter->drawEllipse(QPointF(box.right() - 12, box.center().y()), 4, 4);
        }
        painter->restore();
    }
};

} // namespace

QString screenName(Screen screen)
{
    return RailText::name(screen);
}

Rail::Rail(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("rail"));
    setFrameShape(QFrame::NoFrame);
    setItemDelegate(new RailDelegate(this));
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setAutoFillBackground(false);
    setViewportMargins(0, 8, 0, 0);
    for (const ScreenEntry &entry : kScreens) {
        auto *item = new QListWidgetItem(this);
        item->setData(Qt::UserRole, static_cast<int>(entry.screen));
    }
    setCurrentRow(0);
    connect(this, &QListWidget::currentRowChanged, this, [this] { Q_EMIT chosen(current()); });
    retranslate();
}

Screen Rail::current() const
{
    const QListWidgetItem *item = currentItem();
    return item ? static_cast<Screen>(item->data(Qt::UserRole).toInt()) : Screen::Needs;
}

void Rail::setCurrent(Screen screen)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(Qt::UserRole).toInt() == static_cast<int>(screen))
            setCurrentRow(row);
    }
}

void Rail::setAttention(Screen screen, const QString &sentence)
{
    for (int row = 0; row < count(); ++row) {
        if (item(row)->data(Qt::UserRole).toInt() != static_cast<int>(screen))
            continue;
        item(row)->setData(kAttentionRole, sentence);
        item(row)->setToolTip(sentence);
        item(row)->setData(Qt::AccessibleDescriptionRole, sentence);
    }
}

QSize Rail::sizeHint() const
{
    int widest = 0;
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(item(row)->text()));
    return {widest + metrics.height() + 80, QListWidget::sizeHint().height()};
}

void Rail::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

void Rail::retranslate()
{
    setAccessibleName(RailText::tr("Screens"));
    for (std::size_t i = 0; i < kScreens.size(); ++i) {
        QListWidgetItem *entry = item(static_cast<int>(i));
        if (!entry)
            continue;
        entry->setText(screenName(kScreens[i].screen));
        entry->setIcon(widgets::themedIcon(QString::fromLatin1(kScreens[i].icon), palette()));
    }
    updateGeometry();
}

} // namespace xj::shell
