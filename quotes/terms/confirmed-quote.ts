import * as v from "valibot";
import { isSubscription, type Price } from "#app/domain/catalogue.ts";
import { addDays, addMonths, type Day, daysBetween } from "#app/domain/days.ts";
import { locales } from "#app/domain/languages.ts";
import {
  add,
  amountBeforeShare,
  type Cents,
  cents,
  percentOf,
  splitIntoInstalments,
  subtract,
  zeroCents,
} from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { withVat } from "#app/domain/vat.ts";
import { day, list, money, shape, text, wholeNumber } from "#quotes/stored-values.ts";
import { type PaymentLink, paymentLink } from "./payment-link.ts";
import { storedPresentation } from "./presentation.ts";
import {
  type Billing,
  billings,
  blankDraft,
  type QuoteDraft,
  type QuoteLine,
  type QuoteTerms,
  quoteTerms,
} from "./terms.ts";
import { bankAccount, type Transfer } from "./transfer.ts";

/** An amount before tax, its VAT, and both together. */
const taxedAmount = shape({ net: money, vat: money, gross: money });
export type TaxedAmount = v.InferOutput<typeof taxedAmount>;

const payment = shape({
  kind: v.picklist(["deposit", "instalment", "balance"]),
  /** Null for the deposit: it is due when the client accepts. */
  dueOn: v.nullable(day),
  /** VAT included. */
  amount: money,
});
export type Payment = v.InferOutput<typeof payment>;

const quoteTotals = shape({
  /** The sum of the lines that are paid once, before the discount. */
  beforeDiscount: money,
  discount: money,
  once: taxedAmount,
  monthly: taxedAmount,
  yearly: taxedAmount,
  /** Their sum is `once.gross`, to the cent. */
  payments: list(payment),
});
export type QuoteTotals = v.InferOutput<typeof quoteTotals>;

/** A quote that the agency has confirmed, as it is stored. Never changes: a correction is a new version. */
export const storedQuote = shape({
  locale: v.picklist(locales),
  /** With its version: `D-2026-H9DC-NTG6-V1`. */
  number: text,
  version: wholeNumber,
  issuedOn: day,
  /** The last day on which it can be accepted. */
  validUntil: day,
  /** What is quoted, in a few words: `Site vitrine, pack Advanced`. */
  subject: text,
  ...storedPresentation,
  terms: quoteTerms,
  /** Whether the client may withdraw for fourteen days, as the answers said: the form is added, and no deposit is asked early. */
  canWithdraw: v.boolean(),
  /** In thousandths, of the client's place when the quote was confirmed. */
  vatPerMille: wholeNumber,
  totals: quoteTotals,
  /** Where the deposit is paid to; null if it is asked for with its invoice. */
  account: v.nullable(bankAccount),
  /**
   * Within how many days of the acceptance the deposit is paid, or, where the client may withdraw, of the eighth day after it. Null of
   * the first quotes, which named no last day, and where the deposit is due with its invoice.
   */
  depositDays: v.nullable(wholeNumber),
  /** The SHA-256, in hexadecimal digits, of the general terms that are part of it; null of the first quotes, which did not say. */
  generalTermsHash: v.nullable(text),
});
export type ConfirmedQuote = v.InferOutput<typeof storedQuote>;

/** How texts name a version of the general terms: the beginning of its hash. */
export const termsVersion = (hash: string): string => hash.slice(0, 12);

/** Whether the amounts of a quote have a line in them: all but the options that nobody has chosen. */
export const isCounted = ({ inclusion }: Pick<QuoteLine, "inclusion">): boolean =>
  inclusion !== "notSelected";

export const isOptional = ({ inclusion }: Pick<QuoteLine, "inclusion">): boolean => inclusion !== "fixed";

/** An option that the client need not take: it is not in a group of which they take one. */
export const mayBeLeftOut = ({ inclusion, choice }: Pick<QuoteLine, "inclusion" | "choice">): boolean =>
  isOptional({ inclusion }) && choice === "";

/** The names of the groups of which the client takes exactly one option, in the order of the lines. */
export const choiceNames = (lines: readonly Pick<QuoteLine, "choice">[]): readonly string[] => [
  ...new Set(lines.flatMap(({ choice }) => (choice === "" ? [] : [choice]))),
];

/**
 * Whether a client may be a consumer, who is told of the agency's mediator: without any number of a company, or outside what they do
 * for a living, which owners in their own name may be.
 */
export const mayBeConsumer = ({ client, withdrawal }: Pick<QuoteTerms, "client" | "withdrawal">): boolean =>
  `${client.siren}${client.vatNumber}${client.registration}` === "" || withdrawal.outsideActivity === true;

/** A line that may have hosting in it: paid again and again, and one that the client cannot do without. */
export const isHosting = (line: Pick<QuoteLine, "billing" | "inclusion" | "choice">): boolean =>
  isSubscription(line.billing) && !mayBeLeftOut(line);

export const lineTotal = ({ quantity, unitPrice }: QuoteLine): Cents => cents(quantity * unitPrice);

/** What the amounts of a quote follow from. */
export type TotalledTerms = Pick<
  QuoteTerms,
  "lines" | "discountPercent" | "depositPercent" | "instalments" | "startOn" | "deliverOn"
>;

/** The only function that calculates a confirmed quote, with the options that are chosen. Throws a RangeError for amounts that no form lets through. */
export function totalsOf(terms: TotalledTerms, vatPerMille: number): QuoteTotals {
  const sumOf = (billing: Billing): Cents =>
    add(
      zeroCents,
      ...terms.lines.filter((line) => line.billing === billing && isCounted(line)).map(lineTotal),
    );
  const taxed = (net: Cents): TaxedAmount => {
    const { vat, total } = withVat(net, vatPerMille);
    return { net, vat, gross: total };
  };
  const beforeDiscount = sumOf("once");
  const discount = percentOf(beforeDiscount, terms.discountPercent);
  const once = taxed(subtract(beforeDiscount, discount));
  return {
    beforeDiscount,
    discount,
    once,
    monthly: taxed(sumOf("monthly")),
    yearly: taxed(sumOf("yearly")),
    payments: paymentsOf(once.gross, terms),
  };
}

/** The deposit, then the instalments, one a month after the start, or the balance on delivery. None of nothing. */
function paymentsOf(amount: Cents, terms: TotalledTerms): readonly Payment[] {
  const { depositPercent, instalments, startOn, deliverOn } = terms;
  const deposit = percentOf(amount, depositPercent);
  const rest = subtract(amount, deposit);
  const payments: Payment[] = [{ kind: "deposit", dueOn: null, amount: deposit }];
  if (instalments === 0) payments.push({ kind: "balance", dueOn: deliverOn, amount: rest });
  else {
    const { instalmentAmount: monthly, last } = splitIntoInstalments(rest, instalments);
    for (let month = 1; month <= instalments; month += 1)
      payments.push({
        kind: "instalment",
        dueOn: addMonths(startOn, month),
        amount: month === instalments ? last : monthly,
      });
  }
  return payments.filter((payment) => payment.amount > 0);
}

/** The amount that a client decides on: what is paid once, or a subscription where nothing is. */
export function mainTotal(totals: QuoteTotals): {
  readonly billing: Billing;
  readonly amount: TaxedAmount;
} {
  const billing = billings.find((each) => totals[each].gross > 0) ?? "once";
  return { billing, amount: totals[billing] };
}

/** What is paid once together with one year of the subscriptions, as invoiced; null without any. */
export function firstYearTotal({ once, monthly, yearly }: QuoteTotals): Cents | null {
  if (monthly.gross === 0 && yearly.gross === 0) return null;
  return add(once.gross, ...Array.from({ length: 12 }, () => monthly.gross), yearly.gross);
}

/** Undefined: nothing is due when the client accepts. */
export const depositOf = ({ payments }: QuoteTotals): Payment | undefined =>
  payments.find(({ kind }) => kind === "deposit");

/**
 * The payments of a quote, each as its invoice has it: before tax, its VAT, and both. They add up to `once` of the quote, to the
 * cent: what is rounded is always the sum of all payments so far.
 */
export function taxedPayments({
  totals,
  vatPerMille,
}: Pick<ConfirmedQuote, "totals" | "vatPerMille">): readonly (Payment & { readonly taxed: TaxedAmount })[] {
  let paid = zeroCents;
  return totals.payments.map((payment) => {
    const before = amountBeforeShare(paid, vatPerMille);
    paid = add(paid, payment.amount);
    const net = subtract(amountBeforeShare(paid, vatPerMille), before);
    return { ...payment, taxed: { net, vat: subtract(payment.amount, net), gross: payment.amount } };
  });
}

/** What has been paid of a quote so far, of what is paid once: before tax, its VAT, and both. */
export function taxedPaymentOf(amount: Cents, vatPerMille: number): TaxedAmount {
  const net = amountBeforeShare(amount, vatPerMille);
  return { net, vat: subtract(amount, net), gross: amount };
}

/** The deposit with its VAT; undefined where none is asked for. */
export const taxedDeposit = (
  quote: Pick<ConfirmedQuote, "totals" | "vatPerMille">,
): TaxedAmount | undefined => taxedPayments(quote).find(({ kind }) => kind === "deposit")?.taxed;

/**
 * The months whose discount a quote has: those that the client chose to pay over, as the indicative quote had it. Null where the
 * agency has set another discount, or the client has configured nothing.
 */
export function discountMonths(
  { discountPercent, instalments }: Pick<QuoteTerms, "discountPercent" | "instalments">,
  indicative: QuoteRecord | null,
): number | null {
  if (indicative === null || instalments === 0) return null;
  const { quote } = indicative;
  return quote.discountPercent === discountPercent && quote.paymentMonths === instalments
    ? instalments
    : null;
}

/** How the deposit is asked for: with its invoice, or by transfer to the account that the quote names. */
export const depositPaidBy = ({ account }: Pick<ConfirmedQuote, "account">) =>
  account === null ? "invoiced" : "transferred";

/** The transfer of the deposit, or null if there is none or no account for it. `rest`: what is still to be paid of it. */
export function depositTransfer(
  { number, totals, account }: ConfirmedQuote,
  rest: Cents | null = null,
): Transfer | null {
  const deposit = depositOf(totals);
  return deposit === undefined || account === null
    ? null
    : { account, amount: rest ?? deposit.amount, reference: number };
}

/** Where else than by transfer the deposit is paid, or null if there is none or no such address. */
export const depositLink = ({ totals, terms }: ConfirmedQuote): PaymentLink | null =>
  depositOf(totals) === undefined ? null : paymentLink(terms.paymentLink);

/** Whether the page and the mails say how the deposit is paid: not where its invoice does. */
export const saysHowToPayDeposit = (quote: ConfirmedQuote): boolean =>
  depositTransfer(quote) !== null || depositLink(quote) !== null;

/**
 * A quote with its dates as they are where its client may withdraw until a day: if that period still has days to run on the day of
 * the start, the start, the delivery and the payments move by as many days, as the quote says. Null: the client may not.
 */
export function postponedByWithdrawalPeriod(
  quote: ConfirmedQuote,
  withdrawableUntil: Day | null,
): ConfirmedQuote {
  const { startOn, deliverOn } = quote.terms;
  if (withdrawableUntil === null || startOn > withdrawableUntil) return quote;
  const moved = daysBetween(startOn, withdrawableUntil) + 1;
  const payments = quote.totals.payments.map((payment) =>
    payment.dueOn === null ? payment : { ...payment, dueOn: addDays(payment.dueOn, moved) },
  );
  return {
    ...quote,
    terms: { ...quote.terms, startOn: addDays(startOn, moved), deliverOn: addDays(deliverOn, moved) },
    totals: { ...quote.totals, payments },
  };
}

/** By how many days the start of a quote is later in another one with its dates as they are. */
export const daysMoved = (
  offered: Pick<ConfirmedQuote, "terms">,
  dated: Pick<ConfirmedQuote, "terms">,
): number => daysBetween(offered.terms.startOn, dated.terms.startOn);

/** Whether something is paid each month after the start. */
export const hasInstalments = ({ totals }: Pick<ConfirmedQuote, "totals">): boolean =>
  totals.payments.some(({ kind }) => kind === "instalment");

/** The last day of a time of so many months, whose first day counts. */
export const lastDayOf = (start: Day, months: number): Day => addDays(addMonths(start, months), -1);

/**
 * The day before which a contract cannot be over: delivery, the end of the shortest term of its subscriptions or its last
 * payment, whichever is latest.
 */
export function earliestEndOf(quote: Pick<ConfirmedQuote, "terms" | "totals">): Day {
  const { deliverOn, subscriptionMonths } = quote.terms;
  const subscribed = isSubscribed(quote.terms) ? [lastDayOf(deliverOn, subscriptionMonths)] : [];
  const payments = quote.totals.payments.flatMap(({ dueOn }) => dueOn ?? []);
  return [deliverOn, ...subscribed, ...payments].reduce((latest, day) => (day > latest ? day : latest));
}

/** Whether something that was ordered is paid each month or each year. */
export const isSubscribed = ({ lines }: Pick<QuoteTerms, "lines">): boolean =>
  lines.some((line) => isCounted(line) && isSubscription(line.billing));

/**
 * When what was ordered is done and paid, as far as the quote says it. Null with subscriptions: they renew until somebody ends
 * them, and only the agency knows when the last one ends.
 */
export const contractEndOf = (quote: Pick<ConfirmedQuote, "terms" | "totals">): Day | null =>
  isSubscribed(quote.terms) ? null : earliestEndOf(quote);

/** What a first draft has that the indicative quote does not. */
export type DraftDefaults = {
  readonly subscriptionMonths: number;
  readonly clientName: string;
  /** The special terms to begin with, in the quote's language. */
  readonly terms: string;
};

/** What is sold, as a line of a draft. */
export const lineOf = (label: string, details: readonly string[], price: Price): QuoteLine<null> => ({
  label,
  details: details.join("\n"),
  quantity: 1,
  unitPrice: price.kind === "onQuote" ? null : price.amount,
  billing: isSubscription(price.kind) ? price.kind : "once",
  inclusion: "fixed",
  choice: "",
});

/**
 * The first draft of a request: its indicative quote, line by line. What the pack includes becomes its details. What the
 * visitor has not said is left to the agency.
 */
export function draftFrom(
  { quote, names, scope, validityDays }: QuoteRecord,
  defaults: DraftDefaults,
): QuoteDraft {
  const nameOf = (key: string) => names[key] ?? key;
  const included = quote.lines.filter(({ item, price }) => item === "option" && price.kind === "included");
  const lines = quote.lines.flatMap(({ item, key, price }): QuoteLine<null>[] => {
    if (price.kind === "included") return [];
    const details =
      item === "pack"
        ? (scope?.features ?? included.map((line) => nameOf(line.key)))
        : [scope?.descriptions[key] ?? ""];
    const label = item === "pack" ? `${nameOf(quote.projectType)}, ${nameOf(key)}` : nameOf(key);
    return [lineOf(label, details, price)];
  });
  return {
    ...blankDraft,
    lines,
    discountPercent: quote.discountPercent,
    depositPercent: quote.depositPercent,
    instalments: quote.paymentMonths,
    client: { ...blankDraft.client, name: defaults.clientName },
    validityDays,
    subscriptionMonths: defaults.subscriptionMonths,
    terms: defaults.terms,
  };
}
