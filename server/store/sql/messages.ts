import { isoTime } from "#app/domain/clock.ts";
import { dayMs } from "#app/domain/durations.ts";
import { statusAfterAnswer } from "#quotes/follow-up-status.ts";
import type { FollowUpStore, MessageOptions, MessageResult } from "#quotes/store/follow-up.ts";
import type { Transaction, Write } from "./engine.ts";
import { addEvent, formEventId, newEventId, newerEvent, statusFacts } from "./events.ts";
import { lockLead } from "./quotes.ts";
import { sql } from "./statement.ts";

/** Questions and answers: `FollowUpStore` says what each does. */
export function messageOperations(write: Write) {
  /** Stores a message with its jobs, then does `change`, unless it is stored already. */
  const add = (
    kind: "question" | "answer",
    leadId: string,
    text: string,
    { key, quoteId, max, jobs }: MessageOptions,
    change: (transaction: Transaction, at: string) => Promise<unknown>,
  ): Promise<MessageResult> =>
    write(async (transaction, now) => {
      if (!(await lockLead(transaction, leadId))) return "gone";
      // Whoever goes back, edits and sends again has written another message.
      const id = key === undefined ? newEventId() : formEventId(leadId, kind, `${key} ${text}`);
      if ((await transaction.all(sql`SELECT id FROM events WHERE id = ${id}`)).length > 0) return "stored";
      const [sent] = await transaction.all(
        sql`SELECT count(*) AS count FROM events
            WHERE lead_id = ${leadId} AND kind = ${kind} AND at > ${isoTime(now - dayMs)}`,
      );
      if (Number(sent?.count) >= max) return "too-many";
      const at = isoTime(now);
      await addEvent(transaction, { id, leadId, kind, at, quoteId, text }, jobs);
      await change(transaction, at);
      return "stored";
    });

  return {
    ask: (leadId, text, { remindAt, ...options }) =>
      add("question", leadId, text, options, (transaction, at) =>
        // It waits for an answer again, whatever it was: what it was won by stays stored (`statusAfterAnswer`).
        transaction.run(
          sql`UPDATE leads SET last_contact_at = ${at}, asked_at = ${at}, follow_up_status = 'open', remind_at = ${remindAt},
                reminded_at = NULL
              WHERE id = ${leadId}`,
        ),
      ),

    answer: (leadId, text, { lastEvent, ...options }) =>
      add("answer", leadId, text, options, async (transaction) => {
        // It answers what its page had shown.
        if (
          lastEvent !== undefined &&
          (await newerEvent(transaction, leadId, lastEvent, ["question"])) !== null
        )
          return;
        const facts = await statusFacts(transaction, leadId);
        await transaction.run(
          sql`UPDATE leads SET follow_up_status = ${statusAfterAnswer(facts)} WHERE id = ${leadId}`,
        );
      }),
  } satisfies Partial<FollowUpStore>;
}
