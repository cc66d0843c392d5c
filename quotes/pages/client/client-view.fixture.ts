import type { Day } from "#app/domain/days.ts";
import { euros } from "#app/domain/money.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { homeVatPlace } from "#content/place.ts";
import type { ClientView, QuoteState, QuoteVersion } from "#quotes/operations.ts";
import { totalsOf } from "#quotes/terms/confirmed-quote.ts";
import { blankDraft, type QuoteTerms } from "#quotes/terms/terms.ts";
import type { BankAccount } from "#quotes/terms/transfer.ts";
import { mayWithdraw } from "#quotes/terms/withdrawal-answers.ts";
import { sampleAccount, type TermsChanges } from "#testing/confirmed-quotes.ts";
import { receivedAtOnce } from "#testing/deposits.ts";

const terms: QuoteTerms = {
  ...blankDraft,
  lines: [
    {
      label: "Site vitrine, pack Advanced",
      details:
        "Cinq pages, adaptées aux téléphones\nMaquettes validées avec vous\nMise en ligne et prise en main",
      quantity: 1,
      unitPrice: euros(5753.45),
      billing: "once",
      inclusion: "fixed",
      choice: "",
    },
    {
      label: "Fiche produit <illustrée>",
      details: "",
      quantity: 12,
      unitPrice: euros(45.5),
      billing: "once",
      inclusion: "fixed",
      choice: "",
    },
    {
      label: "Maintenance Bronze",
      details: "Deux changements par mois",
      quantity: 1,
      unitPrice: euros(49),
      billing: "monthly",
      inclusion: "fixed",
      choice: "",
    },
    {
      label: "Nom de domaine",
      details: "",
      quantity: 2,
      unitPrice: euros(19.9),
      billing: "yearly",
      inclusion: "fixed",
      choice: "",
    },
  ],
  discountPercent: 5,
  depositPercent: 30,
  instalments: 12,
  client: {
    name: "Les Filaos SARL",
    address: "4 rue des Filaos\n97220 La Trinité",
    siren: "732829320",
    vatNumber: "FR44732829320",
    registration: "",
    vatPlace: homeVatPlace,
  },
  startOn: "2026-12-07",
  deliverOn: "2027-01-29",
  validityDays: 30,
  subscriptionMonths: 12,
  terms: "Les photos sont fournies par le client avant le 15 décembre.\nDeux rendez-vous sur place.",
  withdrawal: { offPremises: false, fiveEmployees: false, outsideActivity: false },
  hosting: "subscription",
};

/** What the client's page shows of a quote in one state. */
export function clientView(
  locale: Locale,
  state: QuoteState,
  changed: {
    readonly terms?: TermsChanges;
    readonly version?: Partial<QuoteVersion>;
    readonly account?: BankAccount | null;
    readonly earlier?: ClientView["earlier"];
    readonly withdrawnBefore?: ClientView["withdrawnBefore"];
    readonly selection?: ClientView["selection"];
    readonly indicative?: ClientView["indicative"];
    readonly today?: ClientView["today"];
    /** When its deposit arrived at once. */
    readonly receivedOn?: Day;
  } = {},
): ClientView {
  const allTerms = { ...terms, ...changed.terms };
  const accepted = state === "accepted" || state === "withdrawn";
  const decided = accepted || state === "declined";
  return {
    locale,
    today: changed.today ?? "2026-11-30",
    earlier: changed.earlier ?? [],
    withdrawnBefore: changed.withdrawnBefore ?? [],
    selection: changed.selection ?? null,
    indicative: changed.indicative ?? null,
    addressToRead: `https://site.example/q/${"r".repeat(43)}/`,
    email: "ines@filaos.example",
    codeTo: null,
    thread: [],
    acceptanceSentence: translations[locale]("clientQuote.acceptanceSentence"),
    acceptanceKey: "shown",
    version: {
      id: "q1",
      state,
      quote: {
        locale,
        number: "D-2026-H9DC-NTG6-V2",
        version: 2,
        issuedOn: "2026-11-24",
        validUntil: "2026-12-24",
        subject: locale === "fr-fr" ? "Site vitrine, pack Advanced" : "Business website, Advanced pack",
        signer: null,
        caseStudies: [],
        terms: allTerms,
        canWithdraw: mayWithdraw(allTerms.withdrawal),
        vatPerMille: 85,
        totals: totalsOf(allTerms, 85),
        account: changed.account === undefined ? sampleAccount : changed.account,
        depositDays: changed.account === null ? null : 14,
        generalTermsHash: "1f".repeat(32),
      },
      quoteAsSent: null,
      pdfHash: "5e884898da28047151d0e56f8dc6292773603d0d6aabbd62a11ef721d1542d8f",
      confirmedAt: "2026-11-24T14:00:00.000Z",
      decidedAt: decided ? "2026-11-26T18:32:00.000Z" : null,
      withdrawalPeriod: null,
      withdrawn:
        state === "withdrawn"
          ? {
              at: "2026-12-01T18:32:00.000Z",
              name: "Inès Marie-Rose",
              email: "ines@filaos.example",
            }
          : null,
      acceptedBy: accepted ? { name: "Inès Marie-Rose", signatoryRole: "gérante", codeEntered: false } : null,
      contractEndsOn: "2028-01-29",
      deposit:
        state === "accepted"
          ? { from: "2026-11-26", until: "2026-12-10", mayBePaid: true, overdue: false }
          : null,
      declineReason: state === "declined" ? "Le délai est trop long pour nous." : null,
      ...changed.version,
      ...receivedAtOnce({ totals: totalsOf(allTerms, 85) }, changed.receivedOn ?? null),
    },
  };
}
