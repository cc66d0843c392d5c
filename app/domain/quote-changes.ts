/** What a new version of a confirmed quote changes: what its mail, its page and the agency's history tell. */
import {
  type Billing,
  billings,
  type ConfirmedQuote,
  draftFrom,
  type Payment,
  type QuoteLine,
} from "./confirmed-quote.ts";
import type { Day } from "./days.ts";
import { type Cents, zeroCents } from "./money.ts";
import type { QuoteRecord } from "./quote-record.ts";
import type { VatPlace } from "./vat.ts";

export type LineChange =
  | { readonly kind: "added" | "removed"; readonly line: QuoteLine }
  | { readonly kind: "changed"; readonly before: QuoteLine; readonly after: QuoteLine };

/** An amount as it is paid, VAT included, once or each time. */
export type TotalChange = { readonly billing: Billing; readonly before: Cents; readonly after: Cents };

type Change<Field, Value> = { readonly field: Field; readonly before: Value; readonly after: Value };

export type TermChange =
  | Change<"discountPercent" | "depositPercent" | "instalments" | "subscriptionMonths", number>
  | Change<"startOn" | "deliverOn", Day>
  | Change<"vatPlace", VatPlace>
  /** Too long for one line. */
  | { readonly field: "client" | "terms" | "withdrawal" | "hosting" };

/** What is paid at a time, VAT included: the deposit, the first instalment or the balance. */
export type PaymentChange = {
  readonly kind: Payment["kind"];
  readonly before: Cents;
  readonly after: Cents;
};

export type QuoteChanges = {
  /** Changed and added ones in the order of the new version, then removed ones. */
  readonly lines: readonly LineChange[];
  /** Only those that differ. */
  readonly totals: readonly TotalChange[];
  /** Of the kinds that both have; of a deposit also where one has none. */
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

function lineChanges(before: readonly QuoteLine[], after: readonly QuoteLine[]): readonly LineChange[] {
  const left = new Set(before.keys());
  const earlier = new Map<number, QuoteLine>();
  for (const isSameLine of likenesses)
    for (const [index, line] of after.entries()) {
      if (earlier.has(index)) continue;
      const found = [...left].find((at) => isSameLine(before[at] as QuoteLine, line));
      if (found === undefined) continue;
      left.delete(found);
      earlier.set(index, before[found] as QuoteLine);
    }
  return [
    ...after.flatMap((line, index): LineChange[] => {
      const was = earlier.get(index);
      if (was === undefined) return [{ kind: "added", line }];
      return same(was, line) ? [] : [{ kind: "changed", before: was, after: line }];
    }),
    ...[...left].map((at): LineChange => ({ kind: "removed", line: before[at] as QuoteLine })),
  ];
}

const changed = <Field extends string, Value>(field: Field, was: Value, is: Value) =>
  same(was, is) ? [] : [{ field, before: was, after: is }];

function termChanges(one: ConfirmedQuote, other: ConfirmedQuote): readonly TermChange[] {
  const { terms: before } = one;
  const { terms: after } = other;
  const { vatPlace: placeBefore, ...clientBefore } = before.client;
  const { vatPlace: placeAfter, ...clientAfter } = after.client;
  const rewritten = <Field extends string>(field: Field, was: unknown, is: unknown) =>
    same(was, is) ? [] : [{ field }];
  return [
    ...(["discountPercent", "depositPercent", "instalments", "subscriptionMonths"] as const).flatMap(
      (field) => changed(field, before[field], after[field]),
    ),
    ...(["startOn", "deliverOn"] as const).flatMap((field) => changed(field, before[field], after[field])),
    ...changed("vatPlace", placeBefore, placeAfter),
    ...rewritten("client", clientBefore, clientAfter),
    ...rewritten("terms", before.terms, after.terms),
    ...rewritten("withdrawal", one.canWithdraw, other.canWithdraw),
    ...rewritten("hosting", [before.hosting, before.hostingYearly], [after.hosting, after.hostingYearly]),
  ];
}

/** From one version of a quote to a later one. */
export function quoteChanges(before: ConfirmedQuote, after: ConfirmedQuote): QuoteChanges {
  return {
    lines: lineChanges(before.terms.lines, after.terms.lines),
    totals: billings.flatMap((billing): TotalChange[] => {
      const [one, other] = [before.totals[billing].gross, after.totals[billing].gross];
      return one === other ? [] : [{ billing, before: one, after: other }];
    }),
    payments: (["deposit", "instalment", "balance"] as const).flatMap((kind): PaymentChange[] => {
      const [one, other] = [before, after].map(
        ({ totals }) => totals.payments.find((payment) => payment.kind === kind)?.amount ?? zeroCents,
      ) as [Cents, Cents];
      const isInBoth = kind === "deposit" || (one > 0 && other > 0);
      return one === other || !isInBoth ? [] : [{ kind, before: one, after: other }];
    }),
    terms: termChanges(before, after),
  };
}

/** What a first confirmed quote has that the indicative one had not, or had at another price. */
export type IndicativeChanges = {
  /** `priced`: it was to be priced. */
  readonly lines: readonly (LineChange | { readonly kind: "priced"; readonly line: QuoteLine })[];
  /** Before tax; null where it is the same, or where the indicative quote left a price open. */
  readonly net: { readonly before: Cents; readonly after: Cents } | null;
  /** The share of the deposit, and the number of instalments. */
  readonly terms: readonly TermChange[];
};

/** From the indicative quote to the first one that was confirmed. Neither names nor details: the agency writes both. */
export function changesSinceIndicative(record: QuoteRecord, quote: ConfirmedQuote): IndicativeChanges {
  const indicative = draftFrom(record, { subscriptionMonths: 0, clientName: "", terms: "" }).lines;
  const open = new Set(indicative.flatMap(({ label, unitPrice }) => (unitPrice === null ? [label] : [])));
  const priced = indicative.flatMap((line): QuoteLine[] =>
    line.unitPrice === null ? [] : [{ ...line, unitPrice: line.unitPrice, details: "" }],
  );
  const lines = lineChanges(
    priced,
    quote.terms.lines.map((line) => ({ ...line, details: "" })),
  ).flatMap((change): IndicativeChanges["lines"] => {
    if (change.kind === "added" && open.has(change.line.label))
      return [{ kind: "priced", line: change.line }];
    return change.kind === "changed" && same({ ...change.before, label: "" }, { ...change.after, label: "" })
      ? []
      : [change];
  });
  const { total: before, totalKind, depositPercent, paymentMonths } = record.quote;
  const after = quote.totals.once.net;
  return {
    lines,
    net: totalKind !== "exact" || before === after ? null : { before, after },
    terms: [
      ...changed("depositPercent" as const, depositPercent, quote.terms.depositPercent),
      ...changed("instalments" as const, paymentMonths, quote.terms.instalments),
    ],
  };
}
