import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths, dayAt, isDay, momentOf, utcOffset } from "./days.ts";

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

test.each([
  ...["2026-02-29", "2026-13-01", "2026-1-1", "", "2026-11-22T00:00", "22/11/2026"],
  ...["0000-01-01", "0026-12-07", "1999-12-31", "2200-01-01", "9999-12-30", "+12026-12-07"],
])("%j is no day", (text) => {
  expect(isDay(text)).toBe(false);
});

test.each(["2000-01-01", "2026-11-22", "2028-02-29", "2199-12-31"])("%j is a day", (text) => {
  expect(isDay(text)).toBe(true);
});

test("days and hours are those of a zone's clocks, the year round", () => {
  const iso = (ms: number) => new Date(ms).toISOString();
  const paris = "Europe/Paris";
  expect(iso(momentOf("2026-07-01", paris, "10:00"))).toBe("2026-07-01T08:00:00.000Z");
  expect(iso(momentOf("2026-12-01", paris, "10:00"))).toBe("2026-12-01T09:00:00.000Z");
  // Clocks go forward and back on these days, which have 23 and 25 hours.
  expect(iso(momentOf("2026-03-29", paris, "10:00"))).toBe("2026-03-29T08:00:00.000Z");
  expect(momentOf("2026-03-30", paris) - momentOf("2026-03-29", paris)).toBe(23 * 3_600_000);
  expect(momentOf("2026-10-26", paris) - momentOf("2026-10-25", paris)).toBe(25 * 3_600_000);
  expect(iso(momentOf("2026-07-01", "America/Guadeloupe"))).toBe("2026-07-01T04:00:00.000Z");
});

test("a day begins at its first moment, also where the clocks leave its midnight out", () => {
  const begins = (zone: string, day: string) => new Date(momentOf(day, zone)).toISOString();
  expect(begins("Atlantic/Azores", "2026-03-29")).toBe("2026-03-29T01:00:00.000Z");
  expect(begins("America/Santiago", "2026-09-06")).toBe("2026-09-06T04:00:00.000Z");
  // Midnight comes twice.
  expect(begins("America/Havana", "2026-11-01")).toBe("2026-11-01T04:00:00.000Z");
  // An hour that is left out is the one after it, one that comes twice is the first.
  expect(momentOf("2026-03-29", "Europe/Paris", "02:30")).toBe(Date.parse("2026-03-29T03:30+02:00"));
  expect(momentOf("2026-10-25", "Europe/Paris", "02:30")).toBe(Date.parse("2026-10-25T02:30+02:00"));
});

test("every moment is within its day, in every zone", () => {
  const zones = fc.constantFrom(
    ...["UTC", "Europe/Paris", "America/Martinique", "America/Cayenne", "America/Miquelon", "Indian/Reunion"],
    ...["Asia/Kolkata", "Pacific/Auckland", "Atlantic/Azores", "America/Havana", "America/Santiago"],
  );
  const moments = fc.integer({ min: Date.UTC(2020), max: Date.UTC(2045) });
  fc.assert(
    fc.property(zones, moments, (zone, ms) => {
      const day = dayAt(ms, zone);
      expect(momentOf(day, zone)).toBeLessThanOrEqual(ms);
      expect(momentOf(addDays(day, 1), zone)).toBeGreaterThan(ms);
    }),
  );
});

test.each([
  ["America/Martinique", "2026-07-01", "UTC−4"],
  ["Europe/Paris", "2026-07-01", "UTC+2"],
  ["Europe/Paris", "2026-12-01", "UTC+1"],
  ["Asia/Kolkata", "2026-07-01", "UTC+5:30"],
  ["UTC", "2026-07-01", "UTC"],
])("the clocks of %s are on %s at %s", (zone, day, offset) => {
  expect(utcOffset(Date.parse(`${day}T12:00Z`), zone)).toBe(offset);
});
