/** How texts name the days on which the agency is open, and the others. */
import { type Weekday, weekdays } from "#app/domain/days.ts";
import { formatList } from "./formats.ts";
import { formatTag, type Locale } from "./locales.ts";

/** The first of January 2024 was a Monday. */
const nameOf = (day: Weekday, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag[locale], { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
  );

/** The first and the last of three or more days in a row, perhaps over the end of a week; null if they are no row. */
function rangeOf(days: readonly Weekday[]): readonly [first: Weekday, last: Weekday] | null {
  const firsts = days.filter((day) => !days.includes(weekdayAfter(day, -1)));
  const [first] = firsts;
  if (first === undefined || firsts.length > 1 || days.length < 3) return null;
  return [first, weekdayAfter(first, days.length - 1)];
}

const weekdayAfter = (day: Weekday, days: number): Weekday =>
  weekdays[(weekdays.indexOf(day) + days + weekdays.length) % weekdays.length] ?? day;

/** `du lundi au vendredi`, `les mardi et samedi`, `on Tuesdays and Saturdays`: to say when something happens. */
function daysInText(days: readonly Weekday[], locale: Locale): string {
  if (days.length === weekdays.length) return { "fr-fr": "tous les jours", "en-en": "every day" }[locale];
  const french = locale === "fr-fr";
  const range = rangeOf(days);
  if (range !== null) {
    const [first, last] = range.map((day) => nameOf(day, locale));
    return french ? `du ${first} au ${last}` : `${first} to ${last}`;
  }
  const names = days.map((day) => nameOf(day, locale));
  if (french) return `${names.length === 1 ? "le" : "les"} ${formatList(names, locale)}`;
  return `on ${formatList(
    names.map((name) => `${name}s`),
    locale,
  )}`;
}

/** In a sentence, and as the name of a row. */
const otherDays = {
  weekend: { "fr-fr": ["le week-end", "Week-ends"], "en-en": ["at weekends", "Weekends"] },
  others: { "fr-fr": ["les autres jours", "Autres jours"], "en-en": ["on other days", "Other days"] },
} as const;

/** A time of which all know the days has the name that people use; « jours ouvrés » are those on which a company works. */
const workingDays = {
  weekend: { "fr-fr": "en semaine", "en-en": "on weekdays" },
  others: { "fr-fr": "les jours ouvrés", "en-en": "on working days" },
} as const;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether there are days on which an agency with these days is closed. */
export const hasClosedDays = (open: readonly Weekday[]): boolean =>
  weekdays.some((day) => !open.includes(day));

/** What texts say of the days on which an agency is open, whatever their order. */
export function openingDays(open: readonly Weekday[], locale: Locale) {
  const days = daysInText(
    weekdays.filter((day) => open.includes(day)),
    locale,
  );
  const closed = weekdays.filter((day) => !open.includes(day));
  const kind = closed.join() === "Saturday,Sunday" ? "weekend" : "others";
  const [inSentence, row] = otherDays[kind][locale];
  return {
    days,
    /** To follow "within 24 hours". */
    onWorkingDays: workingDays[kind][locale],
    /** Texts name these in parts that depend on `closedDays`: it may be open every day. */
    otherDays: inSentence,
    otherDaysRow: row,
    /** At the beginning of a sentence. */
    daysFirst: capitalised(days),
    otherDaysFirst: capitalised(inSentence),
  };
}
