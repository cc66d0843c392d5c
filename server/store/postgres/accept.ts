import { isoTime } from "#server/clock.ts";
import { gateKey, passGate } from "../gate.ts";
import type { Acceptance, Accepted, Gate, MailPurpose } from "../store.ts";
import { lock, type Query } from "./connection.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The lock of all that is decided by what is stored about one person. */
export const personLock = (email: string): string => `person:${email}`;
const gateLock = (key: string): string => `gate:${key}`;

type Found = { readonly id: string; readonly quarantined: boolean };

async function findRepeat(query: Query, acceptance: Acceptance, now: number): Promise<Found | null> {
  const { idempotencyKey, contentHash, repeatWindowMs } = acceptance;
  const { rows } =
    idempotencyKey === null
      ? await query(
          `SELECT id, status FROM leads WHERE content_hash = $1 AND created_at > $2
           ORDER BY created_at LIMIT 1`,
          [contentHash, isoTime(now - repeatWindowMs)],
        )
      : await query("SELECT id, status FROM leads WHERE idempotency_key = $1", [idempotencyKey]);
  const row = rows[0];
  return row === undefined ? null : { id: String(row.id), quarantined: row.status === "quarantined" };
}

type KeyedGate = Gate & { readonly key: string };

/** Passes all gates, or none and says how long the longest wait is. */
async function passGates(query: Query, gates: readonly KeyedGate[], now: number): Promise<number | null> {
  const keys = gates.map((gate) => gate.key);
  const { rows } = await query("SELECT key, whole_at FROM gates WHERE key = ANY ($1)", [keys]);
  const wholeAt = new Map(rows.map((row) => [row.key, Number(row.whole_at)]));
  const passes = gates.map((gate) => ({
    key: gate.key,
    ...passGate(gate, wholeAt.get(gate.key) ?? null, now),
  }));
  const save = (states: readonly { readonly key: string; readonly at: number }[]) =>
    query(
      `INSERT INTO gates (key, whole_at) SELECT * FROM unnest($1::text[], $2::bigint[])
       ON CONFLICT (key) DO UPDATE SET whole_at = excluded.whole_at`,
      [states.map(({ key }) => key), states.map(({ at }) => at)],
    );
  const shut = passes.flatMap((pass) => ("waitMs" in pass ? [pass] : []));
  const setBack = shut.filter(({ key, staysAt }) => wholeAt.get(key) !== staysAt);
  if (setBack.length > 0) await save(setBack.map(({ key, staysAt }) => ({ key, at: staysAt })));
  if (shut.length > 0) return Math.max(...shut.map(({ waitMs }) => waitMs));
  await save(passes.flatMap((pass) => ("wholeAt" in pass ? [{ key: pass.key, at: pass.wholeAt }] : [])));
  return null;
}

/** Queues a lead's mails, due now. The receipt is left out where this person had enough of them today. */
async function queueMails(
  query: Query,
  lead: { readonly id: string; readonly email: string },
  mails: readonly MailPurpose[],
  receiptsPerDay: number,
  now: number,
): Promise<void> {
  const { rows } = await query(
    `SELECT count(*) AS count FROM mail_jobs JOIN leads ON leads.id = mail_jobs.lead_id
     WHERE leads.email = $1 AND mail_jobs.purpose = 'visitor-receipt' AND mail_jobs.created_at > $2`,
    [lead.email, isoTime(now - dayMs)],
  );
  const full = Number(rows[0]?.count) >= receiptsPerDay;
  const queued = mails.filter((purpose) => purpose !== "visitor-receipt" || !full);
  await query(
    `INSERT INTO mail_jobs (id, lead_id, purpose, created_at, next_attempt_at)
     SELECT $1 || '-' || purpose, $1, purpose, $3, $3 FROM unnest($2::text[]) AS purpose`,
    [lead.id, queued, isoTime(now)],
  );
}

/** A person who writes again is a prospect for longer, with all that they wrote before. */
async function recordContact(query: Query, email: string, at: string): Promise<void> {
  await query("UPDATE leads SET last_contact_at = $1 WHERE email = $2 AND last_contact_at < $1", [at, email]);
}

/** Ends a quarantine. False where the lead is in none. */
export async function endQuarantine(
  query: Query,
  id: string,
  mails: readonly MailPurpose[],
  receiptsPerDay: number,
  now: number,
): Promise<boolean> {
  const found = await query("SELECT email FROM leads WHERE id = $1 AND status = 'quarantined'", [id]);
  const email = found.rows[0]?.email;
  if (typeof email !== "string") return false;
  await lock(query, [personLock(email)]);
  const { rows } = await query(
    "UPDATE leads SET status = 'new' WHERE id = $1 AND status = 'quarantined' RETURNING created_at",
    [id],
  );
  const row = rows[0];
  if (row === undefined) return false;
  await recordContact(query, email, String(row.created_at));
  await queueMails(query, { id, email }, mails, receiptsPerDay, now);
  return true;
}

/**
 * The body of `Store.accept`. Whatever it decides by is locked first: the key, the content, the person and the gates.
 * Two calls that share none of them pass each other; two that do come one after the other.
 */
export async function accept(
  query: Query,
  acceptance: Acceptance,
  secret: Uint8Array,
  now: number,
): Promise<Accepted> {
  const { id, kind, locale, status, email, contentHash, idempotencyKey, mails, receiptsPerDay } = acceptance;
  const gates = acceptance.gates.map((gate) => ({ ...gate, key: gateKey(secret, gate.name) }));
  await lock(query, [
    `content:${contentHash}`,
    ...(idempotencyKey === null ? [] : [`key:${idempotencyKey}`]),
    personLock(email),
    ...gates.map((gate) => gateLock(gate.key)),
  ]);

  const repeat = await findRepeat(query, acceptance, now);
  if (repeat !== null) {
    if (repeat.quarantined && status === "new")
      await endQuarantine(query, repeat.id, mails, receiptsPerDay, now);
    return { status: "repeat", leadId: repeat.id };
  }

  const waitMs = gates.length === 0 ? null : await passGates(query, gates, now);
  if (waitMs !== null) return { status: "too-soon", retryAfterMs: waitMs };

  await query(
    `INSERT INTO leads (id, kind, locale, status, email, fields, quote, suspicions, content_hash,
       idempotency_key, created_at, last_contact_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      id,
      kind,
      locale,
      status,
      email,
      JSON.stringify(acceptance.fields),
      acceptance.quote === null ? null : JSON.stringify(acceptance.quote),
      JSON.stringify(acceptance.suspicions),
      contentHash,
      idempotencyKey,
      isoTime(now),
    ],
  );
  if (status === "new") {
    await recordContact(query, email, isoTime(now));
    await queueMails(query, { id, email }, mails, receiptsPerDay, now);
  }
  return { status: "stored", leadId: id };
}
