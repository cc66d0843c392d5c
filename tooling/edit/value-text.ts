/** Values as people read them. */
import { isLocale } from "#app/i18n/locales.ts";
import { type Context, fieldLabel } from "./field-view.ts";
import { leavesOf, nodesOf } from "./sections.ts";
import { languageNames, words } from "./words.ts";

/** What the choices of a file offer: these values have the names that their fields show. */
function choicesOf(file: string, { drafts, sections }: Context): ReadonlySet<string> {
  const section = sections.find(({ files }) => Object.values(files).includes(file));
  const fields = section === undefined ? [] : leavesOf(nodesOf(section, drafts));
  return new Set(fields.flatMap(({ options }) => options.map(String)));
}

/** A value of a file in words: what it is made of, line by line. */
export const valueText = (file: string, value: unknown, context: Context): string =>
  textOf(value, context, choicesOf(file, context));

function textOf(value: unknown, context: Context, choices: ReadonlySet<string>, indent = ""): string {
  const t = words[context.locale];
  if (value === undefined || value === null || value === "") return t.none;
  if (value === true) return t.yes;
  if (value === false) return t.no;
  // The end of a case study’s address is its client’s.
  if (typeof value !== "object")
    return choices.has(String(value))
      ? fieldLabel(String(value), context)
      : (context.names.get(String(value)) ?? String(value));
  const parts = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value)
      ? "•"
      : `${isLocale(key) ? languageNames[key] : fieldLabel(key, context)} :`;
    const isBranch = typeof item === "object" && item !== null;
    return `${indent}${name}${isBranch ? "\n" : " "}${textOf(item, context, choices, `${indent}  `)}`;
  });
  return parts.length === 0 ? t.none : parts.join("\n");
}

/** Two values without the lines at their beginning and their end that both have: of a long list, what differs. */
export function differenceTexts(
  file: string,
  old: unknown,
  now: unknown,
  context: Context,
): readonly [old: string, now: string] {
  const before = valueText(file, old, context).split("\n");
  const after = valueText(file, now, context).split("\n");
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
