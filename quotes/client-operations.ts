import { createHash } from "node:crypto";
import { isoTime } from "#app/domain/clock.ts";
import type { Day } from "#app/domain/days.ts";
import { isEmailAddress } from "#app/domain/email-address.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { replacedVersions } from "#quotes/changes/replaced.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import { datedQuoteOf, withdrawalPeriodFrom } from "#quotes/withdrawal/accepted-quotes.ts";
import { codeIntervalMs, isCode, maskedAddress, maxCodesPerDay, maxCodeTries } from "./acceptance/codes.ts";
import { acceptedQuote, withOptions } from "./acceptance/options.ts";
import { statementOf } from "./acceptance/statement.ts";
import type { OperationsParts } from "./agency-operations.ts";
import { agencyDay, agencyReminderAt } from "./deadlines.ts";
import { storedName } from "./documents/confirmed/name.ts";
import type { ConfirmedPdfOptions } from "./documents/confirmed/render.ts";
import type { ClientOperations, DecideOutcome, ShownDocument } from "./operations.ts";
import { proofFactsOf } from "./proof/proof-facts.ts";
import { threadMessages } from "./questions/messages.ts";
import { quoteVersionView, withdrawalPeriodState } from "./quote-state.ts";
import { stepKey } from "./step-keys.ts";
import type { AcceptedDocument, Decision, RequestHistory, StoredConfirmedQuote } from "./store/follow-up.ts";
import type { MailPurpose } from "./store/jobs.ts";
import { indicativeOf, selectionOf } from "./store/leads.ts";
import { UnreadableRecordError } from "./store/store.ts";
import {
  type ConfirmedQuote,
  contractEndOf,
  isOptional,
  saysHowToPayDeposit,
} from "./terms/confirmed-quote.ts";

/** Questions that one client may ask in 24 hours: each is a mail to the agency. */
const maxQuestions = 10;

/** What a client confirms in this language: the sentence, and the words of the button. */
const confirmedWords = (locale: Locale) => ({
  acceptanceSentence: translations[locale]("clientQuote.acceptanceSentence"),
  orderButton: translations[locale]("clientQuote.confirm.submit"),
});

/** `ClientView.acceptanceKey`. `today`: at the agency. */
export function acceptanceKeyOf(token: string, locale: Locale, today: Day): string {
  const { acceptanceSentence, orderButton } = confirmedWords(locale);
  return stepKey(token, "accept", today, acceptanceSentence, orderButton);
}

/** What the client's page can do. */
export function createClientOperations({
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
}: OperationsParts): ClientOperations {
  async function openHistory(token: string): Promise<RequestHistory | null> {
    return historyOf(await links.open(token, "client"));
  }
  /** Also by the address at which it can only be read. `isReader`: by that one. */
  async function openToRead(
    token: string,
  ): Promise<(RequestHistory & { readonly isReader: boolean }) | null> {
    const asClient = await openHistory(token);
    const history = asClient ?? (await historyOf(await links.open(token, "reader")));
    return history === null ? null : { ...history, isReader: asClient === null };
  }
  async function historyOf(leadId: string | null): Promise<RequestHistory | null> {
    const history = leadId === null ? null : await store.requestHistory(leadId);
    return history === null || history.confirmedQuotes.length === 0 ? null : history;
  }
  const versionsToRead = async (token: string): Promise<readonly StoredConfirmedQuote[] | null> =>
    (await openToRead(token))?.confirmedQuotes ?? null;

  /** Whether a code has to be entered. Where no mail can be sent, the agency has passed the link on itself. */
  const codeNeeded = async (token: string, { lead }: RequestHistory): Promise<boolean> =>
    isEmailAddress(lead.fields.email) && (await links.needsCode(token));

  /**
   * The document of a quote that is accepted, with these of its options: it says that it is accepted, and when. Null if these are
   * not its options.
   */
  async function acceptedDocument(
    quote: ConfirmedQuote,
    options: readonly number[],
    pdfContext: Pick<ConfirmedPdfOptions, "replaced" | "selection" | "indicative">,
    decision: Extract<Decision, { kind: "accepted" }>,
  ): Promise<AcceptedDocument | null> {
    const chosen = withOptions(quote, options);
    if (chosen === null) return null;
    const hadOptions = quote.terms.lines.some(isOptional);
    const accepted = hadOptions ? acceptedQuote(chosen) : quote;
    const now = clock();
    const on = agencyDay(now);
    const withdrawableUntil = withdrawalPeriodFrom(accepted, now)?.lastDay ?? null;
    const file = await drawings.draw(
      { purpose: "form", ipAddress: decision.ipAddress },
      "confirmed",
      async () => [
        accepted,
        {
          siteUrl,
          ...pdfContext,
          acceptance: { on, stated: statementOf(decision), hadOptions, withdrawableUntil },
        },
      ],
    );
    if (file === null) return null;
    const pdf = file.bytes;
    return {
      quote: accepted,
      pdf,
      pdfHash: createHash("sha256").update(pdf).digest("hex"),
      acceptedOn: on,
      contractEndsOn: contractEndOf(datedQuoteOf({ quote: accepted, decision, decidedAt: isoTime(now) })),
      depositUntil: saysHowToPayDeposit(accepted) ? depositDaysOf(on, accepted).until : null,
    };
  }

  /** `options`: those that are chosen in an acceptance. */
  async function decide(
    token: string,
    shownDocument: ShownDocument,
    decisionOn: (quote: StoredConfirmedQuote) => Decision,
    mails: readonly MailPurpose[],
    options: readonly number[] = [],
  ): Promise<DecideOutcome> {
    const history = await openHistory(token);
    if (history === null) return "gone";
    const { confirmedQuotes, lead } = history;
    // The quote of the form belongs to the request of the link, or nothing is decided.
    const quote = confirmedQuotes.find(({ id }) => id === shownDocument.quoteId);
    if (quote === undefined) return "refused";
    const decision = decisionOn(quote);
    const pdfContext = {
      replaced: replacedVersions(confirmedQuotes.slice(confirmedQuotes.indexOf(quote) + 1))[0]?.quote ?? null,
      selection: selectionOf(lead),
      indicative: indicativeOf(lead),
    };
    const accepted =
      decision.kind === "accepted"
        ? await acceptedDocument(quote.quote, options, pdfContext, decision)
        : null;
    // No form of the page chooses so.
    if (decision.kind === "accepted" && accepted === null) return "refused";
    const outcome = await store.decide(
      quote.id,
      shownDocument.pdfHash,
      decision,
      [...mails, ...webhookJobs],
      accepted,
    );
    if (outcome.status === "gone") return "gone";
    const facts = { leadId: quote.leadId, version: quote.quote.version };
    if (outcome.status === "refused") {
      log.info("quote.decision-refused", { ...facts, why: outcome.why });
      return "refused";
    }
    log.info(`quote.${decision.kind}`, facts);
    if (decision.kind === "accepted") count("quote", "accepted");
    wakeOutbox();
    return "decided";
  }

  return {
    async view(token) {
      const history = await openToRead(token);
      const [newest, ...earlier] = history?.confirmedQuotes ?? [];
      if (history === null || newest === undefined) return null;
      const { locale } = newest.quote;
      const { email } = history.lead.fields;
      const today = agencyDay(clock());
      return {
        locale,
        today,
        version: quoteVersionView(newest, isoTime(clock())),
        earlier: replacedVersions(earlier).map(({ quote }) => quote),
        withdrawnBefore: earlier
          .filter(({ withdrawn }) => withdrawn !== null)
          .map((stored) => quoteVersionView(stored, isoTime(clock()))),
        indicative: indicativeOf(history.lead),
        selection: selectionOf(history.lead),
        acceptanceSentence: confirmedWords(locale).acceptanceSentence,
        acceptanceKey: acceptanceKeyOf(token, locale, today),
        addressToRead: history.isReader ? null : links.addressToRead(token),
        email: isEmailAddress(email) && !history.isReader ? email : "",
        codeTo: !history.isReader && (await codeNeeded(token, history)) ? maskedAddress(email) : null,
        thread: history.isReader ? [] : threadMessages(history.events),
      };
    },

    async pdf(token) {
      const [newest] = (await versionsToRead(token)) ?? [];
      if (newest === undefined) return null;
      try {
        const bytes = await store.confirmedPdf(newest.id);
        return bytes === null ? null : { name: storedName(newest), bytes };
      } catch (error) {
        if (!(error instanceof UnreadableRecordError)) throw error;
        log.error("record.unreadable", { ...error.record });
        return "damaged";
      }
    },

    async generalTerms(token) {
      const [newest] = (await versionsToRead(token)) ?? [];
      const text = newest === undefined ? null : await store.generalTerms(newest.id);
      if (newest === undefined || text === null) return null;
      const { locale, number } = newest.quote;
      return {
        name: translations[locale]("quoteDocument.general.file.name", { number }),
        bytes: new TextEncoder().encode(text),
      };
    },

    acceptanceProof: (token, requester, version) =>
      drawings.draw({ purpose: "page", ...requester }, "acceptanceProof", async () => {
        const history = await openHistory(token);
        const accepted = history?.confirmedQuotes.find(
          ({ decision, quote }) =>
            decision?.kind === "accepted" && (version === undefined || quote.version === version),
        );
        return history === null || accepted === undefined
          ? null
          : [proofFactsOf(history, accepted, { writesMailFiles })];
      }),

    async accept(token, shownDocument, { options, code, ...stated }, ipAddress) {
      const history = await openHistory(token);
      if (history === null) return "gone";
      const codeEntered = await codeNeeded(token, history);
      if (codeEntered) {
        if (!history.confirmedQuotes.some(({ id }) => id === shownDocument.quoteId)) return "refused";
        const tried = await store.tryCode(shownDocument.quoteId, maxCodeTries);
        if (tried === "ended") return "code-ended";
        if (typeof tried === "string") return tried;
        if (!(await isCode(code, tried.hash))) return "code-wrong";
      }
      return decide(
        token,
        shownDocument,
        ({ quote }) => ({
          kind: "accepted",
          ...stated,
          ...confirmedWords(quote.locale),
          ipAddress,
          ...(codeEntered ? { codeEntered } : {}),
        }),
        ["client-acceptance", "agency-acceptance"],
        options,
      );
    },

    async sendAcceptanceCode(token, quoteId) {
      const history = await openHistory(token);
      if (history === null) return "gone";
      if (!history.confirmedQuotes.some(({ id }) => id === quoteId)) return "refused";
      const outcome = await store.requestCode(quoteId, {
        max: maxCodesPerDay,
        intervalMs: codeIntervalMs,
        jobs: ["client-code"],
      });
      log.info("quote.code", { leadId: history.lead.id, outcome });
      if (outcome !== "queued") return outcome;
      wakeOutbox();
      return "sent";
    },

    async decline(token, shownDocument, { reason, key }) {
      const expected = stepKey(token, "decline", shownDocument.quoteId, shownDocument.pdfHash);
      if (key !== expected) return (await openHistory(token)) === null ? "gone" : { key: expected };
      const decision = { kind: "declined", reason } as const;
      return decide(token, shownDocument, () => decision, ["client-decline", "agency-decline"]);
    },

    async withdraw(token, quoteId, statement, key) {
      const quotes = (await openHistory(token))?.confirmedQuotes;
      if (quotes === undefined) return "gone";
      const quote = quotes.find(({ id }) => id === quoteId);
      if (quote === undefined) return "refused";
      const now = clock();
      const isOpen = (stored: typeof quote) => withdrawalPeriodState(stored, isoTime(now))?.open === true;
      const expected = stepKey(token, "withdraw", quote.id);
      if (key !== expected) {
        if (quote.status === "withdrawn") return "withdrawn";
        return isOpen(quote) ? { key: expected } : "refused";
      }
      const outcome = await store.withdraw(quoteId, statement, {
        endedOn: agencyDay(now),
        jobs: ["client-withdrawal", "agency-withdrawal", ...webhookJobs],
        isOpen,
      });
      if (outcome !== "withdrawn") return outcome === "repeat" ? "withdrawn" : outcome;
      log.info("quote.withdrawn", { leadId: quote.leadId, version: quote.quote.version });
      wakeOutbox();
      return "withdrawn";
    },

    async ask(token, question, key) {
      const [newest] = (await openHistory(token))?.confirmedQuotes ?? [];
      if (newest === undefined) return "gone";
      const asked = await store.ask(newest.leadId, question, {
        key,
        quoteId: newest.id,
        max: maxQuestions,
        remindAt: isoTime(agencyReminderAt(clock())),
        jobs: ["client-question", "agency-question", ...webhookJobs],
      });
      if (asked !== "stored") return asked;
      log.info("quote.question", { leadId: newest.leadId });
      wakeOutbox();
      return "asked";
    },
  };
}
