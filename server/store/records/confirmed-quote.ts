import * as v from "valibot";
import { locales } from "#app/domain/languages.ts";
import type { Cents } from "#app/domain/money.ts";
import {
  billings,
  type ConfirmedQuote,
  type HostingAnswer,
  hostingKinds,
  inclusions,
  type QuoteDraft,
  type QuoteTerms,
  type TaxedAmount,
} from "#quotes/terms/confirmed-quote.ts";
import { recordKind } from "./record.ts";
import { day, money, text, vatPlace, wholeNumber } from "./values.ts";

const answer = v.nullable(v.boolean());

/** Only a draft has no price yet for the years after the one that is included. */
const hostingAnswer = <Open>(
  yearly: v.GenericSchema<unknown, Cents | Open>,
): v.GenericSchema<unknown, HostingAnswer<Open>> =>
  v.variant("hosting", [
    v.object({ hosting: v.literal("firstYear"), hostingYearly: yearly }),
    v.object({
      hosting: v.nullable(v.picklist(hostingKinds.filter((kind) => kind !== "firstYear"))),
      hostingYearly: v.null(),
    }),
  ]);

/**
 * In the order of the form: a draft is identified by the hash of its JSON, which has to stay the same when it is read.
 * `orOpen`: what a draft may leave open.
 */
const terms = <Open>(
  orOpen: <Value>(schema: v.GenericSchema<unknown, Value>) => v.GenericSchema<unknown, Value | Open>,
): v.GenericSchema<unknown, QuoteTerms<Open>> =>
  v.intersect([
    v.object({
      lines: v.array(
        v.object({
          label: text,
          details: text,
          quantity: wholeNumber,
          unitPrice: orOpen(money),
          billing: v.picklist(billings),
          inclusion: v.picklist(inclusions),
        }),
      ),
      discountPercent: wholeNumber,
      depositPercent: wholeNumber,
      instalments: wholeNumber,
      client: v.object({
        name: text,
        address: text,
        siren: text,
        vatNumber: text,
        registration: text,
        vatPlace: orOpen(vatPlace),
      }),
      startOn: orOpen(day),
      deliverOn: orOpen(day),
      validityDays: wholeNumber,
      subscriptionMonths: wholeNumber,
      terms: text,
      paymentLink: text,
      withdrawal: v.object({ offPremises: answer, fiveEmployees: answer, outsideActivity: answer }),
    }),
    hostingAnswer(orOpen(money)),
  ]);

const taxed: v.GenericSchema<unknown, TaxedAmount> = v.object({ net: money, vat: money, gross: money });

const confirmed: v.GenericSchema<unknown, ConfirmedQuote> = v.object({
  locale: v.picklist(locales),
  number: text,
  version: wholeNumber,
  issuedOn: day,
  validUntil: day,
  subject: text,
  terms: terms<never>((schema) => schema),
  canWithdraw: v.boolean(),
  vatPerMille: wholeNumber,
  totals: v.object({
    beforeDiscount: money,
    discount: money,
    once: taxed,
    monthly: taxed,
    yearly: taxed,
    payments: v.array(
      v.object({
        kind: v.picklist(["deposit", "instalment", "balance"]),
        dueOn: v.nullable(day),
        amount: money,
      }),
    ),
  }),
  account: v.nullable(v.object({ holder: text, iban: text, bic: text })),
  depositDays: v.nullable(wholeNumber),
  generalTermsHash: v.nullable(text),
});

const draft: v.GenericSchema<unknown, QuoteDraft> = terms<null>((schema) => v.nullable(schema));

/** The quote that the agency is preparing. */
export const draftRecord = recordKind(draft);

/** A quote that the agency has confirmed. */
export const confirmedQuoteRecord = recordKind(confirmed);
