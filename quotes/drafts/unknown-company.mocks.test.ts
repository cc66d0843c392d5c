/** An agency whose company is not registered yet: nothing is invented, nothing is blank, and no quote is confirmed. */
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { termsOn } from "#testing/confirmed-quotes.ts";
import { openOperations } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

const known = {
  capital: 8_000_00,
  siret: "732 829 320 00074",
  register: "RCS Paris 732 829 320",
  vatNumber: "FR44732829320",
};
const unknown = { capital: null, siret: null, register: null, vatNumber: null };
const legal = vi.hoisted(() => ({
  host: null,
  mediator: null,
  accessibilityChecked: null,
  latePayment: { timesLegalRate: 3, recovery: 40_00 },
  vatDue: "payment",
  capital: null,
  siret: null,
  register: null,
  vatNumber: null,
}));
vi.mock("#content/legal.ts", () => ({ legal }));
afterEach(() => void Object.assign(legal, unknown));

test.each(locales)("the legal notice in %s says only what is known", async (locale) => {
  const { legalArticle } = await import("#app/articles/articles.ts");
  const { identity } = await import("#content/identity.ts");
  const { sections } = legalArticle("legal", locale);
  expect(sections.map(({ id }) => id)).not.toContain("host");
  expect(sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
  // Names that have a hyphen do not break at it.
  const text = JSON.stringify(sections).replaceAll("\u2011", "-");
  expect(text).toContain(identity.legalName);
  expect(text).not.toMatch(/null|undefined|SIRET|\{legal|capital|"text":""|médiat|mediat/i);
  // Nor do the terms promise a mediator that nobody has named.
  expect(JSON.stringify(legalArticle("terms", locale))).not.toMatch(/médiat|mediat/i);
});

test.each(locales)("mails and documents in %s name the company without its numbers", async (locale) => {
  const { companyLines } = await import("#quotes/documents/company.ts");
  const { identity } = await import("#content/identity.ts");
  expect(companyLines(locale)).toEqual([identity.legalName]);
  Object.assign(legal, { ...unknown, capital: 0, siret: known.siret });
  expect(companyLines(locale)).toEqual([identity.legalName, `SIRET ${known.siret}`]);
});

test("a quote is not confirmed before the company is known, and its preview names what is missing", async () => {
  Object.assign(legal, known);
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const { operations, leadId, tokens } = await openOperations(store, clock);
  const agency = operations.agencyOperations;
  await agency.saveDraft(tokens.agency, { ...termsOn(await agency.today()), terms: "Autre version" });
  expect(await agency.preview(tokens.agency)).not.toBeNull();

  Object.assign(legal, unknown);
  const view = await agency.view(tokens.agency);
  expect(view?.unready).toEqual(
    ["capital", "siret", "register", "vatNumber"].map((fact) => ({ kind: "company", fact })),
  );
  expect(await agency.preview(tokens.agency)).toBeNull();
  expect(await agency.confirm(tokens.agency, view?.draftHash ?? "", "")).toBe("unready");
  expect((await store.requestHistory(leadId))?.confirmedQuotes).toHaveLength(1);

  // Without a company there is no capital.
  Object.assign(legal, { ...known, capital: 0 });
  expect(await agency.confirm(tokens.agency, view?.draftHash ?? "", "")).toBe("changed");
  const { draftHash } = (await agency.view(tokens.agency)) ?? {};
  expect(await agency.confirm(tokens.agency, draftHash ?? "", "")).toBe("confirmed");
});

test("where no VAT is charged, the agency's VAT number may be missing", async () => {
  const { companyBlockers } = await import("./blockers.ts");
  const { vatCategory, vatPlaceKeys } = await import("#app/prices/vat.ts");
  Object.assign(legal, { ...known, vatNumber: null });
  for (const place of vatPlaceKeys)
    expect(companyBlockers(place), place).toHaveLength(
      ["S", "AE"].includes(vatCategory(place)?.code ?? "") ? 1 : 0,
    );
  expect(companyBlockers(null)).toEqual([]);
});
