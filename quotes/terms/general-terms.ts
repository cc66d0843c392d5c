import { createHash } from "node:crypto";
import { articleText } from "#app/articles/article.ts";
import { legalArticle } from "#app/articles/articles.ts";
import type { Locale } from "#app/i18n/locales.ts";

/** The general terms as they are today, with what identifies them: whoever accepts a quote accepts this text. */
export function generalTerms(locale: Locale): { readonly text: string; readonly hash: string } {
  const text = `${articleText(legalArticle("terms", locale))}\n`;
  return { text, hash: createHash("sha256").update(text).digest("hex") };
}
