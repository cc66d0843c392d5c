import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, isDay } from "./days.ts";

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-11-22", 3, "2027-02-22"],
  ["2026-12-01", 0, "2026-12-01"],
  ["2026-08-31", 36, "2029-08-31"],
])("%s and %i months is %s", (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test("days are added across months and years, and back", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 4000 }), (date, count) => {
      const day = date.toISOString().slice(0, 10);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

test.each(["2026-02-29", "2026-13-01", "2026-1-1", "", "2026-11-22T00:00", "22/11/2026"])(
  "%j is no day",
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
