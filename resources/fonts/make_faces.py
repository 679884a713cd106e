#!/usr/bin/env python3
# SPDX-FileCopyrightText: Xuanji authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the report's own faces from Noto Sans CJK SC.

Noto's own files damage the text of a PDF that Qt writes: contextual digit variants have no Unicode value in the
reverse map, and common characters come out as CJK radicals, because the radicals' code points are mapped to the same
glyphs and are found first. So the faces are subset to what a report can contain, without the radicals, the
compatibility ideographs and everything beyond the Basic Multilingual Plane, keep of the layout features only kerning
and mark placement, and get a name of their own (Qt would otherwise take the installed Noto by its name).

  make_faces.py characters OUT FILE...            the characters of FILE..., sorted, written only when they changed
  make_faces.py face COLLECTION STYLE CHARACTERS OUT
"""
import pathlib
import sys

FAMILY = "Xuanji Sans"
SOURCE_FAMILY = "Noto Sans CJK SC"

# Latin with accents, Greek, punctuation, super- and subscripts, currency, letterlike, numbers, arrows, mathematics,
# technical, box drawing, shapes, CJK punctuation, full-width forms.
RANGES = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x2C6, 0x2DD), (0x370, 0x3FF), (0x2010, 0x205F), (0x2070, 0x209C), (0x20A0, 0x20BF),
    (0x2100, 0x214F), (0x2150, 0x218B), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2460, 0x24FF),
    (0x2500, 0x257F), (0x25A0, 0x25FF), (0x2600, 0x2606), (0x2713, 0x2717), (0x3000, 0x303F), (0xFF01, 0xFF5E),
    (0xFFE0, 0xFFE6),
]


def gb2312():
    for high in range(0xA1, 0xF8):
        for low in range(0xA1, 0xFF):
            try:
                yield bytes([high, low]).decode("gb2312")
            except UnicodeDecodeError:
                continue


def is_harmful(code):
    return 0x2E80 <= code <= 0x2FDF or 0xF900 <= code <= 0xFAFF or code > 0xFFFF


def collect(out, files):
    characters = set(gb2312())
    for low, high in RANGES:
        characters.update(chr(code) for code in range(low, high + 1))
    for name in files:
        characters.update(pathlib.Path(name).read_text(encoding="utf-8-sig"))
    kept = sorted(c for c in characters if ord(c) >= 0x20 and not is_harmful(ord(c)))
    text = "".join(kept)
    path = pathlib.Path(out)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def rename(font, style):
    postscript = f"{FAMILY.replace(' ', '')}-{style}"
    full = FAMILY if style == "Regular" else f"{FAMILY} {style}"
    names = {1: FAMILY, 2: style, 3: postscript, 4: full, 6: postscript}
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in (0, 5, 13, 14)]
    for identifier, value in names.items():
        table.setName(value, identifier, 3, 1, 0x409)
    cff = font["CFF "].cff
    cff.fontNames = [postscript]
    top = cff.topDictIndex[0]
    top.FullName = full
    top.FamilyName = FAMILY


def make_face(collection, style, characters, out):
    from fontTools import subset
    from fontTools.ttLib import TTCollection

    wanted = f"{SOURCE_FAMILY} {style}"
    faces = TTCollection(collection, lazy=True).fonts
    match = [face for face in faces if face["name"].getDebugName(4) in (wanted, SOURCE_FAMILY)]
    if not match:
        sys.exit(f"{collection}: no face called {wanted}")
    font = match[0]
    options = subset.Options()
    options.layout_features = ["kern", "mark"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.recalc_timestamp = False
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=pathlib.Path(characters).read_text(encoding="utf-8"))
    subsetter.subset(font)
    rename(font, style)
    font.recalcTimestamp = False
    subset.save_font(font, out, options)


if __name__ == "__main__":
    if len(sys.argv) >= 3 and sys.argv[1] == "characters":
        collect(sys.argv[2], sys.argv[3:])
    elif len(sys.argv) == 6 and sys.argv[1] == "face":
        make_face(*sys.argv[2:])
    else:
        sys.exit(__doc__)
