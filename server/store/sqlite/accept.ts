import type { KeyObject } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { limitHours } from "#app/domain/personal-data.ts";
import { isoTime } from "#server/clock.ts";
import { applyRateLimit, rateLimitKey } from "../rate-limit.ts";
import type { Acceptance, Accepted, RateLimit } from "../store.ts";

const hourMs = 60 * 60 * 1000;

/** What is mailed about a lead, and the limits of its receipt. */
type Mailing = Pick<Acceptance, "mails" | "receiptLimits">;

type Found = { readonly id: string; readonly quarantined: boolean };

function findRepeat(database: DatabaseSync, acceptance: Acceptance, now: number): Found | null {
  const { idempotencyKey, contentHash, repeatWindowMs } = acceptance;
  const row =
    idempotencyKey === null
      ? database
          .prepare(
            "SELECT id, status FROM leads WHERE content_hash = ? AND created_at > ? ORDER BY created_at LIMIT 1",
          )
          .get(contentHash, isoTime(now - repeatWindowMs))
      : database.prepare("SELECT id, status FROM leads WHERE idempotency_key = ?").get(idempotencyKey);
  return row === undefined ? null : { id: String(row.id), quarantined: row.status === "quarantined" };
}

/** Deletes what is left of limits that are long over. */
export function forgetGates(database: DatabaseSync, now: number): void {
  database.prepare("DELETE FROM gates WHERE whole_at < ?").run(now - limitHours * hourMs);
}

/** Passes all rateLimits, or none: then answers which are shut. */
function passGates(
  database: DatabaseSync,
  rateLimits: readonly RateLimit[],
  secret: KeyObject,
  now: number,
): readonly { readonly name: string; readonly retryAfterMs: number }[] {
  const read = database.prepare("SELECT whole_at FROM gates WHERE key = ?");
  const uses = rateLimits.map((limit) => {
    const key = rateLimitKey(secret, limit.name);
    const stored = (read.get(key)?.whole_at as number | undefined) ?? null;
    return { key, name: limit.name, stored, ...applyRateLimit(limit, stored, now) };
  });
  const exceeded = uses.filter(({ retryAfterMs }) => retryAfterMs > 0);
  const save = database.prepare(
    "INSERT INTO gates (key, whole_at) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET whole_at = excluded.whole_at",
  );
  for (const { key, stored, availableAt } of exceeded.length > 0 ? exceeded : uses)
    if (availableAt !== stored) save.run(key, availableAt);
  return exceeded;
}

/** Queues a lead's mails, due now. Answers which rateLimits kept the receipt from it. */
function queueMails(
  database: DatabaseSync,
  leadId: string,
  { mails, receiptLimits }: Mailing,
  secret: KeyObject,
  now: number,
): readonly string[] {
  const shut = mails.includes("visitor-receipt") ? passGates(database, receiptLimits, secret, now) : [];
  const insert = database.prepare(
    "INSERT INTO mail_jobs (id, lead_id, purpose, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)",
  );
  for (const purpose of mails) {
    if (purpose === "visitor-receipt" && shut.length > 0) continue;
    insert.run(`${leadId}-${purpose}`, leadId, purpose, isoTime(now), isoTime(now));
  }
  return shut.map(({ name }) => name);
}

/** Ends a quarantine. False where the lead is in none. */
export function endQuarantine(
  database: DatabaseSync,
  id: string,
  mailing: Mailing,
  secret: KeyObject,
  now: number,
): boolean {
  const row = database
    .prepare(
      "UPDATE leads SET status = 'new' WHERE id = ? AND status = 'quarantined' RETURNING email, created_at",
    )
    .get(id);
  if (row === undefined) return false;
  recordContact(database, String(row.email), String(row.created_at));
  queueMails(database, id, mailing, secret, now);
  return true;
}

/** A person who writes again is a prospect for longer, with all that they wrote before. */
function recordContact(database: DatabaseSync, email: string, at: string): void {
  database
    .prepare("UPDATE leads SET last_contact_at = ? WHERE email = ? AND last_contact_at < ?")
    .run(at, email, at);
}

/** The body of `Store.accept`, to be run in a write transaction. */
export function accept(
  database: DatabaseSync,
  acceptance: Acceptance,
  secret: KeyObject,
  now: number,
): Accepted {
  const { id, kind, locale, status, email } = acceptance;
  const repeat = findRepeat(database, acceptance, now);
  if (repeat !== null) {
    if (repeat.quarantined && status === "new") endQuarantine(database, repeat.id, acceptance, secret, now);
    return { status: "repeat", leadId: repeat.id };
  }

  forgetGates(database, now);
  const shut = passGates(database, acceptance.rateLimits, secret, now);
  if (shut.length > 0)
    return { status: "too-soon", retryAfterMs: Math.max(...shut.map((limit) => limit.retryAfterMs)) };

  database
    .prepare(
      `INSERT INTO leads (id, kind, locale, status, email, fields, quote, suspicions, content_hash,
         idempotency_key, created_at, last_contact_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      kind,
      locale,
      status,
      email,
      JSON.stringify(acceptance.fields),
      acceptance.quote === null ? null : JSON.stringify(acceptance.quote),
      JSON.stringify(acceptance.suspicions),
      acceptance.contentHash,
      acceptance.idempotencyKey,
      isoTime(now),
      isoTime(now),
    );
  if (status === "quarantined") return { status: "stored", leadId: id, exceededReceiptLimits: [] };
  recordContact(database, email, isoTime(now));
  const exceededReceiptLimits = queueMails(database, id, acceptance, secret, now);
  return { status: "stored", leadId: id, exceededReceiptLimits };
}
