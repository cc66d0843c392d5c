/** Texts as they stand on a page: found again by the letters and digits that are read there. */
import { compose } from "#app/i18n/compose.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { slotPattern } from "#app/i18n/text-parts.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import { plainText } from "../plain-text.ts";
import type { Context } from "./context.ts";
import { labelsOfPath } from "./labels.ts";
import { titleOf } from "./names.ts";
import { languageOf, leavesOf, nodesOf, placeOf, type Section } from "./sections.ts";

const composed = (text: string, locale: Locale | null): string =>
  locale === null ? text : compose(text, locale);

/** The parts of a text between the values that a page inserts. */
export const piecesOf = (text: string, locale: Locale | null): readonly string[] =>
  composed(text, locale)
    .split(new RegExp(slotPattern, "g"))
    .filter((_part, index) => index % 2 === 0)
    .map(plainText)
    .filter((piece) => piece !== "");

/** Whether a text may be what somebody looks for: its words, or, with values that a page inserts, a sentence that has them. */
export function matches(query: string, text: string, locale: Locale | null): boolean {
  const pieces = piecesOf(text, locale);
  if (` ${pieces.join(" ")} `.includes(query)) return true;
  if (pieces.length === 0 || !new RegExp(slotPattern).test(composed(text, locale))) return false;
  // What the page inserts is the smaller part of what is looked for.
  if (pieces.join(" ").length < query.length / 2) return false;
  let from = 0;
  return pieces.every((piece) => {
    const at = ` ${query} `.indexOf(` ${piece} `, from);
    from = at + piece.length;
    return at >= 0;
  });
}

export type Found = {
  readonly section: string;
  readonly field: string;
  readonly language: Locale | null;
  readonly name: string;
  readonly text: string;
};

/** Results of one search at most. */
const limit = 60;

/** The fields of all sections whose text has these words. */
export function findTexts(query: string, context: Context): readonly Found[] {
  const wanted = plainText(query);
  const found = (section: Section): readonly Found[] =>
    leavesOf(nodesOf(section, context.read)).flatMap((field) => {
      for (const cell of field.cells) {
        const value = valueAt(context.read(cell.file), cell.path);
        const texts = Array.isArray(value) ? value.map(String) : [String(value ?? "")];
        const text =
          texts.find((one) => matches(wanted, one, languageOf(cell))) ??
          (placeOf(field) === query ? texts[0] : undefined);
        if (text === undefined) continue;
        const name = [
          titleOf(section, context),
          ...labelsOfPath(placeOf(field).split("."), context.locale, context.names),
        ];
        return [
          {
            ...{ section: section.id, field: placeOf(field), language: languageOf(cell) },
            ...{ name: name.join(" › "), text },
          },
        ];
      }
      return [];
    });
  return wanted === "" ? [] : context.sections.flatMap(found).slice(0, limit);
}
