import { expect, test } from "vitest";
import { isLegal, legalArticle } from "#app/articles/legal-article.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { constructionPath, constructionServices, pathOf } from "#app/site/pages.ts";
import { sharedAddress, socialCardOf } from "./social-card.ts";

test.each(locales)(
  "%s: each text and service of the under-construction page is shared as itself",
  (locale) => {
    const path = pathOf("construction", locale);
    for (const service of constructionServices) {
      const address = sharedAddress(path, new URLSearchParams({ campaign: "a", service }));
      expect(address).toBe(constructionPath(locale, service));
      expect(socialCardOf(address)?.title).toBe(
        isLegal(service)
          ? legalArticle(service, locale).title
          : translations[locale](`construction.${service}.title`),
      );
    }
    const titles = ["", ...constructionServices].map(
      (service) => socialCardOf(sharedAddress(path, new URLSearchParams({ service })))?.title,
    );
    expect(new Set(titles).size).toBe(constructionServices.length + 1);
  },
);

test("a service in the query of another page changes nothing", () => {
  const path = pathOf("pricing", "fr-fr");
  expect(sharedAddress(path, new URLSearchParams("service=legal"))).toBe(path);
});
