import * as v from "valibot";
import {
  billings,
  type ConfirmedQuote,
  type QuoteDraft,
  type QuoteTerms,
  type Taxed,
} from "#app/domain/confirmed-quote.ts";
import { locales } from "#app/domain/languages.ts";
import type { Cents } from "#app/domain/money.ts";
import { recordKind } from "./record.ts";
import { day, money, text, vatPlace, wholeNumber } from "./values.ts";

/** In the order of the form: a draft is identified by the hash of its JSON, which has to stay the same when it is read. */
const terms = <Price extends Cents | null>(
  unitPrice: v.GenericSchema<unknown, Price>,
): v.GenericSchema<unknown, QuoteTerms<Price>> =>
  v.object({
    lines: v.array(
      v.object({
        label: text,
        details: text,
        quantity: wholeNumber,
        unitPrice,
        billing: v.picklist(billings),
      }),
    ),
    discountPercent: wholeNumber,
    depositPercent: wholeNumber,
    instalments: wholeNumber,
    client: v.object({ name: text, address: text, siren: text, vatPlace }),
    startOn: day,
    deliverOn: day,
    validityDays: wholeNumber,
    subscriptionMonths: wholeNumber,
    terms: text,
    offPremises: v.boolean(),
  });

const taxed: v.GenericSchema<unknown, Taxed> = v.object({ net: money, vat: money, gross: money });

const confirmed: v.GenericSchema<unknown, ConfirmedQuote> = v.object({
  locale: v.picklist(locales),
  number: text,
  version: wholeNumber,
  issuedOn: day,
  validUntil: day,
  subject: text,
  terms: terms(money),
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
});

const draft: v.GenericSchema<unknown, QuoteDraft> = terms(v.nullable(money));

/** The quote that the agency is preparing. */
export const draftRecord = recordKind(draft);

/** A quote that the agency has confirmed. */
export const confirmedQuoteRecord = recordKind(confirmed);
