/**
 * What a confirmed quote changes of what its client had before, the indicative quote or an earlier version: what its mail, its page and
 * the agency's history tell.
 */

import type { Day } from "#app/domain/days.ts";
import { type Cents, zeroCents } from "#app/domain/money.ts";
import { hasMaintenance } from "#app/domain/quote.ts";
import type { QuoteRecord, RecordedQuote } from "#app/domain/quote-record.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import {
  type Billing,
  billings,
  type ConfirmedQuote,
  draftFrom,
  type HostingAnswer,
  type HostingKind,
  type Payment,
  type QuoteLine,
  type QuoteTerms,
} from "#quotes/terms/confirmed-quote.ts";

export type LineChange =
  /** `priced`: it was to be priced. */
  | { readonly kind: "added" | "removed" | "priced"; readonly line: QuoteLine }
  /** It was to be priced, and is not in the quote any more. */
  | { readonly kind: "removedUnpriced"; readonly label: string }
  | { readonly kind: "changed"; readonly before: QuoteLine; readonly after: QuoteLine };

/** An amount as it is paid, VAT included, once or each time. */
export type TotalChange = { readonly billing: Billing; readonly before: Cents; readonly after: Cents };

type Change<Field, Value> = { readonly field: Field; readonly before: Value; readonly after: Value };

export type TermChange =
  | Change<"discountPercent" | "depositPercent" | "instalments" | "subscriptionMonths", number>
  | Change<"startOn" | "deliverOn", Day>
  | Change<"vatPlace", VatPlace>
  /** Too long for one line. */
  | { readonly field: "client" | "terms" }
  /** What holds from now on. */
  | { readonly field: "withdrawal"; readonly canWithdraw: boolean }
  | { readonly field: "hosting"; readonly answer: HostingAnswer };

/** What is paid at a time, VAT included: the deposit, the first instalment or the balance. */
export type PaymentChange = {
  readonly kind: Payment["kind"];
  readonly before: Cents;
  readonly after: Cents;
};

export type QuoteChanges = {
  /** Changed and added ones in the order of the new quote, then removed ones. */
  readonly lines: readonly LineChange[];
  /** What is paid once, before tax: since the indicative quote, unless that left a price open. Null where it is the same. */
  readonly net: { readonly before: Cents; readonly after: Cents } | null;
  /** Only those that differ; none since the indicative quote, whose amounts are before tax. */
  readonly totals: readonly TotalChange[];
  /** Of the kinds that both have; of a deposit also where one has none. Likewise. */
  readonly payments: readonly PaymentChange[];
  readonly terms: readonly TermChange[];
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How two lines are recognised as one, the surest first. The first says that nothing changed. */
const likenesses: readonly ((before: QuoteLine, after: QuoteLine) => boolean)[] = [
  same,
  (before, after) => before.label === after.label && before.billing === after.billing,
  (before, after) => before.label === after.label,
  // Another name for the same thing at the same price.
  (before, after) => same({ ...before, label: "" }, { ...after, label: "" }),
];

function lineChanges(
  before: readonly QuoteLine<Cents | null>[],
  after: readonly QuoteLine[],
): readonly LineChange[] {
  const priced = before.filter((line): line is QuoteLine => line.unitPrice !== null);
  const unpriced = new Set(before.flatMap(({ label, unitPrice }) => (unitPrice === null ? [label] : [])));
  const left = new Set(priced.keys());
  const earlier = new Map<number, QuoteLine>();
  for (const isSameLine of likenesses)
    for (const [index, line] of after.entries()) {
      if (earlier.has(index)) continue;
      const found = [...left].find((at) => isSameLine(priced[at] as QuoteLine, line));
      if (found === undefined) continue;
      left.delete(found);
      earlier.set(index, priced[found] as QuoteLine);
    }
  return [
    ...after.flatMap((line, index): LineChange[] => {
      const was = earlier.get(index);
      if (was === undefined) return [{ kind: unpriced.has(line.label) ? "priced" : "added", line }];
      return same(was, line) ? [] : [{ kind: "changed", before: was, after: line }];
    }),
    ...[...left].map((at): LineChange => ({ kind: "removed", line: priced[at] as QuoteLine })),
    ...[...unpriced]
      .filter((label) => !after.some((line) => line.label === label))
      .map((label): LineChange => ({ kind: "removedUnpriced", label })),
  ];
}

const changed = <Field extends string, Value>(field: Field, was: Value, is: Value) =>
  same(was, is) ? [] : [{ field, before: was, after: is }];

/** The terms that an indicative quote has too. `place`: null where it names none. */
type SharedTerms = Pick<QuoteTerms, "discountPercent" | "depositPercent" | "instalments"> & {
  readonly place: VatPlace | null;
};

const sharedTermChanges = (before: SharedTerms, after: SharedTerms): readonly TermChange[] => [
  ...(["discountPercent", "depositPercent", "instalments"] as const).flatMap((field) =>
    changed(field, before[field], after[field]),
  ),
  ...(before.place === null || after.place === null ? [] : changed("vatPlace", before.place, after.place)),
];

const sharedTerms = ({ client: { vatPlace: place }, ...terms }: QuoteTerms): SharedTerms => ({
  ...terms,
  place,
});

function ownTermChanges(one: ConfirmedQuote, other: ConfirmedQuote): readonly TermChange[] {
  const { terms: before } = one;
  const { terms: after } = other;
  const clientOf = ({ client: { vatPlace, ...client } }: QuoteTerms) => client;
  const rewritten = <Field extends string>(field: Field, was: unknown, is: unknown) =>
    same(was, is) ? [] : [{ field }];
  return [
    ...changed("subscriptionMonths", before.subscriptionMonths, after.subscriptionMonths),
    ...(["startOn", "deliverOn"] as const).flatMap((field) => changed(field, before[field], after[field])),
    ...rewritten("client", clientOf(before), clientOf(after)),
    ...rewritten("terms", before.terms, after.terms),
    ...(one.canWithdraw === other.canWithdraw
      ? []
      : [{ field: "withdrawal", canWithdraw: other.canWithdraw } as const]),
    ...(same([before.hosting, before.hostingYearly], [after.hosting, after.hostingYearly])
      ? []
      : [{ field: "hosting", answer: after } as const]),
  ];
}

/** From one version of a quote to a later one. */
export function quoteChanges(before: ConfirmedQuote, after: ConfirmedQuote): QuoteChanges {
  return {
    lines: lineChanges(before.terms.lines, after.terms.lines),
    net: null,
    totals: billings.flatMap((billing): TotalChange[] => {
      const [one, other] = [before.totals[billing].gross, after.totals[billing].gross];
      return one === other ? [] : [{ billing, before: one, after: other }];
    }),
    payments: (["deposit", "instalment", "balance"] as const).flatMap((kind): PaymentChange[] => {
      const [one, other] = [before, after].map(
        ({ totals }) => totals.payments.find((payment) => payment.kind === kind)?.amount ?? zeroCents,
      ) as [Cents, Cents];
      // That none is asked for any more is said by its share.
      if (kind === "deposit" && other === 0 && after.terms.depositPercent === 0) return [];
      const isInBoth = kind === "deposit" || (one > 0 && other > 0);
      return one === other || !isInBoth ? [] : [{ kind, before: one, after: other }];
    }),
    terms: [
      ...sharedTermChanges(sharedTerms(before.terms), sharedTerms(after.terms)),
      ...ownTermChanges(before, after),
    ],
  };
}

/** What an indicative quote says of hosting: it is in a maintenance plan, or not in the price. */
const hostingOf = (indicative: RecordedQuote): HostingKind =>
  hasMaintenance(indicative) ? "subscription" : "notIncluded";

/** From the indicative quote to the first one that was confirmed. Neither names nor details: the agency writes both. */
export function changesSinceIndicative(
  { quote: indicative, vat, ...record }: QuoteRecord,
  { terms, totals }: ConfirmedQuote,
): QuoteChanges {
  const {
    total: before,
    totalKind,
    depositPercent,
    discountPercent,
    paymentMonths: instalments,
  } = indicative;
  const draft = draftFrom(
    { ...record, quote: indicative },
    { subscriptionMonths: 0, clientName: "", terms: "" },
  );
  const withoutDetails = <Line extends QuoteLine<Cents | null>>(line: Line) => ({ ...line, details: "" });
  const isRenamed = (change: LineChange) =>
    change.kind === "changed" && same({ ...change.before, label: "" }, { ...change.after, label: "" });
  const after = totals.once.net;
  return {
    lines: lineChanges(draft.lines.map(withoutDetails), terms.lines.map(withoutDetails)).filter(
      (change) => !isRenamed(change),
    ),
    net: totalKind !== "exact" || before === after ? null : { before, after },
    totals: [],
    payments: [],
    terms: [
      ...sharedTermChanges(
        { discountPercent, depositPercent, instalments, place: vat?.place ?? null },
        sharedTerms(terms),
      ),
      // The first confirmed quotes had no answer: their special terms say it.
      ...(terms.hosting === null || terms.hosting === hostingOf(indicative)
        ? []
        : [{ field: "hosting", answer: terms } as const]),
    ],
  };
}
