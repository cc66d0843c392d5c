import type { Locale } from "#app/i18n/locales.ts";
import { type Dictionary, dictionaries, pickWords } from "#app/i18n/words.ts";

/**
 * What a feature says of its island, in `X.island.ts` beside the component `X.tsx`, which exports `X`. The build reads
 * these files (`tooling/build/island-files.ts`): this folder names none of them.
 */
export type IslandDescription<Shared extends object = object> = {
  readonly name: string;
  /** Prefixes of the keys of the words that it uses, so that no dictionary is ever downloaded. */
  readonly words: readonly string[];
  /** The properties that are the same on every page. */
  readonly sharedProps?: (locale: Locale) => Shared;
};

/** An island's data that is the same on every page of a language, in a file that is fetched for hydration. */
export type IslandFile = { readonly words: Dictionary; readonly props: object };

const files = new WeakMap<IslandDescription, Partial<Record<Locale, IslandFile>>>();

/** Cached: otherwise words would be picked again for every page that is rendered live. */
export function islandFile(description: IslandDescription, locale: Locale): IslandFile {
  const made = files.get(description) ?? {};
  files.set(description, made);
  made[locale] ??= {
    words: pickWords(dictionaries[locale], description.words),
    props: description.sharedProps?.(locale) ?? {},
  };
  return made[locale];
}
