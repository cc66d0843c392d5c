/** What a store keeps of the agency's own to use it again: it belongs to no request. */

import type { Locale } from "#app/i18n/locales.ts";
import type { SavedPartContent, SavedPartKind } from "#quotes/terms/saved-parts.ts";

export type NewSavedPart = {
  readonly kind: SavedPartKind;
  /** The language of its texts. */
  readonly locale: Locale;
  /** Of its kind and language, none has the same one. */
  readonly name: string;
  readonly content: SavedPartContent;
};
export type SavedPart = NewSavedPart & { readonly id: string };

/** Nothing was stored: `taken`: another one has this name; `full`: there are `maxSavedParts` of its language. */
export type SavePartOutcome = "saved" | "taken" | "full";

export type SavedPartStore = {
  /** Those of a language, by name. */
  savedParts(locale: Locale): Promise<readonly SavedPart[]>;
  /** Of two at once with one name, the first is stored. Saved twice, it is one. */
  savePart(part: NewSavedPart): Promise<SavePartOutcome>;
  deletePart(id: string): Promise<void>;
};
