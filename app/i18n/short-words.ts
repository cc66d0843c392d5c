import type { Locale } from "./locales.ts";

const noBreakSpace = "\u00A0";

/** Words that no line of a title ends with: articles, possessives and prepositions, also behind an elision. */
const shortWords: Readonly<Record<Locale, RegExp>> = {
  "fr-fr":
    /^[«(*]*(?:\p{L}+’)?(?:à|au|aux|ce|de|des|du|en|et|la|le|les|nos|où|ou|par|sa|ses|son|sur|un|une|vos)$/iu,
  "en-en": /^[“(*]*(?:an?|the)$/iu,
};

/** Of words that stay together, in letters: what the narrowest phone shows in one line of its largest title. */
const longestGroup = 17;

/** Whether a text is a title, or as short: one sentence that has no full stop, or few words, or a highlighted phrase. */
const isTitle = (text: string): boolean =>
  text.length <= 110 &&
  !/[.!?…] /u.test(text) &&
  (!text.endsWith(".") || text.length <= 42 || text.includes("*"));

/** A slot is a number, most often. */
const lengthOf = (group: string): number => group.replaceAll("*", "").replace(/\{[^}]*\}/g, "0").length;

/** Joins each short word of a title to what follows it. Idempotent. */
export function bindShortWords(text: string, locale: Locale): string {
  if (!isTitle(text)) return text;
  const [last = "", ...before] = text.split(" ").reverse();
  const groups = [last];
  for (const word of before) {
    const [group = ""] = groups;
    const own = word.split(noBreakSpace).at(-1) ?? "";
    if (shortWords[locale].test(own) && lengthOf(word) + 1 + lengthOf(group) <= longestGroup)
      groups[0] = word + noBreakSpace + group;
    else groups.unshift(word);
  }
  return groups.join(" ");
}
