"""Writes how a font's outlines change with its weight again, smaller: python weights.py FONT.ttf OUT.ttf

A third of the text font is these changes, a pair of numbers for each point of each glyph. Here they are even numbers,
and a point is left out where the points beside it place it within TOLERANCE.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.iup import iup_delta, iup_delta_optimize

# In units of a thousand to the em: a twentieth of a pixel in text of 16 px, and none in its regular weight.
TOLERANCE = 3

font = TTFont(sys.argv[1], recalcTimestamp=False)
outlines = font["glyf"]
for name, variations in font["gvar"].variations.items():
    points, control = outlines._getCoordinatesAndControls(name, font["hmtx"].metrics)
    for variation in variations:
        changes = variation.coordinates
        if None in changes:
            changes = iup_delta(changes, points, control.endPts)
        even = [(round(x / 2) * 2, round(y / 2) * 2) for x, y in changes]
        outline = iup_delta_optimize(even, points, control.endPts, tolerance=TOLERANCE)
        # The last four are the glyph's width, which stays what it is, so that no line breaks elsewhere.
        width = [None if change == (0, 0) else change for change in changes[-4:]]
        variation.coordinates = outline[:-4] + width
font.save(sys.argv[2])
