import * as v from "valibot";
import { paymentMonthChoices } from "#app/domain/catalogue.ts";
import { isSiren, isSiret } from "#app/domain/company-number.ts";
import { isDay } from "#app/domain/days.ts";
import { services } from "#app/domain/services.ts";
import {
  amount,
  type ContentOf,
  count,
  file,
  inLanguages,
  plainText,
  slug,
  text,
  webAddress,
} from "./common.ts";

const months = v.strictObject({ from: count, to: count });

/** The agency's promises, durations and quantities. Texts use them, so that each figure is written in one place. */
export const figuresSchema = file({
  delivery: v.strictObject({ showcase: months, ecommerce: months, booking: months }),
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
  includedMonths: count,
  contractMonths: count,
  warrantyMonths: count,
  reportsPerYear: count,
  blogMonths: count,
  interviewHours: count,
  answerHours: count,
  reminderHours: count,
  quoteReminderDays: count,
  depositDays: count,
  quoteMinutes: count,
  /** Null: the about page says nothing of it. */
  vision: v.nullable(v.strictObject({ year: count, billions: count })),
});
export type Figures = Readonly<ContentOf<typeof figuresSchema>>;

const advised = ["generalTerms", "withdrawal", "electronicInvoices", "chatbot", "accessibility"] as const;
export type Advised = (typeof advised)[number];

/**
 * What a company must state about itself on a quote, by law. Null: not known yet; pages and documents leave it out, and a quote
 * that needs it is not confirmed.
 */
export const legalSchema = file({
  /** 0: none, as that of an owner without a company. */
  capital: v.nullable(amount),
  siret: v.nullable(
    v.pipe(
      v.string(),
      v.regex(/^\d{3} \d{3} \d{3} \d{5}$/, "expected 14 digits as 732 829 320 00074"),
      v.check((typed) => {
        const digits = typed.replaceAll(" ", "");
        // The zeros are the sample's, which no company has.
        if (digits.length !== 14 || /^0+$/.test(digits)) return true;
        return isSiret(digits) && isSiren(digits.slice(0, 9));
      }, "expected the 14 digits of a SIRET: one of these is wrong"),
    ),
  ),
  register: v.nullable(plainText),
  vatNumber: v.nullable(plainText),
  host: v.nullable(v.strictObject({ name: plainText, address: plainText, phone: plainText })),
  /** The mediator of consumer disputes that the agency has joined (article R616-1 of the Code de la consommation). */
  mediator: v.nullable(v.strictObject({ name: plainText, address: plainText, site: webAddress })),
  latePayment: v.strictObject({
    timesLegalRate: v.pipe(v.number(), v.minValue(3, "expected at least 3, the least that the law allows")),
    recovery: amount,
  }),
  vatDue: v.picklist(["payment", "invoice"]),
  /** What a lawyer or an accountant has answered. No page shows it: check-live asks for what is null. */
  advice: v.strictObject(v.entriesFromList(advised, v.nullable(plainText))),
});
export type Legal = Readonly<ContentOf<typeof legalSchema>>;

export const bankSchema = file({
  bank: v.nullable(
    v.strictObject({
      holder: plainText,
      iban: v.pipe(v.string(), v.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, "expected an IBAN without spaces")),
      bic: v.pipe(v.string(), v.regex(/^[A-Z\d]{8}(?:[A-Z\d]{3})?$/, "expected 8 or 11 capitals and digits")),
    }),
  ),
});
export type Bank = ContentOf<typeof bankSchema>;

const range = v.strictObject({ from: amount, to: amount });

export const pricedServices = ["showcase", "ecommerce", "maintenance", "seo", "identity"] as const;
export type PricedService = (typeof pricedServices)[number];

export const priceRangesSchema = file({
  priceRanges: v.strictObject(v.entriesFromList(pricedServices, range)),
});
export type PriceRanges = ContentOf<typeof priceRangesSchema>;

const rate = v.pipe(
  v.number(),
  v.minValue(0.01, "expected a rate in per cent"),
  v.maxValue(100, "expected a rate in per cent"),
);

/** Null: the agency knows no rate of its own, and pages state none. */
export const conversionRatesSchema = file({
  conversionRates: v.nullable(
    v.strictObject({
      own: rate,
      /** The first day of the visits that the rate was counted from; absent while it is estimated. */
      since: v.optional(v.pipe(v.string(), v.check(isDay, "expected a day as 2026-11-27"))),
      method: inLanguages(plainText),
      world: rate,
      source: v.strictObject({ name: plainText, url: webAddress }),
      projectSlug: slug,
      result: inLanguages(plainText),
    }),
  ),
});
export type ConversionRatesFile = Readonly<ContentOf<typeof conversionRatesSchema>>;

/** A list whose last line is removed is nothing. */
export const offeredServicesSchema = file({ offeredServices: v.nullable(v.array(v.picklist(services)), []) });
export type OfferedServicesFile = Readonly<ContentOf<typeof offeredServicesSchema>>;

const titled = v.strictObject({ title: inLanguages(text), text: inLanguages(text) });

/** What the agency says of itself, on the page about it. */
export const agencySchema = file({
  values: v.array(titled),
  method: v.array(titled),
  /** Its promises to its clients, as figures. */
  promises: v.array(v.strictObject({ figure: inLanguages(text), text: inLanguages(text) })),
  /** Its history, from its founding to now. */
  milestones: v.array(
    v.strictObject({ when: inLanguages(text), title: inLanguages(text), text: inLanguages(text) }),
  ),
});
export type Agency = Readonly<ContentOf<typeof agencySchema>>;
