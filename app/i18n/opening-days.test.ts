import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Weekday, weekdays } from "#app/domain/days.ts";
import { hasClosedDays, openingDays } from "./opening-days.ts";

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays;

const sets: readonly (readonly [french: string, english: string, days: readonly Weekday[]])[] = [
  ["du lundi au vendredi", "Monday to Friday", [monday, tuesday, wednesday, thursday, friday]],
  ["du mardi au samedi", "Tuesday to Saturday", [tuesday, wednesday, thursday, friday, saturday]],
  ["du lundi au mercredi", "Monday to Wednesday", [monday, tuesday, wednesday]],
  // Closed on Wednesdays, and in the middle of the week.
  ["du jeudi au mardi", "Thursday to Tuesday", [monday, tuesday, thursday, friday, saturday, sunday]],
  ["du vendredi au dimanche", "Friday to Sunday", [sunday, saturday, friday]],
  ["du samedi au lundi", "Saturday to Monday", [monday, saturday, sunday]],
  [
    "les mardi, jeudi et samedi",
    "on Tuesdays, Thursdays and Saturdays",
    [thursday, saturday, tuesday, tuesday],
  ],
  [
    "les lundi, mardi, jeudi et vendredi",
    "on Mondays, Tuesdays, Thursdays and Fridays",
    [monday, tuesday, thursday, friday],
  ],
  ["les samedi et dimanche", "on Saturdays and Sundays", [saturday, sunday]],
  ["le mercredi", "on Wednesdays", [wednesday]],
  ["tous les jours", "every day", weekdays],
];

test.each(sets)("%s, %s", (french, english, days) => {
  expect(openingDays(days, "fr-fr").days).toBe(french);
  expect(openingDays(days, "en-en").days).toBe(english);
});

test("a sentence begins with a capital, and no name of a day loses its own", () => {
  const days = [tuesday, thursday];
  expect(openingDays(days, "fr-fr").daysFirst).toBe("Les mardi et jeudi");
  expect(openingDays(days, "en-en").daysFirst).toBe("On Tuesdays and Thursdays");
  expect(openingDays(days, "fr-fr").otherDaysFirst).toBe("Les autres jours");
});

test("only who works from Monday to Friday has weekdays, and weekends on which it is closed", () => {
  for (const [french, , days] of sets) {
    const isWeek = french === "du lundi au vendredi";
    expect(openingDays(days, "fr-fr")).toMatchObject(
      isWeek
        ? { onWorkingDays: "en semaine", otherDays: "le week-end", otherDaysRow: "Week-ends" }
        : { onWorkingDays: "les jours ouvrés", otherDays: "les autres jours", otherDaysRow: "Autres jours" },
    );
    expect(openingDays(days, "en-en")).toMatchObject(
      isWeek
        ? { onWorkingDays: "on weekdays", otherDays: "at weekends", otherDaysRow: "Weekends" }
        : { onWorkingDays: "on working days", otherDays: "on other days", otherDaysRow: "Other days" },
    );
    expect(hasClosedDays(days)).toBe(french !== "tous les jours");
  }
});

/** What the opening days decide. Case studies and videos speak of others' days, or cannot be changed. */
const statedDays = [
  /\b(?:du|de) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:au|à)\b/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? to\b/i,
  /\ben semaine\b|\bweek-ends?\b|\bon weekdays\b|\bat weekends\b/i,
];

test("no text of the content states the opening days itself: they would be false after a change of the hours", () => {
  const files = ["words/*/*", "articles/*", "faq/*", "agency", "services", "shared-texts"].flatMap((path) =>
    globSync(`content/${path}.yaml`),
  );
  expect(files.length).toBeGreaterThan(40);
  const stated = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (statedDays.some((day) => day.test(line)) ? [`${file}:${at + 1} ${line}`] : [])),
  );
  expect(stated).toEqual([]);
});
