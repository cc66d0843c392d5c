import type { MailAddress } from "#app/domain/mail-address.ts";
import { announcedDeposit } from "#quotes/deposit/order-parts.ts";
import { storedName } from "#quotes/documents/confirmed/name.ts";
import type { NamedFile } from "#quotes/operations.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import type { MailPurpose } from "#quotes/store/jobs.ts";
import { indicativeOf, type Lead, type QuoteLead } from "#quotes/store/leads.ts";
import { RequestErasedError } from "#quotes/store/store.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { storedWithdrawal } from "./acceptance.ts";
import { acknowledgementDocument } from "./acknowledgement.ts";
import {
  agencyAcceptanceLetter,
  agencyReminderLetter,
  agencyWithdrawalLetter,
  damagedDocumentLetter,
  declineLetter,
  quarantineLetter,
  questionLetter,
} from "./agency-mails.ts";
import {
  answerLetter,
  clientAcceptanceLetter,
  clientDeclineLetter,
  clientQuestionLetter,
  clientReminderLetter,
  clientWithdrawalLetter,
  codeLetter,
  depositCancelledLetter,
  depositDueLetter,
  depositLetter,
  depositQrImage,
  quoteLetter,
} from "./client-mails.ts";
import type { MailLinks } from "./links.ts";
import { type LinkedRequest, type NoticeState, noticeDocument, noticesDocument } from "./notice.ts";
import {
  type Attachment,
  type Mail,
  type MailSettings,
  mailToAddresses,
  mailToAgency,
  mailToVisitor,
  visitorAddress,
} from "./parts.ts";

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
  { lead, others, quarantined }: Pick<Claim, "lead" | "others" | "quarantined">,
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
  return mailToAgency(noticesDocument(requests, settings, quarantined), null, settings);
}

/** What mails get from elsewhere: secret links, and the PDFs: drawn of an indicative quote, stored of a confirmed one. */
export type MailSources = {
  readonly drawIndicative: DrawIndicative;
  readonly links: MailLinks;
  /** Makes the one code of a quote that counts from now on. */
  readonly newCode: (quoteId: string) => Promise<string>;
  readonly pdfOf: (quoteId: string) => Promise<Uint8Array | null>;
  /** The version of a quote before this one; null for the first. */
  readonly versionBefore: (quote: StoredConfirmedQuote) => Promise<ConfirmedQuote | null>;
};

/**
 * Where a withdrawal is acknowledged: at the address that was stated, and at the request's own, so that whoever else may have
 * the client's link does not withdraw unnoticed.
 */
function acknowledgedAt(lead: Lead, quote: StoredConfirmedQuote): readonly MailAddress[] {
  const { email: address } = storedWithdrawal(quote);
  const own = visitorAddress(lead);
  const same = own?.address.toLowerCase() === address.toLowerCase();
  return [{ name: "", address }, ...(own === null || same ? [] : [own])];
}

/**
 * The mail of a job; a webhook's job has none. Only the agency's mails have the agency's link, only the client's theirs.
 * Rejects with a RequestErasedError if the request was erased after the job was claimed.
 */
export async function composeMail(
  claim: Omit<Claim, "purpose"> & { readonly purpose: MailPurpose },
  settings: MailSettings,
  { drawIndicative, links, newCode, pdfOf, versionBefore }: MailSources,
): Promise<Mail> {
  const { purpose, lead } = claim;
  const agencyPage = () => links.forAgency(lead.id);
  const clientPage = ({ expiresAt }: StoredConfirmedQuote) => links.forClient(lead.id, expiresAt);

  function storedQuote(): StoredConfirmedQuote {
    if (claim.quote === null) throw new Error("The job has no quote");
    return claim.quote;
  }

  async function confirmedAttachments(quote: StoredConfirmedQuote): Promise<readonly Attachment[]> {
    const bytes = await pdfOf(quote.id);
    // Every stored quote has its PDF.
    if (bytes === null) throw new RequestErasedError();
    return [{ name: storedName(quote), type: pdfType, bytes }];
  }

  switch (purpose) {
    case "agency-notice":
      if (claim.others.length > 0) return composeNotices(claim, settings, links);
      return composeNotice(lead, settings, { ...claim, page: await agencyPage() }, drawIndicative);
    case "visitor-acknowledgement":
      return composeAcknowledgement(lead, settings, drawIndicative);
    case "agency-reminder":
      return mailToAgency(agencyReminderLetter(lead, await agencyPage(), settings), lead, settings);
    case "client-quote": {
      const quote = storedQuote();
      const page = await clientPage(quote);
      const indicative = indicativeOf(lead);
      const replaced = await versionBefore(quote);
      const letter = quoteLetter(quote, { page, replaced, indicative }, settings);
      return mailToVisitor(letter, lead, settings, await confirmedAttachments(quote));
    }
    case "client-reminder": {
      const quote = storedQuote();
      return mailToVisitor(clientReminderLetter(quote, await clientPage(quote), settings), lead, settings);
    }
    case "client-acceptance": {
      const quote = storedQuote();
      const letter = clientAcceptanceLetter(quote, await clientPage(quote), settings);
      return mailToVisitor(letter, lead, settings, await confirmedAttachments(quote));
    }
    case "client-withdrawal": {
      const quote = storedQuote();
      const letter = clientWithdrawalLetter(quote, lead.fields.email, settings);
      return mailToAddresses(letter, acknowledgedAt(lead, quote), settings);
    }
    case "client-decline": {
      const quote = storedQuote();
      return mailToVisitor(clientDeclineLetter(quote, await clientPage(quote), settings), lead, settings);
    }
    case "client-code": {
      const quote = storedQuote();
      return mailToVisitor(codeLetter(quote, await newCode(quote.id), settings), lead, settings);
    }
    case "client-deposit-cancelled": {
      if (claim.event === null) throw new Error("The job has no cancellation");
      const quote = storedQuote();
      const announced = announcedDeposit(quote.quote, quote.depositReceipts, claim.event.at);
      const page = await clientPage(quote);
      return mailToVisitor(depositCancelledLetter(quote, announced, page, settings), lead, settings);
    }
    case "client-deposit-due": {
      const quote = storedQuote();
      const code = depositQrImage(quote);
      const name = `${quote.quote.number}.png`;
      return mailToVisitor(
        depositDueLetter(quote, await clientPage(quote), settings),
        lead,
        settings,
        code === null ? [] : [{ name, type: "image/png", bytes: code }],
      );
    }
    case "client-deposit": {
      const quote = storedQuote();
      const at = claim.event?.at ?? quote.createdAt;
      return mailToVisitor(depositLetter(quote, at, await clientPage(quote), settings), lead, settings);
    }
    case "client-question": {
      if (claim.event === null) throw new Error("The job has no question");
      const quote = storedQuote();
      const page = await clientPage(quote);
      return mailToVisitor(clientQuestionLetter(quote, claim.event, page, settings), lead, settings);
    }
    case "client-answer": {
      if (claim.event === null) throw new Error("The job has no answer");
      const quote = storedQuote();
      const page = await clientPage(quote);
      return mailToVisitor(answerLetter(quote, claim.event, page, settings), lead, settings);
    }
    case "agency-acceptance": {
      const quote = storedQuote();
      const letter = agencyAcceptanceLetter(lead, quote, await agencyPage(), settings);
      return mailToAgency(letter, lead, settings, await confirmedAttachments(quote));
    }
    case "agency-withdrawal":
      return mailToAgency(
        agencyWithdrawalLetter(lead, storedQuote(), await agencyPage(), settings),
        lead,
        settings,
      );
    case "agency-decline":
      return mailToAgency(declineLetter(lead, storedQuote(), await agencyPage(), settings), lead, settings);
    case "agency-question": {
      if (claim.event === null) throw new Error("The job has no question");
      return mailToAgency(
        questionLetter(lead, claim.quote, claim.event, await agencyPage(), settings),
        lead,
        settings,
      );
    }
    case "agency-damaged-document":
      return mailToAgency(damagedDocumentLetter(storedQuote(), await agencyPage(), settings), lead, settings);
    case "agency-quarantine":
      return mailToAgency(quarantineLetter(claim, settings), null, settings);
    default:
      return purpose satisfies never;
  }
}
