import { expect, test } from "vitest";
import { projects } from "#app/content/projects.ts";
import { locales } from "#app/i18n/locales.ts";
import { typeset } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { breadcrumbItems } from "./breadcrumb.ts";
import { isItemPage, pageIds, pathOf } from "./pages.ts";
import { resolve } from "./resolve.ts";

test("the home page is the only item of its breadcrumb", () => {
  expect(breadcrumbItems("/fr-fr/", "fr-fr", "Accueil")).toEqual([{ label: "Accueil", href: "/fr-fr/" }]);
});

test("the breadcrumb starts with home, omits the language and names each segment", () => {
  expect(breadcrumbItems("/en-en/services/showcase-website-creation/", "en-en", "Home")).toEqual([
    { label: "Home", href: "/en-en/" },
    { label: "Services", href: "/en-en/services/" },
    { label: "Business website", href: "/en-en/services/showcase-website-creation/" },
  ]);
});

test("a segment without a name shows as its words, capitalised", () => {
  expect(breadcrumbItems("/fr-fr/portfolio/not-there", "fr-fr", "Accueil").at(-1)?.label).toBe("Not There");
});

test("a case study has its client's name as the client writes it, and the page's own address", () => {
  for (const { slug, clientName } of projects)
    expect(breadcrumbItems(`/fr-fr/portfolio/${slug}`, "fr-fr", "Accueil")).toEqual([
      { label: "Accueil", href: "/fr-fr/" },
      { label: "Portfolio", href: "/fr-fr/portfolio/" },
      { label: typeset(clientName, "fr-fr"), href: `/fr-fr/portfolio/${slug}` },
    ]);
});

test("a segment such as `constructor` is treated like any other", () => {
  expect(breadcrumbItems("/fr-fr/portfolio/constructor", "fr-fr", "Accueil").at(-1)?.label).toBe(
    "Constructor",
  );
});

test("an address without a language has a breadcrumb too", () => {
  expect(breadcrumbItems("/connect", "en-en", "Home")).toEqual([
    { label: "Home", href: "/en-en/" },
    { label: "Connect", href: "/en-en/connect/" },
  ]);
});

test("every address that a breadcrumb links to is a page, without a redirect", () => {
  for (const locale of locales)
    for (const page of pageIds) {
      if (isItemPage(page)) continue;
      for (const { href } of breadcrumbItems(pathOf(page, locale), locale, "Home"))
        expect(resolve(href), href).toMatchObject({ kind: "page", locale });
    }
});

test("every name belongs to a page, which shows it last", () => {
  for (const locale of locales)
    for (const [key, name] of Object.entries(dictionaries[locale])) {
      const [, page] = /^breadcrumb\.(.*)$/.exec(key) ?? [];
      if (page === undefined) continue;
      expect(pageIds).toContain(page);
      expect(breadcrumbItems(pathOf(page as "home", locale), locale, "Home").at(-1)?.label).toBe(name);
    }
});
