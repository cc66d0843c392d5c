/**
 * The queue of mails, and of messages to the webhook receiver (purpose `webhook`): a job is one of either. Those that were
 * sent stay in it, and are listed.
 */

import type { LeadEvent, StoredConfirmedQuote } from "./follow-up.ts";
import type { Job, JobCounts, JobPurpose } from "./jobs.ts";
import type { Lead, RateLimit } from "./leads.ts";
import type { UnreadableRecord } from "./unreadable-record.ts";

/** A job to send now, with what its mail or message is made of. */
export type Claim = {
  readonly jobId: string;
  readonly purpose: JobPurpose;
  /** Including this one. */
  readonly attempts: number;
  readonly lead: Lead;
  /** What the job is about, if it is about more than the lead. */
  readonly event: LeadEvent | null;
  /** The quote of the event. */
  readonly quote: StoredConfirmedQuote | null;
  /** The number of leads in quarantine. */
  readonly quarantinedCount: number;
  /** The requests of a mail about quarantine that are still there, the newest first, at most 50. */
  readonly reportedLeads: readonly Pick<Lead, "id" | "kind" | "createdAt">[];
  readonly hasAcknowledgement: boolean;
  /** The other requests that the mail of a notice is about too. */
  readonly others: readonly { readonly jobId: string; readonly lead: Lead }[];
};

export type Settlement =
  | { readonly status: "sent"; readonly messageId: string }
  | { readonly status: "pending"; readonly nextAttemptAt: string; readonly error: string }
  | { readonly status: "dead"; readonly error: string }
  /** What it would say is no longer so: the job is deleted. */
  | { readonly status: "dropped" };

/** `settled`: recorded. `lost`: another worker has claimed the job. `gone`: the job was erased. */
export type SettleOutcome = "settled" | "lost" | "gone";

/** Notices in one mail: mail readers cut longer ones off. */
export const maxNotices = 100;

type ClaimNext = (
  worker: string,
  leaseMs: number,
  onUnreadable?: (jobId: string, record: UnreadableRecord) => void,
) => Promise<Claim | null>;

export type JobQueue = {
  /** Every job, sent ones too: dead ones first, then by the time of the next attempt. */
  jobs(): Promise<readonly Job[]>;
  /** Counts all jobs, messages to the receiver too. */
  countJobs(): Promise<JobCounts>;
  /** When the next mail can be claimed, or null. */
  nextMailAt(): Promise<string | null>;
  /**
   * Claims the most urgent mail that is due, of equally urgent ones that which has been due for longest. No other worker
   * gets it before the lease ends. A job that cannot be read is dead until it is retried, so that it holds no other back,
   * and given to `onUnreadable`.
   *
   * `noticeLimit` limits the mails that bring notices of new requests. A notice beyond it waits; the last one that it allows
   * brings with it those that wait, at most `maxNotices` in all.
   */
  claimMail: (...args: [...Parameters<ClaimNext>, noticeLimit?: RateLimit | null]) => ReturnType<ClaimNext>;
  /** The same for messages to the webhook receiver, which may take long for each: no mail waits behind them. */
  nextWebhookAt(): Promise<string | null>;
  claimWebhook: ClaimNext;
  settleJob(jobId: string, worker: string, settlement: Settlement): Promise<SettleOutcome>;
  /** Ends the claims of workers that no longer run. Returns the number of jobs. */
  releaseClaims(isGone: (worker: string) => boolean): Promise<number>;
  /** Makes a job, or every job of a lead, due now unless it is sent or being sent. Returns the number. */
  retryJobs(jobOrLeadId: string): Promise<number>;
};
