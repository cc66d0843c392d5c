import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { clientPagesPath } from "#quotes/addresses.ts";
import { articleText } from "./article.ts";
import { legalArticle } from "./articles.ts";

const plain = (text: string) => text.replace(/\s+/g, " ");
const termsIn = (locale: (typeof locales)[number]) => plain(articleText(legalArticle("terms", locale)));

test.each(locales)("%s: the terms say where the online withdrawal is, by the words of its page", (locale) => {
  const text = termsIn(locale);
  const t = translations[locale];
  expect(text).toContain(`${identity.origin}${clientPagesPath}`);
  for (const key of ["clientQuote.withdraw.link", "clientQuote.withdraw.submit"] as const)
    expect(text).toContain(plain(t(key)));
});
