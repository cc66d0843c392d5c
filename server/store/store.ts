import type { QuoteRecord } from "#app/domain/quote.ts";

/**
 * A store of leads, the same for every database engine. Every method runs in one transaction and resolves once its
 * effect is durable. Times are ISO 8601 in UTC with milliseconds (`isoTime`); "now" is the clock that the store was
 * opened with. Any method throws StoreUnavailableError if the engine is unavailable at the moment (locked for too long,
 * disk full, input or output error); any other error is a bug.
 */
export type Store = LeadStore &
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
};

export const mailPurposes = ["agency-notice", "visitor-receipt"] as const;
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
  /** Queued with the lead, unless it is in quarantine. */
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
  /** Ends a quarantine and queues the mails. Returns false if no lead in quarantine has this id. */
  release(id: string, mails: readonly MailPurpose[], receiptLimits: readonly RateLimit[]): Promise<boolean>;
  /** Deletes a person's leads, mail jobs and these rate limits, without leaving a byte in the files. */
  erase(email: string, limitNames: readonly string[]): Promise<Erased>;
  /** Deletes every lead whose last contact is before a moment, in the same way. */
  purge(lastContactBefore: string): Promise<Erased>;
};

export const mailStatuses = ["pending", "sending", "sent", "dead"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export type MailCounts = Readonly<Record<MailStatus, number>>;

export type MailJob = {
  readonly id: string;
  readonly leadId: string;
  readonly purpose: MailPurpose;
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
  /** The number of leads in quarantine. */
  readonly quarantined: number;
  readonly hasReceipt: boolean;
};

export type Settlement =
  | { readonly status: "sent"; readonly messageId: string }
  | { readonly status: "pending"; readonly nextAttemptAt: string; readonly error: string }
  | { readonly status: "dead"; readonly error: string };

/** `settled`: recorded. `lost`: another worker has claimed the job. `gone`: the job was erased. */
export type Settled = "settled" | "lost" | "gone";

export type MailQueue = {
  /** Dead ones first, then by the time of the next attempt. */
  mailJobs(): Promise<readonly MailJob[]>;
  countMail(): Promise<MailCounts>;
  /** When the next job can be claimed, or null. */
  nextMailAt(): Promise<string | null>;
  /** Claims the job that has been due for longest. No other worker gets it before the lease ends. */
  claimMail(worker: string, leaseMs: number): Promise<Claim | null>;
  settleMail(jobId: string, worker: string, settlement: Settlement): Promise<Settled>;
  /** Ends the claims of workers that no longer run. Returns the number of jobs. */
  releaseClaims(isGone: (worker: string) => boolean): Promise<number>;
  /** Makes a job, or every job of a lead, due now unless it is sent or being sent. Returns the number. */
  retryMail(jobOrLeadId: string): Promise<number>;
};
