/** Values as people read them. */
import { isLocale } from "#app/i18n/locales.ts";
import { languageNames, words } from "../words.ts";
import type { Context } from "./context.ts";
import { labelOf } from "./labels.ts";

/** What a value is made of, line by line. `isChosen`: it is one of some keys, or a list of them. */
export function valueText(value: unknown, context: Context, isChosen = false, indent = ""): string {
  const { names, locale } = context;
  const t = words[locale];
  if (value === undefined || value === null || value === "" || value === false) return t.none;
  if (value === true) return t.yes;
  if (typeof value !== "object")
    return isChosen ? labelOf("", String(value), locale, names) : (names.get(String(value)) ?? String(value));
  const colon = locale === "fr-fr" ? "\u00a0:" : ":";
  const parts = Object.entries(value).map(([key, item]) => {
    const label = isLocale(key) ? languageNames[key] : labelOf("", key, locale, names);
    const isBranch = typeof item === "object" && item !== null;
    const name = Array.isArray(value) ? "•" : `${label}${colon}`;
    return `${indent}${name}${isBranch ? "\n" : " "}${valueText(item, context, isChosen, `${indent}  `)}`;
  });
  return parts.length === 0 ? t.none : parts.join("\n");
}
