import { type Clock, isoTime } from "#app/domain/clock.ts";
import { dayMs } from "#app/domain/durations.ts";
import { type Claim, type JobQueue, maxNotices, type Settlement } from "#quotes/store/job-queue.ts";
import { type JobCounts, type JobPurpose, jobStatuses, sendingOrder } from "#quotes/store/jobs.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { UnreadableRecordError } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import { eventOf, jobOf, leadOf, readableRows, storedQuoteOf } from "../records/rows.ts";
import type { Engine, Row, Transaction } from "./engine.ts";
import { consumeLimits, exceededLimits, lockNames, withKeys } from "./rate-limits.ts";
import { leadColumns, quoteColumns } from "./rows.ts";
import { list, type Sql, sql } from "./statement.ts";

/** Longer than any lease, and than the pause after any failure. */
const maxWaitMs = 2 * dayMs;

/** Whether a time has come. One that is too far ahead was stored before the clock was set back: it counts as come. */
const isDue = (at: Sql, now: number) =>
  sql`(${at} <= ${isoTime(now)} OR ${at} > ${isoTime(now + maxWaitMs)})`;

/** A job that a worker may take: due, or left by a worker whose lease has ended. One without an attempt is always due. */
const claimable = (now: number) =>
  sql`(status = 'pending' AND (attempts = 0 OR ${isDue(sql`next_attempt_at`, now)}))
      OR (status = 'sending' AND ${isDue(sql`claimed_until`, now)})`;

/** Sorts jobs by the place of their purpose in the order of sending: a condition that is false comes first. */
const byUrgency = list(sendingOrder.map((purposes) => sql`purpose NOT IN (${list(purposes)})`));

/** The event that a job is about, with the event's quote. */
async function subjectOf(transaction: Transaction, eventId: string) {
  const [event] = (await transaction.all(sql`SELECT * FROM events WHERE id = ${eventId}`)).map(eventOf);
  if (event === undefined) return null;
  const rows = await transaction.all(sql`SELECT ${quoteColumns} FROM quotes WHERE id = ${event.quoteId}`);
  return { event, quote: rows.map(storedQuoteOf)[0] ?? null };
}

type OnUnreadable = (jobId: string, record: UnreadableRecord) => void;

const isMail = sql`purpose <> 'webhook'`;
const isWebhook = sql`purpose = 'webhook'`;

/** The job of these that is due next, now claimed; undefined if none is. */
async function claimNext(
  transaction: Transaction,
  worker: string,
  { jobs, now, leaseMs }: { readonly jobs: Sql; readonly now: number; readonly leaseMs: number },
): Promise<Row | undefined> {
  // Skips rows that another worker is claiming.
  const [job] = await transaction.all(
    sql`UPDATE outbox_jobs
              SET status = 'sending', attempts = attempts + 1, claimed_by = ${worker},
                  claimed_until = ${isoTime(now + leaseMs)}
              WHERE id = (SELECT id FROM outbox_jobs WHERE ${jobs} AND (${claimable(now)})
                          ORDER BY ${byUrgency}, next_attempt_at, id LIMIT 1 ${transaction.forUpdateSkipLocked})
              RETURNING id, lead_id, purpose, event_id, attempts, created_at`,
  );
  return job;
}

/** The requests that a mail about quarantine is about, but for damaged ones. */
async function reportedLeadsOf(transaction: Transaction, job: Row): Promise<Claim["reportedLeads"]> {
  if (job.purpose !== "agency-quarantine") return [];
  const rows = await transaction.all(
    sql`SELECT ${leadColumns} FROM leads WHERE status = 'quarantined' AND reminded_at = ${String(job.created_at)}
        ORDER BY created_at DESC, id LIMIT 50`,
  );
  return readableRows(rows, leadOf, () => {});
}

/** A claimed job with all that its mail is made of. Throws an UnreadableRecordError. */
async function claimOf(transaction: Transaction, job: Row): Promise<Claim> {
  const leadId = String(job.lead_id);
  const [lead] = await transaction.all(sql`SELECT ${leadColumns} FROM leads WHERE id = ${leadId}`);
  if (lead === undefined) throw new Error("A mail job has no lead");
  const [waiting] = await transaction.all(
    sql`SELECT count(*) AS count FROM leads WHERE status = 'quarantined'`,
  );
  const acknowledgements = await transaction.all(
    sql`SELECT id FROM outbox_jobs WHERE lead_id = ${leadId} AND purpose = 'visitor-acknowledgement'`,
  );
  const about = job.event_id === null ? null : await subjectOf(transaction, String(job.event_id));
  return {
    jobId: String(job.id),
    purpose: String(job.purpose) as JobPurpose,
    attempts: Number(job.attempts),
    lead: leadOf(lead),
    event: about?.event ?? null,
    quote: about?.quote ?? null,
    quarantinedCount: Number(waiting?.count),
    reportedLeads: await reportedLeadsOf(transaction, job),
    hasAcknowledgement: acknowledgements.length > 0,
    others: [],
  };
}

function settle(settlement: Settlement, claimed: Sql, now: string): Sql {
  if (settlement.status === "dropped") return sql`DELETE FROM outbox_jobs WHERE ${claimed}`;
  const sent = settlement.status === "sent";
  const nextAttemptAt = settlement.status === "pending" ? settlement.nextAttemptAt : null;
  return sql`UPDATE outbox_jobs
             SET status = ${settlement.status}, next_attempt_at = coalesce(${nextAttemptAt}, next_attempt_at),
                 last_error = ${sent ? null : settlement.error}, message_id = ${sent ? settlement.messageId : null},
                 sent_at = ${sent ? now : null}, claimed_by = NULL, claimed_until = NULL
             WHERE ${claimed}`;
}

export function jobQueue(engine: Engine, clock: Clock): JobQueue {
  async function nextAt(jobs: Sql): Promise<string | null> {
    const now = clock();
    const [row] = await engine.read(
      sql`SELECT min(CASE WHEN ${claimable(now)} THEN ${isoTime(now)}
                          WHEN status = 'sending' THEN claimed_until
                          ELSE next_attempt_at END) AS at
          FROM outbox_jobs WHERE status IN ('pending', 'sending') AND ${jobs}`,
    );
    return typeof row?.at === "string" ? row.at : null;
  }

  /** What `read` returns; null if the job cannot be read, which is then dead. */
  async function readOrEnd<Content>(
    transaction: Transaction,
    jobId: string,
    read: () => Promise<Content>,
    onUnreadable: OnUnreadable,
  ): Promise<Content | null> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      const dead = { status: "dead", error: error.code } as const;
      await transaction.run(settle(dead, sql`id = ${jobId}`, isoTime(clock())));
      onUnreadable(jobId, error.record);
      return null;
    }
  }

  async function claim(
    transaction: Transaction,
    jobs: Sql,
    [worker, leaseMs, onUnreadable = () => {}]: Parameters<JobQueue["claimWebhook"]>,
  ): Promise<Claim | null> {
    for (;;) {
      const job = await claimNext(transaction, worker, { jobs, now: clock(), leaseMs });
      if (job === undefined) return null;
      const read = () => claimOf(transaction, job);
      const content = await readOrEnd(transaction, String(job.id), read, onUnreadable);
      if (content !== null) return content;
    }
  }

  /** The other notices that wait, now claimed too. */
  async function claimOthers(
    transaction: Transaction,
    [worker, leaseMs, onUnreadable = () => {}]: Parameters<JobQueue["claimWebhook"]>,
  ): Promise<Claim["others"]> {
    const now = clock();
    const jobs = await transaction.all(
      sql`UPDATE outbox_jobs
          SET status = 'sending', attempts = attempts + 1, claimed_by = ${worker},
              claimed_until = ${isoTime(now + leaseMs)}
          WHERE id IN (SELECT id FROM outbox_jobs WHERE purpose = 'agency-notice' AND (${claimable(now)})
                       ORDER BY next_attempt_at, id LIMIT ${maxNotices - 1} ${transaction.forUpdateSkipLocked})
          RETURNING id, lead_id`,
    );
    const others: { jobId: string; lead: Lead }[] = [];
    for (const job of jobs) {
      const jobId = String(job.id);
      const read = async () => {
        const [row] = await transaction.all(
          sql`SELECT ${leadColumns} FROM leads WHERE id = ${String(job.lead_id)}`,
        );
        return row === undefined ? null : leadOf(row);
      };
      const lead = await readOrEnd(transaction, jobId, read, onUnreadable);
      if (lead !== null) others.push({ jobId, lead });
    }
    return others;
  }

  return {
    async jobs() {
      const rows = await engine.read(
        sql`SELECT * FROM outbox_jobs ORDER BY status <> 'dead', next_attempt_at, id`,
      );
      return rows.map(jobOf);
    },

    async countJobs() {
      const rows = await engine.read(sql`SELECT status, count(*) AS count FROM outbox_jobs GROUP BY status`);
      const counts = new Map(rows.map((row) => [row.status, Number(row.count)]));
      return Object.fromEntries(jobStatuses.map((status) => [status, counts.get(status) ?? 0])) as JobCounts;
    },

    nextMailAt: () => nextAt(isMail),
    nextWebhookAt: () => nextAt(isWebhook),
    claimMail: (worker, leaseMs, onUnreadable, noticeLimit = null) =>
      engine.write(async (transaction) => {
        const given = [worker, leaseMs, onUnreadable] as const;
        if (noticeLimit === null) return claim(transaction, isMail, [...given]);
        const limits = withKeys(transaction, [noticeLimit]);
        await transaction.lock(lockNames(limits));
        const isUsedUp = async () => (await exceededLimits(transaction, limits, clock())).length > 0;
        const jobs = (await isUsedUp()) ? sql`${isMail} AND purpose <> 'agency-notice'` : isMail;
        const claimed = await claim(transaction, jobs, [...given]);
        if (claimed?.purpose !== "agency-notice") return claimed;
        await consumeLimits(transaction, limits, clock());
        return (await isUsedUp())
          ? { ...claimed, others: await claimOthers(transaction, [...given]) }
          : claimed;
      }),
    claimWebhook: (...args) => engine.write((transaction) => claim(transaction, isWebhook, args)),

    settleJob: (jobId, worker, settlement) =>
      engine.write(async (transaction) => {
        const claimed = sql`id = ${jobId} AND status = 'sending' AND claimed_by = ${worker}`;
        const settled = await transaction.run(settle(settlement, claimed, isoTime(clock())));
        if (settled === 1) return "settled";
        const jobs = await transaction.all(sql`SELECT id FROM outbox_jobs WHERE id = ${jobId}`);
        return jobs.length === 0 ? "gone" : "lost";
      }),

    releaseClaims: (isGone) =>
      engine.write(async (transaction) => {
        const rows = await transaction.all(
          sql`SELECT DISTINCT claimed_by FROM outbox_jobs WHERE status = 'sending'`,
        );
        const gone = rows.map((row) => String(row.claimed_by)).filter(isGone);
        if (gone.length === 0) return 0;
        return transaction.run(
          sql`UPDATE outbox_jobs
              SET status = 'pending', next_attempt_at = ${isoTime(clock())}, claimed_by = NULL, claimed_until = NULL
              WHERE status = 'sending' AND claimed_by IN (${list(gone)})`,
        );
      }),

    retryJobs: (jobOrLeadId) =>
      engine.write((transaction) =>
        transaction.run(
          // A dead job gets all its attempts again.
          sql`UPDATE outbox_jobs SET status = 'pending', attempts = 0, next_attempt_at = ${isoTime(clock())}
              WHERE (id = ${jobOrLeadId} OR lead_id = ${jobOrLeadId}) AND status IN ('pending', 'dead')`,
        ),
      ),
  };
}
