import type { Article } from "#app/domain/article.ts";
import type { Localized } from "#app/i18n/locales.ts";

/**
 * The legal notice and the terms, which only the owner can write. While a text is null, its page says that it is being
 * prepared. Once written, in both languages, it is shown at the same address. How: `docs/content.md`.
 */
export const legalTexts: Readonly<Record<"legal" | "terms", Localized<Article> | null>> = {
  legal: null,
  terms: null,
};
