/** What sections, fields and pages are called: by the words beside the schemas, and by the names that the content itself gives. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { projectOf, type SectionGroup, sections } from "#app/content/edited-sections.ts";
import { isLocale, type Locale, type Localized, locales } from "#app/i18n/locales.ts";
import { typeset } from "#app/i18n/typography.ts";
import type { Path } from "../../tooling/content/source.ts";
import { languageNames } from "../words.ts";

const beside = (name: string) =>
  parse(readFileSync(join(import.meta.dirname, "../../app/content/schemas", name), "utf8"));

const labels: Readonly<Record<string, readonly (string | null)[]>> = beside("labels.yaml");
const hints: Readonly<Record<string, Localized<string>>> = beside("hints.yaml");

/** Names that the content gives to its keys, by the key and by "outer.key". */
export type ContentNames = ReadonlyMap<string, string>;

const camelCase = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A key as words: `answerHours` is "Answer hours", and `vatNumber` "VAT number". */
function fromKey(key: string): string {
  const text = key
    .replace(/[-_.]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/\b(?:ai|seo|sepa|url|vat)\b/gi, (letters) => letters.toUpperCase())
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function known(key: string, locale: Locale): string | null {
  if (!Object.hasOwn(labels, key)) return null;
  const label = labels[key]?.[locale === "fr-fr" ? 0 : 1] ?? null;
  return label && typeset(label, locale);
}

/** The name of a key; null if only its own words are known and they are English. */
export function knownLabel(key: string, locale: Locale): string | null {
  return known(camelCase(key), locale) ?? (locale === "fr-fr" ? null : fromKey(key));
}

/** A key below another as people call it. */
export function labelOf(outer: string, key: string, locale: Locale, names: ContentNames): string {
  if (isLocale(key)) return languageNames[key];
  return (
    known(`${outer}.${key}`, locale) ??
    names.get(`${outer}.${key}`) ??
    known(camelCase(key), locale) ??
    names.get(key) ??
    fromKey(key)
  );
}

/** The keys of a path without its languages and places in lists. */
export const withoutLanguages = (path: Path): readonly string[] =>
  path.filter((key) => typeof key === "string" && !isLocale(key)) as readonly string[];

/** The keys of a path as people call them; a place in a list by its number. */
export function labelsOfPath(path: Path, locale: Locale, names: ContentNames): readonly string[] {
  return path.flatMap((key, index) => {
    if (/^\d+$/.test(String(key))) return [String(Number(key) + 1)];
    const parts = String(key).split(".");
    return parts.map((part, at) =>
      labelOf(parts[at - 1] ?? String(path[index - 1] ?? ""), part, locale, names),
    );
  });
}

/** What an owner should know of a section, or of a field of it. */
export function hintOf(section: string, path: Path, locale: Locale): string | null {
  const name = projectOf(section) === undefined ? section : "project";
  const key = `${name} ${withoutLanguages(path).join(".")}`.trim();
  // One of a field that several files have stands below its name alone.
  const hint = hints[key] ?? hints[`* ${withoutLanguages(path).at(-1)}`];
  return hint === undefined ? null : typeset(hint[locale], locale);
}

const rowOf = (id: string) => sections.find((row) => row.id === id);

/** The group of a section; one that the table does not know is the agency's. */
export const groupOf = (id: string): SectionGroup =>
  rowOf(id)?.group ?? (id.startsWith("portfolio/") ? "portfolio" : "agency");

/** Its place in the order. */
export function rankOf(id: string): number {
  const index = sections.findIndex((row) => row.id === id);
  return index === -1 ? sections.length : index;
}

export const sectionName = (id: string, locale: Locale): string =>
  typeset(
    rowOf(id)?.names[locales.indexOf(locale)] ?? labelOf("", id.split("/").at(-1) ?? "", locale, new Map()),
    locale,
  );
