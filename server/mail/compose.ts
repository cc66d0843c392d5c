import { withPlainHyphens } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";
import { type Address, isPlainAddress } from "#server/email-address.ts";
import type { Environment } from "#server/environment.ts";
import { hasQuote } from "#server/quote-document/contents.ts";
import { pdfName, quotePdf } from "#server/quote-document/pdf/render.ts";
import type { Lead } from "#server/store/store.ts";
import { renderHtml } from "./html.ts";
import { type MailDocument, renderText } from "./mail-blocks.ts";
import { type NoticeState, noticeDocument } from "./notice.ts";
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

type Attachment = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

export type MailSettings = Pick<Environment, "siteUrl" | "mailFrom" | "leadsTo">;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** Control characters would end a header. */
const header = (text: string): string => text.replace(controls, " ").trim();

function headerAddress({ name, address }: Address): Address {
  return { name: header(name), address };
}

/** The visitor's address for a header, or null if no header can carry it. */
function visitor(lead: Lead): Address | null {
  const address = lead.fields.email ?? "";
  return isPlainAddress(address) ? { name: "", address } : null;
}

/** The parts that both mails share. Both have the quote's PDF, so that agency and visitor have the same. */
async function rendered(
  document: MailDocument & { readonly subject: string },
  lead: Lead,
  { mailFrom }: MailSettings,
) {
  return {
    from: headerAddress(mailFrom),
    subject: header(withPlainHyphens(document.subject)),
    text: renderText(document),
    html: renderHtml(document),
    language: document.language,
    attachments: hasQuote(lead)
      ? [{ name: pdfName(lead), type: "application/pdf", bytes: await quotePdf(lead) }]
      : [],
  };
}

/** The agency's notice of a lead. The same arguments return the same mail. */
export async function composeNotice(lead: Lead, sender: MailSettings, state: NoticeState): Promise<Mail> {
  return {
    ...(await rendered(noticeDocument(lead, sender, state), lead, sender)),
    to: sender.leadsTo.map(headerAddress),
    replyTo: visitor(lead),
  };
}

/** The visitor's receipt, the same for the same lead. Throws if no mail can be sent to the visitor's address. */
export async function composeReceipt(lead: Lead, sender: MailSettings): Promise<Mail> {
  const recipient = visitor(lead);
  if (recipient === null) throw new Error("The receipt has no address that it could be sent to");
  return {
    ...(await rendered(receiptDocument(lead, sender), lead, sender)),
    to: [recipient],
    replyTo: { name: identity.name, address: identity.emails.projects },
  };
}
