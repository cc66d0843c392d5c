import { offers } from "#app/offer/offered.ts";
import { listed } from "#content/offered.ts";
import { contentValue } from "./content-values.ts";
import { isLocale, type Locale } from "./locales.ts";
import { entriesOf, entryPattern, isContentValue, partPattern, slotPattern } from "./text-parts.ts";

/** An entry of a list without the name of its service: empty if that is not offered. */
function offeredEntry(entry: string): string {
  const [, service, text = ""] = entryPattern.exec(entry) ?? [];
  return service === undefined ? entry : offers(service) ? text : "";
}

function partOf(name: string, text: string, locale: Locale): string {
  if (name === "list") return listed(locale, ...entriesOf(text).map(offeredEntry));
  const service = name.replace("!", "");
  return offers(service) === (service === name) ? text : "";
}

/**
 * A text as it is shown: without the parts of services that are not offered, and with the values of the content. Slots remain
 * for the page. What no value is known for stays visible; `npm run content` finds it first.
 */
export function compose(text: string, locale: Locale): string {
  return text
    .replace(partPattern, (_, name: string, part: string) => partOf(name, part, locale))
    .replace(slotPattern, (whole, name: string) =>
      isContentValue(name) ? (contentValue(name, locale) ?? whole) : whole,
    );
}

function composedIn(value: unknown, locale: Locale | null): unknown {
  if (typeof value === "string") return locale === null ? value : compose(value, locale);
  // A line that speaks only of what is not offered is left out.
  if (Array.isArray(value))
    return value.map((item) => composedIn(item, locale)).filter((item) => item !== "");
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, composedIn(item, isLocale(key) ? key : locale)]),
  );
}

/** Content with every text as it is shown: those below a language. */
export const composed = <T>(content: T): T => composedIn(content, null) as T;
