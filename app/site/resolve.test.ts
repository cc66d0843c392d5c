import fc from "fast-check";
import { expect, test } from "vitest";
import { type Locale, localeOfPath, locales, otherLocale } from "#app/i18n/locales.ts";
import { addressPlace } from "#content/place.ts";
import { isItemPage, itemPathOf, pageIds, pages, pathOf } from "./pages.ts";
import { alternatesOf, canonicalPath, resolve, switchLocale } from "./resolve.ts";

/** The pages of the table in docs/product.md#addresses, written out so that a change of the page table is seen. */
const table = [
  ["home", "/fr-fr/", "/en-en/"],
  ["services", "/fr-fr/services/", "/en-en/services/"],
  ["showcase", "/fr-fr/services/creation-site-vitrine/", "/en-en/services/showcase-website-creation/"],
  [
    "ecommerce",
    `/fr-fr/services/creation-site-ecommerce-${addressPlace}/`,
    `/en-en/services/creation-site-ecommerce-${addressPlace}/`,
  ],
  ["portfolio", "/fr-fr/portfolio/", "/en-en/portfolio/"],
  ["pricing", "/fr-fr/tarifs/", "/en-en/pricing/"],
  ["about", "/fr-fr/a-propos/", "/en-en/about/"],
  ["contact", "/fr-fr/contact/", "/en-en/contact/"],
  ["thankYou", "/fr-fr/merci/", "/en-en/thank-you/"],
  ["construction", "/fr-fr/service-construction/", "/en-en/service-under-construction/"],
] as const;

test.each(table)("the page %s has the addresses %s and %s", (page, french, english) => {
  expect(resolve(french)).toEqual({ kind: "page", page, locale: "fr-fr", slug: null });
  expect(resolve(english)).toEqual({ kind: "page", page, locale: "en-en", slug: null });
  expect(pathOf(page, "fr-fr")).toBe(french);
  expect(pathOf(page, "en-en")).toBe(english);
});

test.each(locales)("a project's address in %s contains its slug and no slash at its end", (locale) => {
  expect(resolve(`/${locale}/portfolio/a-client`)).toEqual({
    kind: "page",
    page: "project",
    locale,
    slug: "a-client",
  });
});

test.each(["/", "/connect", "/404"])("%s has no language", (path) => {
  expect(resolve(path)).toEqual({ kind: "withoutLanguage" });
});

test.each([
  // Former addresses.
  ["/fr-fr/prix/", "/fr-fr/tarifs/"],
  ["/fr-fr/prix", "/fr-fr/tarifs/"],
  // A path of one language under the other's prefix: the prefix decides.
  ["/en-en/tarifs/", "/en-en/pricing/"],
  ["/en-en/tarifs", "/en-en/pricing/"],
  ["/fr-fr/pricing/", "/fr-fr/tarifs/"],
  ["/fr-fr/about/", "/fr-fr/a-propos/"],
  ["/en-en/a-propos/", "/en-en/about/"],
  ["/fr-fr/thank-you/", "/fr-fr/merci/"],
  ["/en-en/merci/", "/en-en/thank-you/"],
  ["/fr-fr/services/showcase-website-creation/", "/fr-fr/services/creation-site-vitrine/"],
  ["/en-en/services/creation-site-vitrine/", "/en-en/services/showcase-website-creation/"],
  ["/fr-fr/service-under-construction/", "/fr-fr/service-construction/"],
  ["/fr-fr/service-under-construction", "/fr-fr/service-construction/"],
  ["/en-en/service-construction/", "/en-en/service-under-construction/"],
  // Slashes.
  ["/fr-fr", "/fr-fr/"],
  ["/en-en", "/en-en/"],
  ["/fr-fr/services", "/fr-fr/services/"],
  ["/en-en/pricing", "/en-en/pricing/"],
  ["/fr-fr/portfolio", "/fr-fr/portfolio/"],
  ["/fr-fr/portfolio/a-client/", "/fr-fr/portfolio/a-client"],
  ["/connect/", "/connect"],
  ["/404/", "/404"],
])("%s redirects to %s, which is a page", (path, target) => {
  expect(resolve(path)).toEqual({ kind: "redirect", path: target });
  expect(["page", "withoutLanguage"]).toContain(resolve(target).kind);
  expect(canonicalPath(path)).toBe(target);
});

test.each([
  ["/nowhere", "fr-fr"],
  ["/fr/", "fr-fr"],
  ["/FR-FR/", "fr-fr"],
  ["/fr-fr/nowhere/", "fr-fr"],
  ["/en-en/nowhere", "en-en"],
  ["/en-en/prix/", "en-en"],
  ["/en-en/portfolio/a/b", "en-en"],
  ["/en-en/portfolio//", "en-en"],
  ["/en-en/contact//", "en-en"],
  ["//en-en/", "fr-fr"],
  ["/en-en/connect", "en-en"],
])("%s is unknown, with an error page in %s", (path, locale) => {
  expect(resolve(path)).toEqual({ kind: "unknown", locale });
  expect(canonicalPath(path)).toBe(path);
});

test.each([
  ["/fr-fr/tarifs/", "/en-en/pricing/"],
  ["/fr-fr/services/creation-site-vitrine/", "/en-en/services/showcase-website-creation/"],
  ["/fr-fr/portfolio/a-client", "/en-en/portfolio/a-client"],
  ["/fr-fr/merci/", "/en-en/thank-you/"],
  ["/fr-fr/nowhere/else", "/en-en/nowhere/else"],
])("the language switch leads from %s to %s and back", (french, english) => {
  expect(switchLocale(french, "en-en")).toBe(english);
  expect(switchLocale(english, "fr-fr")).toBe(french);
  expect(switchLocale(french, "fr-fr")).toBe(french);
});

test("the language switch of an address without a language leads to the home page", () => {
  expect(switchLocale("/connect", "en-en")).toBe("/en-en/");
  expect(switchLocale("/nowhere", "fr-fr")).toBe("/fr-fr/");
});

test("alternates are one path for each language, including the page's own, and English for all others", () => {
  const alternates = [
    { hreflang: "fr", path: "/fr-fr/a-propos/" },
    { hreflang: "en", path: "/en-en/about/" },
    { hreflang: "x-default", path: "/en-en/about/" },
  ];
  expect(alternatesOf("/en-en/about/")).toEqual(alternates);
  expect(alternatesOf("/fr-fr/a-propos/")).toEqual(alternates);
});

const anyLocale = fc.constantFrom(...locales);
const anySlug = fc.oneof(
  fc.stringMatching(/^[a-z\d-]{1,20}$/),
  // Text with a meaning in a regular expression or a replacement.
  fc.constantFrom("$&", "$'", "$$", ":slug", "%2F", "..", "constructor"),
);
/** The true address of any page. */
const anyAddress = fc
  .tuple(fc.constantFrom(...pageIds), anyLocale, anySlug)
  .map(([page, locale, slug]) => (isItemPage(page) ? itemPathOf(page, locale, slug) : pathOf(page, locale)));

/** Paths that are nearly right: pieces of the table under any prefix, slashes at random. */
const pieces = [...new Set(pageIds.flatMap((page) => locales.map((locale) => pages[page].path[locale])))];
const anyPath = fc.oneof(
  fc
    .tuple(anyLocale, fc.constantFrom(...pieces, "prix/", "nowhere"), anySlug, fc.constantFrom("", "/", "//"))
    .map(([locale, piece, slug, end]) => `/${locale}/${piece.replace(":slug", () => slug)}${end}`),
  fc.webPath(),
  fc.string().map((text) => `/${text}`),
);

test("a redirect is one hop, to a page in the language of the prefix", () => {
  fc.assert(
    fc.property(anyPath, (path) => {
      const resolution = resolve(path);
      if (resolution.kind !== "redirect") return;
      const target = resolve(resolution.path);
      expect(["page", "withoutLanguage"]).toContain(target.kind);
      expect(localeOfPath(resolution.path)).toBe(localeOfPath(path));
    }),
    { numRuns: 2000 },
  );
});

test("every page's address is its own, whatever its slug", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(resolve(address)).toMatchObject({ kind: "page", locale: localeOfPath(address) });
    }),
    { numRuns: 1000 },
  );
});

test("switching the language twice leads back to the same page", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const locale = localeOfPath(address) as Locale;
      const there = switchLocale(address, otherLocale(locale));
      expect(resolve(there)).toMatchObject({ kind: "page", locale: otherLocale(locale) });
      expect(switchLocale(there, locale)).toBe(address);
    }),
    { numRuns: 1000 },
  );
});
