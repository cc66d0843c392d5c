import { createHmac, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { clockToleranceMs } from "#app/domain/clock.ts";
import { hourMs } from "#app/domain/durations.ts";
import { limitHours } from "#app/domain/visitor-limits.ts";
import type { RateLimit } from "#quotes/store/leads.ts";
import type { Row, Transaction } from "./engine.ts";
import { list, sql } from "./statement.ts";

/**
 * The "generic cell rate algorithm": the state of a limit is one number, the moment when its whole burst is available
 * again (milliseconds since 1970; null if it was never used). Each use moves it one interval further. A state that is
 * further ahead than its burst allows was stored before the clock was set back, and counts as unused.
 *
 * `retryAfterMs` is 0 if the use is allowed. `availableAt` is the new state; a refused use does not change it.
 */
export function applyRateLimit(
  { burst, intervalMs }: RateLimit,
  availableAt: number | null,
  now: number,
): { readonly retryAfterMs: number; readonly availableAt: number } {
  const used = availableAt !== null && availableAt <= now + burst * intervalMs + clockToleranceMs;
  const start = used ? Math.max(availableAt, now) : now;
  const retryAfterMs = Math.max(0, start - now - (burst - 1) * intervalMs);
  return { retryAfterMs, availableAt: retryAfterMs > 0 ? start : start + intervalMs };
}

/** Creates the key that hashes the names of rate limits, if there is none. */
export const insertSecret = () =>
  sql`INSERT INTO meta (name, value) VALUES ('secret', ${randomBytes(32)}) ON CONFLICT DO NOTHING`;

export const selectSecret = sql`SELECT value FROM meta WHERE name = 'secret'`;

export function secretFromRows([row]: readonly Row[]): KeyObject {
  if (!(row?.value instanceof Uint8Array)) throw new Error("The store has no secret");
  return createSecretKey(row.value);
}

/** A limit under its key: the name itself (an e-mail or network address) is not stored. */
export type KeyedLimit = RateLimit & { readonly key: string };

const keyOf = (secret: KeyObject, name: string) =>
  createHmac("sha256", secret).update(name).digest("base64url");

export function withKeys(transaction: Transaction, limits: readonly RateLimit[]): readonly KeyedLimit[] {
  return limits.map((limit) => ({ ...limit, key: keyOf(transaction.secret, limit.name) }));
}

/** The locks for counting uses. */
export const lockNames = (limits: readonly KeyedLimit[]) => limits.map(({ key }) => `limit:${key}`);

export type ExceededLimit = { readonly name: string; readonly retryAfterMs: number };

/** What a use would change on each limit. */
async function preview(transaction: Transaction, limits: readonly KeyedLimit[], now: number) {
  const keys = limits.map(({ key }) => key);
  const rows = await transaction.all(
    sql`SELECT key, available_at FROM rate_limits WHERE key IN (${list(keys)})`,
  );
  const states = new Map(rows.map((row) => [row.key, Number(row.available_at)]));
  return limits.map((limit) => {
    const stored = states.get(limit.key) ?? null;
    return { key: limit.key, name: limit.name, ...applyRateLimit(limit, stored, now) };
  });
}

/** The limits that would refuse a use now. */
export async function exceededLimits(
  transaction: Transaction,
  limits: readonly KeyedLimit[],
  now: number,
): Promise<readonly ExceededLimit[]> {
  return (await preview(transaction, limits, now)).filter(({ retryAfterMs }) => retryAfterMs > 0);
}

/** Counts a use on all limits or on none. Their locks must be held. Returns those that refuse. */
export async function consumeLimits(
  transaction: Transaction,
  limits: readonly KeyedLimit[],
  now: number,
): Promise<readonly ExceededLimit[]> {
  if (limits.length === 0) return [];
  const uses = await preview(transaction, limits, now);
  const exceeded = uses.filter(({ retryAfterMs }) => retryAfterMs > 0);
  if (exceeded.length > 0) return exceeded;
  const rows = uses.map(({ key, availableAt }) => sql`(${key}, ${availableAt})`);
  await transaction.run(
    sql`INSERT INTO rate_limits (key, available_at) VALUES ${list(rows)}
        ON CONFLICT (key) DO UPDATE SET available_at = excluded.available_at`,
  );
  return [];
}

/**
 * The same for an acknowledgement's limits; takes their locks itself. All requests share the site's limit and would wait for each
 * other. So it is read without a lock first: in a flood it refuses most requests, and those do not wait.
 */
export async function consumeAcknowledgementLimits(
  transaction: Transaction,
  acknowledgementLimits: readonly RateLimit[],
  now: number,
): Promise<readonly ExceededLimit[]> {
  if (acknowledgementLimits.length === 0) return [];
  const limits = withKeys(transaction, acknowledgementLimits);
  const exceeded = await exceededLimits(transaction, limits, now);
  if (exceeded.length > 0) return exceeded;
  // Every transaction takes these locks last, so that none waits for other locks while it holds them.
  await transaction.lock(lockNames(limits));
  return consumeLimits(transaction, limits, now);
}

/** Deletes limits. Returns the number of deleted ones. */
export async function deleteLimits(transaction: Transaction, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const keys = names.map((name) => keyOf(transaction.secret, name));
  return transaction.run(sql`DELETE FROM rate_limits WHERE key IN (${list(keys)})`);
}

/** Deletes limits that ended long ago. */
export async function deleteExpiredLimits(transaction: Transaction, now: number): Promise<void> {
  await transaction.run(sql`DELETE FROM rate_limits WHERE available_at < ${now - limitHours * hourMs}`);
}
