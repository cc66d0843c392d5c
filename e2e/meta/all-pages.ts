/** Every built page, read from the server, and the rules that apply to each and to all of them. */
import { type APIRequestContext, expect } from "@playwright/test";
import { prerenderedPaths } from "#app/site/addresses.ts";
import { pageEntry } from "#app/site/pages.ts";
import { resolve, switchLocale } from "#app/site/resolve.ts";
import { hiddenRoutes, projectPath, projectSlugs, routeNames, routes } from "#testing/routes.ts";
import { type Locale, locales } from "#testing/words.ts";
import { graphRules, unlistedRules } from "./graph-rules.ts";
import { headRules, titleOf } from "./head-rules.ts";
import { type BuiltPage, check, type Finding, meta } from "./page.ts";

type Address = Omit<BuiltPage, "html">;

const inBoth = (
  name: string,
  indexable: boolean,
  alternates: Readonly<Record<Locale, string>>,
): readonly Address[] =>
  locales.map((locale) => ({ name, locale, indexable, alternates, path: alternates[locale] }));

/** The pages that are checked by name. */
const known: readonly Address[] = [
  ...routeNames.flatMap((name) => inBoth(name, !hiddenRoutes.includes(name), routes[name])),
  ...projectSlugs.flatMap((slug) =>
    inBoth("project", true, { "fr-fr": projectPath("fr-fr", slug), "en-en": projectPath("en-en", slug) }),
  ),
  ...inBoth("offline", false, { "fr-fr": "/fr-fr/hors-ligne/", "en-en": "/en-en/offline/" }),
  { name: "entry", locale: "fr-fr", indexable: false, alternates: null, path: "/" },
  { name: "connect", locale: "fr-fr", indexable: true, alternates: null, path: "/connect" },
];

/** A built page that is not listed above, as the page table describes it; a bare page is shown in a frame. */
function fromTable(path: string): readonly Address[] {
  const resolution = resolve(path);
  if (resolution.kind !== "page") return [];
  const { page, locale } = resolution;
  const { indexable, bare } = pageEntry(page);
  const [french, english] = locales.map((to) => switchLocale(path, to));
  const alternates = { "fr-fr": french ?? "", "en-en": english ?? "" };
  return [{ name: bare ? "embed" : page, locale, indexable, alternates, path }];
}

const addresses: readonly Address[] = [
  ...known,
  ...prerenderedPaths()
    .filter((path) => !known.some((page) => page.path === path))
    .flatMap(fromTable),
];

/** Requests every page that the site is built with. */
export async function readPages(request: APIRequestContext): Promise<readonly BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const address of addresses) {
    const answer = await request.get(address.path, { maxRedirects: 0 });
    expect(answer.status(), address.path).toBe(200);
    pages.push({ ...address, html: await answer.text() });
  }
  return pages;
}

export const checkPage = (page: BuiltPage): readonly Finding[] =>
  check(page, { ...headRules, ...(page.indexable ? graphRules : unlistedRules) });

/** What no two pages may share. */
export function checkDifferences(pages: readonly BuiltPage[]): readonly Finding[] {
  const listed = pages.filter(({ indexable }) => indexable);
  const parts = {
    title: titleOf,
    description: (html: string) => meta(html, "description"),
    picture: (html: string) => meta(html, "og:image"),
  };
  return Object.entries(parts).flatMap(([part, of]) =>
    locales.flatMap((locale) => {
      const all = listed.filter((page) => page.locale === locale).map(({ html }) => of(html));
      const twice = all.filter((value, index) => all.indexOf(value) !== index);
      return twice.map((value) => ({ rule: "differences", message: `two pages share the ${part} ${value}` }));
    }),
  );
}
