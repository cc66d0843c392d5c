/**
 * What a confirmed quote changes of what its client had before, the indicative quote or an earlier version: what its mail, its page and
 * the agency's history tell.
 */

import { type Cents, zeroCents } from "#app/domain/money.ts";
import { hasMaintenance } from "#app/domain/quote.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";

import { type ConfirmedQuote, draftFrom, type Payment } from "#quotes/terms/confirmed-quote.ts";
import { type Billing, billings, type QuoteLine, type QuoteTerms } from "#quotes/terms/terms.ts";

export type LineChange =
  /** `priced`: it was to be priced. */
  | { readonly kind: "added" | "removed" | "priced"; readonly line: QuoteLine }
  /** It was to be priced, and is not in the quote any more. */
  | { readonly kind: "removedUnpriced"; readonly label: string }
  | { readonly kind: "changed"; readonly before: QuoteLine; readonly after: QuoteLine };

/** An amount as it is paid, VAT included, once or each time. */
export type TotalChange = { readonly billing: Billing; readonly before: Cents; readonly after: Cents };

/** What is paid at a time, VAT included: the deposit, the first instalment, the last one that has the remaining cents, or the balance. */
export type PaymentChange = {
  readonly kind: Payment["kind"] | "last";
  readonly before: Cents;
  readonly after: Cents;
};

export type QuoteChanges = {
  /** Changed and added ones in the order of the new quote, then removed ones. */
  readonly lines: readonly LineChange[];
  /** Only those that differ; none since the indicative quote, whose amounts are before tax. */
  readonly totals: readonly TotalChange[];
  /** Payments of the kinds that both have, and the deposit also where one has none: only those that differ, none since the indicative quote. */
  readonly payments: readonly PaymentChange[];
  readonly terms: readonly TermChange[];
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How two lines are recognised as one, the surest first. The first says that nothing changed. */
const lineMatchers: readonly ((before: QuoteLine, after: QuoteLine) => boolean)[] = [
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
  for (const isSameLine of lineMatchers)
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

/** What of two quotes their terms are told from. */
type Told = Pick<ConfirmedQuote, "subject" | "terms" | "canWithdraw">;

const changed = <const Field extends string, Value>(field: Field, before: Value, after: Value) =>
  same(before, after) ? [] : [{ field, before, after }];

const fromTo =
  <const Field extends keyof QuoteTerms>(field: Field) =>
  (one: Told, other: Told) =>
    changed(field, one.terms[field], other.terms[field]);

/** A change of what is too long for one line: the field alone. */
const rewritten = <const Field extends string>(field: Field, before: unknown, after: unknown) =>
  same(before, after) ? [] : [{ field }];

const contactOf = ({ client: { vatPlace, ...contact } }: QuoteTerms) => contact;
const hostingOf = ({ hosting, hostingYearly }: QuoteTerms) => ({ hosting, hostingYearly });

const untold = () => [];

/** How a version tells its client that one of its terms differs, in this order: none is without its place here. */
const termTellers = {
  // What was ordered is named by it, in the proof and in the order. The first line's label is told with that line.
  title: ({ subject: before, terms }, { subject: after, terms: later }) =>
    terms.title === "" && later.title === "" ? [] : changed("subject", before, after),
  discountPercent: fromTo("discountPercent"),
  depositPercent: fromTo("depositPercent"),
  instalments: fromTo("instalments"),
  vatPlace: ({ terms: before }, { terms: after }) =>
    changed("vatPlace", before.client.vatPlace, after.client.vatPlace),
  subscriptionMonths: fromTo("subscriptionMonths"),
  startOn: fromTo("startOn"),
  deliverOn: fromTo("deliverOn"),
  client: (one, other) => rewritten("client", contactOf(one.terms), contactOf(other.terms)),
  terms: (one, other) => rewritten("terms", one.terms.terms, other.terms.terms),
  // What holds from now on: the answers are the agency's own.
  withdrawal: (one, { canWithdraw }) =>
    one.canWithdraw === canWithdraw ? [] : [{ field: "withdrawal", canWithdraw } as const],
  hosting: (one, { terms }) =>
    same(hostingOf(one.terms), hostingOf(terms)) ? [] : [{ field: "hosting", answer: terms } as const],
  // Told with the answer about hosting.
  hostingYearly: untold,
  // Each version says until when it can be accepted.
  validityDays: untold,
  // Its page has it where the deposit is paid.
  paymentLink: untold,
  // A letter and what the agency has made for others: they bind nobody to anything, and each version is read with its own.
  note: untold,
  signedBy: untold,
  caseStudies: untold,
} satisfies Record<
  Exclude<keyof QuoteTerms, "lines"> | "vatPlace",
  (one: Told, other: Told) => readonly unknown[]
>;

export type TermChange = ReturnType<(typeof termTellers)[keyof typeof termTellers]>[number];

const termChanges = (before: Told, after: Told): readonly TermChange[] =>
  Object.values(termTellers).flatMap((tell): readonly TermChange[] => tell(before, after));

const firstOf = (payments: readonly Payment[], kind: Payment["kind"]): Cents =>
  payments.find((payment) => payment.kind === kind)?.amount ?? zeroCents;

const lastInstalment = (payments: readonly Payment[]): Cents =>
  payments.findLast(({ kind }) => kind === "instalment")?.amount ?? zeroCents;

const hasEqualInstalments = (payments: readonly Payment[]): boolean =>
  firstOf(payments, "instalment") === lastInstalment(payments);

/** From one version of a quote to a later one. */
export function quoteChanges(before: ConfirmedQuote, after: ConfirmedQuote): QuoteChanges {
  return {
    lines: lineChanges(before.terms.lines, after.terms.lines),
    totals: billings.flatMap((billing): TotalChange[] => {
      const [one, other] = [before.totals[billing].gross, after.totals[billing].gross];
      return one === other ? [] : [{ billing, before: one, after: other }];
    }),
    payments: (["deposit", "instalment", "last", "balance"] as const).flatMap((kind): PaymentChange[] => {
      const [one, other] = [before, after].map(({ totals: { payments } }) =>
        kind === "last" ? lastInstalment(payments) : firstOf(payments, kind),
      ) as [Cents, Cents];
      // It is the same as the others in both.
      if (kind === "last" && [before, after].every(({ totals }) => hasEqualInstalments(totals.payments)))
        return [];
      // Its share says that none is asked for any more.
      if (kind === "deposit" && other === 0 && after.terms.depositPercent === 0) return [];
      const isInBoth = kind === "deposit" || (one > 0 && other > 0);
      return one === other || !isInBoth ? [] : [{ kind, before: one, after: other }];
    }),
    terms: termChanges(before, after),
  };
}

/** The terms of the first confirmed quote, with what the indicative one said. */
function indicativeTerms(
  { quote: indicative, vat }: QuoteRecord,
  { hosting, hostingYearly, ...terms }: QuoteTerms,
): QuoteTerms {
  const { discountPercent, depositPercent, paymentMonths: instalments } = indicative;
  return {
    ...terms,
    ...{ discountPercent, depositPercent, instalments },
    client: { ...terms.client, vatPlace: vat?.place ?? terms.client.vatPlace },
    // The first confirmed quotes had no answer: their special terms say it.
    ...(hosting === null
      ? { hosting, hostingYearly }
      : { hosting: hasMaintenance(indicative) ? "subscription" : "notIncluded", hostingYearly: null }),
  };
}

/** From the indicative quote to the first one that was confirmed. Neither names nor details: the agency writes both. */
export function changesSinceIndicative(record: QuoteRecord, quote: ConfirmedQuote): QuoteChanges {
  const { terms } = quote;
  const draft = draftFrom(record, { subscriptionMonths: 0, clientName: "", terms: "" });
  const withoutDetails = <Line extends QuoteLine<Cents | null>>(line: Line) => ({ ...line, details: "" });
  const isRenamed = (change: LineChange) =>
    change.kind === "changed" && same({ ...change.before, label: "" }, { ...change.after, label: "" });
  return {
    lines: lineChanges(draft.lines.map(withoutDetails), terms.lines.map(withoutDetails)).filter(
      (change) => !isRenamed(change),
    ),
    totals: [],
    payments: [],
    terms: termChanges({ ...quote, terms: indicativeTerms(record, terms) }, quote),
  };
}
