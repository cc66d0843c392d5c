#!/usr/bin/env bash
# Makes the two font files of app/ui/fonts, and the three of the quote's PDF, from the packages they come from.
# Authoring time only: needs fonttools with brotli. The glyph list of the site is what French and English need; the
# display face is cut to the one weight that the site uses, because its weight axis alone costs 10 KB.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
packages=node_modules/@fontsource-variable
out=app/ui/fonts
work=$(mktemp -d)
glyphs="U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B2,U+00B7,U+00BB,U+00C0,U+00C2,U+00C6-00CB,U+00CE,U+00CF,U+00D4,U+00D7,U+00D9,U+00DB,U+00DC,U+00E0,U+00E2,U+00E4,U+00E6-00EF,U+00F1,U+00F4,U+00F6,U+00F9,U+00FB,U+00FC,U+0152,U+0153,U+2011,U+2013,U+2014,U+2018,U+2019,U+201C,U+201D,U+2026,U+20AC,U+2212"

cut() { # package file, weight axis, name
  "$python" -m fontTools.varLib.instancer "$packages/$1" "wght=$2" -o "$work/font.ttf" -q
  "$python" -m fontTools.subset "$work/font.ttf" --unicodes="$glyphs" \
    --layout-features=kern,ccmp,tnum --flavor=woff2 --no-hinting --output-file="$out/$3"
}
cut bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2 700 bricolage-grotesque-700.woff2
cut instrument-sans/files/instrument-sans-latin-wght-normal.woff2 400:700 instrument-sans.woff2

# A quote carries a customer's name: these have every Latin letter of the packages. TrueType, since a PDF takes its
# glyphs from there, and one weight each, which is smaller than instancing at every quote.
still() { # package, weight, name
  for set in latin latin-ext; do
    "$python" -m fontTools.varLib.instancer "$packages/$1/files/$1-$set-wght-normal.woff2" "wght=$2" --static \
      -o "$work/$set.ttf" -q
  done
  "$python" -m fontTools.merge "$work/latin.ttf" "$work/latin-ext.ttf" --output-file="$work/whole.ttf"
  "$python" - "$work/whole.ttf" "$3" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
path, name = sys.argv[1:]
font = TTFont(path)
# The fixed spaces and the fixed hyphen of good typography, which neither package has.
space, width = font.getBestCmap()[0x20], font["hmtx"].metrics[font.getBestCmap()[0x20]][0]
font.setGlyphOrder([*font.getGlyphOrder(), "narrow"])
font["glyf"].glyphs["narrow"] = font["glyf"][space]
font["hmtx"].metrics["narrow"] = (round(width * 0.8), 0)
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap.update({0x202F: "narrow", 0x2011: table.cmap[0x2D]})
for record in font["name"].names:
    if record.nameID in (1, 3, 4, 6, 16):
        record.string = name
font.save(path)
PYTHON
  "$python" -m fontTools.subset "$work/whole.ttf" --unicodes='*' --layout-features=kern,tnum --no-hinting \
    --desubroutinize --name-IDs=0,1,3,4,6,13,14 --output-file="server/quote/pdf/fonts/$3.ttf"
}
mkdir -p server/quote/pdf/fonts
still bricolage-grotesque 700 BricolageGrotesque-Bold
still instrument-sans 400 InstrumentSans-Regular
still instrument-sans 600 InstrumentSans-SemiBold
rm -r "$work"
