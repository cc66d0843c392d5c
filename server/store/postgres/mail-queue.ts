import { type Clock, isoTime } from "#server/clock.ts";
import { leadOf, mailCounts, mailJobOf, settlementColumns } from "../rows.ts";
import type { MailPurpose, MailQueue } from "../store.ts";
import type { Connection } from "./connection.ts";

/**
 * A job that a worker may take at the moment $1: due, or left by a worker whose lease has ended. What nobody has tried
 * yet is always due: where the clock was set back, its moment lies ahead.
 */
const claimable = `(status = 'pending' AND (next_attempt_at <= $1 OR attempts = 0))
  OR (status = 'sending' AND claimed_until <= $1)`;

export function mailQueue(connection: Connection, clock: Clock): MailQueue {
  return {
    async mailJobs() {
      const rows = await connection.read(
        "SELECT * FROM mail_jobs ORDER BY status <> 'dead', next_attempt_at, id",
      );
      return rows.map(mailJobOf);
    },

    async countMail() {
      return mailCounts(
        await connection.read("SELECT status, count(*) AS count FROM mail_jobs GROUP BY status"),
      );
    },

    async nextMailAt() {
      const [row] = await connection.read(
        `SELECT min(CASE WHEN status = 'sending' THEN claimed_until WHEN attempts = 0 THEN least(next_attempt_at, $1)
           ELSE next_attempt_at END) AS at
         FROM mail_jobs WHERE status IN ('pending', 'sending')`,
        [isoTime(clock())],
      );
      return typeof row?.at === "string" ? row.at : null;
    },

    claimMail: (worker, leaseMs) =>
      connection.write(async (query) => {
        const now = clock();
        // What another worker takes at this moment is passed over, not waited for.
        const claimed = await query(
          `UPDATE mail_jobs
           SET status = 'sending', attempts = attempts + 1, claimed_by = $2, claimed_until = $3
           WHERE id = (SELECT id FROM mail_jobs WHERE ${claimable} ORDER BY next_attempt_at, id
                       LIMIT 1 FOR UPDATE SKIP LOCKED)
           RETURNING id, lead_id, purpose, attempts`,
          [isoTime(now), worker, isoTime(now + leaseMs)],
        );
        const job = claimed.rows[0];
        if (job === undefined) return null;
        const leads = await query("SELECT * FROM leads WHERE id = $1", [job.lead_id]);
        const lead = leads.rows[0];
        if (lead === undefined) throw new Error("A mail job has no lead");
        const waiting = await query("SELECT count(*) AS count FROM leads WHERE status = 'quarantined'");
        const receipts = await query(
          "SELECT 1 FROM mail_jobs WHERE lead_id = $1 AND purpose = 'visitor-receipt'",
          [job.lead_id],
        );
        return {
          jobId: String(job.id),
          purpose: job.purpose as MailPurpose,
          attempts: Number(job.attempts),
          lead: leadOf(lead),
          quarantined: Number(waiting.rows[0]?.count),
          hasReceipt: receipts.count > 0,
        };
      }),

    settleMail: (jobId, worker, settlement) =>
      connection.write(async (query) => {
        const { count } = await query(
          `UPDATE mail_jobs
           SET status = $3, next_attempt_at = coalesce($4, next_attempt_at), last_error = $5, message_id = $6,
               sent_at = $7, claimed_by = NULL, claimed_until = NULL
           WHERE id = $1 AND status = 'sending' AND claimed_by = $2`,
          [jobId, worker, ...settlementColumns(settlement, isoTime(clock()))],
        );
        if (count === 1) return "settled";
        const job = await query("SELECT 1 FROM mail_jobs WHERE id = $1", [jobId]);
        return job.count === 0 ? "gone" : "lost";
      }),

    releaseClaims: (isGone) =>
      connection.write(async (query) => {
        const holders = await query("SELECT DISTINCT claimed_by FROM mail_jobs WHERE status = 'sending'");
        const gone = holders.rows.map((row) => String(row.claimed_by)).filter(isGone);
        const released = await query(
          `UPDATE mail_jobs SET status = 'pending', next_attempt_at = $1, claimed_by = NULL, claimed_until = NULL
           WHERE status = 'sending' AND claimed_by = ANY ($2)`,
          [isoTime(clock()), gone],
        );
        return released.count;
      }),

    retryMail: (jobOrLeadId) =>
      connection.write(async (query) => {
        // From the start: a dead one has had all its attempts.
        const due = await query(
          `UPDATE mail_jobs SET status = 'pending', attempts = 0, next_attempt_at = $1
           WHERE (id = $2 OR lead_id = $2) AND status IN ('pending', 'dead')`,
          [isoTime(clock()), jobOrLeadId],
        );
        return due.count;
      }),
  };
}
