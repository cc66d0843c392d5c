import { type Day, isDay } from "#app/domain/days.ts";
import { parseEuros } from "#app/domain/money-input.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import {
  billings,
  hostingKinds,
  inclusions,
  type QuoteDraft,
  type QuoteLine,
  type QuoteTotals,
  totalsOf,
} from "./confirmed-quote.ts";
import {
  answers,
  type EnteredDraft,
  type EnteredLine,
  integerFields,
  isFilledLine,
  quantityBounds,
} from "./draft-fields.ts";
import type { CheckedDraft } from "./warnings.ts";

/** What of an entered draft can be read, whatever else is wrong with it. */
export type ReadableDraft = CheckedDraft &
  Pick<QuoteDraft, "withdrawal"> & { readonly vatPlace: VatPlace | null };

function whole(text: string, [least, most]: readonly [number, number]): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}

const known = <Value extends string>(text: string, values: readonly [Value, ...Value[]]): Value =>
  values.find((value) => value === text) ?? values[0];

const answerOf = (text: string): boolean | null => (text === "" ? null : text === answers[0]);

const dayOf = (text: string): Day | null => (isDay(text.trim()) ? text.trim() : null);

/** A line whose quantity cannot be read has no price either. */
function readableLine({ label, quantity, unitPrice, billing, inclusion }: EnteredLine): QuoteLine<null> {
  const count = whole(quantity, quantityBounds);
  return {
    label,
    details: "",
    quantity: count ?? 1,
    unitPrice: count === null ? null : parseEuros(unitPrice),
    billing: known(billing, billings),
    inclusion: known(inclusion, inclusions),
  };
}

export function readableDraft(entered: EnteredDraft): ReadableDraft {
  const number = (field: keyof typeof integerFields) => whole(entered[field], integerFields[field]);
  return {
    lines: entered.lines.filter(isFilledLine).map(readableLine),
    discountPercent: number("discountPercent"),
    depositPercent: number("depositPercent"),
    instalments: whole(entered.instalments, [0, 60]),
    validityDays: number("validityDays"),
    subscriptionMonths: number("subscriptionMonths"),
    startOn: dayOf(entered.startOn),
    deliverOn: dayOf(entered.deliverOn),
    paymentLink: entered.paymentLink.trim(),
    hosting: hostingKinds.find((kind) => kind === entered.hosting) ?? null,
    withdrawal: {
      offPremises: answerOf(entered.offPremises),
      fiveEmployees: answerOf(entered.fiveEmployees),
      outsideActivity: answerOf(entered.outsideActivity),
    },
    vatPlace: vatPlaceKeys.find((place) => place === entered.vatPlace) ?? null,
  };
}

/** The amounts of a draft as far as it is filled in. */
export type RunningTotal = {
  readonly totals: QuoteTotals;
  /** Null: the place for VAT is still open, and the amounts are without. */
  readonly vatPerMille: number | null;
  /** Lines that have no price yet, and are not in the amounts. */
  readonly unpriced: number;
};

export function runningTotal(draft: ReadableDraft, today: Day): RunningTotal {
  const rate = draft.vatPlace === null ? null : vatPerMille(draft.vatPlace);
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
