/** Breaks a title into lines: as large as possible, with lines of similar length. */
import { outline, type Style } from "./outlines.ts";

type Word = { readonly text: string; readonly marked: boolean };
export type Line = readonly Word[];

/** The words of a title, with whether each is highlighted. */
function wordsOf(title: string): readonly Word[] {
  const words: Word[] = [];
  title.split("*").forEach((part, index) => {
    const marked = index % 2 === 1;
    // Punctuation after a highlight stays on its line.
    part.split(/( )/).forEach((text) => {
      if (text !== "") words.push({ text, marked });
    });
  });
  return words;
}

const isSpace = ({ text }: Word) => text === " ";

/** Words without a space between them. */
function units(words: readonly Word[]): readonly Line[] {
  const found: Word[][] = [[]];
  for (const word of words)
    if (isSpace(word)) found.push([]);
    else found.at(-1)?.push(word);
  return found.filter((unit) => unit.length > 0);
}

const joined = (parts: readonly Line[]): Line =>
  parts.flatMap((unit, index) =>
    index === 0 ? unit : [{ text: " ", marked: unit[0]?.marked ?? false }, ...unit],
  );

/** The width of a line in pixels. */
const widthOf = (line: Line, style: Style) => outline(line.map(({ text }) => text).join(""), style).width;

/** Lines of at most `width`, filled greedily; null if a single word is wider. */
function fill(parts: readonly Line[], style: Style, width: number): readonly Line[] | null {
  const lines: Line[][] = [];
  for (const unit of parts) {
    if (widthOf(unit, style) > width) return null;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(joined([...last, unit]), style) <= width) last.push(unit);
    else lines.push([unit]);
  }
  return lines.map(joined);
}

type Measure = { readonly width: number; readonly height: number; readonly leading: number };
type Setting = { readonly style: Style; readonly lines: readonly Line[]; readonly width: number };

/** As narrow as the number of lines allows, which balances them. */
function balance(parts: readonly Line[], lines: readonly Line[], style: Style, width: number) {
  let balanced = lines;
  for (let narrower = width - 20; narrower > width / 3; narrower -= 20) {
    const tried = fill(parts, style, narrower);
    if (tried === null || tried.length > lines.length) break;
    balanced = tried;
  }
  return balanced;
}

/** Without its last letter, and without highlights, which it may end in. */
const shortened = (title: string): string =>
  `${[...title.replaceAll("*", "").replace(/…$/, "")].slice(0, -1).join("").trimEnd()}…`;

/**
 * The largest of `sizes` (largest first) at which the title fits. Prefers two lines to three if their size is at least
 * `twoLines`. What fits at none, as a long word, is shortened: only a picture has less of it.
 */
export function setTitle(
  title: string,
  style: Omit<Style, "size">,
  sizes: readonly number[],
  { width, height, leading, twoLines }: Measure & { readonly twoLines: number },
): Setting {
  const parts = units(wordsOf(title));
  const fitting = sizes.flatMap((size) => {
    const lines = fill(parts, { ...style, size }, width);
    return lines === null || lines.length * size * leading > height ? [] : [{ size, lines }];
  });
  const chosen = fitting.find(({ size, lines }) => lines.length <= 2 && size >= twoLines) ?? fitting[0];
  if (chosen === undefined)
    return setTitle(shortened(title), style, sizes, { width, height, leading, twoLines });
  const sized = { ...style, size: chosen.size };
  const lines = balance(parts, chosen.lines, sized, width);
  return { style: sized, lines, width: Math.max(...lines.map((line) => widthOf(line, sized))) };
}
