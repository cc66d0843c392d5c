/** Compares the figures on the privacy page with what the server does. */
import { expect, test } from "vitest";
import { statedPrivacy } from "#app/articles/articles.ts";
import { addMonths } from "#app/domain/days.ts";
import { locales } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import type { LeadStore } from "#quotes/store/leads.ts";
import { purgeCounts } from "#server/counts/counter.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { purgeExpiredLeads } from "./erasure.ts";
import { acknowledgementLimitsOf } from "./rate-limits.ts";

const sectionIn = (section: string) =>
  locales.map((locale) => {
    const found = typesetIn(statedPrivacy, locale).sections.find(({ id }) => id === section);
    return JSON.stringify(found?.blocks).replace(/[\u00A0\u202F]/g, " ");
  });

test("requests are deleted after the years that the page names", async () => {
  let limit = "";
  const store = {
    purge: async ({ lastContactBefore }: { lastContactBefore: string }) => {
      limit = lastContactBefore;
      return 0;
    },
    finishErasures: async () => {},
  } as Partial<LeadStore> as LeadStore;
  await purgeExpiredLeads(store, temporaryDirectory(), () => Date.parse("2030-06-15T12:00:00.000Z"));
  const years = 2030 - Number(limit.slice(0, 4));
  expect(limit).toBe(`${2030 - years}-06-15T12:00:00.000Z`);
  const [french, english] = sectionIn("retention");
  expect(french).toContain(`"${years} ans après votre dernier contact`);
  expect(english).toContain(`"${years} years after your last contact`);
});

test("visits are deleted after the months that the page names", async () => {
  const deleted: string[] = [];
  const deleteCountsBefore = async (day: string) => deleted.push(day);
  await purgeCounts({ deleteCountsBefore }, () => Date.parse("2030-06-15T12:00:00.000Z"));
  const [year = 0, month = 0] = (deleted[0] ?? "").split("-").map(Number);
  const months = 12 * (2030 - year) + 6 - month;
  expect(deleted).toEqual([addMonths("2030-06-15", -months)]);
  const [french, english] = sectionIn("visits");
  expect(french).toContain(`effacés au bout de ${months} mois`);
  expect(english).toContain(`deleted after ${months} months`);
});

test("receipts have the limits that the page names", () => {
  const [person] = acknowledgementLimitsOf({ email: "jo@x.example", ipAddress: "192.0.2.1" });
  if (person === undefined) throw new Error("It is there");
  const dayMs = 24 * 3_600_000;
  expect(person.intervalMs).toBe(dayMs);
  const [french, english] = sectionIn("mails");
  expect(french).toContain(`au plus ${person.burst} accusés de réception à la suite, puis un par jour`);
  expect(english).toContain(`at most ${person.burst} receipts in a row, then one a day`);
  const days = (person.burst * person.intervalMs) / dayMs;
  const [frenchWait, englishWait] = sectionIn("protection");
  expect(frenchWait).toContain(`qui prend ${days} jours au plus pour les accusés de réception`);
  expect(englishWait).toContain(`for receipts, that takes at most ${days} days`);
});
