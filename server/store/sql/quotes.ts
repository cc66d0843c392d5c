import { contractEndOf, depositOf } from "#app/domain/confirmed-quote.ts";
import type { Day } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import { isDepositNews } from "#app/domain/order.ts";
import { isoTime } from "#server/clock.ts";
import type {
  AcceptedDocument,
  Confirmation,
  ConfirmResult,
  Decision,
  DecisionRefusal,
  StoredConfirmedQuote,
  WithdrawalStatement,
} from "../follow-up.ts";
import { type JobPurpose, recipients } from "../jobs.ts";
import { confirmedQuoteRecord } from "../records/confirmed-quote.ts";
import { decisionRecord } from "../records/decision.ts";
import { withdrawalRecord } from "../records/withdrawal.ts";
import type { Transaction } from "./engine.ts";
import { addEvent } from "./events.ts";
import { decidedAs, refundOwed } from "./handling.ts";
import { documentColumns, isPdfUnchanged, quoteColumns, storedQuoteOf } from "./rows.ts";
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

/** `FollowUpStore.confirmQuote`. The lead is locked, so that of two confirmations one comes first. */
export async function confirmQuote(
  transaction: Transaction,
  { leadId, quote, pdf, pdfHash, draftHash, generalTerms, expiresAt, remindAt, jobs }: Confirmation,
  now: number,
): Promise<ConfirmResult> {
  if (!(await lockLead(transaction, leadId))) return "gone";
  const at = isoTime(now);
  const versions = await quotesOf(transaction, leadId);
  const [newest] = versions;
  if (newest?.status === "sent" && newest.draftHash === draftHash && newest.expiresAt >= at) return "repeat";
  const taken = versions.some(
    (stored) => stored.status === "accepted" || stored.quote.version >= quote.version,
  );
  if (taken) return "conflict";
  await transaction.run(
    sql`UPDATE quotes SET status = 'replaced' WHERE lead_id = ${leadId} AND status = 'sent'`,
  );
  const id = `${leadId}-V${quote.version}`;
  await transaction.run(
    sql`INSERT INTO quotes (id, lead_id, version, status, quote, pdf, pdf_hash, draft_hash, created_at, expires_at,
          remind_at, performed_on, deposit, general_terms)
        VALUES (${id}, ${leadId}, ${quote.version}, 'sent', ${confirmedQuoteRecord.write(quote)}, ${pdf}, ${pdfHash},
          ${draftHash}, ${at}, ${expiresAt}, ${remindAt}, ${contractEndOf(quote)},
          ${depositOf(quote.totals)?.amount ?? 0}, ${generalTerms})`,
  );
  // It is with its client, also if it was lost before: no contract is left, or the version would be refused.
  await transaction.run(
    sql`UPDATE leads SET handling = 'answered' WHERE id = ${leadId} AND NOT ${refundOwed}`,
  );
  await addEvent(transaction, { leadId, kind: "quote-confirmed", at, quoteId: id }, jobs);
  return "confirmed";
}

/** Why a quote cannot be decided; null if it can. */
function refusalOf(
  quote: StoredConfirmedQuote | undefined,
  pdfHash: string,
  at: string,
): DecisionRefusal | null {
  if (quote === undefined || (quote.quoteAsSent ?? quote).pdfHash !== pdfHash) return "changed";
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

/** `FollowUpStore.decide`. The lead is locked before its quotes, as by `confirmQuote`. */
export async function decide(
  transaction: Transaction,
  quoteId: string,
  {
    pdfHash,
    decision,
    jobs,
    accepted,
  }: {
    readonly pdfHash: string;
    readonly decision: Decision;
    readonly jobs: readonly JobPurpose[];
    readonly accepted: AcceptedDocument | null;
  },
  now: number,
): Promise<{ readonly status: "decided" } | { readonly status: "refused"; readonly why: DecisionRefusal }> {
  const at = isoTime(now);
  const select = sql`SELECT ${quoteColumns} FROM quotes WHERE id = ${quoteId}`;
  const [found] = (await transaction.all(select)).map(storedQuoteOf);
  if (found === undefined || !(await lockLead(transaction, found.leadId)))
    return { status: "refused", why: "changed" };
  // Read again: it may have been decided while this call waited for the lock.
  const [quote] = (await transaction.all(select)).map(storedQuoteOf);
  const why = refusalOf(quote, pdfHash, at);
  if (why !== null) return { status: "refused", why };
  const { leadId } = found;
  const isAcceptance = decision.kind === "accepted";
  // What is accepted is the document that was confirmed, or a choice of its options.
  if (isAcceptance && (await reportIfDamaged(transaction, quoteId, now)))
    return { status: "refused", why: "damaged" };
  await transaction.run(
    sql`UPDATE quotes SET status = ${decision.kind}, decided_at = ${at}, decision = ${decisionRecord.write(decision)}
        WHERE id = ${quoteId}`,
  );
  if (isAcceptance && accepted !== null)
    await transaction.run(
      sql`UPDATE quotes
          SET accepted_quote = ${confirmedQuoteRecord.write(accepted.quote)}, accepted_pdf = ${accepted.pdf},
            accepted_pdf_hash = ${accepted.pdfHash}, performed_on = ${contractEndOf(accepted.quote)},
            deposit = ${depositOf(accepted.quote.totals)?.amount ?? 0},
            ask_deposit_at = ${accepted.askDepositAt ?? null}, deposit_until = ${accepted.depositUntil ?? null}
          WHERE id = ${quoteId}`,
    );
  await transaction.run(
    sql`UPDATE leads SET ${decidedAs(isAcceptance ? "won" : "lost")}, last_contact_at = ${at} WHERE id = ${leadId}`,
  );
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
  await transaction.run(sql`DELETE FROM acceptance_codes WHERE quote_id = ${quoteId}`);
  return { status: "decided" };
}

/** `FollowUpStore.withdraw`. The lead is locked before its quotes, as by `confirmQuote`. */
export async function withdraw(
  transaction: Transaction,
  quoteId: string,
  {
    withdrawal,
    endedOn,
    jobs,
  }: {
    readonly withdrawal: WithdrawalStatement;
    readonly endedOn: Day;
    readonly jobs: readonly JobPurpose[];
  },
  now: number,
): Promise<boolean> {
  const [found] = await transaction.all(sql`SELECT lead_id FROM quotes WHERE id = ${quoteId}`);
  const leadId = String(found?.lead_id);
  if (found === undefined || !(await lockLead(transaction, leadId))) return false;
  const quote = (await quotesOf(transaction, leadId)).find(({ id }) => id === quoteId);
  if (quote?.status === "withdrawn") return true;
  if (quote?.status !== "accepted") return false;
  const at = isoTime(now);
  await transaction.run(
    sql`UPDATE quotes SET withdrawn_at = ${at}, withdrawal = ${withdrawalRecord.write(withdrawal)},
          performed_on = ${endedOn}
        WHERE id = ${quoteId}`,
  );
  // A refund is owed from now on, and no reminder of an answer says so.
  if (quote.depositReceivedOn !== null)
    await transaction.run(
      sql`UPDATE leads SET asked_at = ${at}, reminded_at = ${at} WHERE id = ${leadId} AND handling <> 'open'`,
    );
  await transaction.run(
    sql`UPDATE leads SET ${decidedAs("lost")}, last_contact_at = ${at} WHERE id = ${leadId}`,
  );
  await addEvent(transaction, { leadId, kind: "quote-withdrawn", at, quoteId }, jobs);
  return true;
}

/** The accepted quote of a lead, which is then locked; at most one is. Undefined: there is none, or the lead is gone. */
async function lockAccepted(
  transaction: Transaction,
  leadId: string,
): Promise<StoredConfirmedQuote | undefined> {
  if (!(await lockLead(transaction, leadId))) return undefined;
  return (await quotesOf(transaction, leadId)).find(({ status }) => status === "accepted");
}

/** `FollowUpStore.saveDepositReceived`. */
export async function saveDepositReceived(
  transaction: Transaction,
  leadId: string,
  {
    received: { on, amount },
    jobs,
  }: {
    readonly received: { readonly on: Day; readonly amount: Cents };
    readonly jobs: readonly JobPurpose[];
  },
  now: number,
): Promise<boolean> {
  const accepted = await lockAccepted(transaction, leadId);
  if (accepted === undefined || depositOf(accepted.quote.totals) === undefined) return false;
  const { id: quoteId, depositReceivedOn } = accepted;
  if (depositReceivedOn === on && accepted.depositReceivedAmount === amount) return true;
  await transaction.run(
    sql`UPDATE quotes SET deposit_received_on = ${on}, deposit_amount = ${amount} WHERE id = ${quoteId}`,
  );
  await addEvent(
    transaction,
    { leadId, kind: "deposit-received", at: isoTime(now), quoteId, text: `${on} ${amount}` },
    isDepositNews(accepted, amount) ? jobs : [],
  );
  return true;
}

/** `FollowUpStore.cancelDeposit`. */
export async function cancelDeposit(
  transaction: Transaction,
  leadId: string,
  { reason, jobs }: { readonly reason: string; readonly jobs: readonly JobPurpose[] },
  now: number,
): Promise<boolean> {
  const accepted = await lockAccepted(transaction, leadId);
  if (accepted === undefined || accepted.depositReceivedOn === null) return false;
  const { id: quoteId } = accepted;
  await transaction.run(
    sql`UPDATE quotes SET deposit_received_on = NULL, deposit_amount = NULL WHERE id = ${quoteId}`,
  );
  // A mail that has not left is out of date now (`isOutdated`).
  const told = await transaction.all(
    sql`SELECT mail_jobs.id FROM mail_jobs JOIN events ON events.id = event_id
        WHERE mail_jobs.lead_id = ${leadId} AND quote_id = ${quoteId} AND purpose = 'client-deposit'
          AND status IN ('sending', 'sent')`,
  );
  await addEvent(
    transaction,
    { leadId, kind: "deposit-cancelled", at: isoTime(now), quoteId, text: reason },
    jobs.filter((purpose) => recipients[purpose] !== "client" || told.length > 0),
  );
  return true;
}

/** `FollowUpStore.saveContractEnd`. */
export async function saveContractEnd(
  transaction: Transaction,
  leadId: string,
  contractEndsOn: Day,
  now: number,
): Promise<boolean> {
  const accepted = await lockAccepted(transaction, leadId);
  if (accepted === undefined) return false;
  if (accepted.contractEndsOn === contractEndsOn) return true;
  await transaction.run(sql`UPDATE quotes SET performed_on = ${contractEndsOn} WHERE id = ${accepted.id}`);
  const at = isoTime(now);
  await addEvent(transaction, {
    leadId,
    kind: "contract-end-changed",
    at,
    quoteId: accepted.id,
    text: contractEndsOn,
  });
  return true;
}
