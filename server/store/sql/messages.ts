import { createHash } from "node:crypto";
import { dayMs } from "#app/domain/durations.ts";
import { isoTime } from "#server/clock.ts";
import type { MessageOptions } from "../follow-up.ts";
import type { Transaction } from "./engine.ts";
import { addEvent, newEventId } from "./events.ts";
import { answered, refundOwed } from "./handling.ts";
import { lockLead } from "./quotes.ts";
import { sql } from "./statement.ts";

type Message = MessageOptions & {
  readonly leadId: string;
  readonly kind: "question" | "answer";
  readonly text: string;
};

/** The event of a message: the same for each time that one display of the form is sent. */
const eventIdOf = ({ leadId, kind, key }: Message): string =>
  key === undefined
    ? newEventId()
    : createHash("sha256").update(`${leadId} ${kind} ${key}`).digest("hex").slice(0, 32).toUpperCase();

/** Stores a message with its jobs; `repeat`: it is stored already. */
async function addMessage(
  transaction: Transaction,
  message: Message,
  now: number,
): Promise<"stored" | "repeat" | "refused"> {
  const { leadId, kind, text, quoteId, most, jobs } = message;
  if (!(await lockLead(transaction, leadId))) return "refused";
  const id = eventIdOf(message);
  if ((await transaction.all(sql`SELECT id FROM events WHERE id = ${id}`)).length > 0) return "repeat";
  const [sent] = await transaction.all(
    sql`SELECT count(*) AS count FROM events
        WHERE lead_id = ${leadId} AND kind = ${kind} AND at > ${isoTime(now - dayMs)}`,
  );
  if (Number(sent?.count) >= most) return "refused";
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
): Promise<boolean> {
  const outcome = await addMessage(transaction, { ...options, leadId, kind: "question", text }, now);
  if (outcome !== "stored") return outcome === "repeat";
  const at = isoTime(now);
  // It waits for an answer again, whatever it was: what it was won by stays stored (`answered`).
  await transaction.run(
    sql`UPDATE leads SET last_contact_at = ${at}, asked_at = ${at}, handling = 'open', remind_at = ${remindAt},
          reminded_at = NULL
        WHERE id = ${leadId}`,
  );
  return true;
}

/** `FollowUpStore.answer`. */
export async function addAnswer(
  transaction: Transaction,
  leadId: string,
  text: string,
  options: MessageOptions,
  now: number,
): Promise<boolean> {
  const outcome = await addMessage(transaction, { ...options, leadId, kind: "answer", text }, now);
  if (outcome !== "stored") return outcome === "repeat";
  await transaction.run(
    sql`UPDATE leads SET handling = ${answered} WHERE id = ${leadId} AND handling = 'open' AND NOT ${refundOwed}`,
  );
  // A refund waits on, the question does not.
  await transaction.run(
    sql`UPDATE leads SET asked_at = (SELECT max(withdrawn_at) FROM quotes WHERE lead_id = leads.id)
        WHERE id = ${leadId} AND ${refundOwed}`,
  );
  return true;
}
