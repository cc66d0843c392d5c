import { type Clock, isoTime } from "#app/domain/clock.ts";
import { statusAfterMark } from "#quotes/follow-up-status.ts";
import type { FollowUpStore, SaveOutcome } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { draftRecord } from "../records/record.ts";
import { eventOf, jobOf, leadOf, linkOf, storedQuoteOf } from "../records/rows.ts";
import { codeOperations } from "./codes.ts";
import type { Engine, Write } from "./engine.ts";
import { addEvent, formEventId, newEventId, newerEvent, statusFacts } from "./events.ts";
import { messageOperations } from "./messages.ts";
import { lockLead, quoteOperations, reportIfDamaged } from "./quotes.ts";
import { queueFigures, queueReminders } from "./reminders.ts";
import { documentColumns, isPdfUnchanged, leadColumns, quoteColumns, unchangedPdfOf } from "./rows.ts";
import { type Sql, sql } from "./statement.ts";

/** What the agency marks a request upon: it is not marked unseen. */
const markedUpon = [
  "follow-up-status-changed",
  "question",
  "quote-accepted",
  "quote-declined",
  "quote-withdrawn",
] as const;

export function followUpStore(engine: Engine, clock: Clock): FollowUpStore {
  const write: Write = (work) => engine.write((transaction) => work(transaction, clock()));
  const changeLead = (id: string, columns: Sql, isUnchanged: (lead: Lead) => boolean): Promise<SaveOutcome> =>
    engine.write(async (transaction) => {
      const [row] = await transaction.all(
        sql`SELECT ${leadColumns} FROM leads WHERE id = ${id} ${transaction.forUpdate}`,
      );
      if (row === undefined) return "gone";
      if (!isUnchanged(leadOf(row))) return "changed";
      await transaction.run(sql`UPDATE leads SET ${columns} WHERE id = ${id}`);
      return "saved";
    });

  return {
    addLink: (
      { tokenHash, leadId, audience, expiresAt, noCodeUntil },
      { replacing } = { replacing: false },
    ) =>
      engine.write(async (transaction) => {
        if (!(await lockLead(transaction, leadId))) return false;
        const ended = replacing
          ? sql`(expires_at < ${isoTime(clock())} OR audience = ${audience})`
          : sql`expires_at < ${isoTime(clock())}`;
        await transaction.run(sql`DELETE FROM links WHERE lead_id = ${leadId} AND ${ended}`);
        await transaction.run(
          sql`INSERT INTO links (token_hash, lead_id, audience, expires_at, no_code_until)
              VALUES (${tokenHash}, ${leadId}, ${audience}, ${expiresAt}, ${noCodeUntil ?? null})`,
        );
        return true;
      }),

    async findLink(tokenHash) {
      const [row] = await engine.read(
        sql`SELECT * FROM links WHERE token_hash = ${tokenHash} AND expires_at >= ${isoTime(clock())}`,
      );
      return row === undefined ? null : linkOf(row);
    },

    async requestHistory(leadId) {
      // First: what happens meanwhile is then newer than the last event, so that no form takes it for seen (`newerEvent`).
      const events = await engine.read(
        sql`SELECT * FROM events WHERE lead_id = ${leadId} ORDER BY sequence, at, id`,
      );
      const quotes = await engine.read(
        sql`SELECT ${quoteColumns} FROM quotes WHERE lead_id = ${leadId} ORDER BY version DESC`,
      );
      const jobs = await engine.read(
        sql`SELECT * FROM outbox_jobs WHERE lead_id = ${leadId} ORDER BY created_at, id`,
      );
      // Last: while it is there, nothing of the others was erased before it was read.
      const [lead] = await engine.read(sql`SELECT ${leadColumns} FROM leads WHERE id = ${leadId}`);
      if (lead === undefined) return null;
      return {
        lead: leadOf(lead),
        confirmedQuotes: quotes.map(storedQuoteOf),
        events: events.map(eventOf),
        jobs: jobs.map(jobOf),
      };
    },

    async confirmedPdf(quoteId) {
      const [row] = await engine.read(sql`SELECT ${documentColumns} FROM quotes WHERE id = ${quoteId}`);
      if (row !== undefined && !isPdfUnchanged(row))
        await write((transaction, now) => reportIfDamaged(transaction, quoteId, now));
      return row === undefined ? null : unchangedPdfOf(row);
    },

    async generalTerms(quoteId) {
      const [row] = await engine.read(sql`SELECT general_terms FROM quotes WHERE id = ${quoteId}`);
      return typeof row?.general_terms === "string" ? row.general_terms : null;
    },

    setFollowUpStatus: (leadId, followUpStatus, lastEvent) =>
      engine.write(async (transaction) => {
        if (!(await lockLead(transaction, leadId))) return "gone";
        const kind = "follow-up-status-changed";
        const id =
          lastEvent === undefined
            ? newEventId()
            : formEventId(leadId, kind, `${lastEvent} ${followUpStatus}`);
        const newer =
          lastEvent === undefined ? null : await newerEvent(transaction, leadId, lastEvent, markedUpon);
        if (newer !== null) return newer === id ? "saved" : "changed";
        const facts = await statusFacts(transaction, leadId);
        if (facts.followUpStatus === followUpStatus) return "saved";
        const status = statusAfterMark(followUpStatus, facts);
        await transaction.run(sql`UPDATE leads SET follow_up_status = ${status} WHERE id = ${leadId}`);
        await addEvent(transaction, { id, leadId, kind, at: isoTime(clock()), text: status });
        return "saved";
      }),

    saveNotes: (leadId, notes, isUnchanged = () => true) =>
      changeLead(leadId, sql`notes = ${notes}`, (lead) => isUnchanged(lead.notes)),
    saveDraft: (leadId, draft, isUnchanged = () => true) =>
      changeLead(leadId, sql`draft = ${draftRecord.write(draft)}`, (lead) => isUnchanged(lead.draft)),

    ...quoteOperations(write),
    ...codeOperations(write),
    ...messageOperations(write),

    queueReminders: () => queueReminders(engine, clock()),
    queueFigures: (month) => queueFigures(engine, month, clock()),
  };
}
