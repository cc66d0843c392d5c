import * as v from "valibot";
import type { Day } from "#app/domain/days.ts";
import { translator } from "#app/i18n/translate.ts";
import { numbersNeededAt, vatPerMille } from "#app/prices/vat.ts";
import { homeVatPlace } from "#content/place.ts";
import { blockersOf, type ConfirmationBlocker } from "./confirmation.ts";
import { type QuoteTotals, totalsOf } from "./confirmed-quote.ts";
import { type EnteredDraft, type EnteredLine, isFilledLine } from "./draft-fields.ts";
import { type Fields, namesOf, schemasOf } from "./fields.ts";
import { type DraftValues, draftFields, groupedValues, lineFields, type QuoteLine } from "./terms.ts";

/** Without words: nobody reads the messages. */
const wordless = { locale: "fr-fr", t: translator({}) } as const;

/** The values of what was entered; null where a text is none, or is left open. */
function readValues<Values>(
  fields: Fields<Values>,
  entered: Readonly<Record<keyof Values & string, string>>,
) {
  const schemas = schemasOf(fields, wordless, null, () => "");
  return Object.fromEntries(
    namesOf(fields).map((name) => {
      const read = v.safeParse(schemas[name], entered[name]);
      return [name, read.success ? read.output : null];
    }),
  ) as { readonly [Name in keyof Values]: Values[Name] | null };
}

/** A line whose quantity cannot be read has no price either. */
export function readableLine(line: EnteredLine): QuoteLine<null> {
  const { quantity, unitPrice, billing, inclusion, choice } = readValues<QuoteLine<null>>(lineFields, line);
  return {
    label: line.label,
    details: "",
    quantity: quantity ?? 1,
    unitPrice: quantity === null ? null : unitPrice,
    billing: billing ?? "once",
    inclusion: inclusion ?? "fixed",
    choice: choice ?? "",
  };
}

/** Whether a line has all that a quote needs of it, and can be read. */
export const isCompleteLine = (line: EnteredLine): boolean =>
  line.label.trim() !== "" && readableLine(line).unitPrice !== null;

/** Those that are neither removed nor empty. */
export const readableLines = ({ lines }: EnteredDraft) => lines.filter(isFilledLine).map(readableLine);

/** What of an entered draft can be read, whatever else is wrong with it. */
export function readableDraft(entered: EnteredDraft) {
  return {
    ...groupedValues(readValues<DraftValues>(draftFields, entered)),
    lines: readableLines(entered),
  };
}

/** What would keep it from being confirmed, if it was saved as it is entered. While the place is open, with the numbers of most clients. */
export function enteredBlockers(entered: EnteredDraft, today: Day): readonly ConfirmationBlocker[] {
  const values = readValues<DraftValues>(draftFields, entered);
  return blockersOf(readableLines(entered), values, today, numbersNeededAt(values.vatPlace ?? homeVatPlace));
}
export type ReadableDraft = ReturnType<typeof readableDraft>;

/** The amounts of a draft as far as it is filled in. */
export type RunningTotal = {
  readonly totals: QuoteTotals;
  /** Null: the place for VAT is still open, and the amounts are without. */
  readonly vatPerMille: number | null;
  /** Lines that have no price yet, and are not in the amounts. */
  readonly unpriced: number;
};

export function runningTotal(draft: ReadableDraft, today: Day): RunningTotal {
  const { vatPlace } = draft.client;
  const rate = vatPlace === null ? null : vatPerMille(vatPlace);
  const priced = draft.lines.flatMap(({ unitPrice, ...line }): QuoteLine[] =>
    unitPrice === null ? [] : [{ ...line, unitPrice }],
  );
  const startOn = draft.startOn ?? today;
  const totals = totalsOf(
    {
      lines: priced,
      discountPercent: draft.discountPercent ?? 0,
      depositPercent: draft.depositPercent ?? 0,
      instalments: draft.instalments ?? 0,
      startOn,
      deliverOn: draft.deliverOn ?? startOn,
    },
    rate ?? 0,
  );
  return { totals, vatPerMille: rate, unpriced: draft.lines.length - priced.length };
}
