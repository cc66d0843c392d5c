import { type WordKey, words } from "#content/words.ts";
import { compose } from "./compose.ts";
import { inEachLanguage, type Locale } from "./locales.ts";
import { bindShortWords } from "./short-words.ts";
import type { slots } from "./slots.generated.ts";
import { typeset } from "./typography.ts";

/** `contact.form.submit`: the file's name, then its key. The French words define the keys. */
export type { WordKey };

type Slots = typeof slots;

type SlotsOf<K extends WordKey> = K extends keyof Slots ? Slots[K][number] : never;

/** The values that a text's `{slots}` take: none, or one object. */
export type SlotArguments<K extends WordKey> = [SlotsOf<K>] extends [never]
  ? []
  : [slots: Record<SlotsOf<K>, string | number>];

/** The keys of texts without slots, for tables of links or steps. */
export type PlainWordKey = Exclude<WordKey, keyof Slots>;

/** The texts of one language by key; an island gets some of them. */
export type Dictionary = Readonly<Record<string, string>>;

/** The texts that are shown as titles. The titles of documents are for programs too. */
const shownTitle = /^(?!meta\.).*(?:title|figure|size\.\w+)$/;

export const dictionaries: Readonly<Record<Locale, Dictionary>> = inEachLanguage((locale) =>
  Object.fromEntries(
    Object.entries(words[locale]).map(([key, text]) => {
      const set = typeset(compose(text, locale), locale);
      return [key, shownTitle.test(key) ? bindShortWords(set, locale) : set];
    }),
  ),
);

export function pickWords(dictionary: Dictionary, prefixes: readonly string[]): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );
}
