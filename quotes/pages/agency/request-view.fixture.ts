import { catalogue } from "#app/content/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { quoteRecordOf } from "#app/domain/quote-record.ts";
import { homeVatPlace } from "#content/place.ts";
import type { QuoteState, QuoteVersion, RequestView } from "#quotes/operations.ts";
import { draftFrom } from "#quotes/terms/confirmed-quote.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";

const selection = {
  projectType: "vitrine",
  paymentMonths: "12",
  pack: "advanced",
  options: ["vr_ar"],
} as const;

/** What the agency's page shows of a request for a quote. */
export function requestView(changes: Partial<RequestView> = {}): RequestView {
  const record = quoteRecordOf(catalogue, quote(catalogue, selection), "fr-fr");
  if (record === null) throw new Error("The sample selection has no quote");
  return {
    id: "0192d3c4",
    kind: "quote",
    locale: "en-en",
    receivedAt: "2026-11-23T14:00:00.000Z",
    today: "2026-11-30",
    answerDeadline: "2026-11-24T14:00:00.000Z",
    overdue: false,
    refund: null,
    followUpStatus: "open",
    isQuarantined: false,
    notes: "Rappeler <lundi>",
    notesHash: "notes-hash",
    company: "Les Filaos & fils",
    enteredRows: [
      { label: "Nom", value: 'Inès <b>"Nès"</b>' },
      { label: "E-mail", value: "ines@filaos.example", href: "mailto:ines@filaos.example" },
      { label: "Téléphone", value: "0696 12 34 56", href: "tel:0696123456" },
    ],
    message: "Bonjour,\n<script>alert(1)</script>",
    email: "ines@filaos.example",
    phone: "0696 12 34 56",
    indicative: { number: "D-2026-H9DC-NTG6", record },
    visit: { campaign: { utm_source: "lettre", utm_campaign: "rentrée" }, referrer: "https://example.org" },
    writesMailFiles: false,
    reminder: null,
    nextReminderAt: null,
    mails: [
      {
        id: "m1",
        purpose: "agency-notice",
        status: "sent",
        at: "2026-11-23T14:00:05.000Z",
        error: null,
      },
      {
        id: "m2",
        purpose: "visitor-acknowledgement",
        status: "dead",
        at: "2026-11-23T14:00:05.000Z",
        error: "550 no such user",
      },
    ],
    events: [
      {
        id: "e1",
        kind: "request-created",
        at: "2026-11-23T14:00:00.000Z",
        text: "",
        quoteNumber: null,
      },
      {
        id: "e2",
        kind: "follow-up-status-changed",
        at: "2026-11-23T15:00:00.000Z",
        text: "answered",
        quoteNumber: null,
      },
      {
        id: "e3",
        kind: "question",
        at: "2026-11-24T15:00:00.000Z",
        text: "Et <i>l'hébergement</i> ?",
        quoteNumber: "D-2026-H9DC-NTG6-V1",
      },
    ],
    lastEvent: "e3",
    draft: draftFrom(record, {
      subscriptionMonths: 12,
      clientName: "Les Filaos",
      terms: "",
    }),
    proposals: {
      phonePlace: homeVatPlace,
      vatPlace: { phone: "0696 12 34 56", place: homeVatPlace },
      leadTime: { from: 1, to: 2 },
      hosting: null,
    },
    savedDraftHash: "draft-hash",
    draftHash: "draft-hash",
    keepsContract: false,
    unready: [],
    versions: [],
    thread: [],
    ...changes,
  };
}

export function version(state: QuoteState, number = 1): QuoteVersion {
  const accepted = state === "accepted" || state === "withdrawn";
  const decided = accepted || state === "declined";
  return {
    id: `q${number}`,
    state,
    quote: confirmedQuote({}, { version: number, number: `D-2026-H9DC-NTG6-V${number}` }),
    quoteAsSent: null,
    pdfHash: "5e884898da28",
    depositReceipts: [],
    depositRefunds: [],
    deposit:
      state === "accepted"
        ? { from: "2026-11-26", until: "2026-12-10", mayBePaid: true, overdue: false }
        : null,
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
    contractEndsOn: "2028-02-07",
    declineReason: state === "declined" ? "Trop <long>" : null,
  };
}
