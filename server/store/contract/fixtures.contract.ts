/** What the files of the store's contract share. */

import { createHash } from "node:crypto";
import type { Clock } from "#app/domain/clock.ts";
import { cents } from "#app/domain/money.ts";
import { homeVatPlace } from "#content/place.ts";
import { clientReminderAt } from "#quotes/deadlines.ts";
import type { Confirmation } from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import type { NewLead, RateLimit } from "#quotes/store/leads.ts";
import type { Store } from "#quotes/store/store.ts";
import { totalsOf } from "#quotes/terms/confirmed-quote.ts";
import { blankDraft, type QuoteTerms } from "#quotes/terms/terms.ts";
import { manualClock } from "#testing/clock.ts";
import { sampleAccount } from "#testing/confirmed-quotes.ts";

/** A database for a store, empty at first; opening it twice gives two stores with the same data. */
export type TestDatabase = { open(clock: Clock): Promise<Store> };

/** Called inside a test; cleans up after it. */
export type NewDatabase = () => Promise<TestDatabase>;

export const minute = 60_000;
export const day = 24 * 60 * minute;

type NewContact = Extract<NewLead, { readonly kind: "contact" }>;
type Changes = Partial<Omit<NewContact, "kind" | "fields" | "quote">> & {
  readonly fields?: Partial<NewContact["fields"]>;
};

let leadCount = 0;
/** A new lead of a new person, without rate limits. */
export function newLead({ fields, ...changes }: Changes = {}): NewContact {
  leadCount += 1;
  const email = changes.email ?? `person-${leadCount}@client.example`;
  return {
    id: `LEAD${String(leadCount).padStart(12, "0")}`,
    kind: "contact",
    locale: "fr-fr",
    isQuarantined: false,
    fields: {
      name: "Zoé",
      company: "",
      email,
      phone: "",
      project: "other",
      budget: "",
      message: "« Bonjour »\n😀",
      ...fields,
    },
    quote: null,
    suspicions: [],
    email,
    contentHash: `content-${leadCount}`,
    idempotencyKey: `key-${leadCount}`,
    repeatWindowMs: day,
    visit: { campaign: { utm_source: "salon", utm_campaign: "été" }, referrer: "https://news.example" },
    remindAt: "2100-01-01T00:00:00.000Z",
    rateLimits: [],
    jobs: ["agency-notice", "visitor-acknowledgement"],
    acknowledgementLimits: [],
    ...changes,
  };
}

/** A person's limit of acknowledgements: three at once, then one a day. */
export const dailyAcknowledgements = (email: string): RateLimit => ({
  name: `receipt:${email}`,
  burst: 3,
  intervalMs: day,
});

export async function countAcknowledgements(store: Store): Promise<number> {
  return (await store.jobs()).filter(({ purpose }) => purpose === "visitor-acknowledgement").length;
}

export async function claimAll(store: Store, worker: string): Promise<readonly Claim[]> {
  const claims: Claim[] = [];
  for (
    let claim = await store.claimMail(worker, minute);
    claim !== null;
    claim = await store.claimMail(worker, minute)
  )
    claims.push(claim);
  return claims;
}

/** A store on a manual clock. */
export async function openNewStore(newDatabase: NewDatabase) {
  const clock = manualClock();
  const database = await newDatabase();
  return { clock, database, store: await database.open(clock) };
}

/** The terms of a quote: nothing in them matters to the store. */
const terms: QuoteTerms = {
  ...blankDraft,
  lines: [
    {
      label: "Site",
      details: "",
      quantity: 1,
      unitPrice: cents(100_000),
      billing: "once",
      inclusion: "fixed",
      choice: "",
    },
  ],
  depositPercent: 30,
  client: {
    name: "Rhum du Carbet",
    address: "Le Carbet",
    siren: "",
    vatNumber: "",
    registration: "",
    vatPlace: homeVatPlace,
  },
  startOn: "2026-12-01",
  deliverOn: "2027-02-01",
  validityDays: 30,
  subscriptionMonths: 12,
  withdrawal: { offPremises: false, fiveEmployees: false, outsideActivity: false },
  hosting: "notIncluded",
};

export const hashOf = (pdf: Uint8Array): string => createHash("sha256").update(pdf).digest("hex");

const pdfOf = (version: number): Uint8Array =>
  Uint8Array.from({ length: 300 }, (_, index) => (index * version) % 256);

/** The hash of the PDF in `confirmation`. */
export const pdfHashOf = (version: number): string => hashOf(pdfOf(version));

/** A confirmation of a lead's quote, with bytes of its own as PDF. */
export function confirmation(leadId: string, version = 1, changes: Partial<Confirmation> = {}): Confirmation {
  const { pdf = pdfOf(version) } = changes;
  return {
    leadId,
    quote: {
      locale: "fr-fr",
      number: `D-2026-AAAA-BBBB-V${version}`,
      version,
      issuedOn: "2026-11-21",
      validUntil: "2026-12-21",
      subject: "Site",
      signer: null,
      caseStudies: [],
      terms,
      canWithdraw: false,
      vatPerMille: 85,
      totals: totalsOf(terms, 85),
      account: sampleAccount,
      depositDays: 14,
      generalTermsHash: null,
    },
    pdf,
    pdfHash: hashOf(pdf),
    draftHash: `draft-${version}`,
    generalTerms: `Conditions ${version}`,
    expiresAt: "2026-12-22T03:59:59.999Z",
    jobs: ["client-quote"],
    ...changes,
  };
}

/** How long it takes until the client is reminded of the quote of `confirmation`, in milliseconds. */
export const untilReminder = (clock: () => number): number =>
  (clientReminderAt(confirmation("").quote.validUntil, clock()) ?? Number.NaN) - clock();

/**
 * Stores a link, a draft, a confirmed quote with this PDF, its acceptance with a document, a withdrawal, a question and an answer, all
 * with this text.
 */
export async function addTraces(store: Store, leadId: string, text: string, pdf: Uint8Array): Promise<void> {
  const link = { leadId, audience: "client", expiresAt: "2100-01-01T00:00:00.000Z" } as const;
  await store.addLink({ ...link, tokenHash: `${text}-${leadId}` });
  await store.saveNotes(leadId, text);
  // Which stores the words by which a request is found.
  await store.find(text, 1, () => {});
  const given = confirmation(leadId, 1, { pdf, expiresAt: link.expiresAt });
  const written = { ...terms, note: text, paymentLink: `https://pay.example/${text}` };
  await store.saveDraft(leadId, written);
  await store.confirmQuote({ ...given, quote: { ...given.quote, subject: text, terms: written } });
  await store.ask(leadId, text, { max: 10, remindAt: "2100", jobs: ["agency-question"] });
  const decision = {
    kind: "accepted",
    name: text,
    signatoryRole: text,
    acceptanceSentence: text,
    ipAddress: text,
  } as const;
  const chosen = { quote: { ...given.quote, subject: text }, pdf, pdfHash: given.pdfHash };
  await store.answer(leadId, text, { quoteId: `${leadId}-V1`, max: 10, jobs: ["client-answer"] });
  await store.decide(`${leadId}-V1`, given.pdfHash, decision, ["client-acceptance", "webhook"], chosen);
  await store.withdraw(`${leadId}-V1`, { name: text, email: text }, { endedOn: "2026-12-04", jobs: [] });
}

/** Purges and finishes it. Returns the leads whose mail files are to be removed, which are those that were deleted. */
export async function purgedIn(
  store: Store,
  limits: Parameters<Store["purge"]>[0],
): Promise<readonly string[]> {
  const ids: string[] = [];
  const count = await store.purge(limits);
  await store.finishErasures(async (deleted) => ids.push(...deleted));
  if (ids.length !== count)
    throw new Error(`${count} leads were purged, and the mails of ${ids.length} removed`);
  return ids;
}
