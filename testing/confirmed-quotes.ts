/** Sample confirmed quotes for tests. */

import { addDays, addMonths, type Day } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { vatPerMille as rateOf } from "#app/prices/vat.ts";
import { homeVatPlace } from "#content/place.ts";
import type { AcceptanceStatement } from "#quotes/acceptance/statement.ts";
import { type ConfirmedQuote, totalsOf } from "#quotes/terms/confirmed-quote.ts";
import { presentationOf } from "#quotes/terms/presentation.ts";
import { blankDraft, type HostingAnswer, type QuoteTerms } from "#quotes/terms/terms.ts";
import type { BankAccount } from "#quotes/terms/transfer.ts";
import { mayWithdraw, type WithdrawalAnswers } from "#quotes/terms/withdrawal-answers.ts";

/** What a test sets of a quote's terms: the answer about hosting comes with its price, or none. */
export type TermsChanges<Open = never> = Partial<Omit<QuoteTerms<Open>, keyof HostingAnswer>> &
  (HostingAnswer<Open> | { readonly [Field in keyof HostingAnswer]?: never });

export const sampleTerms: QuoteTerms = {
  ...blankDraft,
  lines: [
    {
      label: "Site vitrine, Advanced",
      details:
        "Jusqu'à dix pages, maquettes validées ensemble\nFormulaire avancé, statistiques\nCompris : Site multipage, Formulaire avancé, SEO technique, Mise en conformité RGPD",
      quantity: 1,
      unitPrice: cents(575_345),
      billing: "once",
      inclusion: "fixed",
      choice: "",
    },
    {
      label: "Tournage vidéo",
      details: "Une journée, montage compris",
      quantity: 2,
      unitPrice: cents(90_000),
      billing: "once",
      inclusion: "fixed",
      choice: "",
    },
    {
      label: "Maintenance Silver",
      details: "",
      quantity: 1,
      unitPrice: cents(14_900),
      billing: "monthly",
      inclusion: "fixed",
      choice: "",
    },
    {
      label: "E-mail professionnel",
      details: "Par boîte",
      quantity: 3,
      unitPrice: cents(6_000),
      billing: "yearly",
      inclusion: "fixed",
      choice: "",
    },
  ],
  discountPercent: 5,
  depositPercent: 30,
  instalments: 24,
  client: {
    name: "Rhum du Carbet SAS",
    address: "4 rue du Port\n97221 Le Carbet",
    siren: "732829320",
    vatNumber: "FR44732829320",
    registration: "",
    vatPlace: homeVatPlace,
  },
  startOn: "2026-12-07",
  deliverOn: "2027-02-07",
  validityDays: 30,
  subscriptionMonths: 12,
  withdrawal: { offPremises: false, fiveEmployees: false, outsideActivity: false },
  hosting: "subscription",
};

/** What a client states on accepting. */
export const sampleStatement: AcceptanceStatement = { name: "Joséphine Lavigne", signatoryRole: "Gérante" };

export const sampleAccount: BankAccount = {
  holder: "Éditions Bois d’Inde & Cie",
  iban: "FR1420041010050500013M02606",
  bic: "PSSTFRPPLIL",
};

/** Answers with which a client may withdraw. */
export const withdrawing: WithdrawalAnswers = {
  offPremises: true,
  fiveEmployees: true,
  outsideActivity: true,
};

/** The sample's terms as the agency may confirm them on a day. */
export function termsOn(today: Day): QuoteTerms {
  const startOn = addDays(today, 14);
  return { ...sampleTerms, startOn, deliverOn: addMonths(startOn, 2) };
}

export function confirmedQuote(
  terms: TermsChanges = {},
  changes: Partial<ConfirmedQuote> = {},
): ConfirmedQuote {
  const all = { ...sampleTerms, ...terms };
  const vatPerMille = rateOf(all.client.vatPlace);
  const { locale = "fr-fr" } = changes;
  return {
    locale,
    number: "D-2026-H9DC-NTG6-V1",
    version: 1,
    issuedOn: "2026-11-23",
    validUntil: "2026-12-23",
    ...presentationOf(all, locale),
    terms: all,
    canWithdraw: mayWithdraw(all.withdrawal),
    vatPerMille,
    totals: totalsOf(all, vatPerMille),
    account: sampleAccount,
    depositDays: 14,
    generalTermsHash: "1f".repeat(32),
    ...changes,
  };
}
