/** What the agency keeps of its quotes to use it again: lines and templates. Nothing of it is about a client. */

import * as v from "valibot";
import { list, shape, text, wholeNumber } from "#quotes/stored-values.ts";
import { type QuoteDraft, type QuoteLine, quoteLine } from "./terms.ts";

/** A saved line is one line; a template has also how a quote is paid, and its special terms. */
export const savedPartKinds = ["template", "line"] as const;
export type SavedPartKind = (typeof savedPartKinds)[number];

/** In UTF-16 units: a line has its own label as its name. */
export const maxPartNameLength = 120;

/** Of a language: as many as one can still find. */
export const maxSavedParts = 200;

/** `settlement`: null of a saved line. */
export const savedPartContent = shape({
  lines: list(quoteLine),
  settlement: v.nullable(
    shape({
      discountPercent: wholeNumber,
      depositPercent: wholeNumber,
      instalments: wholeNumber,
      /** Lines separated by `\n`. */
      terms: text,
    }),
  ),
});
export type SavedPartContent = v.InferOutput<typeof savedPartContent>;

export const lineContent = (line: QuoteLine<null>): SavedPartContent => ({ lines: [line], settlement: null });

export function templateContent(draft: QuoteDraft): SavedPartContent {
  const { lines, discountPercent, depositPercent, instalments, terms } = draft;
  return { lines, settlement: { discountPercent, depositPercent, instalments, terms } };
}
