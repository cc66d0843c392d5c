/** What stands where an owner has begun something: it is shown in the preview, and never published. */
import type { Locale } from "#app/i18n/locales.ts";

export const placeholders: Readonly<Record<Locale, string>> = {
  "fr-fr": "À compléter",
  "en-en": "To be written",
};

/** What fits fields that take no sentence. Each can be told from what an owner writes. */
export const otherPlaceholders = [
  "a-completer",
  "https://www.example.com/a-completer",
  "a-completer.webp",
] as const;

const all: readonly string[] = [...Object.values(placeholders), ...otherPlaceholders];

export const isPlaceholder = (value: unknown): boolean => all.includes(String(value));
