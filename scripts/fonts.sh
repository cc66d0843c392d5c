#!/usr/bin/env bash
# Makes the two font files of app/ui/fonts from the packages they come from. Authoring time only:
# needs fonttools with brotli. The glyph list is what French and English need; the display face is
# cut to the one weight that the site uses, because its weight axis alone costs 10 KB.
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
rm -r "$work"
