/**
 * Twelve quotes that together have all that changes what pages, mails and documents say of one: options, subscriptions, VAT,
 * payments, a discount, a second version, the right to withdraw, and each thing that can become of a quote.
 */

import type { Day } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import type { Selection } from "#app/domain/selection.ts";
import { caseStudySlugs, signatories } from "#quotes/terms/presentation.ts";
import type { Billing, Inclusion, QuoteLine } from "#quotes/terms/terms.ts";
import { sampleTerms, type TermsChanges, withdrawing } from "./confirmed-quotes.ts";

export type QuoteCase = {
  readonly name: string;
  readonly terms: TermsChanges;
  /** The terms of the version that this one replaces. */
  readonly before?: TermsChanges;
  /** What the client configured, where it is not the sample's. */
  readonly selection?: Partial<Selection>;
  /** No account is named: the deposit is asked for with its invoice. */
  readonly invoiced?: true;
  readonly outcome:
    | { readonly kind: "waiting" | "expired" | "declined" | "replaced" }
    | {
        readonly kind: "accepted" | "withdrawn";
        /** The indexes of the options that are chosen. */
        readonly options?: readonly number[];
        /** Whether work may start before the time to withdraw is over, where the client may withdraw. */
        readonly earlyStart?: "yes" | "no";
        /** What of the deposit was received; `share`: in hundredths. */
        readonly received?: { readonly on: Day; readonly share: number };
        /** Of a quote that was withdrawn from, likewise of the deposit. */
        readonly refunded?: { readonly on: Day; readonly share: number };
      };
  /** When the pages are opened. */
  readonly today: Day;
};

/** Days of all cases: of the quote, the client's decision and the start of the work. */
export const days = { issued: "2026-11-23", decided: "2026-11-28", start: "2026-12-15" } as const;

const [site, video, maintenance, mailboxes] = sampleTerms.lines as [
  QuoteLine,
  QuoteLine,
  QuoteLine,
  QuoteLine,
];
const option = (
  label: string,
  unitPrice: number,
  inclusion: Inclusion,
  billing: Billing = "once",
  choice = "",
) => ({
  label,
  details: "",
  quantity: 1,
  unitPrice: cents(unitPrice),
  billing,
  inclusion,
  choice,
});
const client = (vatPlace: string) => ({ ...sampleTerms.client, vatPlace });
const abroad = (vatPlace: string) => ({ ...client(vatPlace), siren: "", vatNumber: "BE0123456749" });

/** All that a quote can say before its lines. */
export const presented = {
  title: "Le nouveau site de la distillerie",
  note: "Comme convenu au téléphone, nous commençons par les photos des chais.\nLe site suivra, page après page.",
  signedBy: signatories[0] ?? "",
  caseStudies: caseStudySlugs.slice(0, 2),
} as const satisfies TermsChanges;

export const twelveQuotes: readonly QuoteCase[] = [
  {
    name: "twelve instalments of which the last differs, with subscriptions",
    terms: { instalments: 12, terms: "Les photos sont fournies par le client." },
    outcome: { kind: "waiting" },
    today: "2026-11-26",
  },
  {
    name: "options that are counted and not, once, each month and each year, and two groups of which one is taken",
    terms: {
      instalments: 11,
      lines: [
        site,
        option("Visite virtuelle", 120_050, "notSelected"),
        option("Logo", 39_000, "selected"),
        maintenance,
        option("Référencement suivi", 7_900, "selected", "monthly"),
        option("Nom de domaine", 3_900, "notSelected", "yearly"),
        option("Photos de jour", 45_000, "selected", "once", "Photos"),
        option("Photos de jour et de nuit", 67_505, "notSelected", "once", "Photos"),
        option("Suivi simple", 2_900, "notSelected", "monthly", "Suivi"),
        option("Suivi complet", 5_900, "selected", "monthly", "Suivi"),
      ],
    },
    outcome: { kind: "accepted", options: [1, 5, 7, 9] },
    today: days.start,
  },
  {
    name: "an option alone among the subscriptions, not counted, and no instalments",
    terms: {
      instalments: 0,
      discountPercent: 0,
      lines: [site, video, option("Maintenance Bronze", 4_900, "notSelected", "monthly")],
      hosting: "notIncluded",
      hostingYearly: null,
    },
    selection: { paymentMonths: "36" },
    outcome: { kind: "declined" },
    today: days.start,
  },
  {
    name: "VAT of 20 %, thirty-five instalments, a second version that changes all that it can",
    before: { instalments: 24 },
    terms: {
      ...presented,
      lines: [
        { ...site, unitPrice: cents(600_000), details: "Dix pages" },
        { ...video, quantity: 3 },
        { ...maintenance, inclusion: "selected" },
        option("Logo", 39_000, "notSelected"),
      ],
      client: client("mainlandFrance"),
      instalments: 35,
      discountPercent: 10,
      depositPercent: 40,
      startOn: "2027-01-04",
      deliverOn: "2027-03-15",
      subscriptionMonths: 24,
      terms: "Deux rendez-vous sur place.",
      withdrawal: withdrawing,
      hosting: "firstYear",
      hostingYearly: cents(12_000),
    },
    outcome: { kind: "waiting" },
    today: "2026-11-26",
  },
  {
    name: "no VAT, nothing but a balance, where thirty-six instalments were configured",
    terms: {
      client: client("frenchGuiana"),
      instalments: 0,
      discountPercent: 0,
      hosting: "firstYear",
      hostingYearly: cents(12_000),
    },
    selection: { paymentMonths: "36", place: "frenchGuiana" },
    outcome: { kind: "accepted" },
    today: days.start,
  },
  {
    name: "reverse charge, with an option, and a version before that had subscriptions",
    before: { client: abroad("europeanUnion"), instalments: 11 },
    terms: {
      client: abroad("europeanUnion"),
      instalments: 0,
      depositPercent: 0,
      discountPercent: 0,
      lines: [site, option("Logo", 39_000, "notSelected")],
      hosting: "firstYear",
      hostingYearly: cents(12_000),
    },
    selection: { place: "europeanUnion" },
    outcome: { kind: "replaced" },
    today: "2026-12-01",
  },
  {
    name: "outside France, subscriptions alone, with a link to pay and half of the deposit",
    terms: {
      client: abroad("outsideFrance"),
      instalments: 11,
      paymentLink: "https://pay.example/alize",
    },
    selection: { place: "outsideFrance", options: [] },
    outcome: { kind: "accepted", received: { on: "2026-12-01", share: 50 } },
    today: "2026-12-01",
  },
  {
    name: "a client who may withdraw, before the deposit may be asked for",
    terms: { withdrawal: withdrawing, instalments: 11, startOn: "2026-12-07" },
    outcome: { kind: "accepted", earlyStart: "no" },
    today: "2026-12-01",
  },
  {
    name: "a part of the deposit, after its last day",
    terms: { startOn: days.start, instalments: 36 },
    outcome: { kind: "accepted", received: { on: "2026-12-03", share: 33 } },
    today: days.start,
  },
  {
    name: "more than the deposit, accepted thirty days ago, asked for with an invoice",
    terms: { startOn: days.start, instalments: 11 },
    invoiced: true,
    outcome: { kind: "accepted", received: { on: "2026-12-04", share: 104 } },
    today: "2026-12-28",
  },
  {
    name: "expired, with subscriptions and an option",
    terms: { lines: [site, video, maintenance, mailboxes, option("Logo", 39_000, "selected")] },
    outcome: { kind: "expired" },
    today: "2026-12-28",
  },
  {
    name: "withdrawn, after the whole deposit, where work was asked for early and a part was refunded",
    terms: { withdrawal: withdrawing, instalments: 0, lines: [site, video, maintenance] },
    outcome: {
      kind: "withdrawn",
      earlyStart: "yes",
      received: { on: "2026-12-07", share: 100 },
      refunded: { on: "2026-12-10", share: 40 },
    },
    today: "2026-12-10",
  },
];
