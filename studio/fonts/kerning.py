"""Writes a font's kerning again, smaller: python kerning.py FONT.ttf OUT.woff2

Kerning is nearly half of these two files: a value for each of 9,500 pairs of glyphs, in the text font with its
variation by weight. Here glyphs with almost the same values share a class, and a pair has one value for all weights:
the middle of those that the site uses. No value differs from it by more than TOLERANCE.
"""

import sys
from math import ceil, floor

from fontTools.otlLib.builder import PairPosBuilder, buildValue
from fontTools.ttLib import TTFont
from fontTools.varLib.varStore import VarStoreInstancer

# In units of a thousand to the em: a tenth of a pixel in text of 16 px, six tenths of one in the largest title.
TOLERANCE = 6
# Characters that are rarely beside a letter or a digit, or between spaces of their own: their kerning does not matter.
UNKERNED = set("_*\u00d7\u00b2\u00a9()/?!&@%#")
# On the weight axis, 400 and 600: nearly all text of the site.
WEIGHTS = ({}, {"wght": 2 / 3})


def kerning(font, location):
    """{(left, right): units} as a browser reads it at a place of the axes: the first subtable with a pair decides."""
    store = getattr(font["GDEF"].table, "VarStore", None)
    variation = store and VarStoreInstancer(store, font["fvar"].axes, location)

    def units(value):
        device = getattr(value, "XAdvDevice", None)
        change = variation[(device.StartSize << 16) + device.EndSize] if variation and device else 0
        return (getattr(value, "XAdvance", 0) or 0) + change

    pairs = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            for row, left in enumerate(table.Coverage.glyphs):
                if table.Format == 1:
                    for record in table.PairSet[row].PairValueRecord:
                        pairs.setdefault((left, record.SecondGlyph), units(record.Value1))
                else:
                    values = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                    for right in font.getGlyphOrder():
                        value = values[table.ClassDef2.classDefs.get(right, 0)].Value1
                        pairs.setdefault((left, right), units(value))
    return pairs


def merge(rows):
    """Puts each row of (least, most) ranges into the first class that still has a value left for every column."""
    classes = []
    for name, row in rows:
        for names, ranges in classes:
            both = [(max(a, c), min(b, d)) for (a, b), (c, d) in zip(ranges, row)]
            if all(least <= most for least, most in both):
                names.append(name)
                ranges[:] = both
                break
        else:
            classes.append(([name], list(row)))
    return classes


def simplest(least, most):
    """Zero where it is allowed, else the roundest number there is: repeated numbers compress."""
    candidates = (round((least + most) / 2 / step) * step for step in (1000, 8, 4, 2, 1))
    return next(number for number in candidates if least <= number <= most)


font = TTFont(sys.argv[1], recalcTimestamp=False)
# Without duplicates: the non-breaking hyphen has the glyph of the hyphen.
glyphs = list(dict.fromkeys(glyph for code, glyph in sorted(font.getBestCmap().items()) if chr(code) not in UNKERNED))
by_weight = [kerning(font, location) for location in WEIGHTS]


def range_of(left, right):
    middle = sum(pairs.get((left, right), 0) for pairs in by_weight) / len(by_weight)
    return ceil(middle - TOLERANCE), floor(middle + TOLERANCE)


rows = merge([(left, [range_of(left, right) for right in glyphs]) for left in glyphs])
columns = merge([(right, [ranges[i] for _, ranges in rows]) for i, right in enumerate(glyphs)])
builder = PairPosBuilder(font, None)
for rights, ranges in columns:
    for (lefts, _), (least, most) in zip(rows, ranges):
        if value := simplest(least, most):
            builder.addClassPair(None, tuple(lefts), buildValue({"XAdvance": value}), tuple(rights), None)

positions = font["GPOS"].table
positions.LookupList.Lookup = [builder.build()]
for record in positions.FeatureList.FeatureRecord:
    record.Feature.LookupListIndex = [0]
# Not needed any more: it contains the variations of the kerning, and classes of marks.
del font["GDEF"]
font.flavor = "woff2"
font.save(sys.argv[2])
