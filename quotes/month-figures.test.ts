import { expect, test } from "vitest";
import { momentOf } from "#app/domain/days.ts";
import { timeZone } from "#content/place.ts";
import { firstOpening } from "./deadlines.ts";
import { figuresJobId, monthOfJob, monthToReport } from "./month-figures.ts";

test.each([
  ["2026-12-01", "2026-11-01"],
  // The New Year is a holiday.
  ["2027-01-01", "2026-12-01"],
  // All Saints' Day is one.
  ["2027-11-01", "2027-10-01"],
  ["2024-03-01", "2024-02-01"],
])("the figures are due from the first opening after %s on, for %s", (day, month) => {
  const opening = firstOpening(day);
  expect(monthToReport(opening - 1)).toBeNull();
  expect(monthToReport(opening)).toBe(month);
  expect(monthOfJob(figuresJobId(month))).toBe(month);
});

test("they stay due until the month ends, and not a millisecond longer", () => {
  const end = momentOf("2027-01-01", timeZone);
  expect(monthToReport(end - 1)).toBe("2026-11-01");
  expect(monthToReport(end)).toBeNull();
});
