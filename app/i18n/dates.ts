import type { Day } from "#app/domain/days.ts";
import { timeZone } from "#content/place.ts";
import { formatTag, type Locale } from "./locales.ts";

// No line ends within a date.
const fixed = (text: string) => text.replaceAll(" ", "\u00A0");

/** French has an ordinal for the first of a month alone: `1er janvier`, which Intl does not write. */
const withFirst = (date: string, locale: Locale) =>
  locale === "fr-fr" ? date.replace(/(?<!\d)1(?=\s\p{L})/u, "1er") : date;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Kept: to make one takes as long as to write fifty dates. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(formatTag[locale], options);
  formats.set(key, format);
  return format;
}

/** `24 novembre 2026`, `1er janvier 2027`. */
export function formatDay(day: Day, locale: Locale): string {
  const format = dateFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return fixed(withFirst(format.format(Date.parse(day)), locale));
}

/** `novembre 2026`. `first`: its first day. */
export function formatMonth(first: Day, locale: Locale): string {
  const format = dateFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return fixed(format.format(Date.parse(first)));
}

type MomentStyle = { readonly dateStyle?: "long" | "full"; readonly timeStyle?: "short" | "medium" };

/** A moment in the agency's time: `24 novembre 2026 à 14 h 32`, with seconds `14:32:10`. */
export function formatMoment(
  at: string | number,
  locale: Locale,
  { dateStyle = "long", timeStyle = "short" }: MomentStyle = {},
): string {
  const format = dateFormat(locale, { dateStyle, timeStyle, timeZone });
  const text = format
    .format(new Date(at))
    .replace(/\d+ \p{L}+ \d{4}/u, (date) => fixed(withFirst(date, locale)));
  return locale === "fr-fr" ? text.replace(/(?<=\s)(\d\d):(\d\d)$/, "$1\u00A0h\u00A0$2") : text;
}
