import type { Locale } from "./locales.ts";
import type { Dictionary, SlotArguments, WordKey } from "./words.ts";

/** A missing key fails the type check. If a key is missing at run time, the key itself is returned. */
export type Translate = <K extends WordKey>(key: K, ...slots: SlotArguments<K>) => string;

/** The language of a page, and its words. */
export type Language = { readonly locale: Locale; readonly t: Translate };

/** Imports only types from `words.ts`: this module is sent to browsers, and the dictionaries must not be. */
export function translator(dictionary: Dictionary): Translate {
  return (key, ...[slots]) => {
    const text = dictionary[key] ?? key;
    return slots === undefined
      ? text
      : text.replace(/\{(\w+)\}/g, (whole, slot: string) =>
          String((slots as Record<string, unknown>)[slot] ?? whole),
        );
  };
}
