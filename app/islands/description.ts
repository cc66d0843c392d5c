import type { Locale } from "#app/i18n/locales.ts";
import { type Dictionary, dictionaries, pickWords } from "#app/i18n/words.ts";

/**
 * A feature describes its island in `X.island.ts` beside the component `X.tsx`, which exports `X`. The build finds these
 * files (`tooling/build/island-files.ts`); this folder does not import them.
 */
export type IslandDescription<Shared extends object = object> = {
  readonly name: string;
  /** Key prefixes of the words that it uses: only those are downloaded. */
  readonly words: readonly string[];
  /** The properties that are the same on every page. */
  readonly sharedProps?: (locale: Locale) => Shared;
};

/** An island's data that is the same on every page of a language, in a file that is fetched for hydration. */
export type IslandFile = { readonly words: Dictionary; readonly props: object };

const files = new WeakMap<IslandDescription, Partial<Record<Locale, IslandFile>>>();

/** Cached, because live rendering calls it for every page. */
export function islandFile(description: IslandDescription, locale: Locale): IslandFile {
  const made = files.get(description) ?? {};
  files.set(description, made);
  made[locale] ??= {
    words: pickWords(dictionaries[locale], description.words),
    props: description.sharedProps?.(locale) ?? {},
  };
  return made[locale];
}
