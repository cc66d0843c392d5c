import { isoTime } from "#app/domain/clock.ts";
import { cents } from "#app/domain/money.ts";
import { asksForEarlyStart } from "#quotes/acceptance/statement.ts";
import { agencyDay, agencyReminderAt } from "#quotes/deadlines.ts";
import {
  announcedDeposit,
  clientIsNotified,
  heldDeposit,
  receivedDeposit,
} from "#quotes/deposit/receipts.ts";
import { statusAfterDecision } from "#quotes/follow-up-status.ts";
import { type EventKind, reminderEvents } from "#quotes/history.ts";
import { reminderByHand } from "#quotes/reminders.ts";
import type {
  DecisionRefusal,
  FollowUpStore,
  SaveOutcome,
  StoredConfirmedQuote,
} from "#quotes/store/follow-up.ts";
import { type JobPurpose, recipients } from "#quotes/store/jobs.ts";
import { contractEndOf, depositOf } from "#quotes/terms/confirmed-quote.ts";
import { confirmedQuoteRecord, decisionRecord, withdrawalRecord } from "../records/record.ts";
import { leadOf, storedQuoteOf } from "../records/rows.ts";
import { endQuarantine } from "./add-lead.ts";
import type { Transaction, Write } from "./engine.ts";
import { addEvent, formEventId, newEventId, newerEvent, statusFacts } from "./events.ts";
import { eventsOf, scheduleReminder } from "./reminders.ts";
import { documentColumns, isPdfUnchanged, leadColumns, quoteColumns } from "./rows.ts";
import { sql } from "./statement.ts";

/** Locks a lead until the transaction ends. Returns false if it does not exist. */
export async function lockLead(transaction: Transaction, leadId: string): Promise<boolean> {
  const rows = await transaction.all(sql`SELECT id FROM leads WHERE id = ${leadId} ${transaction.forUpdate}`);
  return rows.length > 0;
}

async function quotesOf(transaction: Transaction, leadId: string): Promise<readonly StoredConfirmedQuote[]> {
  const rows = await transaction.all(
    sql`SELECT ${quoteColumns} FROM quotes WHERE lead_id = ${leadId} ORDER BY version DESC`,
  );
  return rows.map(storedQuoteOf);
}

/** A quote, whose lead is then locked; null if it was erased. Read after the lock: it may have changed while this call waited. */
export async function lockQuote(
  transaction: Transaction,
  quoteId: string,
): Promise<StoredConfirmedQuote | null> {
  const [found] = await transaction.all(sql`SELECT lead_id FROM quotes WHERE id = ${quoteId}`);
  if (found === undefined || !(await lockLead(transaction, String(found.lead_id)))) return null;
  const [row] = await transaction.all(sql`SELECT ${quoteColumns} FROM quotes WHERE id = ${quoteId}`);
  return row === undefined ? null : storedQuoteOf(row);
}

/** Why a quote cannot be decided; null if it can. */
function decisionRefusal(quote: StoredConfirmedQuote, pdfHash: string, at: string): DecisionRefusal | null {
  if ((quote.quoteAsSent ?? quote).pdfHash !== pdfHash) return "changed";
  if (quote.status !== "sent") return quote.status;
  return quote.expiresAt < at ? "expired" : null;
}

/** Whether the stored PDF of a quote is damaged. If it is, a mail to the agency is queued, one for each quote. */
export async function reportIfDamaged(
  transaction: Transaction,
  quoteId: string,
  now: number,
): Promise<boolean> {
  const [quote] = await transaction.all(
    sql`SELECT lead_id, ${documentColumns} FROM quotes WHERE id = ${quoteId}`,
  );
  if (quote === undefined || isPdfUnchanged(quote)) return false;
  const leadId = String(quote.lead_id);
  await lockLead(transaction, leadId);
  const reported = await transaction.all(
    sql`SELECT id FROM events WHERE quote_id = ${quoteId} AND kind = 'document-damaged'`,
  );
  const event = { leadId, kind: "document-damaged", at: isoTime(now), quoteId } as const;
  if (reported.length === 0) await addEvent(transaction, event, ["agency-damaged-document"]);
  return true;
}

/** What a client's decision makes of its lead, which is locked. */
async function saveStatusAfterDecision(
  transaction: Transaction,
  leadId: string,
  decided: "won" | "lost",
  at: string,
): Promise<void> {
  const status = statusAfterDecision(decided, await statusFacts(transaction, leadId));
  await transaction.run(
    sql`UPDATE leads SET follow_up_status = ${status}, last_contact_at = ${at} WHERE id = ${leadId}`,
  );
}

/** At most one of a lead is. */
const isAccepted = ({ status }: StoredConfirmedQuote): boolean => status === "accepted";

/** A deposit may still arrive after a withdrawal, to be refunded; and a receipt may still be another client's. */
const mayReceive =
  (quoteId: string | undefined) =>
  (quote: StoredConfirmedQuote): boolean =>
    quoteId === undefined
      ? isAccepted(quote)
      : quote.id === quoteId && (isAccepted(quote) || quote.withdrawn !== null);

/** The events of what was entered about a deposit, so that a page which had not shown it is refused. */
const depositEvents: readonly EventKind[] = [
  "deposit-received",
  "deposit-cancelled",
  "deposit-refunded",
  "deposit-refund-cancelled",
];

/** The events after which a quote waits for no decision any more. */
const decisionEvents: readonly EventKind[] = [
  "quote-accepted",
  "quote-declined",
  "quote-retracted",
  "quote-withdrawn",
];

async function saveReceipts(transaction: Transaction, stored: StoredConfirmedQuote): Promise<void> {
  const { id, depositReceipts, depositRefunds } = stored;
  // Statements find by what the agency holds what is missing or to be refunded.
  await transaction.run(
    sql`UPDATE quotes SET deposit_receipts = ${JSON.stringify(depositReceipts)},
          deposit_refunds = ${JSON.stringify(depositRefunds)}, deposit_received = ${heldDeposit(stored)}
        WHERE id = ${id}`,
  );
  // What is missing again is asked for again, unless it was.
  await scheduleReminder(transaction, id);
}

const isWithdrawn =
  (quoteId: string) =>
  ({ id, withdrawn }: StoredConfirmedQuote): boolean =>
    id === quoteId && withdrawn !== null;

/** What happens to the quotes of a request: `FollowUpStore` says what each does. */
export function quoteOperations(write: Write) {
  /**
   * Changes a quote of a lead by what the agency enters about it on a page that had shown the events up to `lastEvent`. `change` returns
   * the jobs that its event queues, or why it stores none. `changed`: it is not as the page had shown it. A form that is sent again is
   * `saved` too, and stored once.
   */
  const enter = (
    leadId: string,
    {
      isAbout,
      kind,
      text,
      entered = text,
      kinds = depositEvents,
      lastEvent,
    }: {
      /** Which quote of the lead it is about. */
      readonly isAbout: (quote: StoredConfirmedQuote) => boolean;
      readonly kind: EventKind;
      readonly text: string;
      /** What the form has, as far as it is more than the event's text. */
      readonly entered?: string;
      /** Events that change what was shown of it, beside those of the quote itself. */
      readonly kinds?: readonly EventKind[];
      readonly lastEvent: string | undefined;
    },
    change: (
      transaction: Transaction,
      quote: StoredConfirmedQuote,
      at: string,
    ) => Promise<readonly JobPurpose[] | SaveOutcome>,
  ): Promise<SaveOutcome> =>
    write(async (transaction, now) => {
      if (!(await lockLead(transaction, leadId))) return "gone";
      const quote = (await quotesOf(transaction, leadId)).find(isAbout);
      if (quote === undefined) return "changed";
      let id = newEventId();
      if (lastEvent !== undefined) {
        id = formEventId(leadId, kind, `${lastEvent} ${quote.id} ${entered}`);
        const shown = ["quote-accepted", "quote-withdrawn", ...kinds] as const;
        const newer = await newerEvent(transaction, leadId, lastEvent, shown);
        if (newer !== null) return newer === id ? "saved" : "changed";
      }
      const at = isoTime(now);
      const jobs = await change(transaction, quote, at);
      if (typeof jobs === "string") return jobs;
      await addEvent(transaction, { id, leadId, kind, at, quoteId: quote.id, text }, jobs);
      return "saved";
    });

  return {
    // The lead is locked, so that of two confirmations one comes first.
    confirmQuote: ({
      leadId,
      quote,
      pdf,
      pdfHash,
      draftHash,
      isUnchanged = () => true,
      lastEvent,
      generalTerms,
      expiresAt,
      jobs,
    }) =>
      write(async (transaction, now) => {
        const [lead] = await transaction.all(
          sql`SELECT ${leadColumns} FROM leads WHERE id = ${leadId} ${transaction.forUpdate}`,
        );
        if (lead === undefined) return "gone";
        const at = isoTime(now);
        const versions = await quotesOf(transaction, leadId);
        const [newest] = versions;
        if (newest?.status === "sent" && newest.draftHash === draftHash && newest.expiresAt >= at)
          return "repeat";
        const taken = versions.some(
          (stored) => stored.status === "accepted" || stored.quote.version >= quote.version,
        );
        if (taken || !isUnchanged(leadOf(lead))) return "conflict";
        // What the client decided while the preview was open is read before another version is sent.
        if (
          lastEvent !== undefined &&
          (await newerEvent(transaction, leadId, lastEvent, ["quote-declined", "quote-withdrawn"])) !== null
        )
          return "conflict";
        // Whoever sends a quote knows that the request is no robot's: from now on it is followed up as any other.
        const release = {
          jobs: jobs.filter((purpose) => purpose === "webhook"),
          acknowledgementLimits: [],
          remindAt: isoTime(agencyReminderAt(now)),
        };
        await endQuarantine(transaction, leadId, release, now);
        await transaction.run(
          sql`UPDATE quotes SET status = 'replaced' WHERE lead_id = ${leadId} AND status = 'sent'`,
        );
        const id = `${leadId}-V${quote.version}`;
        await transaction.run(
          sql`INSERT INTO quotes (id, lead_id, version, status, quote, pdf, pdf_hash, draft_hash, created_at, expires_at,
                contract_ends_on, deposit_asked, general_terms)
              VALUES (${id}, ${leadId}, ${quote.version}, 'sent', ${confirmedQuoteRecord.write(quote)}, ${pdf}, ${pdfHash},
                ${draftHash}, ${at}, ${expiresAt}, ${contractEndOf(quote)},
                ${depositOf(quote.totals)?.amount ?? 0}, ${generalTerms})`,
        );
        // A question that the preview had not shown waits on.
        if (
          lastEvent === undefined ||
          (await newerEvent(transaction, leadId, lastEvent, ["question"])) === null
        ) {
          // It is with its client, also if the request was lost before: no contract is left, or it would be refused.
          await transaction.run(sql`UPDATE leads SET follow_up_status = 'answered' WHERE id = ${leadId}`);
        }
        await addEvent(transaction, { leadId, kind: "quote-confirmed", at, quoteId: id }, jobs);
        await scheduleReminder(transaction, id);
        return "confirmed";
      }),

    // The lead is locked before its quotes, as by `confirmQuote`.
    decide: (quoteId, pdfHash, decision, jobs, accepted = null) =>
      write(async (transaction, now) => {
        const at = isoTime(now);
        const quote = await lockQuote(transaction, quoteId);
        if (quote === null) return { status: "gone" };
        const why = decisionRefusal(quote, pdfHash, at);
        if (why !== null) return { status: "refused", why };
        // Midnight passed while the document was drawn: its days would be others than those of the contract.
        if (accepted?.acceptedOn !== undefined && accepted.acceptedOn !== agencyDay(now))
          return { status: "refused", why: "changed" };
        const { leadId } = quote;
        const isAcceptance = decision.kind === "accepted";
        // What is accepted is the document that was confirmed, or a choice of its options.
        if (isAcceptance && (await reportIfDamaged(transaction, quoteId, now)))
          return { status: "refused", why: "damaged" };
        await transaction.run(
          sql`UPDATE quotes SET status = ${decision.kind}, decided_at = ${at}, decision = ${decisionRecord.write(decision)}
              WHERE id = ${quoteId}`,
        );
        if (isAcceptance && accepted !== null) {
          const { contractEndsOn = contractEndOf(accepted.quote) } = accepted;
          await transaction.run(
            sql`UPDATE quotes
                SET accepted_quote = ${confirmedQuoteRecord.write(accepted.quote)}, accepted_pdf = ${accepted.pdf},
                  accepted_pdf_hash = ${accepted.pdfHash}, contract_ends_on = ${contractEndsOn},
                  deposit_asked = ${depositOf(accepted.quote.totals)?.amount ?? 0},
                  deposit_until = ${accepted.depositUntil ?? null}
                WHERE id = ${quoteId}`,
          );
        }
        await saveStatusAfterDecision(transaction, leadId, isAcceptance ? "won" : "lost", at);
        await addEvent(
          transaction,
          {
            leadId,
            kind: isAcceptance ? "quote-accepted" : "quote-declined",
            at,
            quoteId,
            text: isAcceptance ? (decision.codeEntered === true ? "code" : "") : decision.reason,
          },
          jobs,
        );
        await scheduleReminder(transaction, quoteId);
        // The client's order number is searched for too.
        await transaction.run(sql`UPDATE leads SET has_words = 0 WHERE id = ${leadId}`);
        await transaction.run(sql`DELETE FROM acceptance_codes WHERE quote_id = ${quoteId}`);
        return { status: "decided" };
      }),

    withdraw: (quoteId, withdrawal, { endedOn, jobs, isOpen = () => true }) =>
      write(async (transaction, now) => {
        const quote = await lockQuote(transaction, quoteId);
        if (quote === null) return "gone";
        if (quote.status === "withdrawn") return "repeat";
        if (quote.status !== "accepted" || !isOpen(quote)) return "refused";
        const { leadId } = quote;
        const at = isoTime(now);
        await transaction.run(
          sql`UPDATE quotes SET withdrawn_at = ${at}, withdrawal = ${withdrawalRecord.write(withdrawal)},
                contract_ends_on = ${endedOn}
              WHERE id = ${quoteId}`,
        );
        await saveStatusAfterDecision(transaction, leadId, "lost", at);
        await addEvent(transaction, { leadId, kind: "quote-withdrawn", at, quoteId }, jobs);
        return "withdrawn";
      }),

    addDepositReceipt: (leadId, { on, amount, quoteId }, jobs, lastEvent) =>
      enter(
        leadId,
        { isAbout: mayReceive(quoteId), kind: "deposit-received", text: `${on} ${amount}`, lastEvent },
        async (transaction, quote, at) => {
          if (depositOf(quote.quote.totals) === undefined) return "changed";
          const { depositReceipts } = quote;
          const receipt = { receivedOn: on, amount, recordedAt: at, struckOut: null };
          await saveReceipts(transaction, { ...quote, depositReceipts: [...depositReceipts, receipt] });
          return isAccepted(quote) && clientIsNotified(quote) ? jobs : [];
        },
      ),

    strikeOutReceipt: (leadId, { receipt, reason, quoteId }, jobs, lastEvent) =>
      enter(
        leadId,
        {
          ...{ isAbout: mayReceive(quoteId), kind: "deposit-cancelled", lastEvent },
          ...{ text: reason, entered: `${receipt} ${reason}` },
        },
        async (transaction, quote, at) => {
          const { depositReceipts } = quote;
          const wrong = depositReceipts[receipt];
          // What was refunded had arrived.
          if (wrong === undefined || wrong.struckOut !== null || wrong.amount > heldDeposit(quote))
            return "changed";
          const receipts = depositReceipts.map((each, index) =>
            index === receipt ? { ...each, struckOut: { at, reason } } : each,
          );
          await saveReceipts(transaction, { ...quote, depositReceipts: receipts });
          // A mail that has not left is out of date now (`isOutdated`).
          const [told] = await transaction.all(
            sql`SELECT events.at AS at FROM outbox_jobs JOIN events ON events.id = event_id
                WHERE outbox_jobs.lead_id = ${leadId} AND quote_id = ${quote.id} AND purpose = 'client-deposit'
                  AND status IN ('sending', 'sent')
                ORDER BY events.at DESC LIMIT 1`,
          );
          const { receivedOn, arrived } = receivedDeposit({ ...quote, depositReceipts: receipts });
          const isCorrected = told !== undefined && arrived < announcedDeposit(quote, String(told.at));
          // Programs are told where nothing is left.
          return jobs.filter(
            (purpose) =>
              isAccepted(quote) && (recipients[purpose] === "client" ? isCorrected : receivedOn === null),
          );
        },
      ),

    recordRefund: (leadId, { quoteId, on, amount }, lastEvent) =>
      enter(
        leadId,
        { isAbout: isWithdrawn(quoteId), kind: "deposit-refunded", text: `${on} ${amount}`, lastEvent },
        async (transaction, quote, at) => {
          const held = heldDeposit(quote);
          const { decision } = quote;
          const mayKeep = decision?.kind === "accepted" && asksForEarlyStart(decision);
          if (amount > held || (amount === 0 && !mayKeep)) return "changed";
          const kept = mayKeep ? { kept: cents(held - amount) } : {};
          const refund = { refundedOn: on, amount, ...kept, recordedAt: at, struckOut: null };
          await saveReceipts(transaction, { ...quote, depositRefunds: [...quote.depositRefunds, refund] });
          return [];
        },
      ),

    strikeOutRefund: (leadId, { quoteId, refund, reason }, lastEvent) =>
      enter(
        leadId,
        {
          ...{ isAbout: isWithdrawn(quoteId), kind: "deposit-refund-cancelled", lastEvent },
          ...{ text: reason, entered: `${refund} ${reason}` },
        },
        async (transaction, quote, at) => {
          if (quote.depositRefunds[refund]?.struckOut !== null) return "changed";
          const depositRefunds = quote.depositRefunds.map((each, index) =>
            index === refund ? { ...each, struckOut: { at, reason } } : each,
          );
          await saveReceipts(transaction, { ...quote, depositRefunds });
          return [];
        },
      ),

    saveContractEnd: (leadId, contractEndsOn, lastEvent) => {
      const kind = "contract-end-changed";
      return enter(
        leadId,
        { isAbout: isAccepted, kind, text: contractEndsOn, kinds: [kind], lastEvent },
        async (transaction, accepted) => {
          if (accepted.contractEndsOn === contractEndsOn) return "saved";
          await transaction.run(
            sql`UPDATE quotes SET contract_ends_on = ${contractEndsOn} WHERE id = ${accepted.id}`,
          );
          return [];
        },
      );
    },

    remind: (leadId, lastEvent) =>
      write(async (transaction, now) => {
        if (!(await lockLead(transaction, leadId))) return "gone";
        const [newest] = await quotesOf(transaction, leadId);
        if (newest === undefined) return "changed";
        const kinds = Object.values(reminderEvents);
        const newer = await newerEvent(transaction, leadId, lastEvent, [
          ...decisionEvents,
          "quote-confirmed",
          "deposit-received",
          "deposit-cancelled",
          ...kinds,
        ]);
        // Sent again, the same form is stored once.
        const isItself = (kind: EventKind) => formEventId(leadId, kind, lastEvent) === newer;
        if (newer !== null) return kinds.some(isItself) ? "saved" : "changed";
        const purpose = reminderByHand(newest, await eventsOf(transaction, newest.id), now);
        if (purpose === null) return "changed";
        const kind = reminderEvents[purpose];
        const id = formEventId(leadId, kind, lastEvent);
        await addEvent(transaction, { id, leadId, kind, at: isoTime(now), quoteId: newest.id }, [purpose]);
        await scheduleReminder(transaction, newest.id);
        return "saved";
      }),

    retractQuote: (leadId, quoteId, lastEvent) =>
      enter(
        leadId,
        {
          ...{ isAbout: ({ id }) => id === quoteId, kind: "quote-retracted", text: "", lastEvent },
          kinds: ["quote-confirmed", ...decisionEvents],
        },
        async (transaction, quote, at) => {
          if (quote.status !== "sent" || quote.expiresAt < at) return "changed";
          await transaction.run(
            sql`UPDATE quotes SET status = 'replaced', retracted_at = ${at} WHERE id = ${quoteId}`,
          );
          await transaction.run(sql`DELETE FROM acceptance_codes WHERE quote_id = ${quoteId}`);
          return [];
        },
      ),
  } satisfies Partial<FollowUpStore>;
}
