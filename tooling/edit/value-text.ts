/** Values as people read them. */
import { isLocale } from "#app/i18n/locales.ts";
import { type Context, called } from "./field-view.ts";
import { languageNames, words } from "./words.ts";

/** A value in words: what it is made of, line by line. */
export function valueText(value: unknown, context: Context, indent = ""): string {
  const t = words[context.locale];
  if (value === undefined || value === null || value === "") return t.none;
  if (value === true) return t.yes;
  if (value === false) return t.no;
  // The end of a case study’s address is its client’s.
  if (typeof value !== "object") return context.names.get(String(value)) ?? String(value);
  const parts = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value)
      ? "•"
      : `${isLocale(key) ? languageNames[key] : called(key, context)} :`;
    const isBranch = typeof item === "object" && item !== null;
    return `${indent}${name}${isBranch ? "\n" : " "}${valueText(item, context, `${indent}  `)}`;
  });
  return parts.length === 0 ? t.none : parts.join("\n");
}

/** Two values without the lines at their beginning and their end that both have: of a long list, what differs. */
export function differenceTexts(
  old: unknown,
  now: unknown,
  context: Context,
): readonly [old: string, now: string] {
  const before = valueText(old, context).split("\n");
  const after = valueText(now, context).split("\n");
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest - 1 && before[start] === after[start]) start++;
  let end = 0;
  while (end < shortest - 1 - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const part = (lines: readonly string[]) =>
    [...(start > 0 ? ["…"] : []), ...lines.slice(start, lines.length - end), ...(end > 0 ? ["…"] : [])].join(
      "\n",
    );
  return [part(before), part(after)];
}
