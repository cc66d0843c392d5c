/** What each page says and offers before any scrolling, on a phone of 390 × 844 and a desktop of 1440 × 900. */
import type { Page } from "@playwright/test";
import { projects } from "#app/content/projects.ts";
import { hasSimilarPrice } from "#app/pages/project/similar-site-price.ts";
import { itemSlugs } from "#app/site/addresses.ts";
import { identity } from "#content/identity.ts";
import { placeWords, territories } from "#content/place.ts";
import { firstContact } from "#content/team.ts";
import { expect, test } from "#testing/browser/site.ts";
import { constructionPages, projectPath, routeNames, routes } from "#testing/routes.ts";
import { type Locale, locales, plain } from "#testing/words.ts";

/** The pages of a language, by what they share their first screen with. */
const pages = (locale: Locale) => ({
  pages: [
    ...(
      [
        "home",
        "services",
        "showcase",
        "ecommerce",
        "portfolio",
        "pricing",
        "about",
        "contact",
        "construction",
      ] as const
    )
      .filter((name) => routeNames.includes(name))
      .map((name) => routes[name][locale]),
    ...constructionPages(locale, "seo", "audit", "reservation", "maintenance", "assistance", "optimisation"),
  ],
  projects: itemSlugs.project.map((slug) => projectPath(locale, slug)),
});

/** Case studies whose page says no price, and so no time: those of showcase sites without a configuration. */
const unpriced = projects.filter((project) => !hasSimilarPrice(project)).map(({ slug }) => slug);

const price = {
  "fr-fr": /\d\s€\sHT|offert/,
  "en-en": /€\d[\d,.]*\sexcl\.\sVAT|free/,
} as const;
const time = {
  "fr-fr": /\d\s(?:h|heures|mois|minutes)\b/,
  "en-en": /\d\s(?:h|hours|months|minutes)\b/,
} as const;

const { city, region } = identity.address;
/** With the city as sentences name it: « au Gosier » is in Le Gosier. */
const places = (locale: Locale) => [
  ...[city, region, placeWords[locale].inCity, placeWords[locale].ofCity].map(plain),
  ...Object.values(territories).map(({ name }) => name[locale]),
];

/** Names that are as long as usual, in place of the agency's own where these are shorter. */
const usualNames = (locale: Locale) =>
  (
    [
      [city, "Pointe-à-Pitre"],
      [region, "Saint-Barthélemy"],
      [placeWords[locale].regionName, { "fr-fr": "îles du Nord", "en-en": "Leeward Islands" }[locale]],
      [firstContact, "Marie-Joséphine"],
    ] as const
  ).filter(([own, usual]) => own.length < usual.length);

/** What a page is for, which its first screen begins: there is something to press. */
const acts: readonly (readonly [path: string, begun: string])[] = locales.flatMap((locale) => [
  [routes.pricing[locale], "#project [name=type] >> nth=0"] as const,
  [routes.contact[locale], "form [name=name]"] as const,
  [routes.showcase[locale], "main a[href='#offers']"] as const,
]);

/** What the first screen of a page says, and the links of it that are in view. */
const firstScreen = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const shown = (selector: string) =>
      [...main.querySelectorAll(selector)]
        .filter((element) => {
          const { top, bottom, height } = element.getBoundingClientRect();
          return height > 0 && top >= 0 && bottom <= innerHeight;
        })
        .map((element) => element.textContent ?? "");
    return { texts: shown("h1, p, dd, label"), links: shown("a[href]") };
  });

/** Gives the first screen of a page names of the usual length, and every amount its cents. */
const lengthen = (page: Page, locale: Locale) =>
  page.evaluate((names) => {
    const main = document.querySelector("main") ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      let text = (texts.currentNode.textContent ?? "")
        .replaceAll("\u2011", "-")
        .replace(/€\d+(?:,\d+)*(?!\.\d)/g, "$&.99")
        .replace(/(?<!,\d)\d(?=\s€)/g, "$&,99");
      for (const [own, usual] of names) text = text.replaceAll(own, usual);
      texts.currentNode.textContent = text;
    }
  }, usualNames(locale));

for (const [locale, kind] of locales.flatMap((locale) => [
  [locale, "pages"] as const,
  [locale, "projects"] as const,
])) {
  test(`first screens of the ${kind} in ${locale}: the place, the price, the time and two ways on, without scrolling`, {
    tag: kind === "pages" ? "@phone" : "@soak",
  }, async ({ plainPage: page }) => {
    // Boxes of pictures have their sizes without them, and a first screen needs no script.
    await page.route(/\.(?:avif|webp|jpe?g|png|svg)$/, (route) => route.fulfill({ body: "" }));
    for (const path of pages(locale)[kind]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const { texts, links } = await firstScreen(page);
      const text = texts.join(" | ");
      const named = places(locale).filter((place) => plain(text).includes(place));
      expect.soft(named, `${path}: the place`).not.toEqual([]);
      if (!unpriced.some((slug) => path === projectPath(locale, slug))) {
        expect.soft(text, `${path}: the price`).toMatch(price[locale]);
        expect.soft(text, `${path}: the time`).toMatch(time[locale]);
      }
      expect.soft(links.length, `${path}: links in view: ${links.join(", ")}`).toBeGreaterThan(1);
      for (const [, begun] of acts.filter(([page]) => page === path))
        await expect.soft(page.locator(begun), `${path}: its act has begun`).toBeInViewport({ ratio: 1 });
      await lengthen(page, locale);
      const { links: lower } = await firstScreen(page);
      expect
        .soft(lower.length, `${path}: links in view, with usual names: ${lower.join(", ")}`)
        .toBeGreaterThan(1);
    }
  });
}
