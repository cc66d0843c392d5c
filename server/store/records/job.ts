import * as v from "valibot";
import { type Job, type JobPurpose, jobStatuses, recipients } from "../jobs.ts";
import { text, time, wholeNumber } from "./values.ts";

const purposes = Object.keys(recipients) as JobPurpose[];

/**
 * A purpose as the column has it: that of the acknowledgement keeps its first name, because servers of the previous version write
 * it.
 */
export const storedPurpose = (purpose: JobPurpose): string =>
  purpose === "visitor-acknowledgement" ? "visitor-receipt" : purpose;

/** The purpose that a column has. */
export const purposeOf = (stored: string): string =>
  stored === "visitor-receipt" ? "visitor-acknowledgement" : stored;

/** A row of the table `mail_jobs`. */
export const jobRow: v.GenericSchema<unknown, Job> = v.pipe(
  v.object({
    id: text,
    lead_id: text,
    purpose: v.pipe(text, v.transform(purposeOf), v.picklist(purposes)),
    event_id: v.nullable(text),
    status: v.picklist(jobStatuses),
    attempts: wholeNumber,
    next_attempt_at: time,
    claimed_by: v.nullable(text),
    claimed_until: v.nullable(time),
    last_error: v.nullable(text),
    message_id: v.nullable(text),
    sent_at: v.nullable(time),
  }),
  v.transform(({ id, purpose, status, attempts, ...row }) => ({
    id,
    leadId: row.lead_id,
    purpose,
    eventId: row.event_id,
    status,
    attempts,
    nextAttemptAt: row.next_attempt_at,
    claimedBy: row.claimed_by,
    claimedUntil: row.claimed_until,
    lastError: row.last_error,
    messageId: row.message_id,
    sentAt: row.sent_at,
  })),
);
