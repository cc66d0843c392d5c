import type { Day } from "#app/domain/days.ts";
import { storedName } from "#quotes/documents/confirmed/name.ts";
import type { Links } from "#quotes/links.ts";
import { type MonthFigures, monthOfJob } from "#quotes/month-figures.ts";
import type { NamedFile } from "#quotes/operations.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import type { MailPurpose } from "#quotes/store/jobs.ts";
import { indicativeOf, type Lead, type QuoteLead } from "#quotes/store/leads.ts";
import { RequestErasedError } from "#quotes/store/store.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { acknowledgedAt } from "./acceptance.ts";
import { acknowledgementDocument } from "./acknowledgement.ts";
import { agencyMail, figuresLetter, isAgencyMail, quarantineLetter } from "./agency-mails.ts";
import { clientMail, depositQrImage } from "./client-mails.ts";
import { type LinkedRequest, type NoticeState, noticeDocument, noticesDocument } from "./notice.ts";
import {
  type Attachment,
  type Mail,
  type MailSettings,
  mailToAddresses,
  mailToAgency,
  mailToVisitor,
} from "./parts.ts";

/** Each call makes a new link: the agency's is only in mails to the agency, the client's only in mails to the client. */
type MailLinks = Pick<Links, "forAgency" | "forClient">;

const pdfType = "application/pdf";

/** Draws a request's indicative quote. Rejects with a RequestErasedError if the request was erased meanwhile. */
type DrawIndicative = (lead: QuoteLead) => Promise<NamedFile>;

/** Notice and acknowledgement have the same document: the indicative quote. */
async function indicativeAttachments(lead: Lead, draw: DrawIndicative): Promise<readonly Attachment[]> {
  return lead.kind === "quote" ? [{ ...(await draw(lead)), type: pdfType }] : [];
}

/** The agency's notice of a lead. The same arguments return the same mail. */
export async function composeNotice(
  lead: Lead,
  settings: MailSettings,
  state: NoticeState,
  draw: DrawIndicative,
): Promise<Mail> {
  return mailToAgency(
    noticeDocument(lead, settings, state),
    lead,
    settings,
    await indicativeAttachments(lead, draw),
  );
}

/** The visitor's acknowledgement, the same for the same lead. Throws if no mail can be sent to the visitor's address. */
export async function composeAcknowledgement(
  lead: Lead,
  settings: MailSettings,
  draw: DrawIndicative,
): Promise<Mail> {
  return mailToVisitor(
    acknowledgementDocument(lead, settings),
    lead,
    settings,
    await indicativeAttachments(lead, draw),
  );
}

/** One mail for the notices of several requests. Rejects with a RequestErasedError if all were erased meanwhile. */
async function composeNotices(
  { lead, others, quarantinedCount }: Pick<Claim, "lead" | "others" | "quarantinedCount">,
  settings: MailSettings,
  links: MailLinks,
): Promise<Mail> {
  const requests: LinkedRequest[] = [];
  for (const each of [lead, ...others.map((other) => other.lead)])
    try {
      requests.push({ lead: each, page: await links.forAgency(each.id) });
    } catch (error) {
      if (!(error instanceof RequestErasedError)) throw error;
    }
  if (requests.length === 0) throw new RequestErasedError();
  return mailToAgency(noticesDocument(requests, settings, quarantinedCount), null, settings);
}

/** What mails get from elsewhere: secret links, and the PDFs: drawn of an indicative quote, stored of a confirmed one. */
export type MailSources = {
  readonly drawIndicative: DrawIndicative;
  readonly links: MailLinks;
  /** With which the quote is accepted: made before its mail, the only one that has it. Empty for any other. */
  readonly code: string;
  readonly pdfOf: (quoteId: string) => Promise<Uint8Array | null>;
  readonly figuresOf: (month: Day) => Promise<MonthFigures>;
  /** The version of a quote before this one; null for the first. */
  readonly versionBefore: (quote: StoredConfirmedQuote) => Promise<ConfirmedQuote | null>;
};

/**
 * The mail of a job; a webhook's job has none. Only the agency's mails have the agency's link, only the client's theirs.
 * Rejects with a RequestErasedError if the request was erased after the job was claimed.
 */
export async function composeMail(
  claim: Omit<Claim, "purpose"> & { readonly purpose: MailPurpose },
  settings: MailSettings,
  sources: MailSources,
): Promise<Mail> {
  const { purpose, lead, event, quote: stored } = claim;
  const { drawIndicative, links } = sources;
  if (purpose === "agency-notice")
    return claim.others.length > 0
      ? composeNotices(claim, settings, links)
      : composeNotice(lead, settings, { ...claim, page: await links.forAgency(lead.id) }, drawIndicative);
  if (purpose === "visitor-acknowledgement") return composeAcknowledgement(lead, settings, drawIndicative);
  if (purpose === "agency-quarantine") return mailToAgency(quarantineLetter(claim, settings), null, settings);
  if (purpose === "agency-figures") {
    const figures = await sources.figuresOf(monthOfJob(claim.jobId));
    return mailToAgency(figuresLetter(figures, settings), null, settings);
  }
  const attachments = await attachmentsOf(purpose, stored, sources);
  if (isAgencyMail(purpose)) {
    const page = await links.forAgency(lead.id);
    const letter = agencyMail(purpose, { lead, stored, event, page }, settings.siteUrl);
    return mailToAgency(letter, lead, settings, attachments);
  }
  if (stored === null) throw new Error("The job has no quote");
  const letter = clientMail(purpose, {
    stored,
    event,
    page: withoutLink.has(purpose) ? "" : await links.forClient(lead.id, stored.expiresAt),
    replaced: purpose === "client-quote" ? await sources.versionBefore(stored) : null,
    indicative: indicativeOf(lead),
    code: sources.code,
    requestEmail: lead.fields.email,
    siteUrl: settings.siteUrl,
  });
  return purpose === "client-withdrawal"
    ? mailToAddresses(letter, acknowledgedAt(lead, stored), settings)
    : mailToVisitor(letter, lead, settings, attachments);
}

/** These lead to no page: no link is made for them. */
const withoutLink: ReadonlySet<MailPurpose> = new Set(["client-code", "client-withdrawal"]);

/** They say how it is transferred, and a banking app reads the same from a code. */
const asksForDeposit: ReadonlySet<MailPurpose> = new Set(["client-deposit-due", "client-deposit-late"]);

const withDocument: ReadonlySet<MailPurpose> = new Set([
  "client-quote",
  "client-acceptance",
  "agency-acceptance",
]);

/** The document of the quote, or how a banking app reads the transfer of its deposit. */
async function attachmentsOf(
  purpose: MailPurpose,
  stored: StoredConfirmedQuote | null,
  { pdfOf }: Pick<MailSources, "pdfOf">,
): Promise<readonly Attachment[]> {
  if (stored === null) return [];
  if (withDocument.has(purpose)) {
    const bytes = await pdfOf(stored.id);
    // Every stored quote has its PDF.
    if (bytes === null) throw new RequestErasedError();
    return [{ name: storedName(stored), type: pdfType, bytes }];
  }
  const code = asksForDeposit.has(purpose) ? depositQrImage(stored) : null;
  return code === null ? [] : [{ name: `${stored.quote.number}.png`, type: "image/png", bytes: code }];
}
