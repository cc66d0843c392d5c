/** Jobs of the outbox about a request, its confirmed quote and what happened to it. */

import type { Day } from "#app/domain/days.ts";
import { type Cents, cents } from "#app/domain/money.ts";
import { figuresJobId } from "#quotes/month-figures.ts";
import type {
  Decision,
  LeadEvent,
  StoredConfirmedQuote,
  WithdrawalStatement,
} from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import type { MailPurpose } from "#quotes/store/jobs.ts";
import { confirmedQuote, sampleStatement } from "#testing/confirmed-quotes.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { drawIndicative } from "#testing/drawings.ts";
import { quoteLead } from "#testing/leads.ts";
import type { MailSources } from "./compose.ts";

export const agencyPage = "https://agency.example/r/agency-secret/";
export const clientPage = "https://agency.example/q/client-secret/";
export const pdf = new TextEncoder().encode("%PDF-1.7 the stored bytes");

/** Links that tests recognise, and the one stored PDF. */
export const sources: MailSources = {
  drawIndicative,
  links: { forAgency: async () => agencyPage, forClient: async () => clientPage },
  code: "012345",
  pdfOf: async () => pdf,
  figuresOf: async (month) => ({
    month,
    visits: 1240,
    requests: 18,
    sent: 7,
    accepted: 3,
    acceptedNet: cents(1_234_567),
    overdue: { answers: 2, deposits: 1, refunds: 0 },
  }),
  versionBefore: async () => null,
};

export type FollowUpClaim = Omit<Claim, "purpose"> & { readonly purpose: MailPurpose };

export const accepted: Decision = {
  kind: "accepted",
  ...sampleStatement,
  acceptanceSentence: "Bon pour accord",
  ipAddress: "192.0.2.7",
};

export const withdrawal: WithdrawalStatement = { name: "Joséphine Lavigne", email: "jo@client.example" };

type Changes = {
  readonly locale?: "fr-fr" | "en-en";
  readonly fields?: Partial<Record<"firstName" | "lastName" | "email" | "phone" | "company", string>>;
  readonly quote?: Parameters<typeof confirmedQuote>[1];
  readonly client?: string;
  readonly decision?: Decision | null;
  readonly withdrawal?: WithdrawalStatement | null;
  readonly depositReceivedOn?: Day | null;
  readonly depositReceivedAmount?: Cents;
  readonly text?: string;
};

/** A job of this purpose: of a quote that was decided as `decision` says, or of an event with this text. */
export function followUpClaim(
  purpose: FollowUpClaim["purpose"],
  {
    locale = "fr-fr",
    fields = {},
    quote = {},
    client,
    decision = null,
    withdrawal = null,
    text = "",
    ...rest
  }: Changes = {},
): FollowUpClaim {
  const lead = quoteLead({ locale, fields: { email: "jo@client.example", ...fields } });
  const confirmed = confirmedQuote({}, { locale, ...quote });
  const { terms } = confirmed;
  const named = client === undefined ? terms : { ...terms, client: { ...terms.client, name: client } };
  const at = "2026-11-27T18:30:05.000Z";
  const stored: StoredConfirmedQuote = {
    id: `${lead.id}-V1`,
    leadId: lead.id,
    status: withdrawal === null ? (decision?.kind ?? "sent") : "withdrawn",
    quote: { ...confirmed, terms: named },
    pdfHash: "5e1f".repeat(16),
    quoteAsSent: null,
    draftHash: "draft",
    createdAt: "2026-11-23T15:00:00.000Z",
    expiresAt: "2026-12-24T03:59:59.999Z",
    decidedAt: decision === null ? null : at,
    decision,
    contractEndsOn: "2027-02-07",
    withdrawn: withdrawal === null ? null : { ...withdrawal, at: "2026-12-04T02:05:09.000Z" },
    ...receivedAtOnce(
      confirmed,
      rest.depositReceivedOn === undefined && decision?.kind === "accepted"
        ? "2026-12-01"
        : (rest.depositReceivedOn ?? null),
      rest.depositReceivedAmount,
    ),
  };
  const event: LeadEvent = { id: "EVENT", leadId: lead.id, kind: "question", at, quoteId: null, text };
  return {
    jobId: purpose === "agency-figures" ? figuresJobId("2026-10-01") : "EVENT-JOB",
    purpose,
    attempts: 1,
    lead,
    event,
    quote: stored,
    quarantinedCount: purpose === "agency-quarantine" ? 1 : 0,
    reportedLeads: purpose === "agency-quarantine" ? [lead] : [],
    hasAcknowledgement: true,
    others: [],
  };
}
