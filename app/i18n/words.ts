import { words as en } from "#content/words/en-en/index.ts";
import { words as fr } from "#content/words/fr-fr/index.ts";
import type { Locale } from "./locales.ts";
import { typeset } from "./typography.ts";

type French = typeof fr;
type Namespace = keyof French & string;

/** `contact.form.submit`: the file's name, then its key. The French words define the keys. */
export type WordKey = { [N in Namespace]: `${N}.${keyof French[N] & string}` }[Namespace];

type TextOf<K extends WordKey> = K extends `${infer N}.${infer Rest}`
  ? N extends Namespace
    ? Rest extends keyof French[N]
      ? French[N][Rest]
      : never
    : never
  : never;

type SlotsIn<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsIn<Rest> : never;

/** The values that a text's `{slots}` take: none, or one object. */
export type SlotArguments<K extends WordKey> = [SlotsIn<TextOf<K>>] extends [never]
  ? []
  : [slots: Record<SlotsIn<TextOf<K>>, string | number>];

/** The keys of texts without slots, for tables of links or steps. */
export type PlainWordKey = { [K in WordKey]: SlotArguments<K> extends [] ? K : never }[WordKey];

/** The texts of one language by key; an island gets some of them. */
export type Dictionary = Readonly<Record<string, string>>;

function flatten(namespaces: Readonly<Record<string, Dictionary>>, locale: Locale): Dictionary {
  return Object.fromEntries(
    Object.entries(namespaces).flatMap(([namespace, words]) =>
      Object.entries(words).map(([key, text]) => [`${namespace}.${key}`, typeset(text, locale)]),
    ),
  );
}

export const dictionaries: Readonly<Record<Locale, Dictionary>> = {
  "fr-fr": flatten(fr, "fr-fr"),
  "en-en": flatten(en, "en-en"),
};

export function pickWords(dictionary: Dictionary, prefixes: readonly string[]): Dictionary {
  return Object.fromEntries(
    Object.entries(dictionary).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );
}
