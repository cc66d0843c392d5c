import type { QuoteRecord } from "#app/domain/quote.ts";

/**
 * What a store of leads does, whatever engine keeps it. Every method runs in one transaction and answers only
 * once its effect is durable. Moments are ISO 8601 in UTC with milliseconds (`isoTime`); "now" is the clock that
 * the store was opened with. Any method throws StoreUnavailableError where the engine cannot take it now
 * (locked for too long, disk full, input or output error); any other error is a bug.
 */
export type Store = LeadStore &
  MailQueue & {
    /**
     * Rejects where a request could not be stored now, because the disk is full or takes no writes. It can be asked
     * often: nobody waits for it, and nothing grows.
     */
    checkWritable(): Promise<void>;
    close(): Promise<void>;
  };

/** The engine cannot serve now. `code` names why, without any data: fit for a log. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`The store is unavailable (${code})`, { cause });
    this.code = code;
  }
}

/** The store cannot be opened. The message is one line for whoever starts the program, without secrets. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
  /** Whether it may be opened in a moment, without anybody changing a setting. */
  readonly temporary: boolean;
  constructor(message: string, temporary: boolean) {
    super(message);
    this.temporary = temporary;
  }
}

/** The store was made by a later version of this program. */
export class StoreVersionError extends StoreOpenError {
  constructor(found: number, known: number) {
    super(
      `The store has schema ${found}; this version of the program knows ${known}: start a newer one`,
      false,
    );
  }
}

/** `quarantined`: suspected to be a robot's. Kept, but nothing is mailed until it is released. */
export type LeadStatus = "new" | "quarantined";

/** As submitted, under the form's own field names. */
export type LeadFields = Readonly<Record<string, string>>;

export type Lead = {
  readonly id: string;
  /** Which form it came from. */
  readonly kind: string;
  /** The language of the page, and of the mails to the visitor. */
  readonly locale: string;
  readonly status: LeadStatus;
  readonly fields: LeadFields;
  /** The quote that was asked for; null for a request of another kind. */
  readonly quote: QuoteRecord | null;
  /** Why it is in quarantine, or was. */
  readonly suspicions: readonly string[];
  readonly createdAt: string;
  /** When this person last wrote, in this lead or a later one: the end of the retention time counts from here. */
  readonly lastContactAt: string;
};

export const mailPurposes = ["agency-notice", "visitor-receipt"] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/**
 * A limit on one name (an address, a browser): `burst` at once, then one more each `intervalMs`. Only a keyed
 * hash of the name is kept.
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
  /** The person, normalised. */
  readonly email: string;
  readonly contentHash: string;
  /** A second lead with the same key is the same lead. Null: the same content within the window is. */
  readonly idempotencyKey: string | null;
  readonly repeatWindowMs: number;
  readonly rateLimits: readonly RateLimit[];
  /** Queued with the lead, but for one in quarantine. */
  readonly mails: readonly MailPurpose[];
  /** Passed with the queueing of a receipt, all or none. Where one is shut the receipt is left out, and nothing else. */
  readonly receiptLimits: readonly RateLimit[];
};

export type Stored = {
  readonly status: "stored";
  readonly leadId: string;
  /** The names of the rate limits that kept a receipt from being queued. */
  readonly exceededReceiptLimits: readonly string[];
};

export type Accepted =
  | Stored
  /** Nothing new was stored. A clean repeat of a lead in quarantine released it. */
  | { readonly status: "repeat"; readonly leadId: string }
  /** A rate limit is exceeded; nothing was stored and none was counted. At least 1. */
  | { readonly status: "too-soon"; readonly retryAfterMs: number };

export type Erased = {
  readonly leadIds: readonly string[];
  readonly mailJobs: number;
  readonly rateLimits: number;
};

export type LeadStore = {
  /**
   * Looks for a repeat, passes the rate limits, stores the lead with its mail jobs: in this order, all or nothing.
   * Concurrent calls, from other processes too, behave as if one came after the other.
   */
  accept(acceptance: Acceptance): Promise<Accepted>;
  /** Every lead, the newest first. */
  leads(): Promise<readonly Lead[]>;
  lead(id: string): Promise<Lead | null>;
  /** Ends a quarantine and queues the mails. False where no lead in quarantine has this id. */
  release(id: string, mails: readonly MailPurpose[], receiptLimits: readonly RateLimit[]): Promise<boolean>;
  /** Deletes a person's leads and mail jobs and the rate limits of these names, so that no byte of them stays. */
  erase(email: string, limitNames: readonly string[]): Promise<Erased>;
  /** Deletes every lead whose last contact lies before a moment, in the same way. */
  purge(lastContactBefore: string): Promise<Erased>;
};

export const mailStatuses = ["pending", "sending", "sent", "dead"] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** How many jobs are in each state. */
export type MailCounts = Readonly<Record<MailStatus, number>>;

export type MailJob = {
  readonly id: string;
  readonly leadId: string;
  readonly purpose: MailPurpose;
  readonly status: MailStatus;
  /** Sendings begun. */
  readonly attempts: number;
  readonly nextAttemptAt: string;
  /** Who is sending it, and until when nobody else will. */
  readonly claimedBy: string | null;
  readonly claimedUntil: string | null;
  /** Codes only, never an address or a server's words. */
  readonly lastError: string | null;
  readonly messageId: string | null;
  readonly sentAt: string | null;
};

/** A job to send now, with all that its mail is made of. */
export type Claim = {
  readonly jobId: string;
  readonly purpose: MailPurpose;
  /** This one included. */
  readonly attempts: number;
  readonly lead: Lead;
  /** Leads that wait in quarantine, for the notice to say so. */
  readonly quarantined: number;
  /** Whether the visitor gets a receipt, or got one. */
  readonly hasReceipt: boolean;
};

export type Settlement =
  | { readonly status: "sent"; readonly messageId: string }
  | { readonly status: "pending"; readonly nextAttemptAt: string; readonly error: string }
  | { readonly status: "dead"; readonly error: string };

/** `lost`: another worker has it by now. `gone`: it was erased meanwhile. */
export type Settled = "settled" | "lost" | "gone";

export type MailQueue = {
  /** Every job, dead ones first, then by the time of the next attempt. */
  mailJobs(): Promise<readonly MailJob[]>;
  countMail(): Promise<MailCounts>;
  /** When the next job can be claimed, or null where none waits. */
  nextMailAt(): Promise<string | null>;
  /** Takes the job that has been due for longest. No other worker gets it before the lease ends. */
  claimMail(worker: string, leaseMs: number): Promise<Claim | null>;
  settleMail(jobId: string, worker: string, settlement: Settlement): Promise<Settled>;
  /** Gives back at once what workers held that are gone. Answers how many jobs. */
  releaseClaims(isGone: (worker: string) => boolean): Promise<number>;
  /** Makes a job, or every job of a lead, due now unless it was sent or is being sent. Answers how many. */
  retryMail(jobOrLeadId: string): Promise<number>;
};
