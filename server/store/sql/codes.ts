import { isoTime } from "#app/domain/clock.ts";
import { dayMs } from "#app/domain/durations.ts";
import type { FollowUpStore } from "#quotes/store/follow-up.ts";
import type { Transaction, Write } from "./engine.ts";
import { addEvent } from "./events.ts";
import { lockQuote } from "./quotes.ts";
import { sql } from "./statement.ts";

/** A quote that waits for its client, whose lead is then locked. `refused`: it does not wait. */
async function lockWaiting(transaction: Transaction, quoteId: string, now: number) {
  const quote = await lockQuote(transaction, quoteId);
  if (quote === null) return "gone";
  return quote.status === "sent" && quote.expiresAt >= isoTime(now) ? quote : "refused";
}

/** The codes of quotes: `FollowUpStore` says what each does. */
export const codeOperations = (write: Write) =>
  ({
    requestCode: (quoteId, limits) =>
      write(async (transaction, now) => {
        const waiting = await lockWaiting(transaction, quoteId, now);
        if (typeof waiting === "string") return waiting;
        const { leadId } = waiting;
        const at = isoTime(now);
        const [row] = await transaction.all(
          sql`SELECT requests, first_requested_at, last_requested_at FROM acceptance_codes WHERE quote_id = ${quoteId}`,
        );
        const within = (time: unknown, ms: number) =>
          row !== undefined && Date.parse(String(time)) > now - ms;
        if (within(row?.last_requested_at, limits.intervalMs)) return "recent";
        const sameDay = within(row?.first_requested_at, dayMs);
        const requests = sameDay ? Number(row?.requests) : 0;
        if (requests >= limits.max) return "too-many";
        const first = sameDay ? String(row?.first_requested_at) : at;
        await transaction.run(
          sql`INSERT INTO acceptance_codes (quote_id, lead_id, requests, first_requested_at, last_requested_at)
              VALUES (${quoteId}, ${leadId}, ${requests + 1}, ${first}, ${at})
              ON CONFLICT (quote_id) DO UPDATE SET requests = excluded.requests,
                first_requested_at = excluded.first_requested_at, last_requested_at = excluded.last_requested_at`,
        );
        await addEvent(transaction, { leadId, kind: "code-requested", at, quoteId }, limits.jobs);
        return "queued";
      }),

    saveCode: (quoteId, { hash, expiresAt }) =>
      write(async (transaction, now) => {
        if (typeof (await lockWaiting(transaction, quoteId, now)) === "string") return;
        await transaction.run(
          sql`UPDATE acceptance_codes SET code_hash = ${hash}, expires_at = ${expiresAt}, tries = 0
              WHERE quote_id = ${quoteId}`,
        );
      }),

    // Counted before it is compared, so that tries at once are not more.
    tryCode: (quoteId, maxTries) =>
      write(async (transaction, now) => {
        const waiting = await lockWaiting(transaction, quoteId, now);
        if (typeof waiting === "string") return waiting;
        const [row] = await transaction.all(
          sql`UPDATE acceptance_codes SET tries = tries + 1
              WHERE quote_id = ${quoteId} AND code_hash IS NOT NULL AND expires_at > ${isoTime(now)} AND tries < ${maxTries}
              RETURNING code_hash`,
        );
        return row === undefined ? "ended" : { hash: String(row.code_hash) };
      }),
  }) satisfies Partial<FollowUpStore>;
