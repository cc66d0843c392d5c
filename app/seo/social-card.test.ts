import { expect, test } from "vitest";
import { isLegalPage, legalArticle } from "#app/articles/articles.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { constructionPath, constructionSubjects, pathOf } from "#app/site/pages.ts";
import { sharedAddress, socialCardOf } from "./social-card.ts";

test.each(locales)(
  "%s: each text and service of the under-construction page is shared as itself",
  (locale) => {
    const path = pathOf("construction", locale);
    for (const service of constructionSubjects) {
      const address = sharedAddress(path, new URLSearchParams({ campaign: "a", service }));
      expect(address).toBe(constructionPath(locale, service));
      expect(socialCardOf(address)?.title).toBe(
        isLegalPage(service)
          ? legalArticle(service, locale).title
          : translations[locale](`construction.${service}.title`),
      );
    }
    const titles = ["", ...constructionSubjects].map(
      (service) => socialCardOf(sharedAddress(path, new URLSearchParams({ service })))?.title,
    );
    expect(new Set(titles).size).toBe(constructionSubjects.length + 1);
  },
);

test("a service in the query of another page changes nothing", () => {
  const path = pathOf("pricing", "fr-fr");
  expect(sharedAddress(path, new URLSearchParams("service=legal"))).toBe(path);
});
