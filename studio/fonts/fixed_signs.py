"""Adds the non-breaking hyphen and the narrow non-breaking space, which the packages do not have: browsers would take
them from another font, in the middle of a word. Call: fixed_signs.py IN OUT"""

import sys

from fontTools.ttLib import TTFont

HYPHEN, FIXED_HYPHEN = 0x2D, 0x2011
SPACE, NARROW_SPACE = 0x20, 0x202F
# As a share of a space's width.
NARROW = 0.8

font = TTFont(sys.argv[1], recalcTimestamp=False)
signs = font.getBestCmap()
space = signs[SPACE]
width, _ = font["hmtx"].metrics[space]
# Read before a glyph is added.
variations = font["gvar"].variations if "gvar" in font else {}
font.setGlyphOrder([*font.getGlyphOrder(), "narrow"])
font["glyf"].glyphs["narrow"] = font["glyf"][space]
font["hmtx"].metrics["narrow"] = (round(width * NARROW), 0)
variations["narrow"] = []
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap.update({NARROW_SPACE: "narrow", FIXED_HYPHEN: signs[HYPHEN]})
font.save(sys.argv[2])
