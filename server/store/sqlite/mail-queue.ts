import { type Clock, isoTime } from "#server/clock.ts";
import { leadOf, mailCounts, mailJobOf, settlementColumns } from "../rows.ts";
import type { MailPurpose, MailQueue } from "../store.ts";
import type { Connection } from "./connection.ts";

/**
 * A job that a worker may take: due, or left by a worker whose lease has ended. What nobody has tried yet is always
 * due: where the clock was set back, its moment lies ahead.
 */
const claimable = `(status = 'pending' AND (next_attempt_at <= :now OR attempts = 0))
  OR (status = 'sending' AND claimed_until <= :now)`;

export function mailQueue(connection: Connection, clock: Clock): MailQueue {
  return {
    mailJobs: () =>
      connection.read((database) =>
        database
          .prepare("SELECT * FROM mail_jobs ORDER BY status <> 'dead', next_attempt_at, id")
          .all()
          .map(mailJobOf),
      ),

    countMail: () =>
      connection.read((database) => {
        const rows = database
          .prepare("SELECT status, count(*) AS count FROM mail_jobs GROUP BY status")
          .all();
        return mailCounts(rows);
      }),

    nextMailAt: () =>
      connection.read((database) => {
        const row = database
          .prepare(
            `SELECT min(CASE WHEN status = 'sending' THEN claimed_until WHEN attempts = 0 THEN min(next_attempt_at, :now)
               ELSE next_attempt_at END) AS at
             FROM mail_jobs WHERE status IN ('pending', 'sending')`,
          )
          .get({ now: isoTime(clock()) });
        return typeof row?.at === "string" ? row.at : null;
      }),

    claimMail: (worker, leaseMs) =>
      connection.write((database) => {
        const now = clock();
        const job = database
          .prepare(
            `UPDATE mail_jobs
             SET status = 'sending', attempts = attempts + 1, claimed_by = :worker, claimed_until = :until
             WHERE id = (SELECT id FROM mail_jobs WHERE ${claimable} ORDER BY next_attempt_at, id LIMIT 1)
             RETURNING id, lead_id, purpose, attempts`,
          )
          .get({ worker, now: isoTime(now), until: isoTime(now + leaseMs) });
        if (job === undefined) return null;
        const lead = database.prepare("SELECT * FROM leads WHERE id = ?").get(String(job.lead_id));
        if (lead === undefined) throw new Error("A mail job has no lead");
        const waiting = database
          .prepare("SELECT count(*) AS count FROM leads WHERE status = 'quarantined'")
          .get();
        const receipt = database
          .prepare("SELECT 1 FROM mail_jobs WHERE lead_id = ? AND purpose = 'visitor-receipt'")
          .get(String(job.lead_id));
        return {
          jobId: String(job.id),
          purpose: job.purpose as MailPurpose,
          attempts: Number(job.attempts),
          lead: leadOf(lead),
          quarantined: Number(waiting?.count),
          hasReceipt: receipt !== undefined,
        };
      }),

    settleMail: (jobId, worker, settlement) =>
      connection.write((database) => {
        const { changes } = database
          .prepare(
            `UPDATE mail_jobs
             SET status = ?, next_attempt_at = coalesce(?, next_attempt_at), last_error = ?, message_id = ?,
                 sent_at = ?, claimed_by = NULL, claimed_until = NULL
             WHERE id = ? AND status = 'sending' AND claimed_by = ?`,
          )
          .run(...settlementColumns(settlement, isoTime(clock())), jobId, worker);
        if (changes === 1) return "settled";
        const job = database.prepare("SELECT 1 FROM mail_jobs WHERE id = ?").get(jobId);
        return job === undefined ? "gone" : "lost";
      }),

    releaseClaims: (isGone) =>
      connection.write((database) => {
        const holders = database
          .prepare("SELECT DISTINCT claimed_by FROM mail_jobs WHERE status = 'sending'")
          .all()
          .map((row) => String(row.claimed_by));
        const release = database.prepare(
          `UPDATE mail_jobs SET status = 'pending', next_attempt_at = ?, claimed_by = NULL, claimed_until = NULL
           WHERE status = 'sending' AND claimed_by = ?`,
        );
        return holders
          .filter(isGone)
          .reduce((count, holder) => count + Number(release.run(isoTime(clock()), holder).changes), 0);
      }),

    retryMail: (jobOrLeadId) =>
      connection.write((database) =>
        Number(
          database
            .prepare(
              // From the start: a dead one has had all its attempts.
              `UPDATE mail_jobs SET status = 'pending', attempts = 0, next_attempt_at = ?
               WHERE (id = ? OR lead_id = ?) AND status IN ('pending', 'dead')`,
            )
            .run(isoTime(clock()), jobOrLeadId, jobOrLeadId).changes,
        ),
      ),
  };
}
