/**
 * What the pages behind secret links ask for: the operations beside this file. Every call about a request takes the
 * token of the address: null, or `gone`, means that the link is unknown, has expired or was replaced.
 */

import type { Day } from "#app/domain/days.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { DrawnSelection } from "#app/ui/quote-relief/terrain.ts";
import type { AcceptanceStatement } from "#quotes/acceptance/statement.ts";
import type { DepositDays } from "#quotes/deposit/days.ts";
import type { OrderFormat } from "#quotes/private-paths.ts";
import type { OwedRefund } from "./board.ts";
import type { ClientReminder } from "./history.ts";
import type {
  FollowUpStore,
  LeadEvent,
  NewReceipt,
  SaveOutcome,
  StoredConfirmedQuote,
  StruckReceipt,
  WithdrawalStatement,
} from "./store/follow-up.ts";
import type { Job } from "./store/jobs.ts";
import type { Lead } from "./store/leads.ts";
import type { NewSavedPart, SavedPart, SavePartOutcome } from "./store/saved-parts.ts";
import type { ConfirmationBlocker } from "./terms/confirmation.ts";
import type { ConfirmedQuote } from "./terms/confirmed-quote.ts";
import type { DraftProposals } from "./terms/draft-fields.ts";
import type { QuoteDraft } from "./terms/terms.ts";

/** The state of a confirmed quote, as both pages show it. */
export const quoteStates = [
  "waiting",
  "expired",
  "replaced",
  "retracted",
  "accepted",
  "withdrawn",
  "declined",
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** A quote as it is stored, with what follows from it at a moment. A receipt or a refund is identified by its place. */
export type QuoteVersion = Pick<
  StoredConfirmedQuote,
  | "id"
  | "quote"
  | "pdfHash"
  | "decidedAt"
  | "contractEndsOn"
  | "depositReceipts"
  | "depositRefunds"
  | "withdrawn"
> & {
  readonly state: QuoteState;
  /** The quote as it was confirmed, with all its options, if what was accepted is another document. Else null. */
  readonly quoteAsSent: ConfirmedQuote | null;
  /** An ISO time in UTC. */
  readonly confirmedAt: string;
  /** Who accepted. */
  readonly acceptedBy:
    | (AcceptanceStatement & {
        /** With the code that was mailed to the client. */
        readonly codeEntered: boolean;
      })
    | null;
  readonly declineReason: string | null;
  /**
   * When the deposit of an accepted quote is asked for: whether its first day has come, and whether something is missing after its
   * last. Null without an account or a link for it.
   */
  readonly deposit: (DepositDays & { readonly mayBePaid: boolean; readonly overdue: boolean }) | null;
  /** Until when the client of an accepted quote may withdraw, and whether they still may; null without that right. */
  readonly withdrawalPeriod: { readonly until: Day; readonly open: boolean } | null;
};

/** A quote and what has happened to it, at a moment. What is left out has not happened. */
export type QuoteAtMoment = Pick<QuoteVersion, "quote"> &
  Partial<Omit<QuoteVersion, "quote" | "acceptedBy">> & {
    readonly acceptedBy?: AcceptanceStatement | null;
  };

export type RequestEvent = Pick<LeadEvent, "id" | "kind" | "at" | "text"> & {
  /** The number of the quote that it is about. */
  readonly quoteNumber: string | null;
};

/** What a client asked on the page of a quote, or the agency answered. */
export type ThreadMessage = Pick<LeadEvent, "id" | "at" | "text"> & { readonly from: "client" | "agency" };

/** `at`: when it was sent, or when it is tried next. */
export type RequestMail = Pick<Job, "id" | "purpose" | "status"> & {
  readonly at: string;
  readonly error: string | null;
};

/** What the agency's page shows about one request. */
export type RequestView = Pick<
  Lead,
  "id" | "kind" | "locale" | "followUpStatus" | "isQuarantined" | "notes" | "visit"
> & {
  readonly receivedAt: string;
  /** The day at the agency. */
  readonly today: Day;
  /** When the promised answer is due; null once something is marked. */
  readonly answerDeadline: string | null;
  readonly overdue: boolean;
  /** What is still to be refunded, all versions that were withdrawn from taken together; null if nothing is. */
  readonly refund: OwedRefund | null;
  /** Identifies the notes. */
  readonly notesHash: string;
  readonly company: string | null;
  /** What the visitor entered except the message, in the form's order: labels in French, choices by name. */
  readonly enteredRows: readonly { readonly label: string; readonly value: string; readonly href?: string }[];
  /** Lines separated by `\n`; empty if there is none. */
  readonly message: string;
  /** The e-mail address and telephone number to answer to; null if the entered one cannot be used. */
  readonly email: string | null;
  readonly phone: string | null;
  /** The indicative quote. */
  readonly indicative: { readonly number: string; readonly record: QuoteRecord } | null;
  readonly mails: readonly RequestMail[];
  /** The mail that the agency may send the client once more; null without one. */
  readonly reminder: ClientReminder | null;
  /** When the next mail to the client about the newest quote leaves by itself; null if none does. */
  readonly nextReminderAt: string | null;
  /** Whether mails are written to files, because no mail server is set: nobody gets them. */
  readonly writesMailFiles: boolean;
  /** The oldest first. */
  readonly events: readonly RequestEvent[];
  /** Identifies the last of them: forms post it, so that nothing is done to a request that is no longer as it was shown. */
  readonly lastEvent: string;
  /** As last saved, else made from the indicative quote, or without lines. */
  readonly draft: QuoteDraft;
  /** Identifies the draft as it is saved, or that none is. */
  readonly savedDraftHash: string;
  /** What keeps the draft from being confirmed today. */
  readonly unready: readonly ConfirmationBlocker[];
  readonly proposals: DraftProposals;
  /** Identifies the quote that the preview shows: it is the one that is confirmed. */
  readonly draftHash: string;
  /** An accepted quote is a contract whose years are not over: it is not erased. */
  readonly keepsContract: boolean;
  /** The newest first. */
  readonly versions: readonly QuoteVersion[];
  /** The oldest first. */
  readonly thread: readonly ThreadMessage[];
};

export type ConfirmOutcome =
  | "confirmed"
  /** The draft was changed after the preview, or another version was confirmed or accepted meanwhile. */
  | "changed"
  /** A line has no price, the day of the start has come, or a text cannot be printed: `ConfirmationBlocker`. */
  | "unready"
  | "gone";

/** The visitor's indicative quote, if no e-mail brings it. */
export type VisitorOperations = {
  /** In which language, and the number. */
  view(token: string): Promise<{ readonly locale: Locale; readonly number: string } | null>;
  pdf(token: string, requester: Requester): Promise<NamedFile | null>;
};

/** Who asks for a document that is drawn: an address, and whether they have left. */
export type Requester = { readonly ipAddress: string; readonly signal: AbortSignal };

export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

/** The agency's side of a request. What the store's operations of the same name store, of the request of the token. */
export type AgencyOperations = Pick<
  FollowUpStore,
  "setFollowUpStatus" | "remind" | "retractQuote" | "saveContractEnd" | "recordRefund" | "strikeOutRefund"
> & {
  /** The day at the agency. */
  today(): Promise<Day>;
  view(token: string): Promise<RequestView | null>;
  // `lastEvent`, below: of the view whose form was sent. Without it, nothing is compared.
  /** `notesHash`: of the view that was changed. Without it, whatever is stored is replaced. */
  saveNotes(token: string, notes: string, notesHash?: string): Promise<SaveOutcome>;
  /** `savedDraftHash`: of the view that was changed. Without it, whatever is stored is replaced. */
  saveDraft(token: string, draft: QuoteDraft, savedDraftHash?: string): Promise<SaveOutcome>;
  /** The lines and templates that the agency keeps, in the language of the request. */
  savedParts(token: string): Promise<readonly SavedPart[]>;
  /** Keeps one, in that language. */
  savePart(token: string, part: Omit<NewSavedPart, "locale">): Promise<SavePartOutcome | "gone">;
  deletePart(token: string, id: string): Promise<"deleted" | "gone">;
  /** Stores a receipt of the deposit, and mails the client of it while something was missing of an accepted quote's. */
  addDepositReceipt(token: string, received: NewReceipt, lastEvent?: string): Promise<SaveOutcome>;
  /** Strikes a receipt out; the client who was told is mailed where nothing is left of the deposit. */
  strikeOutReceipt(token: string, struck: StruckReceipt, lastEvent?: string): Promise<SaveOutcome>;
  /**
   * Stores an answer to the client, who is mailed. `key`: of the form, which is stored once. `gone`: also without a quote,
   * whose page would show it; `too-many`: the day's number of answers is reached. A question that the view did not show waits on.
   */
  answer(
    token: string,
    text: string,
    key: string,
    lastEvent?: string,
  ): Promise<"answered" | "too-many" | "gone">;
  /** The quote as it would be confirmed now; null if it is not ready or the link is gone. */
  preview(token: string): Promise<ConfirmedQuote | null>;
  /** Its PDF, marked as a draft. */
  previewPdf(token: string, requester: Requester): Promise<NamedFile | null>;
  /** Confirms the saved draft, if it still has this hash, and queues the client's mail. Questions: as by `answer`. */
  confirm(token: string, draftHash: string, ipAddress: string, lastEvent?: string): Promise<ConfirmOutcome>;
  /**
   * The address of a new link to the client's page of a quote that waits, for the agency to pass on: by it nobody accepts without the
   * code that is mailed to the client. `changed`: it does not wait, or no code could be mailed.
   */
  linkToPassOn(token: string, quoteId: string): Promise<{ readonly url: string } | "changed" | "gone">;
  /** The PDF of a version, or the indicative quote's for null. */
  pdf(token: string, version: number | null, requester: Requester): Promise<NamedFile | null>;
  /** The proof that a version was accepted; null if it was not. */
  acceptanceProof(token: string, version: number, requester: Requester): Promise<NamedFile | null>;
  /** The order that an accepted version is, for the accountant; null of any other version. */
  order(token: string, version: number, format: OrderFormat, requester: Requester): Promise<NamedFile | null>;
  /** Erases the request with all that is stored about it; of one with a contract, only what that does not need: `kept`. As `decline`, not without the key. */
  erase(token: string, key: string): Promise<"erased" | "kept" | "gone" | Unconfirmed>;
};

/** What the client's page shows: the newest version. */
export type ClientView = {
  readonly locale: Locale;
  /** The day at the agency. */
  readonly today: Day;
  readonly version: QuoteVersion;
  /** The versions before that it replaces, the newest first. */
  readonly earlier: readonly ConfirmedQuote[];
  /** Those before that the client withdrew from, the newest first. */
  readonly withdrawnBefore: readonly QuoteVersion[];
  /** What the client configured and got at once; null where the request was another one. */
  readonly indicative: QuoteRecord | null;
  /** What the configurator was sent with; null of a request that came without it. */
  readonly selection: DrawnSelection | null;
  /** The sentence that the client ticks, in the quote's language. */
  readonly acceptanceSentence: string;
  /** What the second step of an acceptance posts: another one once the sentence, the button or the day is not what it showed. */
  readonly acceptanceKey: string;
  /** Where others can read the quote and answer nothing; null at that address itself. */
  readonly addressToRead: string | null;
  /** The address that the request was sent with; empty if no mail can be sent to it. */
  readonly email: string;
  /** The masked address to which a code is mailed before the quote can be accepted; null if the link is enough. */
  readonly codeTo: string | null;
  /** The oldest first. */
  readonly thread: readonly ThreadMessage[];
};

/** `options`: the indexes of those that are chosen, as `withOptions` takes them. */
export type Acceptance = AcceptanceStatement & {
  readonly options: readonly number[];
  /** The code that was entered; empty without one. */
  readonly code: string;
};

/** What becomes of a wish for a code. `recent`: one is on its way; `too-many`: the day's number is reached. */
export type CodeOutcome = "sent" | "recent" | "too-many" | "refused" | "gone";

/** `wrong`: it is not this code. `ended`: it has expired, was tried too often, or none was asked for. */
export type AcceptOutcome = DecideOutcome | "code-wrong" | "code-ended";

/** `refused`: the page shows the present state, which says why. */
export type DecideOutcome = "decided" | "refused" | "gone";

/** A step that cannot be undone was not confirmed: with this key it is. */
export type Unconfirmed = { readonly key: string };

/** `withdrawn`: now, or before. `refused`: there is no such right, or its period has ended. */
export type WithdrawOutcome = "withdrawn" | "refused" | "gone";

/** The document that the client's page had shown. */
export type ShownDocument = { readonly quoteId: string; readonly pdfHash: string };

/** The client's side of a confirmed quote. */
export type ClientOperations = {
  view(token: string): Promise<ClientView | null>;
  pdf(token: string): Promise<NamedFile | "damaged" | null>;
  /** The general terms that are part of the quote, as plain text; null if it did not keep them. */
  generalTerms(token: string): Promise<NamedFile | null>;
  /** The proof that a version was accepted, without one the newest that was; null if it was not. */
  acceptanceProof(token: string, requester: Requester, version?: number): Promise<NamedFile | null>;
  accept(
    token: string,
    shownDocument: ShownDocument,
    acceptance: Acceptance,
    ipAddress: string,
  ): Promise<AcceptOutcome>;
  /** Mails a code for the acceptance of this quote. */
  sendAcceptanceCode(token: string, quoteId: string): Promise<CodeOutcome>;
  /** Nothing is decided without the key, which the first attempt gets. */
  decline(
    token: string,
    shownDocument: ShownDocument,
    { reason, key }: { readonly reason: string; readonly key: string },
  ): Promise<DecideOutcome | Unconfirmed>;
  /** Withdraws from the contract of an accepted quote, as `decline` not without the key. Nothing changes if that has been done. */
  withdraw(
    token: string,
    quoteId: string,
    statement: WithdrawalStatement,
    key: string,
  ): Promise<WithdrawOutcome | Unconfirmed>;
  /** `key`: of the form, which is stored once. `too-many`: the day's number of questions is reached. */
  ask(token: string, question: string, key: string): Promise<"asked" | "too-many" | "gone">;
};
