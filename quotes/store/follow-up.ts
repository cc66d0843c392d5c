/** What a store keeps of a request after it was sent: secret links, drafts, confirmed quotes and their decisions. */

import * as v from "valibot";
import type { Day } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import { storedStatement } from "#quotes/acceptance/statement.ts";
import type { LinkAudience } from "#quotes/addresses.ts";
import { eventKinds, type FollowUpStatus } from "#quotes/history.ts";
import { day, money, shape, text, time } from "#quotes/stored-values.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteDraft } from "#quotes/terms/terms.ts";
import type { Job, JobPurpose } from "./jobs.ts";
import type { Lead } from "./leads.ts";

export type Link = {
  /** The link's token itself is not stored. */
  readonly tokenHash: string;
  readonly leadId: string;
  readonly audience: LinkAudience;
  readonly expiresAt: string;
  /**
   * Until when a client's link alone is enough to accept: one that was mailed to the client shows for a day that whoever has it
   * reads those mails. Without it, and afterwards, a code is asked for.
   */
  readonly noCodeUntil?: string;
};

/** What the column `status` has. Of a contract that the client withdrew from it is still `accepted`. */
export const storedStatuses = ["sent", "replaced", "accepted", "declined"] as const;
/** `sent`: waits for the client's decision, or has expired. `retracted`: the agency took it back. */
export type QuoteStatus = (typeof storedStatuses)[number] | "withdrawn" | "retracted";

/** What was recorded by mistake is struck out, and stays in the list. */
const recorded = {
  amount: money,
  recordedAt: time,
  struckOut: v.nullable(shape({ at: time, reason: text })),
};

/** A transfer of a deposit, as the agency recorded it. */
export const storedReceipt = shape({ receivedOn: day, ...recorded });
export type DepositReceipt = v.InferOutput<typeof storedReceipt>;

/** What the agency refunded of a deposit at once, after a withdrawal. */
export const storedRefund = shape({
  refundedOn: day,
  /** What the agency keeps of the rest for work that the client asked for early; missing where it may keep nothing. */
  kept: v.exactOptional(money),
  ...recorded,
});
export type DepositRefund = v.InferOutput<typeof storedRefund>;

/** A quote with the SHA-256 of its PDF, in hexadecimal digits. */
export type QuoteDocument = { readonly quote: ConfirmedQuote; readonly pdfHash: string };

/** A confirmed quote in the store, without its PDF: once it is accepted, with the options that its client chose. The indicative quote of a request is a `QuoteRecord`. */
export type StoredConfirmedQuote = QuoteDocument & {
  readonly id: string;
  readonly leadId: string;
  readonly status: QuoteStatus;
  /** As it was confirmed, with all its options, if what was accepted is another document. Else null. */
  readonly quoteAsSent: QuoteDocument | null;
  /** Identifies the preview that it was confirmed on: the same one is confirmed once. */
  readonly draftHash: string;
  readonly createdAt: string;
  /** The end of its last day. */
  readonly expiresAt: string;
  readonly decidedAt: string | null;
  readonly decision: Decision | null;
  /**
   * When what was ordered is done and paid: its delivery, its last payment, or the end of its last subscription. A contract is
   * kept for years from this day; as long as it is null, without an end.
   */
  readonly contractEndsOn: Day | null;
  /** What arrived of the deposit of an accepted quote, in the order in which the agency recorded it. */
  readonly depositReceipts: readonly DepositReceipt[];
  /** What went back to the client who withdrew, in the same order. */
  readonly depositRefunds: readonly DepositRefund[];
  /** That the client withdrew from the contract of an accepted quote. */
  readonly withdrawn: (WithdrawalStatement & { readonly at: string }) | null;
};

/** The document of what was accepted. Quotes without options that were accepted before 2026-11-27 have none. */
export type AcceptedDocument = QuoteDocument & {
  readonly pdf: Uint8Array;
  /** The agency's day of acceptance in it: on another one it is refused as `changed`. */
  readonly acceptedOn?: Day;
  /** When what was ordered is done and paid, with the dates as they are; as the quote says it without this. */
  readonly contractEndsOn?: Day | null;
  /** The last day of the deposit, where the quote names one. */
  readonly depositUntil?: Day | null;
};

/** What a client stated on withdrawing from the contract of an accepted quote, and where the acknowledgement is sent. */
export const storedWithdrawal = shape({ name: text, email: text });
export type WithdrawalStatement = v.InferOutput<typeof storedWithdrawal>;

/** What a client decided about a confirmed quote. */
export const storedDecision = v.variant("kind", [
  shape({
    kind: v.literal("accepted"),
    ...storedStatement.entries,
    /** The sentence that the client ticked, in the quote's language. */
    acceptanceSentence: text,
    /** The words of the button that confirmed it; the first acceptances did not keep them. */
    orderButton: v.exactOptional(text),
    /** As the privacy page says. */
    ipAddress: text,
    /** The code that was mailed to the client was entered. */
    codeEntered: v.exactOptional(v.literal(true)),
  }),
  shape({ kind: v.literal("declined"), reason: text }),
]);
export type Decision = v.InferOutput<typeof storedDecision>;

/** Something that happened to a request. */
export const storedEvent = shape({
  id: text,
  leadId: text,
  kind: v.picklist(eventKinds),
  at: time,
  /** The quote that it is about. */
  quoteId: v.nullable(text),
  /** What was entered or marked: the question, the reason, what it is marked as now. */
  text,
});
export type LeadEvent = v.InferOutput<typeof storedEvent>;

/** A request with all that happened to it. */
export type RequestHistory = {
  readonly lead: Lead;
  /** The newest version first. */
  readonly confirmedQuotes: readonly StoredConfirmedQuote[];
  /** The oldest first. */
  readonly events: readonly LeadEvent[];
  readonly jobs: readonly Job[];
};

export type Confirmation = {
  readonly leadId: string;
  readonly quote: ConfirmedQuote;
  readonly pdf: Uint8Array;
  readonly pdfHash: string;
  readonly draftHash: string;
  /** Whether the lead still has the draft that it was made of; without it, nothing is compared. */
  readonly isUnchanged?: (lead: Lead) => boolean;
  /** The last event that the preview had shown: a question that came afterwards keeps the lead open. */
  readonly lastEvent?: string | undefined;
  /** The text of the general terms that are part of it. */
  readonly generalTerms: string;
  readonly expiresAt: string;
  readonly jobs: readonly JobPurpose[];
};

/**
 * `confirmed`: stored, and the version before is replaced. `repeat`: the same draft is confirmed already. `conflict`:
 * another version has this number, a version is accepted, or the draft was changed; nothing was stored. `gone`: the lead was erased.
 */
export type ConfirmResult = "confirmed" | "repeat" | "conflict" | "gone";

/** Why a quote cannot be decided any more; `changed`: it is not the document that the client saw; `damaged`: its PDF is. */
export type DecisionRefusal =
  | "replaced"
  | "retracted"
  | "expired"
  | "accepted"
  | "withdrawn"
  | "declined"
  | "changed"
  | "damaged";

export type DecisionResult =
  | { readonly status: "decided" }
  | { readonly status: "refused"; readonly why: DecisionRefusal }
  | { readonly status: "gone" };

/** `repeat`: it was stored before. */
export type WithdrawalResult = "withdrawn" | "repeat" | "refused" | "gone";

/** `stored`: now, or before. `too-many`: the day's number is reached. */
export type MessageResult = "stored" | "too-many" | "gone";

export type MessageOptions = {
  /** Identifies the display of a form: what it sends is stored once, however often it arrives. */
  readonly key?: string;
  /** The quote on whose page it is shown. */
  readonly quoteId?: string;
  readonly max: number;
  readonly jobs: readonly JobPurpose[];
};

/** `recent`, `too-many`: nothing was queued. `refused`: the quote does not wait for its client. */
export type CodeRequest = "queued" | "recent" | "too-many" | "refused" | "gone";

/** The hash that a try is compared with. `ended`: there is no code, it has expired or was tried too often. `refused`: as above. */
export type CodeTry = { readonly hash: string } | "ended" | "refused" | "gone";

/** `changed`: it is no longer as the page had shown it, and nothing was stored. */
export type SaveOutcome = "saved" | "changed" | "gone";

/** A transfer that the agency records. `quoteId`: of a quote that is accepted or was withdrawn from; without it, of the accepted one. */
export type NewReceipt = { readonly on: Day; readonly amount: Cents; readonly quoteId?: string };

/** The place of a receipt among those of its deposit, and why it is struck out. `quoteId`: likewise. */
export type StruckReceipt = { readonly receipt: number; readonly reason: string; readonly quoteId?: string };

/** What the agency refunded of the deposit of a quote whose client withdrew. */
export type NewRefund = { readonly quoteId: string; readonly on: Day; readonly amount: Cents };

/** The place of a refund among those of its deposit, and why it is struck out. */
export type StruckRefund = { readonly quoteId: string; readonly refund: number; readonly reason: string };

export type FollowUpStore = {
  /**
   * `replacing`: also ends the earlier links of the lead to the same page. Returns false, and changes nothing, if the lead
   * does not exist.
   */
  addLink(link: Link, options?: { readonly replacing: boolean }): Promise<boolean>;
  /** The link with this hash, unless it has expired. */
  findLink(tokenHash: string): Promise<Link | null>;
  requestHistory(leadId: string): Promise<RequestHistory | null>;
  /** Throws an UnreadableRecordError if the PDF is not the one that was confirmed; the agency is mailed once about it. */
  confirmedPdf(quoteId: string): Promise<Uint8Array | null>;
  /** The general terms that are part of a quote; null of the first quotes, and without the quote. */
  generalTerms(quoteId: string): Promise<string | null>;
  /**
   * Stores what the agency marked, with its event unless it is marked so already. An open lead that was won before, marked as
   * answered, is won again. `lastEvent`: the last event that the page had shown. Nothing is stored if the client has asked, decided or
   * withdrawn since, or somebody has marked it; without it, whatever has happened.
   */
  setFollowUpStatus(leadId: string, followUpStatus: FollowUpStatus, lastEvent?: string): Promise<SaveOutcome>;
  /** `isUnchanged`: whether what is stored is what the change began with; else nothing is stored. Without it, whatever is stored is replaced. */
  saveNotes(leadId: string, notes: string, isUnchanged?: (stored: string) => boolean): Promise<SaveOutcome>;
  saveDraft(
    leadId: string,
    draft: QuoteDraft,
    isUnchanged?: (stored: QuoteDraft | null) => boolean,
  ): Promise<SaveOutcome>;
  /** Stores a quote with its event and jobs; marks the lead as answered, also a lost one. */
  confirmQuote(confirmation: Confirmation): Promise<ConfirmResult>;
  /**
   * Stores what the client decided about a quote that is sent, has not expired and has this PDF, with its event and
   * jobs; an acceptance marks the lead as won, a refusal as lost; it stays open while a question waits. Of two calls at once, one decides. `accepted`: what is
   * accepted of a quote with options.
   */
  decide(
    quoteId: string,
    pdfHash: string,
    decision: Decision,
    jobs: readonly JobPurpose[],
    accepted?: AcceptedDocument | null,
  ): Promise<DecisionResult>;
  /** Queues a mail with a code: not within `intervalMs` of the last one, and not more than `max` in 24 hours. */
  requestCode(
    quoteId: string,
    limits: { readonly max: number; readonly intervalMs: number; readonly jobs: readonly JobPurpose[] },
  ): Promise<CodeRequest>;
  /** Stores the one code of a quote that waits, in place of the one before. Nothing is stored of any other. */
  saveCode(quoteId: string, code: { readonly hash: string; readonly expiresAt: string }): Promise<void>;
  /** Counts a try of the quote's code, which is tried at most `maxTries` times. */
  tryCode(quoteId: string, maxTries: number): Promise<CodeTry>;
  /**
   * Stores that the client withdraws from the contract of an accepted quote, with its event and jobs; marks the lead as lost, unless a
   * question waits. What arrived of the deposit is to be refunded until `recordRefund`. The contract is kept as one that ends on the day of `endedOn`. Of two calls, the first is stored; the second changes nothing.
   * `refused`: the quote is not accepted, or `isOpen` says that its period has ended.
   */
  withdraw(
    quoteId: string,
    withdrawal: WithdrawalStatement,
    options: {
      readonly endedOn: Day;
      readonly jobs: readonly JobPurpose[];
      readonly isOpen?: (quote: StoredConfirmedQuote) => boolean;
    },
  ): Promise<WithdrawalResult>;
  // In the five that follow, `lastEvent` is the last event that the page had shown. `changed`: the lead has no such quote (any
  // more), or something was entered since of what is entered; without `lastEvent`, it replaces whatever is stored.
  /** Stores when the accepted quote of a lead is performed, with its event. */
  saveContractEnd(leadId: string, contractEndsOn: Day, lastEvent?: string): Promise<SaveOutcome>;
  /**
   * Stores a receipt of the deposit of a quote, with its event; `jobs` only of an accepted one while something was missing: what
   * comes in excess, or after a withdrawal, is mailed to nobody. `changed`: also if the quote asks for none.
   */
  addDepositReceipt(
    leadId: string,
    received: NewReceipt,
    jobs: readonly JobPurpose[],
    lastEvent?: string,
  ): Promise<SaveOutcome>;
  /**
   * Strikes out a receipt of a deposit, with its event: it stays in the list. Of `jobs`, only of an accepted quote: the
   * client's mails if a mail has told them of more than is left, the others where nothing is left. `changed`: also if there is no such
   * receipt, it is struck out, or more was refunded than would be left.
   */
  strikeOutReceipt(
    leadId: string,
    struck: StruckReceipt,
    jobs: readonly JobPurpose[],
    lastEvent?: string,
  ): Promise<SaveOutcome>;
  /** Stores what the agency refunded of the deposit of a withdrawn quote, with its event. `changed`: also if it held less. */
  recordRefund(leadId: string, refund: NewRefund, lastEvent?: string): Promise<SaveOutcome>;
  /** Strikes out a refund, with its event: it stays in the list, and its amount is owed again. `changed`: also if it is struck out. */
  strikeOutRefund(leadId: string, struck: StruckRefund, lastEvent?: string): Promise<SaveOutcome>;
  /** Stores a client's question with its jobs, and opens the lead again, with a reminder at `remindAt`. `max`: in 24 hours. */
  ask(
    leadId: string,
    text: string,
    options: MessageOptions & { readonly remindAt: string },
  ): Promise<MessageResult>;
  /**
   * Stores the agency's answer with its jobs; marks an open lead as answered, or as won if it was, unless a question came after
   * `lastEvent`, the last event that the page had shown.
   */
  answer(
    leadId: string,
    text: string,
    options: MessageOptions & { readonly lastEvent?: string | undefined },
  ): Promise<MessageResult>;
  /**
   * Queues the reminders that are due: to the agency about open requests, and one about all that are newly held in
   * quarantine; to clients those of `clientReminders`. Each is queued once, whatever number of servers call it. Returns their number.
   */
  queueReminders(): Promise<number>;
  /**
   * Queues the mail with the figures of a month (`monthToReport`), once, whatever number of servers call it. Returns whether it was
   * queued now: not in the month in which the store is first asked, and not before there is a request, to which every mail belongs.
   */
  queueFigures(month: Day): Promise<boolean>;
  /** Queues the reminder that the agency may send by hand (`reminderByHand`), for a page that had shown the events up to `lastEvent`. */
  remind(leadId: string, lastEvent: string): Promise<SaveOutcome>;
  /**
   * Takes back a quote that is sent, with its event: nobody can decide it afterwards. Of a decision and this at once, the first is
   * stored. `changed`: also if it was decided, replaced, or has expired.
   */
  retractQuote(leadId: string, quoteId: string, lastEvent: string): Promise<SaveOutcome>;
};
