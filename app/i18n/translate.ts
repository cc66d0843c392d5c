import type { Locale } from "./locales.ts";
import { partPattern } from "./part-pattern.ts";
import type { Dictionary, SlotArguments, WordKey } from "./words.ts";

/** A missing key fails the type check. If a key is missing at run time, the key itself is returned. */
export type Translate = <K extends WordKey>(key: K, ...slots: SlotArguments<K>) => string;

/** The language of a page, and its words. */
export type Language = { readonly locale: Locale; readonly t: Translate };

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A name that is written from right to left, for a sentence or a list of which it turns nothing around: pages, mails, plain text. */
export const isolated = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/**
 * Fills a text's `{slots}`; one without a value stays visible. A part that is named like a slot (`[tax: {tax}]`) is shown only if the
 * slot's value is neither empty nor 0, its opposite (`[!tax:…]`) only if it is.
 */
export function fillSlots(text: string, slots: Readonly<Record<string, string | number>>): string {
  return text
    .replace(partPattern, (whole, name: string, part: string) => {
      const slot = name.replace("!", "");
      const value = slots[slot];
      if (value === undefined) return whole;
      return (value !== "" && value !== 0) === (slot === name) ? part : "";
    })
    .replace(/\{(\w+)\}/g, (whole, slot: string) => isolated(String(slots[slot] ?? whole)));
}

/** Imports only types from `words.ts`: this module is sent to browsers, and the dictionaries must not be. */
export function translator(dictionary: Dictionary): Translate {
  return (key, ...[slots]) => fillSlots(dictionary[key] ?? key, slots ?? {});
}
