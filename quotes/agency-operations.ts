import { createHash } from "node:crypto";
import { type Clock, isoTime } from "#app/domain/clock.ts";
import { isEmailAddress } from "#app/domain/email-address.ts";
import { sanitizedLine } from "#app/domain/sanitized-text.ts";
import { replacedVersions } from "#quotes/changes/replaced.ts";
import { agencyDay, answerDeadline, contractsBefore, endOfDay } from "./deadlines.ts";
import { storedName } from "./documents/confirmed/name.ts";
import { draftBlockers, isReady } from "./drafts/blockers.ts";
import { currentDraft, previewHashOf, quoteOfDraft, savedDraftHash, textHash } from "./drafts/drafts.ts";
import { proposalsFor } from "./drafts/proposals.ts";
import type { Links } from "./links.ts";
import { enteredMessage, requestFacts } from "./mails/notice.ts";
import type { AgencyOperations, RequestMail, RequestView } from "./operations.ts";
import type { CountOne, Drawings, Log } from "./platform.ts";
import { proofFactsOf } from "./proof/proof-facts.ts";
import { threadMessages } from "./questions/messages.ts";
import { quoteNumber } from "./quote-number.ts";
import { quoteVersionView } from "./quote-state.ts";
import { nextReminder, reminderByHand } from "./reminders.ts";
import { stepKey } from "./step-keys.ts";
import type { RequestHistory, SaveOutcome, StoredConfirmedQuote } from "./store/follow-up.ts";
import type { Job, JobPurpose } from "./store/jobs.ts";
import { type ErasureOutcome, indicativeOf, selectionOf } from "./store/leads.ts";
import { RequestErasedError, type Store } from "./store/store.ts";
import type { ConfirmedQuote } from "./terms/confirmed-quote.ts";
import { generalTerms } from "./terms/general-terms.ts";
import type { QuoteDraft } from "./terms/terms.ts";
import { owedRefund } from "./withdrawal/refund.ts";

/** Answers that the agency may send to one client in 24 hours: each is a mail. */
const maxAnswers = 20;

export type OperationsParts = {
  readonly store: Store;
  readonly links: Links;
  readonly clock: Clock;
  readonly log: Log;
  readonly wakeOutbox: () => void;
  /** The site's public origin. */
  readonly siteUrl: string;
  /** `webhook` if one is configured. */
  readonly webhookJobs: readonly JobPurpose[];
  readonly count: CountOne;
  /** Whether the transport writes files that reach nobody. */
  readonly writesMailFiles: boolean;
  readonly drawings: Pick<Drawings, "draw">;
};

const mailOf = ({ id, purpose, status, sentAt, nextAttemptAt, lastError }: Job): RequestMail => ({
  id,
  purpose,
  status,
  at: sentAt ?? nextAttemptAt,
  error: lastError,
});

/** As `isContract` of the store decides it when the request is to be erased. */
const isContract = ({ status, decidedAt, contractEndsOn }: StoredConfirmedQuote, before: string): boolean =>
  status === "accepted" &&
  (contractEndsOn === null || contractEndsOn >= before.slice(0, 10) || (decidedAt ?? "") >= before);

function viewOf(
  { lead, confirmedQuotes, events, jobs }: RequestHistory,
  now: number,
  { writesMailFiles }: { readonly writesMailFiles: boolean },
): RequestView {
  const { email, phone, company } = lead.fields;
  const due = answerDeadline(Date.parse(lead.unansweredSince));
  const draft = currentDraft(lead);
  const [newest] = confirmedQuotes;
  const ofNewest = events.filter(({ quoteId }) => quoteId === newest?.id);
  const next = newest === undefined ? null : nextReminder(newest, ofNewest);
  const toAnswer = lead.followUpStatus === "open";
  return {
    id: lead.id,
    kind: lead.kind,
    locale: lead.locale,
    receivedAt: lead.createdAt,
    today: agencyDay(now),
    answerDeadline: toAnswer ? isoTime(due) : null,
    overdue: toAnswer && due < now,
    refund: owedRefund(confirmedQuotes),
    followUpStatus: lead.followUpStatus,
    isQuarantined: lead.isQuarantined,
    notes: lead.notes,
    notesHash: textHash(lead.notes),
    company: sanitizedLine(company) || null,
    enteredRows: requestFacts(lead, { unchanged: true }),
    message: enteredMessage(lead),
    email: isEmailAddress(email) ? email : null,
    phone: phone === "" ? null : phone,
    indicative: lead.quote === null ? null : { number: quoteNumber(lead), record: lead.quote },
    visit: lead.visit,
    // Figures of a month are about no request: their mail belongs to one because every mail does.
    mails: jobs.filter(({ purpose }) => purpose !== "agency-figures").map(mailOf),
    reminder: newest === undefined ? null : reminderByHand(newest, ofNewest, now),
    nextReminderAt: next === null ? null : isoTime(next.at),
    writesMailFiles,
    events: events.map(({ id, kind, at, text, quoteId }) => ({
      id,
      kind,
      at,
      text,
      quoteNumber: confirmedQuotes.find(({ id }) => id === quoteId)?.quote.number ?? null,
    })),
    lastEvent: events.at(-1)?.id ?? "",
    draft,
    savedDraftHash: savedDraftHash(lead.draft),
    unready: draftBlockers(draft, agencyDay(now)),
    proposals: proposalsFor(lead),
    draftHash: previewHashOf(lead, draft, agencyDay(now)),
    keepsContract: confirmedQuotes.some((quote) => isContract(quote, contractsBefore(now))),
    versions: confirmedQuotes.map((quote) => quoteVersionView(quote, isoTime(now))),
    thread: threadMessages(events),
  };
}

/** What the agency's page can do. `erase` deletes a request with its mail files. */
export function createAgencyOperations({
  store,
  links,
  clock,
  log,
  wakeOutbox,
  siteUrl,
  webhookJobs,
  count,
  writesMailFiles,
  drawings,
  erase,
}: OperationsParts & {
  readonly erase: (leadId: string, keeping: { contractsBefore: string }) => Promise<ErasureOutcome>;
}): AgencyOperations {
  const leadOf = (token: string) => links.open(token, "agency");

  async function historyOf(token: string): Promise<RequestHistory | null> {
    const leadId = await leadOf(token);
    return leadId === null ? null : store.requestHistory(leadId);
  }

  async function withLead<Outcome>(
    token: string,
    act: (leadId: string) => Promise<Outcome>,
  ): Promise<Outcome | "gone"> {
    const leadId = await leadOf(token);
    return leadId === null ? "gone" : act(leadId);
  }

  /** What the store does with a request, with the token of its link. */
  const byToken =
    <Entered extends readonly unknown[]>(
      act: (leadId: string, ...entered: Entered) => Promise<SaveOutcome>,
    ) =>
    (token: string, ...entered: Entered): Promise<SaveOutcome> =>
      withLead(token, (leadId) => act(leadId, ...entered));

  /** The saved draft as the next version, or null if it is not ready. */
  function nextQuote({ lead, confirmedQuotes }: RequestHistory) {
    const now = clock();
    // Only what was saved: a first draft has neither the client's address nor its registration.
    const draft = lead.draft === null ? null : currentDraft(lead);
    const day = agencyDay(now);
    if (draft === null || !isReady(draft, day)) return null;
    const replaced = replacedVersions(confirmedQuotes)[0]?.quote ?? null;
    const version = 1 + (confirmedQuotes[0]?.quote.version ?? 0);
    return {
      quote: quoteOfDraft(lead, draft, version, day),
      replaced,
      draftHash: previewHashOf(lead, draft, day),
    };
  }

  /** What the document of a request's quote shows beside it. */
  const pdfContext = ({ lead }: RequestHistory, replaced: ConfirmedQuote | null) => ({
    siteUrl,
    replaced,
    selection: selectionOf(lead),
    indicative: indicativeOf(lead),
  });

  /** A version of the quote that a link is about; null without one. */
  async function openVersion(token: string, version: number) {
    const history = await historyOf(token);
    const stored = history?.confirmedQuotes.find(({ quote }) => quote.version === version);
    return history === null || stored === undefined ? null : { history, stored };
  }

  /** Saves something that may be mailed. */
  async function saveAndMail(
    token: string,
    save: (leadId: string) => Promise<SaveOutcome>,
  ): Promise<SaveOutcome> {
    const outcome = await withLead(token, save);
    if (outcome === "saved") wakeOutbox();
    return outcome;
  }

  return {
    today: async () => agencyDay(clock()),

    async view(token) {
      const history = await historyOf(token);
      return history === null ? null : viewOf(history, clock(), { writesMailFiles });
    },

    setFollowUpStatus: byToken(store.setFollowUpStatus),
    remind: (token, lastEvent) => saveAndMail(token, (leadId) => store.remind(leadId, lastEvent)),
    retractQuote: byToken(store.retractQuote),
    saveNotes(token, notes, notesHash) {
      // What is saved twice is no other's change.
      const unchanged = (stored: string) => textHash(stored) === notesHash || stored === notes;
      return withLead(token, (leadId) =>
        store.saveNotes(leadId, notes, notesHash === undefined ? undefined : unchanged),
      );
    },

    saveDraft(token, draft, seenHash) {
      const unchanged = (stored: QuoteDraft | null) =>
        [seenHash, savedDraftHash(draft)].includes(savedDraftHash(stored));
      return withLead(token, (leadId) =>
        store.saveDraft(leadId, draft, seenHash === undefined ? undefined : unchanged),
      );
    },

    async savedParts(token) {
      const lead = (await historyOf(token))?.lead;
      return lead === undefined ? [] : store.savedParts(lead.locale);
    },
    async savePart(token, part) {
      const lead = (await historyOf(token))?.lead;
      return lead === undefined ? "gone" : store.savePart({ ...part, locale: lead.locale });
    },
    deletePart: (token, id) =>
      withLead(token, async () => {
        await store.deletePart(id);
        return "deleted" as const;
      }),

    saveContractEnd: byToken(store.saveContractEnd),
    recordRefund: byToken(store.recordRefund),
    strikeOutRefund: byToken(store.strikeOutRefund),

    addDepositReceipt: (token, received, lastEvent) =>
      saveAndMail(token, (leadId) =>
        store.addDepositReceipt(leadId, received, ["client-deposit", ...webhookJobs], lastEvent),
      ),
    strikeOutReceipt: (token, struck, lastEvent) =>
      saveAndMail(token, (leadId) =>
        store.strikeOutReceipt(leadId, struck, ["client-deposit-cancelled", ...webhookJobs], lastEvent),
      ),

    async answer(token, text, key, lastEvent) {
      const [newest] = (await historyOf(token))?.confirmedQuotes ?? [];
      if (newest === undefined) return "gone";
      const { id: quoteId, leadId } = newest;
      const jobs = ["client-answer", ...webhookJobs] as const;
      const outcome = await store.answer(leadId, text, { key, quoteId, max: maxAnswers, jobs, lastEvent });
      if (outcome !== "stored") return outcome;
      log.info("quote.answer", { leadId });
      wakeOutbox();
      return "answered";
    },

    async preview(token) {
      const history = await historyOf(token);
      return history === null ? null : (nextQuote(history)?.quote ?? null);
    },

    previewPdf: (token, requester) =>
      drawings.draw({ purpose: "page", ...requester }, "confirmed", async () => {
        const history = await historyOf(token);
        const next = history === null ? null : nextQuote(history);
        return history === null || next === null
          ? null
          : [next.quote, { draft: true, ...pdfContext(history, next.replaced) }];
      }),

    async confirm(token, draftHash, ipAddress, lastEvent) {
      const history = await historyOf(token);
      if (history === null) return "gone";
      const next = nextQuote(history);
      if (next === null) return "unready";
      if (next.draftHash !== draftHash) return "changed";
      const { quote, replaced } = next;
      const { lead } = history;
      const drawn = await drawings.draw({ purpose: "form", ipAddress }, "confirmed", async () => [
        quote,
        pdfContext(history, replaced),
      ]);
      if (drawn === null) return "gone";
      const pdf = drawn.bytes;
      const confirmed = await store.confirmQuote({
        leadId: lead.id,
        quote,
        pdf,
        pdfHash: createHash("sha256").update(pdf).digest("hex"),
        draftHash,
        isUnchanged: (stored) =>
          previewHashOf(stored, currentDraft(stored), agencyDay(clock())) === draftHash,
        lastEvent,
        generalTerms: generalTerms(quote.locale).text,
        expiresAt: isoTime(endOfDay(quote.validUntil)),
        jobs: ["client-quote", ...webhookJobs],
      });
      log.info("quote.confirmed", { leadId: lead.id, version: quote.version, outcome: confirmed });
      // A later version is no further quote.
      if (confirmed === "confirmed" && quote.version === 1) count("quote", "confirmed");
      wakeOutbox();
      return confirmed === "repeat" ? "confirmed" : confirmed === "conflict" ? "changed" : confirmed;
    },

    async linkToPassOn(token, quoteId) {
      const history = await historyOf(token);
      if (history === null) return "gone";
      const { lead, confirmedQuotes } = history;
      const quote = confirmedQuotes.find(({ id }) => id === quoteId);
      if (quote === undefined || quoteVersionView(quote, isoTime(clock())).state !== "waiting")
        return "changed";
      // Whoever got it by other means than a mail could accept without a code.
      if (!isEmailAddress(lead.fields.email)) return "changed";
      try {
        const url = await links.forClientToPassOn(lead.id, quote.expiresAt);
        log.info("quote.link", { leadId: lead.id, version: quote.quote.version });
        return { url };
      } catch (error) {
        if (error instanceof RequestErasedError) return "gone";
        throw error;
      }
    },

    async pdf(token, version, requester) {
      if (version === null)
        return drawings.draw({ purpose: "page", ...requester }, "indicative", async () => {
          const lead = (await historyOf(token))?.lead;
          return lead?.kind === "quote" ? [lead, siteUrl] : null;
        });
      const stored = (await openVersion(token, version))?.stored;
      const bytes = stored === undefined ? null : await store.confirmedPdf(stored.id);
      return stored === undefined || bytes === null ? null : { name: storedName(stored), bytes };
    },

    acceptanceProof: (token, version, requester) =>
      drawings.draw({ purpose: "page", ...requester }, "acceptanceProof", async () => {
        const opened = await openVersion(token, version);
        return opened && [proofFactsOf(opened.history, opened.stored, { writesMailFiles })];
      }),

    order: (token, version, format, requester) =>
      drawings.draw({ purpose: "page", ...requester }, "order", async () => {
        const opened = await openVersion(token, version);
        return opened && [opened.history.lead, opened.stored, format];
      }),

    async erase(token, key) {
      const leadId = await leadOf(token);
      if (leadId === null) return "gone";
      const expected = stepKey(token, "erase");
      if (key !== expected) return { key: expected };
      const { leadIds, keptIds } = await erase(leadId, { contractsBefore: contractsBefore(clock()) });
      log.info("lead.erased", { leads: leadIds.length, kept: keptIds.length });
      return keptIds.length > 0 ? "kept" : "erased";
    },
  };
}
