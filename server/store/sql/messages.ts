import { isoTime } from "#app/domain/clock.ts";
import { dayMs } from "#app/domain/durations.ts";
import { statusAfterAnswer } from "#quotes/follow-up-status.ts";
import type { MessageOptions, MessageResult } from "#quotes/store/follow-up.ts";
import type { Transaction } from "./engine.ts";
import { addEvent, formEventId, newEventId, newerEvent } from "./events.ts";
import { statusFacts } from "./follow-up-status.ts";
import { lockLead } from "./quotes.ts";
import { sql } from "./statement.ts";

type Message = MessageOptions & {
  readonly leadId: string;
  readonly kind: "question" | "answer";
  readonly text: string;
};

/** Stores a message with its jobs; `repeat`: it is stored already. */
async function addMessage(
  transaction: Transaction,
  message: Message,
  now: number,
): Promise<MessageResult | "repeat"> {
  const { leadId, kind, text, key, quoteId, max, jobs } = message;
  if (!(await lockLead(transaction, leadId))) return "gone";
  const id = key === undefined ? newEventId() : formEventId(leadId, kind, key);
  if ((await transaction.all(sql`SELECT id FROM events WHERE id = ${id}`)).length > 0) return "repeat";
  const [sent] = await transaction.all(
    sql`SELECT count(*) AS count FROM events
        WHERE lead_id = ${leadId} AND kind = ${kind} AND at > ${isoTime(now - dayMs)}`,
  );
  if (Number(sent?.count) >= max) return "too-many";
  await addEvent(transaction, { id, leadId, kind, at: isoTime(now), quoteId, text }, jobs);
  return "stored";
}

/** `FollowUpStore.ask`. */
export async function addQuestion(
  transaction: Transaction,
  leadId: string,
  text: string,
  { remindAt, ...options }: MessageOptions & { readonly remindAt: string },
  now: number,
): Promise<MessageResult> {
  const outcome = await addMessage(transaction, { ...options, leadId, kind: "question", text }, now);
  if (outcome !== "stored") return outcome === "repeat" ? "stored" : outcome;
  const at = isoTime(now);
  // It waits for an answer again, whatever it was: what it was won by stays stored (`statusAfterAnswer`).
  await transaction.run(
    sql`UPDATE leads SET last_contact_at = ${at}, asked_at = ${at}, follow_up_status = 'open', remind_at = ${remindAt},
          reminded_at = NULL
        WHERE id = ${leadId}`,
  );
  return "stored";
}

/** `FollowUpStore.answer`. */
export async function addAnswer(
  transaction: Transaction,
  leadId: string,
  text: string,
  { lastEvent, ...options }: MessageOptions & { readonly lastEvent?: string | undefined },
  now: number,
): Promise<MessageResult> {
  const outcome = await addMessage(transaction, { ...options, leadId, kind: "answer", text }, now);
  if (outcome !== "stored") return outcome === "repeat" ? "stored" : outcome;
  // It answers what its page had shown.
  if (lastEvent !== undefined && (await newerEvent(transaction, leadId, lastEvent, ["question"])) !== null)
    return "stored";
  const facts = await statusFacts(transaction, leadId);
  await transaction.run(
    sql`UPDATE leads SET follow_up_status = ${statusAfterAnswer(facts)} WHERE id = ${leadId}`,
  );
  return "stored";
}
