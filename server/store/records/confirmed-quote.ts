import * as v from "valibot";
import {
  billings,
  type ConfirmedQuote,
  type HostingAnswer,
  hostingKinds,
  inclusions,
  type QuoteDraft,
  type QuoteTerms,
  type TaxedAmount,
} from "#app/domain/confirmed-quote.ts";
import { locales } from "#app/domain/languages.ts";
import type { Cents } from "#app/domain/money.ts";
import { noWithdrawalAnswers } from "#app/domain/withdrawal.ts";
import { isObject, recordKind, type Upgrade } from "./record.ts";
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

/** One box stood for two of the questions about withdrawal. It was empty unless somebody ticked it: that is no answer. */
const withAnswers: Upgrade = ({ offPremises, ...stored }) => ({
  ...stored,
  withdrawal:
    offPremises === true
      ? { ...noWithdrawalAnswers, offPremises: true, fiveEmployees: true }
      : noWithdrawalAnswers,
});

/** Where the box was ticked, the quote's document has the withdrawal form. */
const withOutcome: Upgrade = (stored) =>
  isObject(stored.terms)
    ? { ...stored, terms: withAnswers(stored.terms), canWithdraw: stored.terms.offPremises === true }
    : stored;

/** The first quotes named no account: their deposit was asked for with its invoice. */
const withoutAccount: Upgrade = (stored) => ({ ...stored, account: null });

/** The first drafts had no options. */
const withoutOptions: Upgrade = ({ lines, ...stored }) => ({
  ...stored,
  lines: Array.isArray(lines)
    ? lines.map((line: unknown) => (isObject(line) ? { ...line, inclusion: "fixed" } : line))
    : lines,
});

/** The first quotes did not have the client's VAT number. The fields keep the order of the schema. */
const withoutVatNumber: Upgrade = ({ client, ...stored }) => {
  if (!isObject(client)) return { ...stored, client };
  const { vatPlace: place, ...others } = client;
  return { ...stored, client: { ...others, vatNumber: "", vatPlace: place } };
};

/** The first quotes had no place for a number of another country's register. */
const withoutRegistration: Upgrade = ({ client, ...stored }) => {
  if (!isObject(client)) return { ...stored, client };
  const { vatPlace: place, ...others } = client;
  return { ...stored, client: { ...others, registration: "", vatPlace: place } };
};

/** The first quotes were paid by transfer alone. */
const withoutPaymentLink: Upgrade = ({ withdrawal, ...stored }) => ({
  ...stored,
  paymentLink: "",
  withdrawal,
});

/** The first quotes did not say under which version of the general terms. */
const withoutTermsHash: Upgrade = (stored) => ({ ...stored, generalTermsHash: null });

/** The first quotes named no last day of the deposit. The fields keep the order of the schema. */
const withoutDepositDays: Upgrade = ({ generalTermsHash, ...stored }) => ({
  ...stored,
  depositDays: null,
  generalTermsHash,
});

const inclusionNames: Readonly<Record<string, string>> = { chosen: "selected", offered: "notSelected" };

/** Other words for whether the amounts have an option. */
const withSelectedOptions: Upgrade = ({ lines, ...stored }) => ({
  ...stored,
  lines: Array.isArray(lines)
    ? lines.map((line: unknown) =>
        isObject(line)
          ? { ...line, inclusion: inclusionNames[String(line.inclusion)] ?? line.inclusion }
          : line,
      )
    : lines,
});

/** The first drafts and quotes said in their special terms whether hosting is included. */
const withoutHosting: Upgrade = (stored) => ({ ...stored, hosting: null, hostingYearly: null });

/** An upgrade of a draft, for the terms of a confirmed quote. */
const ofTerms =
  (upgrade: Upgrade): Upgrade =>
  (stored) =>
    isObject(stored.terms) ? { ...stored, terms: upgrade(stored.terms) } : stored;

/** The quote that the agency is preparing. */
export const draftRecord = recordKind(draft, [
  withAnswers,
  withoutOptions,
  withoutVatNumber,
  withoutPaymentLink,
  withoutRegistration,
  withSelectedOptions,
  withoutHosting,
]);

/** A quote that the agency has confirmed. */
export const confirmedQuoteRecord = recordKind(confirmed, [
  withOutcome,
  withoutAccount,
  ofTerms(withoutOptions),
  ofTerms(withoutVatNumber),
  ofTerms(withoutPaymentLink),
  withoutTermsHash,
  ofTerms(withoutRegistration),
  ofTerms(withSelectedOptions),
  withoutDepositDays,
  ofTerms(withoutHosting),
]);
