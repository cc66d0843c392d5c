import { isSubscription } from "#app/domain/catalogue.ts";
import { addDays, addMonths, type Day, type DayRange, daysBetween, isWithin } from "#app/domain/days.ts";
import type { Locale } from "#app/domain/languages.ts";
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
import { type NeededNumbers, type VatPlace, withVat } from "#app/domain/vat.ts";
import {
  noWithdrawalAnswers,
  type WithdrawalAnswers,
  type WithdrawalQuestion,
  withdrawalQuestions,
} from "#quotes/terms/withdrawal-answers.ts";
import { type PaymentLink, paymentLink } from "./payment-link.ts";
import { deliveryRange, startRange } from "./quote-days.ts";
import type { BankAccount, Transfer } from "./transfer.ts";

/** How often a line is invoiced. */
export const billings = ["once", "monthly", "yearly"] as const;
export type Billing = (typeof billings)[number];

/**
 * Whether a line is part of the quote, or an option: `selected`, which the client may leave out, or `notSelected`, which the
 * client may add.
 */
export const inclusions = ["fixed", "selected", "notSelected"] as const;
export type Inclusion = (typeof inclusions)[number];

/** A line of a quote that the agency prepares. `Open`: null in a draft, for what the agency has still to decide. */
export type QuoteLine<Open = never> = {
  readonly label: string;
  /** What it contains; lines separated by `\n`. */
  readonly details: string;
  /** Whole, at least 1. */
  readonly quantity: number;
  /** For one unit, before tax. */
  readonly unitPrice: Cents | Open;
  readonly billing: Billing;
  readonly inclusion: Inclusion;
};

export type QuoteClient<Open = never> = {
  /** The registered name of the company. */
  readonly name: string;
  /** Lines separated by `\n`. */
  readonly address: string;
  /** Nine digits; empty outside France. */
  readonly siren: string;
  /** With its country's letters, without spaces: `FR44732829320`. Empty without one. */
  readonly vatNumber: string;
  /** The number of a register or of a tax office elsewhere, as the client writes it. Empty without one. */
  readonly registration: string;
  readonly vatPlace: VatPlace | Open;
};

/**
 * Whether hosting is in the price: in a subscription of the quote, in what is paid once for the first twelve months, or not, and then
 * the client pays a host of their choice.
 */
export const hostingKinds = ["subscription", "firstYear", "notIncluded"] as const;
export type HostingKind = (typeof hostingKinds)[number];

/** The agency's answer about hosting, with a price where it needs one. */
export type HostingAnswer<Open = never> =
  | {
      readonly hosting: "firstYear";
      /** Before tax, for each year after the first. */
      readonly hostingYearly: Cents | Open;
    }
  | {
      /** Null: still to be decided; of the first quotes, which said it in their special terms. */
      readonly hosting: Exclude<HostingKind, "firstYear"> | null;
      readonly hostingYearly: null;
    };

/** What the agency decides about a quote. */
export type QuoteTerms<Open = never> = HostingAnswer<Open> & {
  /** At least one. */
  readonly lines: readonly QuoteLine<Open>[];
  /** Whole, taken off the lines that are paid once. */
  readonly discountPercent: number;
  /** Whole, of the amount that is paid once, VAT included. */
  readonly depositPercent: number;
  /** Monthly payments after the deposit; 0: the balance is due on delivery. */
  readonly instalments: number;
  readonly client: QuoteClient<Open>;
  readonly startOn: Day | Open;
  readonly deliverOn: Day | Open;
  /** How many days the client may accept it. */
  readonly validityDays: number;
  /** The shortest term of monthly and yearly lines, in months. */
  readonly subscriptionMonths: number;
  /** Special terms; lines separated by `\n`, empty for none. */
  readonly terms: string;
  /** Where the client may pay the deposit, beside the transfer: `paymentLink` reads it. Empty without one. */
  readonly paymentLink: string;
  readonly withdrawal: WithdrawalAnswers;
};

/** Where something is null, it cannot be confirmed. */
export type QuoteDraft = QuoteTerms<null>;

/** An amount before tax, its VAT, and both together. */
export type TaxedAmount = { readonly net: Cents; readonly vat: Cents; readonly gross: Cents };

/** `dueOn` is null for the deposit: it is due when the client accepts. */
export type Payment = {
  readonly kind: "deposit" | "instalment" | "balance";
  readonly dueOn: Day | null;
  /** VAT included. */
  readonly amount: Cents;
};

export type QuoteTotals = {
  /** The sum of the lines that are paid once, before the discount. */
  readonly beforeDiscount: Cents;
  readonly discount: Cents;
  readonly once: TaxedAmount;
  readonly monthly: TaxedAmount;
  readonly yearly: TaxedAmount;
  /** Their sum is `once.gross`, to the cent. */
  readonly payments: readonly Payment[];
};

/** A quote that the agency has confirmed. Never changes: a correction is a new version. Plain data, stored as JSON. */
export type ConfirmedQuote = {
  readonly locale: Locale;
  /** With its version: `D-2026-H9DC-NTG6-V1`. */
  readonly number: string;
  readonly version: number;
  readonly issuedOn: Day;
  /** The last day on which it can be accepted. */
  readonly validUntil: Day;
  /** What is quoted, in a few words: `Site vitrine, pack Advanced`. */
  readonly subject: string;
  readonly terms: QuoteTerms;
  /** Whether the client may withdraw for fourteen days, as the answers said: the form is added, and no deposit is asked early. */
  readonly canWithdraw: boolean;
  /** In thousandths, of the client's place when the quote was confirmed. */
  readonly vatPerMille: number;
  readonly totals: QuoteTotals;
  /** Where the deposit is paid to; null if it is asked for with its invoice. */
  readonly account: BankAccount | null;
  /**
   * Within how many days of the acceptance the deposit is paid, or, where the client may withdraw, of the eighth day after it. Null of
   * the first quotes, which named no last day, and where the deposit is due with its invoice.
   */
  readonly depositDays: number | null;
  /** The SHA-256, in hexadecimal digits, of the general terms that are part of it; null of the first quotes, which did not say. */
  readonly generalTermsHash: string | null;
};

/** How texts name a version of the general terms: the beginning of its hash. */
export const termsVersion = (hash: string): string => hash.slice(0, 12);

/** Whether the amounts of a quote have a line in them: all but the options that nobody has chosen. */
export const isCounted = ({ inclusion }: Pick<QuoteLine, "inclusion">): boolean =>
  inclusion !== "notSelected";

export const isOptional = ({ inclusion }: Pick<QuoteLine, "inclusion">): boolean => inclusion !== "fixed";

/**
 * Whether a client may be a consumer, who is told of the agency's mediator: without any number of a company, or outside what they do
 * for a living, which owners in their own name may be.
 */
export const mayBeConsumer = ({ client, withdrawal }: Pick<QuoteTerms, "client" | "withdrawal">): boolean =>
  `${client.siren}${client.vatNumber}${client.registration}` === "" || withdrawal.outsideActivity === true;

/** A line that may have hosting in it: paid again and again, and not left to the client. */
export const isHosting = ({ billing, inclusion }: Pick<QuoteLine, "billing" | "inclusion">): boolean =>
  isSubscription(billing) && inclusion === "fixed";

export const lineTotal = ({ quantity, unitPrice }: QuoteLine): Cents => cents(quantity * unitPrice);

/** What a quote states of the agency's company. */
export const companyFacts = ["capital", "siret", "register", "vatNumber"] as const;
export type CompanyFact = (typeof companyFacts)[number];

/** What keeps a draft from being confirmed. */
export type ConfirmationBlocker =
  | { readonly kind: "price"; readonly label: string }
  /** A client who chooses nothing would accept nothing. */
  | { readonly kind: "allOptional" }
  | {
      readonly kind: "unset";
      readonly field: "vatPlace" | "startOn" | "deliverOn" | "hosting" | WithdrawalQuestion;
    }
  /** The first year of hosting is in the price, and the price of the next ones is still to be entered. */
  | { readonly kind: "hostingUnpriced" }
  /** Hosting is said to be in a subscription, and there is none that the client cannot leave out. */
  | { readonly kind: "hostedNowhere" }
  /** What identifies the client is still to be entered. */
  | {
      readonly kind: "empty";
      readonly field: "clientName" | "clientSiren" | "clientVatNumber" | "clientAddress";
    }
  /** The agency has not said it of itself, and a quote has to. */
  | { readonly kind: "company"; readonly fact: CompanyFact }
  /** The day was in its range when it was saved, and has come since. */
  | { readonly kind: "day"; readonly field: "startOn" | "deliverOn"; readonly range: DayRange }
  /** The document's fonts lack these characters. */
  | {
      readonly kind: "unprintable";
      readonly field: "label" | "details" | "clientName" | "clientRegistration" | "clientAddress" | "terms";
      /** From 1 on; null for a field of the whole quote. */
      readonly line: number | null;
      readonly characters: readonly string[];
    };

/**
 * What is missing or out of date: empty once the draft can be confirmed, as a quote of this day, if it can be printed. `needed`: of
 * a client in the draft's place.
 */
export function confirmationBlockers(
  draft: QuoteDraft,
  today: Day,
  needed: NeededNumbers,
): readonly ConfirmationBlocker[] {
  const { startOn, deliverOn, client, withdrawal, hosting, hostingYearly } = draft;
  const entered = [
    { field: "clientName", text: client.name, required: true },
    { field: "clientSiren", text: client.siren, required: needed.siren },
    { field: "clientVatNumber", text: client.vatNumber, required: needed.vatNumber },
    { field: "clientAddress", text: client.address, required: true },
  ] as const;
  const values = { vatPlace: client.vatPlace, startOn, deliverOn, ...withdrawal };
  const days = [
    { field: "startOn", day: startOn, range: startRange(today) },
    { field: "deliverOn", day: deliverOn, range: deliveryRange(startOn ?? today) },
  ] as const;
  return [
    ...draft.lines.flatMap(({ label, unitPrice }): ConfirmationBlocker[] =>
      unitPrice === null ? [{ kind: "price", label }] : [],
    ),
    ...(draft.lines.length > 0 && draft.lines.every(isOptional) ? [{ kind: "allOptional" } as const] : []),
    ...entered.flatMap(({ field, text, required }): ConfirmationBlocker[] =>
      required && text === "" ? [{ kind: "empty", field }] : [],
    ),
    ...(["vatPlace", "startOn", "deliverOn", ...withdrawalQuestions] as const).flatMap(
      (field): ConfirmationBlocker[] => (values[field] === null ? [{ kind: "unset", field }] : []),
    ),
    ...(hosting === null ? [{ kind: "unset", field: "hosting" } as const] : []),
    ...(hosting === "firstYear" && hostingYearly === null ? [{ kind: "hostingUnpriced" } as const] : []),
    ...(hosting === "subscription" && !draft.lines.some(isHosting)
      ? [{ kind: "hostedNowhere" } as const]
      : []),
    ...days.flatMap(({ field, day, range }): ConfirmationBlocker[] =>
      day === null || isWithin(day, range) ? [] : [{ kind: "day", field, range }],
    ),
  ];
}

/** Whether a draft has all that a quote of this day needs. */
export function isReady(draft: QuoteDraft, today: Day, needed: NeededNumbers): draft is QuoteTerms {
  return confirmationBlockers(draft, today, needed).length === 0;
}

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
export function totalToDecideOn(totals: QuoteTotals): {
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
export const depositMeans = ({ account }: Pick<ConfirmedQuote, "account">) =>
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
export function datedAfterWithdrawal(quote: ConfirmedQuote, withdrawableUntil: Day | null): ConfirmedQuote {
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

/**
 * The day before which a contract cannot be over: delivery, the end of the shortest term of its subscriptions or its last
 * payment, whichever is latest.
 */
export function earliestEndOf(quote: Pick<ConfirmedQuote, "terms" | "totals">): Day {
  const { deliverOn, subscriptionMonths } = quote.terms;
  const subscribed = isSubscribed(quote.terms) ? [addMonths(deliverOn, subscriptionMonths)] : [];
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
    return [
      {
        label: item === "pack" ? `${nameOf(quote.projectType)}, ${nameOf(key)}` : nameOf(key),
        details: details.join("\n"),
        quantity: 1,
        unitPrice: price.kind === "onQuote" ? null : price.amount,
        billing: isSubscription(price.kind) ? price.kind : "once",
        inclusion: "fixed",
      },
    ];
  });
  return {
    lines,
    discountPercent: quote.discountPercent,
    depositPercent: quote.depositPercent,
    instalments: quote.paymentMonths,
    client: {
      name: defaults.clientName,
      address: "",
      siren: "",
      vatNumber: "",
      registration: "",
      vatPlace: null,
    },
    startOn: null,
    deliverOn: null,
    validityDays,
    subscriptionMonths: defaults.subscriptionMonths,
    terms: defaults.terms,
    paymentLink: "",
    withdrawal: noWithdrawalAnswers,
    hosting: null,
    hostingYearly: null,
  };
}
