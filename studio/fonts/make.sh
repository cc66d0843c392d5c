#!/usr/bin/env bash
# npm run studio -- fonts: makes the two font files of the sample in content/fonts, and the three of the quote's PDF, from their
# packages. Needs fonttools with brotli. The display font is reduced to the one weight that the site uses, because its
# weight axis alone costs 10 KB.
set -euo pipefail
cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
packages=studio/node_modules/@fontsource-variable
noto=studio/node_modules/@expo-google-fonts
out=content/fonts
work=$(mktemp -d)
# The characters of French and English texts, prices and addresses; titles need fewer.
letters() { node -p "require('./tooling/content/fonts/letters.json').$1"; }
text_glyphs=$(letters texts)
title_glyphs=$(letters titles)

cut() { # package file, weight axis, glyphs, name
  "$python" -m fontTools.varLib.instancer "$packages/$1" "wght=$2" --no-recalc-timestamp -o "$work/cut.ttf" -q
  "$python" studio/fonts/fixed_signs.py "$work/cut.ttf" "$work/font.ttf"
  # Of the names, the copyright alone; styles are named for menus, which a page has not; and how wide a letter is in
  # another weight is told by its outline too.
  "$python" -m fontTools.subset "$work/font.ttf" --unicodes="$3" --layout-features=kern,ccmp,tnum --no-hinting \
    --name-IDs=0 --drop-tables+=STAT,HVAR,gasp --no-recalc-timestamp --output-file="$work/subset.ttf"
  # One weight has nothing to change with it.
  if [[ $2 == *:* ]]; then
    "$python" studio/fonts/weights.py "$work/subset.ttf" "$work/weights.ttf"
    mv "$work/weights.ttf" "$work/subset.ttf"
  fi
  "$python" studio/fonts/kerning.py "$work/subset.ttf" "$out/$4"
}
cut bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2 700 "$title_glyphs" \
  bricolage-grotesque-700.woff2
cut instrument-sans/files/instrument-sans-latin-wght-normal.woff2 400:700 "$text_glyphs" instrument-sans.woff2

# What a quote's typed texts may contain beyond the letters of the packages: Latin, Greek, Cyrillic, fractions, raised and
# lowered signs, currencies, arrows, mathematics, shapes. No combining marks, which would need to be positioned. The same
# ranges, without what the fonts lack: `printableCharacter` in quotes/documents/printable.ts
quote_glyphs="U+00A0-02FF,U+0370-0482,U+048A-052F,U+1E00-1FFF,U+2010-2027,U+2030-205E,U+2070-209F,U+20A0-20CF,U+2100-218F"
sign_glyphs="U+2190-2300,U+2302,U+2308-230B,U+2310,U+25A0-25FF,U+2605,U+2606,U+2713"

# A quote contains a customer's name: these fonts have every Latin letter of the packages. TrueType, because PDFs embed
# its glyphs, and one weight each, because creating it for every quote would be slow. `noto`: the weight of Noto Sans that
# brings the other letters and signs in the same file, so that a text needs one font.
still() { # package, weight, name, noto
  for set in latin latin-ext; do
    "$python" -m fontTools.varLib.instancer "$packages/$1/files/$1-$set-wght-normal.woff2" "wght=$2" \
      -o "$work/$set.ttf" -q
  done
  # The kerning of French and English is enough, and it is read anew for each PDF.
  "$python" -m fontTools.subset "$work/latin-ext.ttf" --unicodes='*' --drop-tables+=GPOS,GDEF,GSUB \
    --output-file="$work/rest.ttf"
  parts=("$work/latin.ttf" "$work/rest.ttf")
  if [[ -n ${4:-} ]]; then
    "$python" -m fontTools.subset "$noto/noto-sans/$4/NotoSans_$4.ttf" --unicodes="$quote_glyphs" \
      --drop-tables+=GPOS,GDEF,GSUB --no-hinting --output-file="$work/letters.ttf"
    "$python" -m fontTools.subset "$noto/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf" \
      --unicodes="$sign_glyphs" --drop-tables+=GPOS,GDEF,GSUB,MATH --no-hinting --output-file="$work/signs.ttf"
    parts+=("$work/letters.ttf" "$work/signs.ttf")
  fi
  # Of a character that two parts have, the first one's glyph counts. The height of a line is the first part's.
  "$python" -m fontTools.merge "${parts[@]}" --output-file="$work/merged.ttf"
  "$python" - "$work/latin.ttf" "$work/merged.ttf" "$work/whole.ttf" "${parts[@]:2}" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
first, merged = (TTFont(path, recalcTimestamp=False) for path in sys.argv[1:3])
for table, fields in {
    "hhea": ("ascent", "descent", "lineGap"),
    "OS/2": ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent", "sxHeight", "sCapHeight"),
}.items():
    for field in fields:
        setattr(merged[table], field, getattr(first[table], field))
copyright = "; ".join(dict.fromkeys(TTFont(path)["name"].getDebugName(0) for path in [sys.argv[1], *sys.argv[4:]]))
for record in merged["name"].names:
    if record.nameID == 0:
        record.string = copyright
merged.save(sys.argv[3])
PYTHON
  "$python" studio/fonts/fixed_signs.py "$work/whole.ttf" "$work/fixed.ttf"
  "$python" - "$work/fixed.ttf" "$3" <<'PYTHON'
import sys
from fontTools.ttLib import TTFont
path, name = sys.argv[1:]
font = TTFont(path, recalcTimestamp=False)
# Digits of equal width by default: as a font feature of each text, they would take most of a PDF's time.
for feature in font["GSUB"].table.FeatureList.FeatureRecord:
    if feature.FeatureTag == "tnum":
        for index in feature.Feature.LookupListIndex:
            for substitution in font["GSUB"].table.LookupList.Lookup[index].SubTable:
                for table in font["cmap"].tables:
                    if table.isUnicode():
                        for code in range(0x30, 0x3A):
                            table.cmap[code] = substitution.mapping.get(table.cmap[code], table.cmap[code])
for record in font["name"].names:
    if record.nameID in (1, 3, 4, 6, 16):
        record.string = name
font.save(path)
PYTHON
  "$python" -m fontTools.subset "$work/fixed.ttf" --unicodes='*' --layout-features=kern --drop-tables+=GDEF,gasp --no-hinting \
    --desubroutinize --name-IDs=0,1,3,4,6,13,14 --output-file="quotes/documents/pdf/fonts/$3.ttf"
}
mkdir -p quotes/documents/pdf/fonts
still bricolage-grotesque 700 BricolageGrotesque-Bold
still instrument-sans 400 InstrumentSans-Regular 400Regular
still instrument-sans 600 InstrumentSans-SemiBold 600SemiBold
rm -r "$work"
