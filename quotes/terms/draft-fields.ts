/** The form of a draft. Without a script, the whole form is posted each time, so it is plain names and texts. */

import * as v from "valibot";
import { addDays, addMonths, type Day, isDay, isWithin } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { type FormTexts, textOf, textsOf } from "#app/forms/form-data.ts";
import { cleanLine, type Parsed, parseForm } from "#app/forms/schema.ts";
import type { Language } from "#app/i18n/translate.ts";
import { localHolidays } from "#app/prices/vat.ts";
import { isWorkingDay } from "#quotes/public-holidays.ts";
import { type FormDays, namesOf, schemasOf, writtenIn } from "./fields.ts";
import { startRange } from "./quote-days.ts";
import type { SavedPartContent } from "./saved-parts.ts";
import {
  type DraftField,
  type DraftValues,
  draftFieldNames,
  draftFields,
  draftValues,
  groupedValues,
  lineFields,
  type QuoteDraft,
  type QuoteLine,
  quoteDraft,
} from "./terms.ts";

/** What is known for the draft of a request, and from where. The agency decides. */
export type DraftProposals = {
  /**
   * What the visitor chose in the configurator (`phone` is null), else what their telephone number says: its place is null where
   * that is not certain. Null without a number.
   */
  readonly vatPlace:
    | { readonly phone: null; readonly place: VatPlace }
    | { readonly phone: string; readonly place: VatPlace | null }
    | null;
  /** What the telephone number says in any case; null where that is not certain. */
  readonly phonePlace: VatPlace | null;
  /** The delivery time that the site promised to the visitor, in months from the start of the work; null if the quote sets it. */
  readonly leadTime: { readonly from: number; readonly to: number } | null;
  /**
   * What the visitor was told of hosting with what they configured: in the maintenance plan that they chose, by its name, or, without a
   * plan, as the content has it. Null where nothing was said.
   */
  readonly hosting:
    | { readonly kind: "subscription"; readonly plan: string }
    | { readonly kind: "firstYear"; readonly yearly: Cents }
    | { readonly kind: "notIncluded" }
    | null;
};

export const maxLines = 60;

/** `remove`: the box of a line that is to go. */
export type LineField = keyof QuoteLine | "remove";
const lineFieldNames: readonly LineField[] = [...namesOf<QuoteLine<null>>(lineFields), "remove"];
export type EnteredLine = FormTexts<LineField>;

export type EnteredDraft = FormTexts<DraftField> & { readonly lines: readonly EnteredLine[] };

/** The name, and the id, of a control of a line. */
export const lineFieldName = (index: number, field: LineField) => `line-${index}-${field}`;

/** The value of a box that is checked. */
export const checkedValue = "yes";

/** What was posted. Unknown names are ignored; of lines, as many as a quote may have and one more. */
export function readDraft(form: FormData): EnteredDraft {
  const count = Math.min(Number.parseInt(textOf(form, "lineCount"), 10) || 0, maxLines + 1);
  return {
    ...textsOf(form, draftFieldNames),
    lines: Array.from(
      { length: count },
      (_, index) =>
        Object.fromEntries(
          lineFieldNames.map((field) => [field, textOf(form, lineFieldName(index, field))]),
        ) as EnteredLine,
    ),
  };
}

export const lineAsEntered = (line: QuoteLine<null>): EnteredLine => ({
  ...writtenIn<QuoteLine<null>>(lineFields, line),
  remove: "",
});

/** A line of which nothing is known. */
export const blankLine: QuoteLine<null> = {
  label: "",
  details: "",
  quantity: 1,
  unitPrice: null,
  billing: "once",
  inclusion: "fixed",
  choice: "",
};

/**
 * The proposed day of delivery: the longest lead time that the site promised to the visitor, counted from the start, or the last
 * working day before.
 */
function proposedDelivery(startOn: Day | null, proposals: DraftProposals | null): Day | null {
  if (startOn === null || !proposals?.leadTime) return null;
  let day = addMonths(startOn, proposals.leadTime.to);
  while (!isWorkingDay(day, localHolidays)) day = addDays(day, -1);
  return day;
}

/** What was entered, with a day of delivery if that is still open and the start is known and possible. */
export function withProposedDelivery(
  entered: EnteredDraft,
  proposals: DraftProposals | null,
  today: Day,
): EnteredDraft {
  const start = entered.startOn.trim();
  if (entered.deliverOn.trim() !== "" || !isDay(start) || start < today) return entered;
  return { ...entered, deliverOn: proposedDelivery(start, proposals) ?? "" };
}

/** A draft as texts, for its form. What it leaves open is what is proposed, or empty. */
export function draftAsEntered(draft: QuoteDraft, proposals: DraftProposals | null = null): EnteredDraft {
  const values = draftValues(draft);
  const { vatPlace, startOn, deliverOn, hosting, hostingYearly } = values;
  const proposed = proposals?.hosting ?? null;
  return {
    ...writtenIn<DraftValues>(draftFields, {
      ...values,
      vatPlace: vatPlace ?? proposals?.vatPlace?.place ?? null,
      deliverOn: deliverOn ?? proposedDelivery(startOn, proposals),
      hosting: hosting ?? proposed?.kind ?? null,
      hostingYearly: hosting === null && proposed?.kind === "firstYear" ? proposed.yearly : hostingYearly,
    }),
    lines: draft.lines.map(lineAsEntered),
  };
}

/** Whether a line is one of the quote: neither removed nor empty. */
export const isFilledLine = ({ remove, label, details, unitPrice }: EnteredLine): boolean =>
  remove === "" && [label, details, unitPrice].some((text) => text.trim() !== "");

/** With a line in another's place, and that one in its. Unchanged where there is no such line. */
export function withSwappedLines(entered: EnteredDraft, place: number, other: number): EnteredDraft {
  const lines = [...entered.lines];
  const [line, swapped] = [lines[place], lines[other]];
  if (line === undefined || swapped === undefined) return entered;
  lines[place] = swapped;
  lines[other] = line;
  return { ...entered, lines };
}

/** With a line twice. Unchanged where there is no such line. */
export const withCopiedLine = (entered: EnteredDraft, place: number): EnteredDraft => ({
  ...entered,
  lines: entered.lines.flatMap((line, index) => (index === place ? [line, line] : [line])),
});

/** With more lines at the end, in place of those that were left empty. */
export const withLines = (entered: EnteredDraft, lines: readonly QuoteLine<null>[]): EnteredDraft => ({
  ...entered,
  lines: [...entered.lines.filter(isFilledLine), ...lines.map(lineAsEntered)],
});

/** Both special terms; one alone where it has all of the other. */
function bothTerms(entered: string, saved: string): string {
  const typed = entered.replaceAll("\r\n", "\n").trim();
  if (saved.includes(typed)) return saved;
  return typed.includes(saved) ? entered : `${typed}\n${saved}`;
}

/** What was entered, with the lines of what was saved at the end, and the settlement of a template: special terms are added to those that are there. */
export function withSavedPart(entered: EnteredDraft, { lines, settlement }: SavedPartContent): EnteredDraft {
  const longer = withLines(entered, lines);
  if (settlement === null) return longer;
  const { discountPercent, depositPercent, instalments, terms } = settlement;
  return {
    ...longer,
    discountPercent: draftFields.discountPercent.written(discountPercent),
    depositPercent: draftFields.depositPercent.written(depositPercent),
    instalments: draftFields.instalments.written(instalments),
    terms: bothTerms(entered.terms, terms),
  };
}

const noLine = v.pipe(
  v.any(),
  v.transform(() => null),
);

/** `index`: from 0 on. */
function lineSchema(index: number, days: FormDays, language: Language) {
  const { t } = language;
  const place = t("request.draft.line", { number: index + 1 });
  return v.object(
    schemasOf<QuoteLine<null>>(
      lineFields,
      language,
      days,
      (name) => `${place}, ${t(`request.draft.${name}`)}`,
    ),
  );
}

/** Checks one line of what was entered, as `parseDraft` does all of them. Null: there is no such line. */
export function parseLine(
  entered: EnteredDraft,
  index: number,
  language: Language,
): Parsed<QuoteLine<null>> | null {
  const line = entered.lines[index];
  if (line === undefined) return null;
  const parsed = parseForm(lineSchema(index, null, language), line);
  if (parsed.ok) return parsed;
  const errors = Object.entries(parsed.errors).map(([field, message]) => [
    lineFieldName(index, field as LineField),
    message,
  ]);
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** In the order of the page. What a field may be can depend on what is entered in others. */
function draftSchema(entered: EnteredDraft, today: Day, language: Language) {
  const { t } = language;
  const entry = cleanLine(entered.startOn) || today;
  const days = { today, start: isDay(entry) && isWithin(entry, startRange(today)) ? entry : null };
  return v.object({
    lineCount: v.pipe(
      v.number(),
      v.minValue(1, t("request.error.noLines")),
      v.maxValue(maxLines, t("request.error.manyLines", { most: maxLines })),
    ),
    line: v.tuple(
      entered.lines.map((line, index) => (isFilledLine(line) ? lineSchema(index, days, language) : noLine)),
    ),
    ...schemasOf<DraftValues>(draftFields, language, days, (name) => t(`request.draft.${name}`)),
  });
}

/**
 * Checks what was entered on a day. What the agency has still to learn or decide may be empty: the price of a line, all about the
 * client, the days, the questions about withdrawal. `confirmationBlockers` names it before the quote is confirmed.
 */
export function parseDraft(entered: EnteredDraft, today: Day, language: Language): Parsed<QuoteDraft> {
  const { lines, ...fields } = entered;
  const lineCount = lines.filter(isFilledLine).length;
  const parsed = parseForm(draftSchema(entered, today, language), { ...fields, lineCount, line: [...lines] });
  if (!parsed.ok) return parsed;
  const { line, lineCount: _, ...values } = parsed.value;
  const draft = {
    ...groupedValues(values),
    lines: line.filter((each) => each !== null),
    // A price that was typed before another answer was chosen is no part of the quote.
    hostingYearly: values.hosting === "firstYear" ? values.hostingYearly : null,
  };
  // In the order in which it is stored.
  return { ok: true, value: v.parse(quoteDraft, draft) };
}
