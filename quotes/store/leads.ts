/** The leads of a store. */

import type { QuoteRecord } from "#app/domain/quote-record.ts";
import type { VisitOrigin } from "#app/domain/visit-origin.ts";
import type { AuditRequest, ContactRequest } from "#app/forms/contact-request.ts";
import type { QuoteRequest } from "#app/forms/quote-request.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { DrawnSelection } from "#app/ui/quote-relief/terrain.ts";
import type { FollowUpStatus } from "#quotes/history.ts";
import type { QuoteDraft } from "#quotes/terms/terms.ts";
import type { JobPurpose } from "./jobs.ts";
import type { UnreadableRecord } from "./unreadable-record.ts";

/** The fields of a form as they are stored: a choice may be one that the form no longer has. */
type Fields<Request> = { readonly [Field in keyof Request]: string };

/** What a form sent, by kind: the fields that it has, and the indicative quote that was made of it. */
export type RequestContent =
  | { readonly kind: "contact"; readonly fields: Fields<ContactRequest>; readonly quote: null }
  | { readonly kind: "audit"; readonly fields: Fields<AuditRequest>; readonly quote: null }
  | { readonly kind: "quote"; readonly fields: Fields<QuoteRequest>; readonly quote: QuoteRecord };

export type Lead = RequestContent & LeadRecord;

export type QuoteLead = Extract<Lead, { readonly kind: "quote" }>;

/** What the configurator was sent with; null of a request that came without it. */
export const selectionOf = (lead: Lead): DrawnSelection | null =>
  lead.kind === "quote" ? lead.quote.selection : null;

/** The quote that the configurator gave at once; null of a request that came without it. */
export const indicativeOf = (lead: Lead): QuoteRecord | null => (lead.kind === "quote" ? lead.quote : null);

/** The name of the person who sent a request, as it was entered. */
export const senderOf = ({ fields }: Lead): string =>
  "name" in fields ? fields.name : `${fields.firstName} ${fields.lastName}`;

/** What every lead has, whatever its kind. */
type LeadRecord = {
  readonly id: string;
  /** The language of the page, and of the mails to the visitor. */
  readonly locale: Locale;
  /** Suspected spam, stored and not mailed until it is released. */
  readonly isQuarantined: boolean;
  /** Why it is or was in quarantine. */
  readonly suspicions: readonly string[];
  readonly createdAt: string;
  /** When its client last wrote about it: the request, a question, a decision. */
  readonly lastContactAt: string;
  /** From when an answer is due: the request, or the client's last question. */
  readonly unansweredSince: string;
  readonly followUpStatus: FollowUpStatus;
  /** The agency's own, entered on the request's page. */
  readonly notes: string;
  /** The quote that the agency is preparing, as last saved. */
  readonly draft: QuoteDraft | null;
  /** The campaign that brought the visitor, if the browser sent one. */
  readonly visit: VisitOrigin | null;
};

/**
 * A limit on one name (an address, a browser): `burst` at once, then one more each `intervalMs`. Only a keyed hash of the
 * name is stored.
 */
export type RateLimit = { readonly name: string; readonly burst: number; readonly intervalMs: number };

export type NewLead = RequestContent &
  Pick<LeadRecord, "id" | "locale" | "isQuarantined" | "suspicions" | "visit"> & {
    /** Normalised. */
    readonly email: string;
    readonly contentHash: string;
    /** A second lead with the same key is a repeat. Null: the same content within the window is one. */
    readonly idempotencyKey: string | null;
    readonly repeatWindowMs: number;
    readonly rateLimits: readonly RateLimit[];
    /** When the agency is reminded, if it has marked nothing by then. */
    readonly remindAt: string;
    /** Queued with the lead, unless it is in quarantine. With `webhook`, an event `request-created` is stored too. */
    readonly jobs: readonly JobPurpose[];
    /** The limits of the acknowledgement. If one is exceeded, only the acknowledgement is not sent. */
    readonly acknowledgementLimits: readonly RateLimit[];
  };

export type StoredOutcome = {
  readonly status: "stored";
  readonly leadId: string;
  readonly createdAt: string;
  /** The limits that prevented an acknowledgement. */
  readonly exceededAcknowledgementLimits: readonly string[];
  /** No acknowledgement is sent to the visitor, although the request is not in quarantine. */
  readonly acknowledgementWithheld: boolean;
};

export type IntakeResult =
  | StoredOutcome
  /** Nothing was stored: the earlier lead stands. A repeat without suspicions releases it from quarantine. */
  | (Omit<StoredOutcome, "status" | "exceededAcknowledgementLimits"> & { readonly status: "repeat" })
  /** A rate limit is exceeded; nothing was stored or counted. At least 1. */
  | { readonly status: "too-soon"; readonly retryAfterMs: number };

export type ErasureOutcome = {
  readonly leadIds: readonly string[];
  readonly jobs: number;
  readonly rateLimits: number;
  /** Those that stay for their contract, or for a refund that is owed: only what these do not need was deleted of them. */
  readonly keptIds: readonly string[];
};

/**
 * `notYet`: the last one was today, or the store is new. `postponed`: the clock shows a time before that of the last call, or more than a
 * month after it. A clock that is wrong by years would have everything deleted: it has to show that time for a day first.
 */
export type PurgeState = "due" | "notYet" | "postponed";

export type LeadStore = {
  /**
   * Looks for a repeat, checks the rate limits, stores the lead with its mail jobs: in this order, all or nothing.
   * Concurrent calls, from other processes too, behave as if one came after the other.
   */
  addLead(lead: NewLead): Promise<IntakeResult>;
  /** Newest first. Leads that cannot be read are given to `onUnreadable` and left out. */
  leads(onUnreadable?: (record: UnreadableRecord) => void): Promise<readonly Lead[]>;
  lead(id: string): Promise<Lead | null>;
  /**
   * Ends a quarantine and queues the mails; the agency is reminded when this says, because it could not answer before.
   * Returns false if no lead in quarantine has this id.
   */
  release(
    id: string,
    release: Pick<NewLead, "jobs" | "acknowledgementLimits" | "remindAt">,
  ): Promise<boolean>;
  /**
   * Deletes a person's leads, mail jobs and these rate limits. Mail files and bytes of them in the database's files are left until `finishErasures`. Of a lead
   * with a contract, an accepted quote from which its client has not withdrawn, that was accepted or performed after
   * `contractsBefore`, and of one whose client is owed a refund, only notes, draft and the origin of the visit are deleted; null: all
   * of these too.
   */
  erase(
    email: string,
    limitNames: readonly string[],
    contractsBefore?: string | null,
  ): Promise<ErasureOutcome>;
  /** Deletes one lead in the same way. */
  eraseLead(id: string, contractsBefore?: string | null): Promise<ErasureOutcome>;
  /** Asked before each automatic purge. */
  claimPurge(): Promise<PurgeState>;
  /**
   * Deletes every lead of people whose last contact about any of theirs is before a moment, in the same way; those with an accepted quote, which is a
   * contract, only if it was accepted and performed before a second moment; those who are owed a refund never. Returns how many.
   */
  purge(limits: { readonly lastContactBefore: string; readonly contractsBefore: string }): Promise<number>;
  /**
   * Has the mail files of deleted leads removed, then rewrites the database's files without what was deleted, so that no byte of
   * it is left: last, because it can fail, on a full disk or while another program reads the store. Does nothing if nothing was
   * deleted; what an earlier call, or one that was killed, could not do is done by the next.
   */
  finishErasures(removeMails: (leadIds: readonly string[]) => Promise<unknown>): Promise<void>;
};
