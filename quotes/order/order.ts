import type { Day } from "#app/domain/days.ts";
import { isEmailAddress } from "#app/domain/email-address.ts";
import { add, type Cents, decimalEuros, subtract, zeroCents } from "#app/domain/money.ts";
import { sanitizedLine, sanitizedText } from "#app/domain/sanitized-text.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { languageTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { typesetIn, withPlainHyphens } from "#app/i18n/typography.ts";
import { paysBySepa, untaxedReason, vatCategory } from "#app/prices/vat.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import type { VatPlaceFacts } from "#content/place.ts";
import { type AcceptanceStatement, statementOf } from "#quotes/acceptance/statement.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { depositDaysOfAccepted } from "#quotes/deposit/days.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { latePayment, paymentTerms, subscriptionTerms } from "#quotes/facts/clauses.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import {
  type ConfirmedQuote,
  isCounted,
  lastDayOf,
  lineTotal,
  type TaxedAmount,
  taxedDeposit,
  taxedPaymentOf,
  taxedPayments,
} from "#quotes/terms/confirmed-quote.ts";
import { type Billing, billings, type QuoteClient } from "#quotes/terms/terms.ts";
import { datedQuoteOf } from "#quotes/withdrawal/accepted-quotes.ts";
import { type PostalAddress, postalAddressOf } from "./address.ts";

/**
 * The unit of UN/ECE Recommendation 20 of all lines: one. A line of three mailboxes that are paid each year has three units for the
 * document's period of a year; as three years (`ANN`) it would be read as a term.
 */
const unitCode = "C62";

/** What the number of each document ends with: UN/ECE Recommendation 20 names a month and a year so. */
const numberEndings = { once: "", monthly: "-MON", yearly: "-ANN" } as const satisfies Record<
  Billing,
  string
>;

/** The parts that recur have a number of their own, because each is a document with its own amounts. */
const numberOf = (quote: ConfirmedQuote, billing: Billing): string =>
  `${quote.number}${numberEndings[billing]}`;

/**
 * The electronic address of a company: its SIREN, which is what the directory of French electronic invoices begins with
 * (scheme 0225), else an e-mail address (scheme EM), else none.
 */
function electronicAddress(siren: string, email: string) {
  if (siren !== "") return { scheme: "0225", value: siren };
  return isEmailAddress(email) ? { scheme: "EM", value: email } : null;
}

const digitsOf = (number: string): string => number.replace(/\D/g, "");

export type Party = {
  readonly name: string;
  readonly siren: string | null;
  readonly siret?: string;
  readonly vatNumber: string | null;
  /** The number of a register or a tax office elsewhere. */
  readonly registration?: string | null;
  readonly electronicAddress: { readonly scheme: string; readonly value: string } | null;
  readonly address: PostalAddress;
  /** The person who accepted. */
  readonly contact?: AcceptanceStatement & { readonly email: string | null };
};

function seller(): Party {
  const { street, postalCode, city, country } = identity.address;
  const siret = digitsOf(legal.siret ?? "");
  const siren = siret.slice(0, 9);
  return {
    name: identity.legalName,
    siren: siren || null,
    ...(siret !== "" && { siret }),
    vatNumber: legal.vatNumber?.replace(/\s/g, "") ?? null,
    electronicAddress: electronicAddress(siren, identity.emails.hello),
    address: { lines: [street], postcode: postalCode, city, country },
  };
}

const buyerOf = (client: QuoteClient, contact: NonNullable<Party["contact"]>): Party => ({
  name: sanitizedLine(client.name),
  siren: client.siren || null,
  vatNumber: client.vatNumber || null,
  registration: sanitizedLine(client.registration) || null,
  electronicAddress: electronicAddress(client.siren, contact.email ?? ""),
  address: postalAddressOf(client),
  contact,
});

type Vat = {
  readonly code: VatPlaceFacts["vatCategory"];
  readonly exemptionReason: string | null;
  readonly exemptionCode: string | null;
};

/** The category of the quote's VAT. The quote decides whether there is some; the content, why there is none. */
function vatOf({ vatPerMille, terms, locale, number }: ConfirmedQuote): Vat {
  if (vatPerMille > 0) return { code: "S", exemptionReason: null, exemptionCode: null };
  const category = vatCategory(terms.client.vatPlace);
  const reason = untaxedReason(terms.client.vatPlace);
  return category === null || category.code === "S" || reason === null
    ? // The content has changed since: what it says now is not why this quote has no VAT.
      {
        code: "E",
        exemptionReason: translations[locale]("quoteDocument.order.untaxed", { number }),
        exemptionCode: null,
      }
    : {
        code: category.code,
        exemptionReason: typesetIn(reason, locale),
        exemptionCode: category.exemptionCode,
      };
}

type Period = { readonly start: Day; readonly end: Day };

/** What the amounts of a part are for: the work, or the first month or year of its subscriptions. */
function periodOf({ terms: { startOn, deliverOn } }: ConfirmedQuote, billing: Billing): Period {
  if (billing === "once") return { start: startOn, end: deliverOn };
  return { start: deliverOn, end: lastDayOf(deliverOn, billing === "monthly" ? 1 : 12) };
}

/** The shortest term of subscriptions; null where they have none, and of what is paid once. */
function termOf({ terms: { deliverOn, subscriptionMonths: months } }: ConfirmedQuote, billing: Billing) {
  return billing === "once" || months === 0
    ? null
    : { months, start: deliverOn, end: lastDayOf(deliverOn, months) };
}

/** When a part is paid, and what a late payment costs, in words. */
function paymentTermsOf(quote: ConfirmedQuote, billing: Billing): string {
  const { locale } = quote;
  const t = translations[locale];
  const schedule =
    billing === "once"
      ? [
          ...quoteFacts({ quote }, { locale, t }).schedule.map(({ label, when, amount }) =>
            t("quoteDocument.order.payment", {
              label: [label, when].filter(Boolean).join(", "),
              value: amount,
            }),
          ),
          paymentTerms(quote, { locale, t }),
        ]
      : [subscriptionTerms(quote.terms, t)];
  // For programs too, which know the plain hyphen.
  return withPlainHyphens([...schedule, latePayment({ locale, t })].join("\n"));
}

/** What an invoice between French companies states about its payment, each with its subject in UNTDID 4451 (BT-21). */
function invoiceNotes({ locale }: ConfirmedQuote) {
  const t = translations[locale];
  const { timesLegalRate, recovery } = legal.latePayment;
  return [
    {
      subject: "PMD",
      text: withPlainHyphens(t("quoteDocument.order.penalty", { times: timesLegalRate })),
    },
    {
      subject: "PMT",
      text: withPlainHyphens(t("quoteDocument.order.recovery", { amount: exactMoney(recovery, locale) })),
    },
    { subject: "AAB", text: t("quoteDocument.order.noDiscount") },
  ] as const;
}

/** When VAT is due, in UNTDID 2475: on payment, or on the date of the invoice. */
const vatDueCodes = { payment: "72", invoice: "5" } as const satisfies Record<typeof legal.vatDue, string>;

const taxedTexts = ({ net, vat, gross }: TaxedAmount) => ({
  amount: decimalEuros(gross),
  net: decimalEuros(net),
  vat: decimalEuros(vat),
});

/** How a part is paid, with a reference of its own; null of the first quotes, which named no account. */
function transferOf(quote: ConfirmedQuote, billing: Billing) {
  const { account, terms } = quote;
  return account === null
    ? null
    : { ...account, reference: numberOf(quote, billing), sepa: paysBySepa(terms.client.vatPlace) };
}

/** The day of the one payment that is left after the deposit; null where there are several, which a document has no fields for. */
function dueOnOf({ totals }: ConfirmedQuote, billing: Billing): Day | null {
  const [payment, ...others] = totals.payments.filter(({ kind }) => kind !== "deposit");
  return billing === "once" && others.length === 0 ? (payment?.dueOn ?? null) : null;
}

/**
 * What is paid once, each month and each year, as far as it has lines. The amounts of each add up as EN 16931 demands of an invoice
 * (BR-CO-10 to BR-CO-17): the lines to `linesTotal`, `linesTotal - discount = taxBasis`, `taxBasis + vat = total`,
 * `total - prepaid = due`. `received`: of the deposit, never more than it.
 */
function partsOf(quote: ConfirmedQuote, received: Cents) {
  const { terms, totals } = quote;
  const category = vatOf(quote);
  return billings.flatMap((billing) => {
    const lines = terms.lines.filter((line) => line.billing === billing && isCounted(line));
    if (lines.length === 0) return [];
    const { net, vat, gross } = totals[billing];
    const [discount, prepaid] = billing === "once" ? [totals.discount, received] : [zeroCents, zeroCents];
    return [
      {
        number: numberOf(quote, billing),
        billing,
        period: periodOf(quote, billing),
        shortestTerm: termOf(quote, billing),
        lines: lines.map((line, index) => ({
          number: index + 1,
          name: sanitizedLine(line.label),
          description: sanitizedText(line.details),
          quantity: line.quantity,
          unitCode,
          unitPrice: decimalEuros(line.unitPrice),
          netAmount: decimalEuros(lineTotal(line)),
        })),
        linesTotal: decimalEuros(add(...lines.map(lineTotal))),
        discount: discount === 0 ? null : { percent: terms.discountPercent, amount: decimalEuros(discount) },
        taxBasis: decimalEuros(net),
        /** All lines of a quote have the VAT of the client's place. */
        vat: {
          category: category.code,
          rate: (quote.vatPerMille / 10).toFixed(2),
          amount: decimalEuros(vat),
          exemptionReason: category.exemptionReason,
          exemptionCode: category.exemptionCode,
          /** Null where the seller charges none. */
          due: category.code === "S" ? { on: legal.vatDue, code: vatDueCodes[legal.vatDue] } : null,
        },
        total: decimalEuros(gross),
        prepaid: decimalEuros(prepaid),
        due: decimalEuros(subtract(gross, prepaid)),
        dueOn: dueOnOf(quote, billing),
        transfer: transferOf(quote, billing),
        paymentTerms: paymentTermsOf(quote, billing),
      },
    ];
  });
}

/**
 * The order that an accepted quote is, for the agency's accountant: the texts of both formats. Null for a quote that is not
 * accepted, or that its client withdrew from. `language`: of its texts.
 */
export function orderOf(lead: Lead, stored: StoredConfirmedQuote, language = stored.quote.locale) {
  const { status, decision, decidedAt, pdfHash, quoteAsSent } = stored;
  if (status !== "accepted" || decision?.kind !== "accepted" || decidedAt === null) return null;
  const quote = { ...datedQuoteOf(stored), locale: language };
  const { terms, locale, number } = quote;
  const { client } = terms;
  const t = translations[locale];
  const { email } = lead.fields;
  const deposit = taxedDeposit(quote);
  const { receivedOn, arrived, rest, excess } = receivedDeposit(stored);
  const asked = depositDaysOfAccepted(stored);
  const depositDueOn = asked?.until ?? asked?.from ?? null;
  const acceptedOn = agencyDay(Date.parse(decidedAt));
  return {
    note: t("quoteDocument.order.note"),
    /** The accepted document, where that is another than was offered: the number alone does not tell which. */
    acceptedNote:
      quoteAsSent === null
        ? null
        : t("quoteDocument.order.accepted", { number, date: formatDay(acceptedOn, locale), hash: pdfHash }),
    invoiceNotes: invoiceNotes(quote),
    number,
    requestId: lead.id,
    language: languageTag[locale],
    currency: "EUR",
    subject: sanitizedLine(quote.subject),
    quote: { version: quote.version, issuedOn: quote.issuedOn, pdfSha256: pdfHash },
    /** What the same number offered, if what was accepted is another document: with other options, so other amounts. */
    offered:
      quoteAsSent === null
        ? null
        : { pdfSha256: quoteAsSent.pdfHash, ...taxedTexts(quoteAsSent.quote.totals.once) },
    acceptedOn,
    acceptedAt: decidedAt,
    seller: seller(),
    buyer: buyerOf(client, {
      ...statementOf(decision, sanitizedLine),
      email: isEmailAddress(email) ? email : null,
    }),
    // What came beyond the deposit is owed to the client, until both have agreed on it.
    parts: partsOf(quote, subtract(arrived, excess)),
    deposit:
      deposit === undefined
        ? null
        : {
            ...taxedTexts(deposit),
            dueOn: depositDueOn,
            /** The first and the last day on which it may be paid; null where it is due with its invoice, or has no last day. */
            dueFrom: asked?.from ?? null,
            dueUntil: asked?.until ?? null,
            receivedOn,
            /** What arrived, which may differ from what was asked for; null where nothing has. */
            received: receivedOn === null ? null : taxedTexts(taxedPaymentOf(arrived, quote.vatPerMille)),
            /** Each transfer that arrived. */
            receipts: stored.depositReceipts
              .filter(({ struckOut }) => struckOut === null)
              .map((receipt) => ({
                receivedOn: receipt.receivedOn,
                ...taxedTexts(taxedPaymentOf(receipt.amount, quote.vatPerMille)),
              })),
            restAmount: decimalEuros(rest),
            /** What came beyond what was asked for: not prepaid. */
            excessAmount: decimalEuros(excess),
          },
    /**
     * `amount` is VAT included, of what is paid once. The deposit's day is the one that the pages show: null where it is due with its
     * invoice.
     */
    schedule: taxedPayments(quote).map(({ kind, dueOn, taxed }) => ({
      kind,
      dueOn: kind === "deposit" ? depositDueOn : dueOn,
      ...taxedTexts(taxed),
    })),
    specialTerms: sanitizedText(terms.terms),
  };
}

export type Order = NonNullable<ReturnType<typeof orderOf>>;
