/** What places in the content are called: by their labels, and by what they say themselves. */
import { projectOf } from "#app/content/edited-sections.ts";
import { isLocale } from "#app/i18n/locales.ts";
import type { Path } from "../../tooling/content/source.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import type { Place } from "../draft/draft.ts";
import { languageNames } from "../words.ts";
import type { Context } from "./context.ts";
import { knownLabel, labelOf, labelsOfPath, sectionName, withoutLanguages } from "./labels.ts";
import { isWords, languageOf, portfolioOrder, type Section } from "./sections.ts";

/** The name of a section: of a case study the client's. */
export const titleOf = ({ id }: Section, { names, locale }: Context): string =>
  names.get(projectOf(id) ?? "") ?? sectionName(id, locale);

/** Where a value or a file stands, as "Home › Top of the page › Title › Français". */
export function nameOfPlace({ file, path }: Place, context: Context): string {
  const { locale, names } = context;
  const section = context.sections.find(({ files }) => files.includes(file));
  if (section === undefined)
    return labelsOfPath(file.replace(/^content\/|\.\w+$/g, "").split("/"), locale, names).join(" › ");
  const language = languageOf({ file, path: [] });
  return [
    titleOf(section, context),
    ...labelsOfPath(path, locale, names),
    ...(language === null ? [] : [languageNames[language]]),
  ].join(" › ");
}

/** What a value is called, with its number in a list. The text of a page whose key has no name is a text: it says itself what it is. */
export function labelAt(section: Section, path: Path, { names, locale }: Context): string {
  const [key = "", outer = section.id] = withoutLanguages(path)
    .flatMap((part) => part.split("."))
    .toReversed();
  const last = path.findLast((part) => !isLocale(part));
  if (!isWords(section)) {
    const label = labelOf(outer, key, locale, names);
    return typeof last === "number" ? `${label} ${last + 1}` : label;
  }
  return knownLabel(key, locale) ?? (locale === "fr-fr" ? "Texte" : "Text");
}

/** By which of its texts an entry of a list is called. */
const namingKeys = [
  "name",
  "clientName",
  "title",
  "question",
  "author",
  "label",
  "term",
  "network",
  "value",
  "project",
  "id",
];

export function entryLabel(section: Section, { file, path }: Place, index: number, context: Context): string {
  const value = valueAt(context.read(file), path);
  if (section.id === portfolioOrder) return context.names.get(String(value)) ?? String(value);
  const texts = namingKeys.flatMap((key) => [valueAt(value, [key]), valueAt(value, [key, context.locale])]);
  const text = texts.find((one) => typeof one === "string" && one !== "");
  if (typeof text !== "string") return typeof value === "object" ? String(index + 1) : "";
  const found = context.names.get(text) ?? context.compose(text, context.locale).replaceAll("*", "");
  return found.length > 60 ? `${found.slice(0, 60)}…` : found;
}
