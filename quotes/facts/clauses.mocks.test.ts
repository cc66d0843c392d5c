/** What the clauses of a quote say of the agency: that a quote is free, what travel costs, and the mediator, where it has one. */
import { afterEach, expect, test, vi } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { territories } from "#content/place.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";

const mediator = {
  name: "Concorde Médiation",
  address: "3 rue du Port, Marseille",
  site: "https://concorde.test",
};
const company = { client: sampleTerms.client, withdrawal: sampleTerms.withdrawal };
const nobody = { ...sampleTerms.client, siren: "", vatNumber: "", registration: "" };

afterEach(() => {
  vi.doUnmock("#content/legal.ts");
  vi.doUnmock("#content/place.ts");
  vi.resetModules();
});

async function changeContent({ legal = {}, place = {} }: { legal?: object; place?: object }): Promise<void> {
  vi.resetModules();
  const actual = await Promise.all([import("#content/legal.ts"), import("#content/place.ts")]);
  vi.doMock("#content/legal.ts", () => ({ legal: { ...actual[0].legal, ...legal } }));
  vi.doMock("#content/place.ts", () => ({ ...actual[1], ...place }));
  vi.resetModules();
}

/** The clauses of a quote, by an agency whose content is changed so. */
async function clausesOf(
  terms: Parameters<typeof confirmedQuote>[0],
  locale: (typeof locales)[number],
  { legal = {}, place = {} }: { readonly legal?: object; readonly place?: object } = {},
): Promise<string> {
  await changeContent({ legal, place });
  const { contractClauses } = await import("./clauses.ts");
  const { translations } = await import("#app/i18n/translations.ts");
  const clauses = contractClauses(confirmedQuote(terms, { locale }), { locale, t: translations[locale] });
  return clauses
    .join("\n")
    .replace(/[^\S\n]+/g, " ")
    .replaceAll("\u2011", "-");
}

const free = { "fr-fr": "est gratuit", "en-en": "is free of charge" } as const;
const travel = {
  "fr-fr": /déplacement[^.]*ligne de ce devis/,
  "en-en": /[Tt]ravel[^.]*line of this quote/,
} as const;

test.each(locales)("%s: a quote says that it is free, and where travel is in the price", async (locale) => {
  const all = await clausesOf(company, locale);
  expect(all).toContain(free[locale]);
  const sentence = travel[locale].exec(all)?.[0] ?? "";
  const visited = Object.values(territories).filter((territory) => "visited" in territory);
  expect(visited).not.toEqual([]);
  for (const territory of visited) expect(sentence).toContain(territory.in[locale]);

  const unvisited = Object.fromEntries(
    Object.entries(territories).map(([key, territory]) => [key, { ...territory, visited: undefined }]),
  );
  const nowhere = await clausesOf(company, locale, { place: { territories: unvisited } });
  expect(nowhere).toMatch(travel[locale]);
  expect(nowhere).not.toMatch(/compris dans le prix ;|included in the price;/);
});

test.each(locales)("%s: a client who may be a consumer reads who the mediator is", async (locale) => {
  const known = { legal: { mediator } };
  const outside = { ...sampleTerms.withdrawal, outsideActivity: true };
  for (const terms of [{ client: nobody }, { withdrawal: outside }]) {
    const clauses = await clausesOf(terms, locale, known);
    for (const fact of Object.values(mediator)) expect(clauses).toContain(fact);
    // An agency without a mediator promises none.
    expect(await clausesOf(terms, locale, { legal: { mediator: null } })).not.toMatch(/médiat|mediat/i);
  }
  expect(await clausesOf(company, locale, known)).not.toContain(mediator.name);
});

test.each(locales)(
  "%s: the general terms and the legal notice name the mediator, or promise none",
  async (locale) => {
    for (const known of [mediator, null]) {
      await changeContent({ legal: { mediator: known } });
      const { legalArticle } = await import("#app/articles/articles.ts");
      const { articleText } = await import("#app/articles/article.ts");
      for (const page of ["terms", "legal"] as const) {
        const text = articleText(legalArticle(page, locale)).replace(/\s/g, " ");
        for (const fact of Object.values(mediator)) expect(text.includes(fact), page).toBe(known !== null);
        if (known === null) expect(text).not.toMatch(/médiat|mediat/i);
      }
    }
  },
);
