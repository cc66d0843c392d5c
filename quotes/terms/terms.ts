/**
 * The terms of a quote, described once: first as they are stored, then the fields of their draft's form. Types, messages, what is
 * written into the form and what is missing before a quote is confirmed follow from both.
 */

import * as v from "valibot";
import { maxDetailsLength, quoteBounds } from "#app/domain/quote-bounds.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import { day, list, money, shape, text, vatPlace, wholeNumber } from "#quotes/stored-values.ts";
import {
  amountLater,
  answerLater,
  companyNumber,
  dayLater,
  type Fields,
  line,
  link,
  namesOf,
  needed,
  numberOf,
  oneOf,
  oneOfLater,
  paragraph,
  whole,
} from "./fields.ts";
import { caseStudySlugs, presentationTerms, signatories } from "./presentation.ts";
import { deliveryRange, startRange } from "./quote-days.ts";
import { noWithdrawalAnswers } from "./withdrawal-answers.ts";

/** How often a line is invoiced. */
export const billings = ["once", "monthly", "yearly"] as const;
export type Billing = (typeof billings)[number];

/**
 * Whether a line is part of the quote, or an option: `selected`, which the client may leave out, or `notSelected`, which the
 * client may add.
 */
export const inclusions = ["fixed", "selected", "notSelected"] as const;
export type Inclusion = (typeof inclusions)[number];

/**
 * Whether hosting is in the price: in a subscription of the quote, in what is paid once for the first twelve months, or not, and then
 * the client pays a host of their choice.
 */
export const hostingKinds = ["subscription", "firstYear", "notIncluded"] as const;

/** Null: not answered yet; in a quote that was confirmed before it was asked, not asked. */
const answer = v.nullable(v.boolean());

/** What the agency has still to decide is null (`Open`) in a draft, and never in a quote. */
type MaybeUndecided<Open> = <Value>(
  schema: v.GenericSchema<unknown, Value>,
) => v.GenericSchema<unknown, Value | Open>;

/** The agency's answer about hosting, with a price where it needs one. */
const hostingAnswer = <Open>(maybeUndecided: MaybeUndecided<Open>) =>
  v.variant("hosting", [
    /** The price is before tax, for each year after the first. */
    shape({ hosting: v.literal("firstYear"), hostingYearly: maybeUndecided(money) }),
    shape({
      /** Null: still to be decided; of the first quotes, which said it in their special terms. */
      hosting: v.nullable(v.picklist(hostingKinds.filter((kind) => kind !== "firstYear"))),
      hostingYearly: v.null(),
    }),
  ]);

const lineOf = <Open>(maybeUndecided: MaybeUndecided<Open>) =>
  shape({
    label: text,
    /** What it contains; lines separated by `\n`. */
    details: text,
    /** At least 1. */
    quantity: wholeNumber,
    /** For one unit, before tax. */
    unitPrice: maybeUndecided(money),
    billing: v.picklist(billings),
    inclusion: v.picklist(inclusions),
    /** Of an option, the name of the group of which its client takes exactly one; empty of any other. Once accepted, of which it was one. */
    choice: v.optional(text, ""),
  });

/** Its order is that of the stored JSON, by whose hash a draft is identified. */
const termsOf = <Open>(maybeUndecided: MaybeUndecided<Open>) =>
  v.intersect([
    shape({
      /** At least one. */
      lines: list(lineOf(maybeUndecided)),
      ...presentationTerms,
      /** Taken off the lines that are paid once. */
      discountPercent: wholeNumber,
      /** Of the amount that is paid once, VAT included. */
      depositPercent: wholeNumber,
      /** Monthly payments after the deposit; 0: the balance is due on delivery. */
      instalments: wholeNumber,
      client: shape({
        /** The registered name of the company. */
        name: text,
        /** Lines separated by `\n`. */
        address: text,
        /** Nine digits; empty outside France. */
        siren: text,
        /** With its country's letters, without spaces: `FR44732829320`. Empty without one. */
        vatNumber: text,
        /** The number of a register or of a tax office elsewhere, as the client writes it. Empty without one. */
        registration: text,
        vatPlace: maybeUndecided(vatPlace),
      }),
      startOn: maybeUndecided(day),
      deliverOn: maybeUndecided(day),
      /** How many days the client may accept it. */
      validityDays: wholeNumber,
      /** The shortest term of monthly and yearly lines, in months. */
      subscriptionMonths: wholeNumber,
      /** Special terms; lines separated by `\n`, empty for none. */
      terms: text,
      /** Where the client may pay the deposit, beside the transfer: `paymentLink` reads it. Empty without one. */
      paymentLink: text,
      withdrawal: shape({ offPremises: answer, fiveEmployees: answer, outsideActivity: answer }),
    }),
    hostingAnswer(maybeUndecided),
  ]);

/** What the agency decides about a quote, as it is stored. */
export const quoteTerms = termsOf<never>((schema) => schema);

/** The same while the agency prepares it. */
export const quoteDraft = termsOf<null>((schema) => v.nullable(schema));

/** A line of a draft, alone. */
export const quoteLine = lineOf<null>((schema) => v.nullable(schema));

export type QuoteTerms<Open = never> = v.InferOutput<ReturnType<typeof termsOf<Open>>>;
/** Where something is null, it cannot be confirmed. */
export type QuoteDraft = QuoteTerms<null>;
export type QuoteLine<Open = never> = QuoteTerms<Open>["lines"][number];
export type QuoteClient<Open = never> = QuoteTerms<Open>["client"];
export type HostingAnswer<Open = never> = v.InferOutput<ReturnType<typeof hostingAnswer<Open>>>;

/** A draft of which nothing is known. */
export const blankDraft = {
  lines: [],
  title: "",
  note: "",
  signedBy: "",
  caseStudies: [],
  discountPercent: 0,
  depositPercent: 0,
  instalments: 0,
  client: { name: "", address: "", siren: "", vatNumber: "", registration: "", vatPlace: null },
  startOn: null,
  deliverOn: null,
  validityDays: 0,
  subscriptionMonths: 0,
  terms: "",
  paymentLink: "",
  withdrawal: noWithdrawalAnswers,
  hosting: null,
  hostingYearly: null,
} as const satisfies QuoteDraft;

/** What a draft has beside its lines, by the names of the form. */
export function draftValues({ lines: _, caseStudies, client, withdrawal, ...terms }: QuoteDraft) {
  const { name, address, siren, vatNumber, registration, vatPlace } = client;
  const [caseStudy1 = "", caseStudy2 = ""] = caseStudies;
  return {
    ...terms,
    caseStudy1,
    caseStudy2,
    clientName: name,
    clientAddress: address,
    clientSiren: siren,
    clientVatNumber: vatNumber,
    clientRegistration: registration,
    vatPlace,
    ...withdrawal,
  };
}
type DraftValuesOf = ReturnType<typeof draftValues>;
export type DraftField = keyof DraftValuesOf;
export type DraftValues = { readonly [Name in DraftField]: DraftValuesOf[Name] };

/** Values of the form, or null where one cannot be read, by the names of a draft. */
export function groupedValues({
  caseStudy1,
  caseStudy2,
  clientName: name,
  clientAddress: address,
  clientSiren: siren,
  clientVatNumber: vatNumber,
  clientRegistration: registration,
  vatPlace,
  offPremises,
  fiveEmployees,
  outsideActivity,
  ...terms
}: { readonly [Name in DraftField]: DraftValues[Name] | null }) {
  return {
    ...terms,
    caseStudies: [...new Set([caseStudy1, caseStudy2])].filter((slug) => slug !== null && slug !== ""),
    client: { name, address, siren, vatNumber, registration, vatPlace },
    withdrawal: { offPremises, fiveEmployees, outsideActivity },
  };
}

/** The fields of each line. */
export const lineFields: Fields<QuoteLine<null>> = {
  label: line(120, "required"),
  details: paragraph(maxDetailsLength),
  quantity: whole([1, 999]),
  unitPrice: amountLater,
  billing: oneOf(billings),
  inclusion: oneOf(inclusions),
  choice: line(60),
};

export const instalmentChoices = [0, 3, 6, 12, 24, 36] as const;

/** The other fields of the form, in the order of their messages. */
export const draftFields: Fields<DraftValues> = {
  title: line(150),
  note: paragraph(1200),
  signedBy: oneOf(["", ...signatories]),
  caseStudy1: oneOf(["", ...caseStudySlugs]),
  caseStudy2: oneOf(["", ...caseStudySlugs]),
  clientName: needed(line(150)),
  clientSiren: needed(companyNumber("siren"), "siren"),
  clientVatNumber: needed(companyNumber("vatNumber"), "vatNumber"),
  clientRegistration: line(80),
  clientAddress: needed(paragraph(300)),
  vatPlace: needed(oneOfLater<VatPlace>(vatPlaceKeys)),
  startOn: needed(dayLater(({ today }) => startRange(today))),
  deliverOn: needed(dayLater(({ start }) => (start === null ? null : deliveryRange(start)))),
  validityDays: whole(quoteBounds.validityDays),
  hosting: needed(oneOfLater(hostingKinds)),
  hostingYearly: amountLater,
  offPremises: needed(answerLater),
  fiveEmployees: needed(answerLater),
  outsideActivity: needed(answerLater),
  discountPercent: whole([0, 100]),
  depositPercent: whole([0, 100]),
  instalments: numberOf(instalmentChoices, [0, 60]),
  subscriptionMonths: whole(quoteBounds.subscriptionMonths),
  paymentLink: link,
  terms: paragraph(3000),
};
export const draftFieldNames = namesOf(draftFields);
