/** What the privacy page tells in figures, against what the server does. */
import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { localized } from "#app/i18n/typography.ts";
import { privacy } from "#content/articles/privacy.ts";
import { purgeProspects } from "#server/leads/erasure.ts";
import type { LeadStore } from "#server/store/store.ts";
import { temporaryDirectory } from "#server/testing.ts";
import { gatesOf } from "./gates.ts";

const told = (section: string) =>
  locales.map((locale) => {
    const found = localized(privacy, locale).sections.find(({ id }) => id === section);
    return JSON.stringify(found?.blocks).replace(/[\u00A0\u202F]/g, " ");
  });

test("the years after which a request goes are the page's", async () => {
  let limit = "";
  const store = {
    purge: async (before: string) => {
      limit = before;
      return { leadIds: [], mailJobs: 0, gates: 0 };
    },
  } as Partial<LeadStore> as LeadStore;
  await purgeProspects(store, temporaryDirectory(), () => Date.parse("2030-06-15T12:00:00.000Z"));
  const years = 2030 - Number(limit.slice(0, 4));
  expect(limit).toBe(`${2030 - years}-06-15T12:00:00.000Z`);
  const [french, english] = told("retention");
  expect(french).toContain(`"${years} ans après votre dernier contact`);
  expect(english).toContain(`"${years} years after your last contact`);
});

test("the limits of the forms are the page's, and of an address only what it says is looked at", () => {
  const [browser, person, network] = gatesOf({
    token: "t",
    email: "Jo@x.example",
    address: "2001:db8:1:2:3:4:5:6",
  });
  expect([browser?.burst, person?.burst]).toEqual([1, 1]);
  // The first half: four groups of eight.
  expect(network?.name).toBe("network:2001:db8:1:2::/64");
  const seconds = Number(network?.intervalMs) / 1000;
  expect([browser?.intervalMs, person?.intervalMs]).toEqual([seconds * 1000, seconds * 1000]);
  const [french, english] = told("protection");
  expect(french).toContain(
    `toutes les ${seconds} secondes. Une adresse réseau peut en envoyer ${network?.burst} à la suite`,
  );
  expect(english).toContain(
    `every ${seconds} seconds. One network address can send ${network?.burst} in a row`,
  );
});
