import { expect, test } from "vitest";
import { momentOf } from "#app/domain/days.ts";
import { identity } from "#content/identity.ts";
import { timeZone } from "#content/place.ts";
import { figuresJobId, monthOfJob, monthToReport } from "./month-figures.ts";

const { opens } = identity.openingHours;
const opening = (day: string) => momentOf(day, timeZone, opens);

test.each([
  // A Tuesday.
  ["2026-12-01", "2026-11-01"],
  // The New Year is a holiday, and the next two days are a weekend.
  ["2027-01-04", "2026-12-01"],
  // A Saturday and a Sunday.
  ["2027-05-03", "2027-04-01"],
  // All Saints' Day is a Monday.
  ["2027-11-02", "2027-10-01"],
  ["2024-03-01", "2024-02-01"],
])("the figures are due from the opening of %s on, for %s", (day, month) => {
  expect(monthToReport(opening(day) - 1)).toBeNull();
  expect(monthToReport(opening(day))).toBe(month);
  expect(monthOfJob(figuresJobId(month))).toBe(month);
});

test("they stay due until the month ends, and not a millisecond longer", () => {
  const end = momentOf("2027-01-01", timeZone);
  expect(monthToReport(end - 1)).toBe("2026-11-01");
  expect(monthToReport(end)).toBeNull();
});
