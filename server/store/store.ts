import type { ConfirmedQuote, QuoteDraft } from "#app/domain/confirmed-quote.ts";
import type { QuoteRecord } from "#app/domain/quote.ts";
import type { Visit } from "#app/domain/visit.ts";

/**
 * A store of leads, the same for every database engine. Every method runs in one transaction and resolves once its
 * effect is durable. Times are ISO 8601 in UTC with milliseconds (`isoTime`); "now" is the clock that the store was
 * opened with. Any method throws StoreUnavailableError if the engine is unavailable at the moment (locked for too long,
 * disk full, input or output error); any other error is a bug.
 */
export type Store = LeadStore &
  FollowUpStore &
  MailQueue & {
    /**
     * Rejects if no request can be stored now, because the disk is full or read-only. It can be called often: no
     * request waits for it, and it adds no data.
     */
    checkWritable(): Promise<void>;
    close(): Promise<void>;
  };

/** The database is unavailable. `code` names the reason without data, for the log. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`The store is unavailable (${code})`, { cause });
    this.code = code;
  }
}

/**
 * The store cannot be opened. The message is one line for the operator, without secrets. Commands on whole stores have
 * an error of their own: StoreFileError.
 */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
  /** Whether a retry may succeed without changed settings. */
  readonly temporary: boolean;
  constructor(message: string, temporary: boolean) {
    super(message);
    this.temporary = temporary;
  }
}

export class StoreVersionError extends StoreOpenError {
  constructor(found: number, known: number) {
    super(
      `The store has schema ${found}; this version of the program supports ${known}: start a newer one`,
      false,
    );
  }
}

/** `quarantined`: suspected spam, stored and not mailed until it is released. */
export type LeadStatus = "new" | "quarantined";

/** What the agency has marked. `open`: nothing yet. */
export const handlings = ["open", "answered", "won", "lost"] as const;
export type Handling = (typeof handlings)[number];

export type LeadFields = Readonly<Record<string, string>>;

export type Lead = {
  readonly id: string;
  readonly kind: string;
  /** The language of the page, and of the mails to the visitor. */
  readonly locale: string;
  readonly status: LeadStatus;
  readonly fields: LeadFields;
  /** Null for a contact request. */
  readonly quote: QuoteRecord | null;
  /** Why it is or was in quarantine. */
  readonly suspicions: readonly string[];
  readonly createdAt: string;
  /** When this person last wrote. The retention time counts from here. */
  readonly lastContactAt: string;
  readonly handling: Handling;
  /** The agency's own, typed on the request's page. */
  readonly notes: string;
  /** The quote that the agency is preparing, as last saved. */
  readonly draft: QuoteDraft | null;
  /** The campaign that brought the visitor, if the browser sent one. */
  readonly visit: Visit | null;
};

/**
 * What is sent about a lead. `webhook` is a message to the program of WEBHOOK_URL, the others are mails. From
 * `agency-reminder` on, each is about an event.
 */
export const mailPurposes = [
  "agency-notice",
  "visitor-receipt",
  "agency-reminder",
  "client-quote",
  "client-reminder",
  "client-acceptance",
  "agency-acceptance",
  "agency-decline",
  "agency-question",
  "webhook",
] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/**
 * A limit on one name (an address, a browser): `burst` at once, then one more each `intervalMs`. Only a keyed hash of the
 * name is stored.
 */
export type RateLimit = { readonly name: string; readonly burst: number; readonly intervalMs: number };

export type Acceptance = {
  readonly id: string;
  readonly kind: string;
  readonly locale: string;
  readonly status: LeadStatus;
  readonly fields: LeadFields;
  readonly quote: QuoteRecord | null;
  readonly suspicions: readonly string[];
  /** Normalised. */
  readonly email: string;
  readonly contentHash: string;
  /** A second lead with the same key is a repeat. Null: the same content within the window is one. */
  readonly idempotencyKey: string | null;
  readonly repeatWindowMs: number;
  readonly rateLimits: readonly RateLimit[];
  readonly visit: Visit | null;
  /** When the agency is reminded, if it has marked nothing by then. */
  readonly remindAt: string;
  /** Queued with the lead, unless it is in quarantine. With `webhook`, an event `request-created` is stored too. */
  readonly mails: readonly MailPurpose[];
  /** The limits of the receipt. If one is exceeded, only the receipt is not sent. */
  readonly receiptLimits: readonly RateLimit[];
};

export type Stored = {
  readonly status: "stored";
  readonly leadId: string;
  /** The limits that prevented a receipt. */
  readonly exceededReceiptLimits: readonly string[];
};

export type Accepted =
  | Stored
  /** Nothing was stored. A repeat without suspicions releases a lead in quarantine. */
  | { readonly status: "repeat"; readonly leadId: string }
  /** A rate limit is exceeded; nothing was stored or counted. At least 1. */
  | { readonly status: "too-soon"; readonly retryAfterMs: number };

export type Erased = {
  readonly leadIds: readonly string[];
  readonly mailJobs: number;
  readonly rateLimits: number;
};

export type LeadStore = {
  /**
   * Looks for a repeat, checks the rate limits, stores the lead with its mail jobs: in this order, all or nothing.
   * Concurrent calls, from other processes too, behave as if one came after the other.
   */
  accept(acceptance: Acceptance): Promise<Accepted>;
  /** Newest first. */
  leads(): Promise<readonly Lead[]>;
  lead(id: string): Promise<Lead | null>;
  /**
   * Ends a quarantine and queues the mails; the agency is reminded when this says, because it could not answer before.
   * Returns false if no lead in quarantine has this id.
   */
  release(id: string, release: Pick<Acceptance, "mails" | "receiptLimits" | "remindAt">): Promise<boolean>;
  /** Deletes a person's leads, mail jobs and these rate limits, without leaving a byte in the files. */
  erase(email: string, limitNames: readonly string[]): Promise<Erased>;
  /** Deletes one lead in the same way. */
  eraseLead(id: string): Promise<Erased>;
  /**
   * Deletes every lead whose last contact is before a moment, in the same way; those with an accepted quote, which is a
   * contract, only if it was accepted before the second moment.
   */
  purge(lastContactBefore: string, acceptedBefore: string): Promise<Erased>;
};

/** Whose page a secret link opens. */
export type LinkAudience = "agency" | "client";

export type Link = {
  /** The link's token itself is not stored. */
  readonly tokenHash: string;
  readonly leadId: string;
  readonly audience: LinkAudience;
  readonly expiresAt: string;
};

export const quoteStatuses = ["sent", "replaced", "accepted", "declined"] as const;
/** `sent`: waits for the client's decision, or has expired. */
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A confirmed quote without its PDF. */
export type StoredQuote = {
  readonly id: string;
  readonly leadId: string;
  readonly status: QuoteStatus;
  readonly quote: ConfirmedQuote;
  /** SHA-256 of the PDF, in hexadecimal digits. */
  readonly pdfHash: string;
  /** Identifies the draft that it was made of: the same draft is confirmed once. */
  readonly draftHash: string;
  readonly createdAt: string;
  /** The end of its last day. */
  readonly expiresAt: string;
  readonly decidedAt: string | null;
  readonly decision: Decision | null;
};

/** What the client decided. */
export type Decision =
  | {
      readonly kind: "accepted";
      readonly name: string;
      readonly capacity: string;
      /** The words of the mention that the client confirmed, in the quote's language. */
      readonly mention: string;
      /** The network address, as the privacy page says. */
      readonly address: string;
    }
  | { readonly kind: "declined"; readonly reason: string };

export const eventKinds = [
  "request-created",
  "marked",
  "quote-confirmed",
  "quote-accepted",
  "quote-declined",
  "question",
  "agency-reminded",
  "client-reminded",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Something that happened to a request. */
export type LeadEvent = {
  readonly id: string;
  readonly leadId: string;
  readonly kind: EventKind;
  readonly at: string;
  /** The quote that it is about. */
  readonly quoteId: string | null;
  /** What was typed or marked: the question, the reason, the new handling. */
  readonly text: string;
};

/** A request with all that happened to it. */
export type RequestFile = {
  readonly lead: Lead;
  /** The newest version first. */
  readonly quotes: readonly StoredQuote[];
  /** The oldest first. */
  readonly events: readonly LeadEvent[];
  readonly jobs: readonly MailJob[];
};

export type Confirmation = {
  readonly leadId: string;
  readonly quote: ConfirmedQuote;
  readonly pdf: Uint8Array;
  readonly pdfHash: string;
  readonly draftHash: string;
  readonly expiresAt: string;
  /** When the client is reminded, or null if it is valid for too short a time. */
  readonly remindAt: string | null;
  readonly mails: readonly MailPurpose[];
};

/**
 * `confirmed`: stored, and the version before is replaced. `repeat`: the same draft is confirmed already. `conflict`:
 * another version has this number, or a version is accepted; nothing was stored. `gone`: the lead was erased.
 */
export type Confirmed = "confirmed" | "repeat" | "conflict" | "gone";

/** Why a quote cannot be decided any more; `changed`: it is not the document that the client saw. */
export type Undecidable = "replaced" | "expired" | "accepted" | "declined" | "changed";

export type FollowUpStore = {
  /**
   * `replacing`: also ends the earlier links of the lead to the same page. Returns false, and changes nothing, if the lead
   * does not exist.
   */
  addLink(link: Link, options?: { readonly replacing: boolean }): Promise<boolean>;
  /** The link with this hash, unless it has expired. */
  findLink(tokenHash: string): Promise<Link | null>;
  requestFile(leadId: string): Promise<RequestFile | null>;
  quotePdf(quoteId: string): Promise<Uint8Array | null>;
  /** Stores what the agency marked, with its event unless it is marked so already. Returns false if the lead is gone. */
  mark(leadId: string, handling: Handling): Promise<boolean>;
  saveNotes(leadId: string, notes: string): Promise<boolean>;
  saveDraft(leadId: string, draft: QuoteDraft): Promise<boolean>;
  /** Stores a quote with its event and jobs; marks an open lead as answered. */
  confirmQuote(confirmation: Confirmation): Promise<Confirmed>;
  /**
   * Stores what the client decided about a quote that is sent, has not expired and has this PDF, with its event and
   * jobs; an acceptance marks the lead as won, a refusal as lost. Of two calls at once, one decides.
   */
  decide(
    quoteId: string,
    pdfHash: string,
    decision: Decision,
    mails: readonly MailPurpose[],
  ): Promise<{ readonly status: "decided" } | { readonly status: "refused"; readonly why: Undecidable }>;
  /** Stores a client's question with its jobs. Returns false if `most` were asked in the last 24 hours. */
  ask(leadId: string, text: string, most: number, mails: readonly MailPurpose[]): Promise<boolean>;
  /**
   * Queues the reminders that are due: to the agency about open requests, to clients about quotes that wait for a
   * decision. Each is queued once, whatever number of servers call it. Returns their number.
   */
  queueReminders(): Promise<number>;
};

export const mailStatuses = ["pending", "sending", "sent", "dead"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export type MailCounts = Readonly<Record<MailStatus, number>>;

export type MailJob = {
  readonly id: string;
  readonly leadId: string;
  readonly purpose: MailPurpose;
  readonly eventId: string | null;
  readonly status: MailStatus;
  readonly attempts: number;
  readonly nextAttemptAt: string;
  /** The worker that is sending it, and until when no other worker may. */
  readonly claimedBy: string | null;
  readonly claimedUntil: string | null;
  /** Codes only, no address and no text of a server. */
  readonly lastError: string | null;
  readonly messageId: string | null;
  readonly sentAt: string | null;
};

/** A job to send now, with its mail's contents. */
export type Claim = {
  readonly jobId: string;
  readonly purpose: MailPurpose;
  /** Including this one. */
  readonly attempts: number;
  readonly lead: Lead;
  /** What the job is about, if it is about more than the lead. */
  readonly event: LeadEvent | null;
  /** The quote of the event. */
  readonly quote: StoredQuote | null;
  /** The number of leads in quarantine. */
  readonly quarantined: number;
  readonly hasReceipt: boolean;
};

export type Settlement =
  | { readonly status: "sent"; readonly messageId: string }
  | { readonly status: "pending"; readonly nextAttemptAt: string; readonly error: string }
  | { readonly status: "dead"; readonly error: string }
  /** What it would say is no longer so: the job is deleted. */
  | { readonly status: "dropped" };

/** `settled`: recorded. `lost`: another worker has claimed the job. `gone`: the job was erased. */
export type Settled = "settled" | "lost" | "gone";

export type MailQueue = {
  /** Dead ones first, then by the time of the next attempt. */
  mailJobs(): Promise<readonly MailJob[]>;
  countMail(): Promise<MailCounts>;
  /** When the next job can be claimed, or null. */
  nextMailAt(): Promise<string | null>;
  /** Claims the mail, else the message to a program, that has been due for longest. No other worker gets it before the lease ends. */
  claimMail(worker: string, leaseMs: number): Promise<Claim | null>;
  settleMail(jobId: string, worker: string, settlement: Settlement): Promise<Settled>;
  /** Ends the claims of workers that no longer run. Returns the number of jobs. */
  releaseClaims(isGone: (worker: string) => boolean): Promise<number>;
  /** Makes a job, or every job of a lead, due now unless it is sent or being sent. Returns the number. */
  retryMail(jobOrLeadId: string): Promise<number>;
};
