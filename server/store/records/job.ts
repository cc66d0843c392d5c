import * as v from "valibot";
import { type Job, type JobPurpose, jobStatuses, recipients } from "#quotes/store/jobs.ts";
import { text, time, wholeNumber } from "#quotes/stored-values.ts";

const purposes = Object.keys(recipients) as JobPurpose[];

/** A row of the table `outbox_jobs`. */
export const jobRow: v.GenericSchema<unknown, Job> = v.pipe(
  v.object({
    id: text,
    lead_id: text,
    purpose: v.picklist(purposes),
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
