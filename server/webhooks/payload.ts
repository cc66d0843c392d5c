import { sanitizedLine, sanitizedText } from "#app/domain/sanitized-text.ts";
import { statementOf } from "#quotes/acceptance/statement.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import type { EventKind } from "#quotes/history.ts";
import { orderOf } from "#quotes/order/order.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { isCounted, isOptional, type TaxedAmount } from "#quotes/terms/confirmed-quote.ts";

/** The type of the message about each kind of event of which one is sent. */
const types: Readonly<Partial<Record<EventKind, string>>> = {
  "request-created": "request.created",
  "quote-confirmed": "quote.confirmed",
  "quote-accepted": "quote.accepted",
  "quote-declined": "quote.declined",
  "quote-withdrawn": "quote.withdrawn",
  "deposit-received": "quote.deposit_received",
  "deposit-cancelled": "quote.deposit_cancelled",
  question: "quote.question_asked",
  answer: "quote.question_answered",
};

/** Amounts are integers, in cents. */
const amounts = ({ net, vat, gross }: TaxedAmount) => ({ net, vat, gross });

/** Line breaks stay; what no person sees goes. */
const entered = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sanitizedText(value)]));

function requestOf(lead: Lead) {
  const { id, kind, locale, fields, visit, createdAt, quote } = lead;
  return {
    id,
    kind,
    locale,
    receivedAt: createdAt,
    fields: entered(fields),
    visit:
      visit === null ? null : { campaign: entered(visit.campaign), referrer: sanitizedLine(visit.referrer) },
    indicativeQuote:
      quote === null
        ? null
        : {
            number: quoteNumber(lead),
            currency: "EUR",
            projectType: quote.quote.projectType,
            pack: quote.quote.pack,
            months: quote.quote.paymentMonths,
            lines: quote.quote.lines.map(({ key, price }) => ({
              key,
              name: quote.names[key] ?? key,
              billing: price.kind,
              amount: "amount" in price ? price.amount : null,
            })),
            /** Before tax, without the lines that are on request. */
            total: quote.quote.total,
          },
  };
}

function quoteMessage(stored: StoredConfirmedQuote) {
  const { quote, pdfHash, decidedAt, decision, withdrawn } = stored;
  const { receivedOn, arrived, rest } = receivedDeposit(stored);
  const { number, version, locale, issuedOn, validUntil, subject, totals, vatPerMille, terms } = quote;
  return {
    number,
    version,
    locale,
    issuedOn,
    validUntil,
    pdfSha256: pdfHash,
    subject: sanitizedLine(subject),
    client: {
      name: sanitizedLine(terms.client.name),
      siren: sanitizedLine(terms.client.siren),
      vatNumber: sanitizedLine(terms.client.vatNumber),
      registration: sanitizedLine(terms.client.registration),
    },
    currency: "EUR",
    vatPerMille,
    /**
     * Once it is accepted, those of the contract. `option`: whether the client may leave it out, or, with a `choice`, takes another one of
     * that name; amounts count those chosen.
     */
    lines: terms.lines.map((line) => ({
      label: sanitizedLine(line.label),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      billing: line.billing,
      option: isOptional(line),
      chosen: isCounted(line),
      choice: sanitizedLine(line.choice),
    })),
    totals: {
      once: amounts(totals.once),
      monthly: amounts(totals.monthly),
      yearly: amounts(totals.yearly),
    },
    accepted:
      decision?.kind === "accepted"
        ? {
            at: decidedAt,
            ...statementOf(decision, sanitizedLine),
            codeEntered: decision.codeEntered === true,
          }
        : null,
    /** The day of the last receipt, and the sum of them. */
    depositReceivedOn: receivedOn,
    depositReceivedAmount: receivedOn === null ? null : arrived,
    /** What is still to be paid of an accepted quote's. */
    depositRestAmount: stored.status === "accepted" ? rest : null,
    withdrawn:
      withdrawn === null
        ? null
        : { at: withdrawn.at, name: sanitizedLine(withdrawn.name), email: sanitizedLine(withdrawn.email) },
    declined:
      decision?.kind === "declined" ? { at: decidedAt, reason: sanitizedText(decision.reason) } : null,
  };
}

/**
 * The message about an event, `{ type, timestamp, data }` as Standard Webhooks recommends. It has no secret link. Each
 * attempt makes it anew, from what is stored then.
 */
export function payloadOf({ lead, event, quote }: Pick<Claim, "lead" | "event" | "quote">): string {
  const type = types[event?.kind ?? "request-created"];
  if (type === undefined) throw new Error("No message is sent about such an event");
  const order = event?.kind === "quote-accepted" && quote !== null ? orderOf(lead, quote) : null;
  return JSON.stringify({
    type,
    timestamp: event?.at ?? lead.createdAt,
    data: {
      request: requestOf(lead),
      ...(quote === null ? {} : { quote: quoteMessage(quote) }),
      // Missing if the client has withdrawn since.
      ...(order === null ? {} : { order }),
      ...(event?.kind === "question" || event?.kind === "answer"
        ? { message: { text: sanitizedText(event.text) } }
        : {}),
      ...(event?.kind === "deposit-cancelled" ? { reason: sanitizedText(event.text) } : {}),
    },
  });
}
