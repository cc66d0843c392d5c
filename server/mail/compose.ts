import { identity } from "#content/identity.ts";
import type { Environment } from "#server/environment.ts";
import { hasQuote } from "#server/quote-document/contents.ts";
import { pdfName, quotePdf } from "#server/quote-document/pdf/render.ts";
import type { Lead, MailPurpose } from "#server/store/store.ts";
import { type Address, isPlainAddress } from "./address.ts";
import { renderText } from "./document.ts";
import { renderHtml } from "./html.ts";
import { noticeDocument } from "./notice.ts";
import { receiptDocument } from "./receipt.ts";

export type Mail = {
  readonly from: Address;
  readonly to: readonly Address[];
  readonly replyTo: Address | null;
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly text: string;
  readonly html: string;
  /** A language tag, for the header. */
  readonly language: string;
  readonly attachments: readonly Attachment[];
};

export type Attachment = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

export type Sender = Pick<Environment, "siteUrl" | "mailFrom" | "leadsTo">;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** Nothing that goes into a header may end it. */
const header = (text: string): string => text.replace(controls, " ").trim();

function headerAddress({ name, address }: Address): Address {
  return { name: header(name), address };
}

/** A lead's address as a header may carry it. */
function visitor(lead: Lead): Address | null {
  const address = lead.fields.email ?? "";
  return isPlainAddress(address) ? { name: "", address } : null;
}

/** A quote goes with both mails: the visitor keeps it, and the agency sees what the visitor has. */
async function attachmentsOf(lead: Lead): Promise<readonly Attachment[]> {
  if (!hasQuote(lead)) return [];
  return [{ name: pdfName(lead), type: "application/pdf", bytes: await quotePdf(lead) }];
}

/**
 * Writes one mail of a lead: the same lead gives the same mail. For the notice, `quarantined` is how many leads wait in
 * quarantine, and `hasReceipt` whether the visitor gets a mail too. Throws where a receipt is asked for and the
 * visitor's address cannot be mailed to: no such job is queued.
 */
export async function composeMail(
  purpose: MailPurpose,
  lead: Lead,
  sender: Sender,
  quarantined: number,
  hasReceipt = true,
): Promise<Mail> {
  const notice = purpose === "agency-notice";
  const recipient = visitor(lead);
  if (!notice && recipient === null) throw new Error("A receipt has no address that it could go to");
  const document = notice
    ? noticeDocument(lead, sender, quarantined, hasReceipt)
    : receiptDocument(lead, sender);
  return {
    from: headerAddress(sender.mailFrom),
    to: notice || recipient === null ? sender.leadsTo.map(headerAddress) : [recipient],
    replyTo: notice ? recipient : { name: identity.name, address: identity.emails.projects },
    subject: header(document.subject),
    text: renderText(document),
    html: renderHtml(document),
    language: document.language,
    attachments: await attachmentsOf(lead),
  };
}
