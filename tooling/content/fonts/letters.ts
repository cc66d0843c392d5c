/** The characters that the fonts of the pages have. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Read by `studio/fonts/make.sh` too, which cuts the sample's fonts. */
const lists: Readonly<Record<"texts" | "titles", string>> = JSON.parse(
  readFileSync(join(import.meta.dirname, "letters.json"), "utf8"),
);

/** `U+0020-0022,U+0025` */
function charactersIn(ranges: string): readonly string[] {
  return ranges.split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

/** All characters of the content that a keyboard of English has not. */
export function charactersOf(root: string): string {
  const texts = globSync("content/**/*.yaml", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  return [...new Set(texts.join(""))].filter((character) => character > "\u00A0").join("");
}

/** The letters of French and English, and what else the content has (`charactersOf`): letters of a third language, a sign in a price. */
export function lettersOf(of: "texts" | "titles", content: string): string {
  const others = [...content].filter((sign) => (of === "titles" ? /\p{L}/u : /[^\p{C}\p{Z}]/u).test(sign));
  return [...new Set([...charactersIn(lists[of]), ...others])].sort().join("");
}

/** What no font of the site may lack. */
const needed =
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 àâæçèéêëîïôœùûüÀÂÆÇÈÉÊËÎÏÔŒÙÛÜ.,;:!?'’«»“”‘()%&/+-–—…€@";

export const missingLetters = (has: (code: number) => boolean): readonly string[] =>
  [...needed].filter((letter) => !has(letter.codePointAt(0) ?? 0));
