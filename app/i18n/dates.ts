import { type Day, timeZone } from "#app/domain/days.ts";
import { formatTag, type Locale } from "./locales.ts";

// No line ends within a date.
const fixed = (text: string) => text.replaceAll(" ", "\u00A0");

/** `24 novembre 2026`. */
export function formatDay(day: Day, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], { dateStyle: "long", timeZone: "UTC" });
  return fixed(format.format(Date.parse(day)));
}

/** A moment in the agency's time: `24 novembre 2026 à 14:32`. */
export function formatMoment(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  });
  return format.format(Date.parse(iso)).replace(/\d+ \p{L}+ \d{4}/u, fixed);
}
