import { isOffered } from "#app/prices/offered-services.ts";
import { vatPerMille } from "#app/prices/vat.ts";
import { conversionRates } from "#content/conversion-rates.ts";
import { coverageMap } from "#content/coverage/map.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { homeVatPlace } from "#content/place.ts";
import { colleagues } from "#content/team.ts";
import { testimonials } from "#content/testimonials.ts";
import { videos } from "#content/videos/videos.ts";
import { contentValue } from "./content-values.ts";
import { formatList } from "./formats.ts";
import { isLocale, type Locale, type Localized } from "./locales.ts";
import { hasClosedDays } from "./opening-days.ts";
import { partPattern } from "./part-pattern.ts";
import { visitedBesidesHome } from "./place-texts.ts";
import {
  companyConditions,
  conditions,
  entriesOf,
  entryPattern,
  isContentValue,
  slotPattern,
} from "./text-parts.ts";

const facts: Readonly<Record<string, boolean>> = {
  conversionRates: conversionRates !== null,
  countedRate: conversionRates?.since !== undefined,
  alone: colleagues.length === 0,
  videos: videos.length > 0,
  linkedin: testimonials.some((entry) => "publication" in entry && entry.publication?.network === "linkedin"),
  drawnMap: coverageMap !== null,
  closedDays: hasClosedDays(identity.openingHours.days),
  vision: figures.vision !== null,
  social: identity.social.length > 0,
  chat: identity.chat.number !== null,
  homeVat: vatPerMille(homeVatPlace) > 0,
};

function applies(condition: string, locale: Locale): boolean {
  if (condition === "travels") return visitedBesidesHome(locale) !== "";
  if (Object.hasOwn(facts, condition)) return facts[condition] === true;
  const ofCompany = companyConditions.find((name) => name === condition);
  return ofCompany === undefined ? isOffered(condition) : Boolean(legal[ofCompany]);
}

/** An entry of a list without the name of its service: empty if that is not offered. */
function offeredEntry(entry: string, locale: Locale): string {
  const [, condition, text = ""] = entryPattern.exec(entry) ?? [];
  return condition === undefined ? entry : applies(condition, locale) ? text : "";
}

/** `vitrines, boutiques et sites de réservation`. */
function listOf(entries: readonly string[], locale: Locale): string {
  const shown = entries.map((entry) => offeredEntry(entry, locale)).filter((entry) => entry !== "");
  return formatList(shown, locale);
}

function partOf(whole: string, name: string, text: string, locale: Locale): string {
  if (name === "list") return listOf(entriesOf(text), locale);
  const condition = name.replace("!", "");
  // It depends on a value that the page gives.
  if (!conditions.includes(condition)) return whole;
  return applies(condition, locale) === (condition === name) ? text : "";
}

/** A value of the content; a shared text has values and parts of its own. */
function contentText(name: string, locale: Locale): string | undefined {
  const value = contentValue(name, locale);
  return name.startsWith("shared.") && value !== undefined ? compose(value, locale) : value;
}

/**
 * A text as it is shown: without the parts of services that are not offered, and with the values of the content. Slots, and
 * parts that are named like one, remain for the page. What no value is known for stays visible; `npm run content` finds it first.
 */
export function compose(text: string, locale: Locale): string {
  return text
    .replace(partPattern, (whole, name: string, part: string) => partOf(whole, name, part, locale))
    .replace(slotPattern, (whole, name: string) =>
      isContentValue(name) ? (contentText(name, locale) ?? whole) : whole,
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
export const composeAll = <T>(content: T): T => composedIn(content, null) as T;

/** Content in one language: its texts below a language are replaced by that language's. */
type InLanguage<T> =
  T extends Localized<infer U>
    ? U
    : T extends readonly (infer Item)[]
      ? readonly InLanguage<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: InLanguage<T[Key]> }
        : T;

/** Whether an entry of a list says something: its text, or every text of its own, is not empty. */
function isShown(entry: unknown): boolean {
  if (typeof entry !== "object" || entry === null) return entry !== "";
  return Array.isArray(entry) || !Object.values(entry).includes("");
}

function inOneLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inOneLanguage(item, locale)).filter(isShown);
  if (typeof value !== "object" || value === null) return value;
  if (locale in value) return composedIn((value as Localized<unknown>)[locale], locale);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inOneLanguage(item, locale)]));
}

/** Content in one language, with every text as it is shown. A line that speaks only of what is not offered is left out. */
export const inLanguage = <T>(content: T, locale: Locale): InLanguage<T> =>
  inOneLanguage(content, locale) as InLanguage<T>;
