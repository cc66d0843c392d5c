/**
 * How long a text of a page may be. What is longer is refused: a headline or a button of any length would break the layout of a phone,
 * and nobody reads the warnings of a build. `e2e/longest-texts.spec.ts` shows that pages hold these lengths.
 */

import { partPattern } from "#app/i18n/part-pattern.ts";
import { entriesOf, entryPattern } from "#app/i18n/text-parts.ts";

/** As many characters as a value has that the page or the content puts into a text. */
const valueLength = 8;

/** What the browser test writes into every headline and button. */
export const maxTitleLength = 80;
export const maxButtonLength = 50;

/** By the end of the key, the first that fits. */
const limits: readonly (readonly [key: RegExp, most: number])[] = [
  // Search engines show about so much; the agency's name follows the title.
  [/^meta\..*title$/, 60],
  [/^meta\..*description$/, 170],
  [/^(?:mail|board\.mail|quoteDocument)\..*subject$/, 80],
  [/\bhero\.title$/, 65],
  [/(?:^|\.)title$/, maxTitleLength],
  // Alone on its line of a private page; the law gives its words.
  [/^clientQuote\.confirm\.submit$/, 60],
  [/(?:^|\.)(?:action|submit)$/, maxButtonLength],
];

/** `key`: with its file before it, as `home.hero.title`. Null: of any length. */
export const maxCharacters = (key: string): number | null =>
  limits.find(([pattern]) => pattern.test(key))?.[1] ?? null;

/** The characters that are read: not the stars of highlighted words, nor the names of values and conditions. */
export const countCharacters = (text: string): number =>
  text
    .replace(/\{[\w.]+\}/g, "0".repeat(valueLength))
    .replace(partPattern, (_, name: string, part: string) =>
      name === "list"
        ? entriesOf(part)
            .map((entry) => entry.replace(entryPattern, "$2"))
            .join(", ")
        : part,
    )
    .replaceAll("*", "").length;

export function lengthProblems(key: string, text: string): readonly string[] {
  const max = maxCharacters(key);
  return max === null || countCharacters(text) <= max ? [] : [`expected at most ${max} characters`];
}
