import { countrySpecs, isValidBIC, isValidIBAN } from "ibantools";
import * as v from "valibot";
import { paymentMonthChoices } from "#app/domain/catalogue.ts";
import { isSiren, isSiret, isVatNumber } from "#app/domain/company-number.ts";
import { maxHolderLength, quoteBounds } from "#app/domain/quote-bounds.ts";
import { services } from "#app/domain/services.ts";
import {
  amount,
  amountUpTo,
  type ContentOf,
  checkedBy,
  count,
  countUpTo,
  day,
  file,
  name,
  numberBetween,
  perLanguage,
  plainText,
  shortText,
  slug,
  text,
  titledText,
  webAddress,
} from "./common.ts";

const maxMonths = 60;
const monthRange = v.pipe(
  v.strictObject({ from: countUpTo(maxMonths), to: countUpTo(maxMonths) }),
  checkedBy(({ from, to }) => (to < from ? [{ path: ["to"], message: `expected at least ${from}` }] : [])),
);

/** A month: whoever answers later promises nothing. */
const maxHours = 744;

/** The agency's promises, durations and quantities. Texts use them, so that each figure is written in one place. */
export const figuresSchema = file({
  delivery: v.strictObject({ showcase: monthRange, ecommerce: monthRange, booking: monthRange }),
  /** The terms of the configurator. */
  paymentMonthChoices: v.strictTuple([
    v.literal(paymentMonthChoices[0]),
    v.literal(paymentMonthChoices[1]),
    v.literal(paymentMonthChoices[2]),
  ]),
  packProducts: count,
  maintenance: v.strictObject({ bronze: count, silver: count, gold: count }),
  writtenPages: count,
  optimisedPages: count,
  multiPages: count,
  migratedPages: count,
  includedMonths: countUpTo(maxMonths),
  contractMonths: countUpTo(quoteBounds.subscriptionMonths[1]),
  warrantyMonths: countUpTo(maxMonths),
  reportsPerYear: countUpTo(366),
  blogMonths: countUpTo(maxMonths),
  interviewHours: countUpTo(maxHours),
  answerHours: countUpTo(maxHours),
  reminderHours: countUpTo(maxHours),
  quoteReminderDays: countUpTo(quoteBounds.validityDays[1]),
  depositDays: countUpTo(quoteBounds.validityDays[1]),
  quoteMinutes: countUpTo(60),
  /** Null: the about page says nothing of it. */
  vision: v.nullable(v.strictObject({ year: countUpTo(2100), billions: count })),
});
export type Figures = Readonly<ContentOf<typeof figuresSchema>>;

const adviceSubjects = [
  "generalTerms",
  "withdrawal",
  "electronicInvoices",
  "chatbot",
  "accessibility",
] as const;
export type AdviceSubject = (typeof adviceSubjects)[number];

/**
 * What a company must state about itself on a quote, by law. Null: not known yet; pages and documents leave it out, and a quote
 * that needs it is not confirmed.
 */
export const legalSchema = file({
  /** 0: none, as that of an owner without a company. */
  capital: v.nullable(amountUpTo(1_000_000_000)),
  siret: v.nullable(
    v.pipe(
      v.string(),
      // Typed with or without spaces, shown in groups.
      v.transform((typed) =>
        typed.replaceAll(/\s/g, "").replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, "$1 $2 $3 $4"),
      ),
      v.regex(/^\d{3} \d{3} \d{3} \d{5}$/, "expected 14 digits as 732 829 320 00074"),
      v.check((typed) => {
        const digits = typed.replaceAll(" ", "");
        // The zeros are the sample's, which no company has.
        if (digits.length !== 14 || /^0+$/.test(digits)) return true;
        return isSiret(digits) && isSiren(digits.slice(0, 9));
      }, "expected the 14 digits of a SIRET: one of these is wrong"),
    ),
  ),
  register: v.nullable(name),
  vatNumber: v.nullable(
    v.pipe(
      shortText(20),
      v.check((typed) => {
        const number = typed.replaceAll(" ", "");
        return /^[A-Z]{2}0+$/.test(number) || isVatNumber(number);
      }, "expected a country's code and its number, as FR12 123456789"),
    ),
  ),
  host: v.nullable(v.strictObject({ name, address: shortText(200), phone: shortText(25) })),
  /** The mediator of consumer disputes that the agency has joined (article R616-1 of the Code de la consommation). */
  mediator: v.nullable(v.strictObject({ name, address: shortText(200), site: webAddress })),
  latePayment: v.strictObject({
    timesLegalRate: v.pipe(
      v.number(),
      v.minValue(3, "expected at least 3, the least that the law allows"),
      v.maxValue(100, "expected at most 100"),
    ),
    recovery: amount,
  }),
  vatDue: v.picklist(["payment", "invoice"]),
  /** The day on which the agency has checked the accessibility of this site as it is. Null: its statement claims no checks. */
  accessibilityChecked: v.nullable(day),
  /** What a lawyer or an accountant has answered. No page shows it: check-live asks for what is null. */
  advice: v.strictObject(v.entriesFromList(adviceSubjects, v.nullable(plainText))),
});
export type Legal = Readonly<ContentOf<typeof legalSchema>>;

const countryOf = (iban: string): string => iban.slice(0, 2);

/** What is wrong with the number of an account; null if clients can pay to it. */
function ibanProblem(iban: string): string | null {
  if (!/^[A-Z\d]+$/.test(iban)) return "expected an IBAN without spaces";
  const country = countryOf(iban);
  const { chars, SEPA } = countrySpecs[country] ?? { chars: null, SEPA: false };
  if (chars === null || !SEPA)
    return "expected an IBAN of a country in the Single Euro Payments Area, as FR…";
  if (iban.length !== chars)
    return `expected ${chars} letters and digits, as an IBAN of ${country} has, found ${iban.length}`;
  return isValidIBAN(iban) ? null : "expected an IBAN: one of its letters or digits is wrong";
}

/** Whose banks have the same country in their IBAN as another one's. */
const ibanCountries: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"].map((code) => [code, "FR"]),
  ),
  ...{ AX: "FI", GG: "GB", IM: "GB", JE: "GB" },
};

function bicProblem(bic: string): string | null {
  if (!/^[A-Z\d]{8}(?:[A-Z\d]{3})?$/.test(bic)) return "expected 8 or 11 capitals and digits";
  return isValidBIC(bic) ? null : "expected a BIC: four letters, a country, two or five letters and digits";
}

type Account = { readonly iban: string; readonly bic: string };

function accountProblems({ iban, bic }: Account): readonly { path: string[]; message: string }[] {
  const [wrongIban, wrongBic] = [ibanProblem(iban), bicProblem(bic)];
  if (wrongIban !== null || wrongBic !== null)
    return [
      ...(wrongIban === null ? [] : [{ path: ["iban"], message: wrongIban }]),
      ...(wrongBic === null ? [] : [{ path: ["bic"], message: wrongBic }]),
    ];
  const [country, found] = [countryOf(iban), bic.slice(4, 6)];
  if ((ibanCountries[found] ?? found) === country) return [];
  return [{ path: ["bic"], message: `expected a BIC of ${country}, the IBAN’s country, found ${found}` }];
}

export const bankSchema = file({
  bank: v.nullable(
    v.pipe(
      v.strictObject({ holder: shortText(maxHolderLength), iban: v.string(), bic: v.string() }),
      checkedBy<{ holder: string } & Account>(accountProblems),
    ),
  ),
});
export type Bank = ContentOf<typeof bankSchema>;

const range = v.pipe(
  v.strictObject({ from: amount, to: amount }),
  checkedBy(({ from, to }) =>
    to < from ? [{ path: ["to"], message: `expected at least ${from / 100}` }] : [],
  ),
);

export const pricedServices = ["showcase", "ecommerce", "maintenance", "seo", "identity"] as const;
export type PricedService = (typeof pricedServices)[number];

export const priceRangesSchema = file({
  priceRanges: v.strictObject(v.entriesFromList(pricedServices, range)),
});
export type PriceRanges = ContentOf<typeof priceRangesSchema>;

const rate = numberBetween(0.01, 100, "expected a rate in per cent");

/** Null: the agency knows no rate of its own, and pages state none. */
export const conversionRatesSchema = file({
  conversionRates: v.nullable(
    v.strictObject({
      own: rate,
      /** The first day of the visits that the rate was counted from; absent while it is estimated. */
      since: v.optional(day),
      method: perLanguage(plainText),
      world: rate,
      source: v.strictObject({ name, url: webAddress }),
      projectSlug: slug,
      result: perLanguage(plainText),
    }),
  ),
});
export type ConversionRatesFile = Readonly<ContentOf<typeof conversionRatesSchema>>;

/** A list whose last line is removed is nothing. */
export const offeredServicesSchema = file({ offeredServices: v.nullable(v.array(v.picklist(services)), []) });
export type OfferedServicesFile = Readonly<ContentOf<typeof offeredServicesSchema>>;

/** What the agency says of itself, on the page about it. */
export const agencySchema = file({
  values: v.array(titledText),
  method: v.array(titledText),
  /** Its promises to its clients, as figures. */
  promises: v.array(v.strictObject({ figure: perLanguage(text), text: perLanguage(text) })),
  /** Its history, from its founding to now. */
  milestones: v.array(
    v.strictObject({ when: perLanguage(text), title: perLanguage(text), text: perLanguage(text) }),
  ),
});
export type Agency = Readonly<ContentOf<typeof agencySchema>>;
