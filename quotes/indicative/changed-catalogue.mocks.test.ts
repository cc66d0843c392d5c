/** A newer catalogue never changes an old document: what comes from the catalogue is in the stored record. */
import { expect, test, vi } from "vitest";
import type { Catalogue } from "#app/domain/catalogue.ts";
import { isLocale, locales } from "#app/i18n/locales.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { quoteLead } from "#testing/leads.ts";

const siteUrl = "https://site.example";

/** Every price, rate, percentage and number of months is another number, every name and sentence another text. */
function changed<T>(value: T): T {
  if (typeof value === "number") return (value + 7) as T;
  if (Array.isArray(value)) return value.map(changed) as T;
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        typeof inner === "string" && isLocale(key) ? `Changed ${inner}` : changed(inner),
      ]),
    ) as T;
  return value;
}

/** The modules as a program with another catalogue has them. */
async function withAnotherCatalogue() {
  const vat = await vi.importActual<typeof import("#app/prices/vat.ts")>("#app/prices/vat.ts");
  const actual = await vi.importActual<{ catalogue: Catalogue }>("#app/content/catalogue.ts");
  const policy = await vi.importActual<Record<string, unknown>>("#content/catalogue/policy.ts");
  vi.resetModules();
  vi.doMock("#app/prices/vat.ts", () => ({
    ...vat,
    vatPerMille: (place: string) => vat.vatPerMille(place) + 7,
  }));
  vi.doMock("#content/catalogue/policy.ts", () => changed({ ...policy }));
  vi.doMock("#app/content/catalogue.ts", () => ({
    catalogue: changed(actual.catalogue),
    catalogueVersion: "another",
  }));
  // Its modules are new too: what a copy has not stated of its company is unknown to them.
  await import("#testing/known-company.ts");
}

const documents = async () => ({
  ...(await import("./indicative-pdf.ts")),
  ...(await import("#quotes/documents/confirmed/render.ts")),
  ...(await import("#app/content/catalogue.ts")),
});

/** As the store keeps it. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value));

test("the documents of stored quotes have the same bytes with another catalogue, other rates and another validity", async () => {
  const quotes = locales.map((locale) => ({
    locale,
    lead: stored(quoteLead({ locale })),
    confirmed: stored(confirmedQuote({}, { locale })),
  }));
  const render = async ({ indicativePdf, confirmedPdf }: Awaited<ReturnType<typeof documents>>) =>
    Promise.all(
      quotes.flatMap(({ lead, confirmed }) => [
        indicativePdf(lead, siteUrl),
        confirmedPdf(confirmed, { siteUrl }),
      ]),
    );
  const old = await documents();
  const before = await render(old);

  await withAnotherCatalogue();
  const now = await documents();
  expect(now.catalogue.packs.advanced.name).not.toEqual(old.catalogue.packs.advanced.name);
  expect(now.catalogue.vat).not.toEqual(old.catalogue.vat);
  expect(now.catalogue.validityDays).not.toBe(old.catalogue.validityDays);
  expect(await render(now)).toEqual(before);

  // What is asked for now has other documents.
  const { quoteLead: newLead } = await import("#testing/leads.ts");
  const { confirmedQuote: newQuote } = await import("#testing/confirmed-quotes.ts");
  expect(await now.indicativePdf(newLead(), siteUrl)).not.toEqual(before[0]);
  expect(await now.confirmedPdf(newQuote(), { siteUrl })).not.toEqual(before[1]);
});
