import { expect, test } from "vitest";
import { easterOf, isPublicHoliday } from "./public-holidays.ts";

test("Easter of years that other calendars print, the earliest and the latest too", () => {
  const printed = ["2008-03-23", "2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2038-04-25"];
  expect(printed.map((day) => easterOf(Number(day.slice(0, 4))))).toEqual(printed);
});

test("the eleven public holidays of a year, and those of a territory", () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const national = days.filter((day) => isPublicHoliday(day, []));
  expect(national).toEqual([
    ...["2026-01-01", "2026-04-06", "2026-05-01", "2026-05-08", "2026-05-14", "2026-05-25"],
    ...["2026-07-14", "2026-08-15", "2026-11-01", "2026-11-11", "2026-12-25"],
  ]);
  expect(days.filter((day) => isPublicHoliday(day, ["05-22"]))).toHaveLength(national.length + 1);
});
