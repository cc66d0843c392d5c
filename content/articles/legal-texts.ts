import type { Article } from "#app/domain/article.ts";
import type { Localized } from "#app/i18n/locales.ts";

/**
 * The legal notice and the terms, which only the owner can write. While one is null its address shows that it is
 * being prepared; filled in, in both languages, it stands at that same address. `docs/content.md` shows how.
 */
export const legalTexts: Readonly<Record<"legal" | "terms", Localized<Article> | null>> = {
  legal: null,
  terms: null,
};
