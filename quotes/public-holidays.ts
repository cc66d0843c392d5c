import { addDays, type Day } from "#app/domain/days.ts";

/** The days of the year on which France has a public holiday: article L3133-1 of the Code du travail. */
const fixedHolidays = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"] as const;

/** Easter Monday, the Ascension and Whit Monday, in days after Easter. */
const afterEaster = [1, 39, 50] as const;

/** Easter Sunday, by the algorithm of Meeus, Jones and Butcher. */
export function easterOf(year: number): Day {
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const golden = year % 19;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, "0")}-${String((sum % 31) + 1).padStart(2, "0")}`;
}

/** Whether people work on a day in France: it is neither a Saturday, a Sunday nor a public holiday. */
export const isWorkingDay = (day: Day, local: readonly string[]): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !isPublicHoliday(day, local);

/** Whether a day is a public holiday in France. `local`: those of its territories, `05-22`. */
export function isPublicHoliday(day: Day, local: readonly string[]): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  return (
    [...fixedHolidays, ...local].includes(day.slice(5)) ||
    afterEaster.some((days) => addDays(easter, days) === day)
  );
}
