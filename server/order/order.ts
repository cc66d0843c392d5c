import {
  type Billing,
  type ConfirmedQuote,
  depositOf,
  depositTransfer,
  type QuoteClient,
} from "#app/domain/confirmed-quote.ts";
import { addDays, addMonths, type Day } from "#app/domain/days.ts";
import { isEmailAddress } from "#app/domain/email-address.ts";
import { decimalEuros } from "#app/domain/money.ts";
import { type OrderPart, orderParts } from "#app/domain/order.ts";
import type { UntaxedCategory } from "#app/domain/place.ts";
import { paymentRows } from "#app/follow-up/payment-rows.ts";
import { languageTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { localized } from "#app/i18n/typography.ts";
import { untaxedReason, vatCategory } from "#app/offer/vat.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { today } from "#server/due.ts";
import type { StoredConfirmedQuote } from "#server/store/follow-up.ts";
import type { Lead } from "#server/store/leads.ts";
import { typedLine, typedLines } from "#server/typed-text.ts";
import { type Address, addressOf } from "./address.ts";

/** Units of UN/ECE Recommendation 20: one, a month, a year. */
const unitCodes = { once: "C62", monthly: "MON", yearly: "ANN" } as const satisfies Record<Billing, string>;

/** The parts that recur have a number of their own, because each is a document with its own amounts. */
const numberOf = (quote: ConfirmedQuote, billing: Billing): string =>
  billing === "once" ? quote.number : `${quote.number}-${unitCodes[billing]}`;

/**
 * The electronic address of a company: its SIREN, which is what the directory of French electronic invoices begins with
 * (scheme 0225), else an e-mail address (scheme EM), else none.
 */
function electronicAddress(siren: string, email: string) {
  if (siren !== "") return { scheme: "0225", value: siren };
  return isEmailAddress(email) ? { scheme: "EM", value: email } : null;
}

const plainDigits = (number: string): string => number.replace(/\D/g, "");

export type Party = {
  readonly name: string;
  readonly siren: string | null;
  readonly siret?: string;
  readonly vatNumber: string | null;
  readonly electronicAddress: { readonly scheme: string; readonly value: string } | null;
  readonly address: Address;
  /** The person who accepted. */
  readonly contact?: { readonly name: string; readonly capacity: string; readonly email: string | null };
};

function seller(): Party {
  const { street, postalCode, city, country } = identity.address;
  const siret = plainDigits(legal.siret);
  const siren = siret.slice(0, 9);
  return {
    name: identity.legalName,
    siren,
    siret,
    vatNumber: legal.vatNumber.replace(/\s/g, ""),
    electronicAddress: electronicAddress(siren, identity.emails.hello),
    address: { lines: [street], postcode: postalCode, city, country },
  };
}

const buyerOf = (client: QuoteClient, contact: NonNullable<Party["contact"]>): Party => ({
  name: typedLine(client.name),
  siren: client.siren || null,
  vatNumber: client.vatNumber || null,
  electronicAddress: electronicAddress(client.siren, contact.email ?? ""),
  address: addressOf(client),
  contact,
});

type Vat = {
  readonly code: "S" | UntaxedCategory;
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
        exemptionReason: localized(reason, locale),
        exemptionCode: category.exemptionCode,
      };
}

/** From when to when a part is supplied: the work, or the shortest term of its subscriptions. */
function periodOf(
  { terms }: ConfirmedQuote,
  billing: Billing,
): { readonly start: Day; readonly end: Day | null } {
  const { startOn, deliverOn, subscriptionMonths: months } = terms;
  if (billing === "once") return { start: startOn, end: deliverOn };
  return { start: deliverOn, end: months === 0 ? null : addDays(addMonths(deliverOn, months), -1) };
}

/** When a part is paid, in words. */
function paymentTermsOf(quote: ConfirmedQuote, billing: Billing): string {
  const t = translations[quote.locale];
  if (billing !== "once")
    return t("quoteDocument.confirmed.subscriptions", { months: quote.terms.subscriptionMonths });
  const rows = paymentRows(quote, { locale: quote.locale, t });
  return rows.map(({ label, value }) => t("quoteDocument.order.payment", { label, value })).join("\n");
}

function partOf(quote: ConfirmedQuote, vat: Vat, part: OrderPart) {
  const { billing, discount } = part;
  const unitCode = unitCodes[billing];
  const rate = (quote.vatPerMille / 10).toFixed(2);
  return {
    number: numberOf(quote, billing),
    billing,
    period: periodOf(quote, billing),
    lines: part.lines.map(({ line, total }, index) => ({
      number: index + 1,
      name: typedLine(line.label),
      description: typedLines(line.details),
      quantity: line.quantity,
      unitCode,
      unitPrice: decimalEuros(line.unitPrice),
      netAmount: decimalEuros(total),
    })),
    linesTotal: decimalEuros(part.beforeDiscount),
    discount:
      discount === 0 ? null : { percent: quote.terms.discountPercent, amount: decimalEuros(discount) },
    taxBasis: decimalEuros(part.net),
    /** All lines of a quote have the VAT of the client's place. */
    vat: {
      category: vat.code,
      rate,
      amount: decimalEuros(part.vat),
      exemptionReason: vat.exemptionReason,
      exemptionCode: vat.exemptionCode,
    },
    total: decimalEuros(part.gross),
    prepaid: decimalEuros(part.prepaid),
    due: decimalEuros(part.due),
    paymentTerms: paymentTermsOf(quote, billing),
  };
}

/**
 * The order that an accepted quote is, for the agency's accountant: the texts of both formats. Null for a quote that is not
 * accepted, or that its client withdrew from.
 */
export function orderOf(lead: Lead, stored: StoredConfirmedQuote) {
  const { quote, status, decision, decidedAt, depositReceivedOn, pdfHash } = stored;
  if (status !== "accepted" || decision?.kind !== "accepted" || decidedAt === null) return null;
  const { terms, totals, locale, number } = quote;
  const { client } = terms;
  const t = translations[locale];
  const { email } = lead.fields;
  const deposit = depositOf(totals);
  const transfer = depositTransfer(quote);
  const vat = vatOf(quote);
  return {
    note: t("quoteDocument.order.note"),
    number,
    requestId: lead.id,
    language: languageTag[locale],
    currency: "EUR",
    subject: typedLine(quote.subject),
    quote: { version: quote.version, issuedOn: quote.issuedOn, pdfSha256: pdfHash },
    acceptedOn: today(Date.parse(decidedAt)),
    acceptedAt: decidedAt,
    seller: seller(),
    buyer: buyerOf(client, {
      name: typedLine(decision.name),
      capacity: typedLine(decision.capacity),
      email: isEmailAddress(email) ? email : null,
    }),
    /** What is paid once, each month and each year. */
    parts: orderParts(quote, depositReceivedOn !== null).map((part) => partOf(quote, vat, part)),
    deposit:
      deposit === undefined ? null : { amount: decimalEuros(deposit.amount), receivedOn: depositReceivedOn },
    /** VAT included, of what is paid once. The deposit has no day: it is due on acceptance, or as the terms say. */
    schedule: totals.payments.map(({ kind, dueOn, amount }) => ({
      kind,
      dueOn,
      amount: decimalEuros(amount),
    })),
    transfer: transfer === null ? null : { ...transfer.account, reference: transfer.reference },
    specialTerms: typedLines(terms.terms),
  };
}

export type Order = NonNullable<ReturnType<typeof orderOf>>;
export type OrderedPart = Order["parts"][number];
