import type { Dictionary, SlotArguments, WordKey } from "./words.ts";

/** A missing key fails the type check; should one still be missing at run time, the key itself shows. */
export type Translate = <K extends WordKey>(key: K, ...slots: SlotArguments<K>) => string;

/** Types only from the words: this module may travel to the browser, the dictionaries may not. */
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
