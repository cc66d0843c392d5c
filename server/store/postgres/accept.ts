import type { KeyObject } from "node:crypto";
import { isoTime } from "#server/clock.ts";
import { applyRateLimit, rateLimitKey } from "../rate-limit.ts";
import type { Acceptance, Accepted, RateLimit } from "../store.ts";
import { lock, type Query } from "./connection.ts";

/** The lock of all that is decided by what is stored about one person. */
export const personLock = (email: string): string => `person:${email}`;
const gateLock = (key: string): string => `gate:${key}`;

/** What is mailed about a lead, and the limits of its receipt. */
type Mailing = Pick<Acceptance, "mails" | "receiptLimits">;

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

type Exceeded = { readonly name: string; readonly retryAfterMs: number };
type KeyedGate = RateLimit & { readonly key: string };

const keyed = (rateLimits: readonly RateLimit[], secret: KeyObject): readonly KeyedGate[] =>
  rateLimits.map((gate) => ({ ...gate, key: rateLimitKey(secret, gate.name) }));

/** What each gate would say now, and the moment that is stored for it. */
async function tryGates(query: Query, rateLimits: readonly KeyedGate[], now: number) {
  const keys = rateLimits.map((gate) => gate.key);
  const { rows } = await query("SELECT key, whole_at FROM gates WHERE key = ANY ($1)", [keys]);
  const wholeAt = new Map(rows.map((row) => [row.key, Number(row.whole_at)]));
  return rateLimits.map((gate) => {
    const stored = wholeAt.get(gate.key) ?? null;
    return { key: gate.key, name: gate.name, stored, ...applyRateLimit(gate, stored, now) };
  });
}

/** Passes all rateLimits, whose locks are held, or none: then answers which are shut. */
async function passGates(
  query: Query,
  rateLimits: readonly KeyedGate[],
  now: number,
): Promise<readonly Exceeded[]> {
  if (rateLimits.length === 0) return [];
  const passes = await tryGates(query, rateLimits, now);
  const save = (states: readonly { readonly key: string; readonly at: number }[]) =>
    query(
      `INSERT INTO gates (key, whole_at) SELECT * FROM unnest($1::text[], $2::bigint[])
       ON CONFLICT (key) DO UPDATE SET whole_at = excluded.whole_at`,
      [states.map(({ key }) => key), states.map(({ at }) => at)],
    );
  const exceeded = passes.filter(({ retryAfterMs }) => retryAfterMs > 0);
  const changed = (exceeded.length > 0 ? exceeded : passes).filter((use) => use.stored !== use.availableAt);
  if (changed.length > 0) await save(changed.map(({ key, availableAt }) => ({ key, at: availableAt })));
  return exceeded;
}

/**
 * The same for a receipt's rateLimits. The site's is one for all requests, and they would wait for each other; so they look
 * first without its lock, and in a flood, where it is shut most of the time, none of them waits.
 */
async function passReceiptGates(
  query: Query,
  rateLimits: readonly KeyedGate[],
  now: number,
): Promise<readonly Exceeded[]> {
  if (rateLimits.length === 0) return [];
  const seen = await tryGates(query, rateLimits, now);
  // One that only a clock set back keeps shut has to be saved, under its lock.
  const shut = seen.filter((use) => use.retryAfterMs > 0 && use.stored === use.availableAt);
  if (shut.length > 0) return shut;
  // The last locks of every transaction that takes them, so nobody who holds one waits for another kind.
  await lock(
    query,
    rateLimits.map(({ key }) => gateLock(key)),
  );
  return passGates(query, rateLimits, now);
}

/** Queues a lead's mails, due now. Answers which rateLimits kept the receipt from it. */
async function queueMails(
  query: Query,
  leadId: string,
  { mails, receiptLimits }: Mailing,
  secret: KeyObject,
  now: number,
): Promise<readonly string[]> {
  const shut = mails.includes("visitor-receipt")
    ? await passReceiptGates(query, keyed(receiptLimits, secret), now)
    : [];
  const queued = mails.filter((purpose) => purpose !== "visitor-receipt" || shut.length === 0);
  await query(
    `INSERT INTO mail_jobs (id, lead_id, purpose, created_at, next_attempt_at)
     SELECT $1 || '-' || purpose, $1, purpose, $3, $3 FROM unnest($2::text[]) AS purpose`,
    [leadId, queued, isoTime(now)],
  );
  return shut.map(({ name }) => name);
}

/** A person who writes again is a prospect for longer, with all that they wrote before. */
async function recordContact(query: Query, email: string, at: string): Promise<void> {
  await query("UPDATE leads SET last_contact_at = $1 WHERE email = $2 AND last_contact_at < $1", [at, email]);
}

/** Ends a quarantine. False where the lead is in none. */
export async function endQuarantine(
  query: Query,
  id: string,
  mailing: Mailing,
  secret: KeyObject,
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
  await queueMails(query, id, mailing, secret, now);
  return true;
}

/**
 * The body of `Store.accept`. Whatever it decides by is locked first: the key, the content, the person and the rateLimits.
 * Two calls that share none of them pass each other; two that do come one after the other.
 */
export async function accept(
  query: Query,
  acceptance: Acceptance,
  secret: KeyObject,
  now: number,
): Promise<Accepted> {
  const { id, kind, locale, status, email, contentHash, idempotencyKey } = acceptance;
  const rateLimits = keyed(acceptance.rateLimits, secret);
  await lock(query, [
    `content:${contentHash}`,
    ...(idempotencyKey === null ? [] : [`key:${idempotencyKey}`]),
    personLock(email),
    ...rateLimits.map((gate) => gateLock(gate.key)),
  ]);

  const repeat = await findRepeat(query, acceptance, now);
  if (repeat !== null) {
    if (repeat.quarantined && status === "new")
      await endQuarantine(query, repeat.id, acceptance, secret, now);
    return { status: "repeat", leadId: repeat.id };
  }

  const shut = await passGates(query, rateLimits, now);
  if (shut.length > 0)
    return { status: "too-soon", retryAfterMs: Math.max(...shut.map((limit) => limit.retryAfterMs)) };

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
  if (status === "quarantined") return { status: "stored", leadId: id, exceededReceiptLimits: [] };
  await recordContact(query, email, isoTime(now));
  const exceededReceiptLimits = await queueMails(query, id, acceptance, secret, now);
  return { status: "stored", leadId: id, exceededReceiptLimits };
}
