// SPDX-FileCopyrightText: Xuanji authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/theme.h"

#include "views/widgets/xuanji_style.h"

#include <QApplication>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <cmath>

// Q_INIT_RESOURCE declares a global function. A linker drops a static library's resources that nobody names.
static void registerIcons()
{
    Q_INIT_RESOURCE(xuanji_icons);
}

namespace xj::widgets {

namespace {

constexpr char kStyledProperty[] = "xj_styled";

struct SchemeColours
{
    QRgb window, base, alternate, text, muted, button, mid, dark, highlight, link, tip;
};

constexpr SchemeColours kLight{0xfff3f5f8, 0xffffffff, 0xfff7f9fb, 0xff1d2733, 0xff6b7785, 0xffffffff,
                               0xffd5dbe3, 0xffaab4c0, 0xff1f5fae, 0xff1f5fae, 0xffffffff};
constexpr SchemeColours kDark{0xff1b2027, 0xff232a33, 0xff29313b, 0xffe4e8ee, 0xff98a4b3, 0xff2c3540,
                              0xff3b4653, 0xff586575, 0xff3f7fd0, 0xff7fb2f0, 0xff323c48};

struct ToneColours
{
    QRgb light, dark;
};

constexpr std::array<ToneColours, 5> kTones{{{0xff1f7a4d, 0xff62c796},
                                             {0xff9a6200, 0xffe3b04f},
                                             {0xffb3322f, 0xfff0857f},
                                             {0xff6b7785, 0xff98a4b3},
                                             {0xff1f5fae, 0xff7fb2f0}}};

/// Paints an SVG in one colour of a palette.
class ThemedIconEngine : public QIconEngine
{
public:
    ThemedIconEngine(QByteArray drawing, QPalette palette)
        : m_drawing(std::move(drawing))
        , m_palette(std::move(palette))
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QColor colour = mode == QIcon::Disabled ? m_palette.color(QPalette::Disabled, QPalette::Text)
            : mode == QIcon::Selected                 ? m_palette.color(QPalette::HighlightedText)
                                                      : m_palette.color(QPalette::Text);
        QByteArray coloured = m_drawing;
        coloured.replace("currentColor", colour.name().toLatin1());
        QSvgRenderer(coloured).render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    [[nodiscard]] QIconEngine *clone() const override { return new ThemedIconEngine(*this); }

private:
    QByteArray m_drawing;
    QPalette m_palette;
};

void setBoth(QPalette &palette, QPalette::ColorRole role, QRgb colour)
{
    palette.setColor(QPalette::Active, role, QColor(colour));
    palette.setColor(QPalette::Inactive, role, QColor(colour));
    palette.setColor(QPalette::Disabled, role, QColor(colour));
}

} // namespace

QPalette paletteOf(ColourScheme scheme)
{
    const SchemeColours &c = scheme == ColourScheme::Dark ? kDark : kLight;
    QPalette palette;
    setBoth(palette, QPalette::Window, c.window);
    setBoth(palette, QPalette::WindowText, c.text);
    setBoth(palette, QPalette::Base, c.base);
    setBoth(palette, QPalette::AlternateBase, c.alternate);
    setBoth(palette, QPalette::Text, c.text);
    setBoth(palette, QPalette::PlaceholderText, c.muted);
    setBoth(palette, QPalette::Button, c.button);
    setBoth(palette, QPalette::ButtonText, c.text);
    setBoth(palette, QPalette::BrightText, 0xffffffff);
    setBoth(palette, QPalette::Light, c.base);
    setBoth(palette, QPalette::Midlight, c.alternate);
    setBoth(palette, QPalette::Mid, c.mid);
    setBoth(palette, QPalette::Dark, c.dark);
    setBoth(palette, QPalette::Shadow, c.dark);
    setBoth(palette, QPalette::Highlight, c.highlight);
    setBoth(palette, QPalette::HighlightedText, 0xffffffff);
    setBoth(palette, QPalette::Link, c.link);
    setBoth(palette, QPalette::LinkVisited, c.link);
    setBoth(palette, QPalette::ToolTipBase, c.tip);
    setBoth(palette, QPalette::ToolTipText, c.text);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(c.dark));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(c.mid));
    return palette;
}

ColourScheme schemeOf(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5 ? ColourScheme::Dark : ColourScheme::Light;
}

QColor toneColour(Tone tone, const QPalette &palette)
{
    const ToneColours &colours = kTones.at(static_cast<std::size_t>(tone));
    return QColor(schemeOf(palette) == ColourScheme::Dark ? colours.dark : colours.light);
}

void applyTheme(QApplication &application, ColourScheme scheme)
{
    // Once: a new style would be told to every window again.
    if (!application.property(kStyledProperty).toBool()) {
        application.setStyle(new XuanjiStyle);
        application.setProperty(kStyledProperty, true);
    }
    application.setPalette(paletteOf(scheme));
}

QIcon themedIcon(const QString &name, const QPalette &palette)
{
    registerIcons();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new ThemedIconEngine(file.readAll(), palette));
}

} // namespace xj::widgets
