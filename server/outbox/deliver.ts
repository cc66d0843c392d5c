import { type Clock, isoTime } from "#app/domain/clock.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { isClientReminder } from "#quotes/history.ts";
import { composeMail, type MailSources } from "#quotes/mails/compose.ts";
import { type MailSettings, NoRecipient } from "#quotes/mails/parts.ts";
import { stillApplies } from "#quotes/reminders.ts";
import type { LeadEvent, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import type { MailPurpose } from "#quotes/store/jobs.ts";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { DeliveryFailure } from "#server/delivery-failure.ts";
import type { Transport } from "#server/mail/transport.ts";
import { payloadOf } from "#server/webhooks/payload.ts";
import type { Webhook } from "#server/webhooks/webhook.ts";

/** Where jobs are delivered to. */
export type Delivery = {
  readonly transport: Transport;
  /** Null: none is configured. */
  readonly webhook: Webhook | null;
  readonly mailSettings: MailSettings;
  readonly sources: Omit<MailSources, "code">;
  /** Makes and stores the one code of a quote that counts from now on. */
  readonly newCode: (quoteId: string) => Promise<string>;
};

/** `refused`: recipients of a mail that its server refused, while it accepted others. */
export type DeliveryOutcome = { readonly messageId: string; readonly refused: number };

const isMail = <T extends Claim>(claim: T): claim is T & { purpose: MailPurpose } =>
  claim.purpose !== "webhook";

/** Sends the mail or the message of a job. Its identifier is the same for every attempt. */
export async function deliver(
  claim: Claim,
  { transport, webhook, mailSettings, sources, newCode }: Delivery,
): Promise<DeliveryOutcome> {
  const { jobId, lead, event, quote } = claim;
  if (!isMail(claim)) {
    if (webhook === null) throw new DeliveryFailure("NOT_CONFIGURED", { final: true });
    // What is signed is the ID, the time and the body, joined by full stops: so the ID must have none, and a job's has none.
    const messageId = `msg_${jobId}`;
    await webhook.send(messageId, payloadOf(claim));
    return { messageId, refused: 0 };
  }
  const messageId = `<${jobId.toLowerCase()}@${mailSettings.mailFrom.address.split("@")[1]}>`;
  const code = claim.purpose === "client-code" && quote !== null ? await newCode(quote.id) : "";
  const { refused } = await transport.send({
    mail: await composeMail(claim, mailSettings, { ...sources, code }),
    purpose: claim.purpose,
    leadId: lead.id,
    leadCreatedAt: lead.createdAt,
    ...(event === null ? {} : { eventId: event.id }),
    messageId,
  });
  return { messageId, refused };
}

/** Whether the receipt that an event is about was struck out since. */
const isStruckOut = ({ depositReceipts }: StoredConfirmedQuote, event: LeadEvent | null): boolean =>
  depositReceipts.some(({ recordedAt, struckOut }) => recordedAt === event?.at && struckOut !== null);

/** Whether what counted of a deposit at an event has changed since, of which a later mail tells. */
const isOvertaken = ({ depositReceipts }: StoredConfirmedQuote, event: LeadEvent | null): boolean =>
  depositReceipts.some(({ recordedAt, struckOut }) =>
    [recordedAt, struckOut?.at ?? ""].some((at) => at > (event?.at ?? "")),
  );

/** Whether a mail is out of date: the request was marked, or the quote decided, after it was queued. */
export function isOutdated({ purpose, lead, event, quote, reportedLeads }: Claim, clock: Clock): boolean {
  if (isClientReminder(purpose)) return quote === null || !stillApplies(purpose, quote, clock());
  switch (purpose) {
    case "agency-quarantine":
      return reportedLeads.length === 0;
    case "agency-reminder":
      return lead.followUpStatus !== "open";
    case "client-code":
    case "client-quote":
      return quote?.status !== "sent" || quote.expiresAt < isoTime(clock());
    case "client-deposit":
      return (
        quote?.status !== "accepted" ||
        receivedDeposit(quote).receivedOn === null ||
        isStruckOut(quote, event)
      );
    case "client-deposit-cancelled":
      return quote?.status !== "accepted" || isOvertaken(quote, event);
    case "agency-notice":
    case "visitor-acknowledgement":
    case "client-acceptance":
    case "client-withdrawal":
    case "client-decline":
    case "client-question":
    case "client-answer":
    case "agency-acceptance":
    case "agency-decline":
    case "agency-withdrawal":
    case "agency-question":
    case "agency-damaged-document":
    case "agency-figures":
    case "webhook":
      return false;
  }
}

/** Why a job was not delivered. */
export function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  if (error instanceof StoreUnavailableError) return new DeliveryFailure(error.code);
  if (error instanceof NoRecipient) return new DeliveryFailure("NO_RECIPIENT", { final: true });
  return new DeliveryFailure(`BUG ${error instanceof Error ? error.name : "unknown"}`, { bug: true });
}
