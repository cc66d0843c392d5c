import { isEmailAddress } from "#app/domain/email-address.ts";
import type { MailAddress } from "#app/domain/mail-address.ts";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";
import { type MailDocument, renderText } from "#quotes/documents/blocks.ts";
import { renderHtml } from "#quotes/documents/html.ts";
import type { Lead } from "#quotes/store/leads.ts";

export type Mail = {
  readonly from: MailAddress;
  readonly to: readonly MailAddress[];
  readonly replyTo: MailAddress | null;
  readonly subject: string;
  /** Lines end in `\n`. */
  readonly text: string;
  readonly html: string;
  /** A language tag, for the header. */
  readonly language: string;
  readonly attachments: readonly Attachment[];
};

export type Attachment = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

/** Who writes to whom, from which site. */
export type MailSettings = {
  /** The site's public origin. */
  readonly siteUrl: string;
  readonly mailFrom: MailAddress;
  readonly leadsTo: readonly MailAddress[];
};

/** A mail's content, with its subject. */
export type Letter = MailDocument & { readonly subject: string };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed
const controls = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;

/** Control characters would end a header. */
const header = (text: string): string => text.replace(controls, " ").trim();

function headerAddress({ name, address }: MailAddress): MailAddress {
  return { name: header(name), address };
}

/** The visitor's address for a header, or null if no header can carry it. */
export function visitorAddress(lead: Lead): MailAddress | null {
  const { email: address } = lead.fields;
  return isEmailAddress(address) ? { name: "", address } : null;
}

function rendered(letter: Letter, { mailFrom }: MailSettings, attachments: readonly Attachment[]) {
  return {
    from: headerAddress(mailFrom),
    subject: header(withPlainHyphens(letter.subject)),
    text: renderText(letter),
    html: renderHtml(letter),
    language: letter.language,
    attachments,
  };
}

/** A mail to the agency; a reply goes to the visitor, if it is about one. */
export function mailToAgency(
  letter: Letter,
  lead: Lead | null,
  settings: MailSettings,
  attachments: readonly Attachment[] = [],
): Mail {
  return {
    ...rendered(letter, settings, attachments),
    to: settings.leadsTo.map(headerAddress),
    replyTo: lead === null ? null : visitorAddress(lead),
  };
}

/** A mail to one person of the agency. */
export function mailToColleague(letter: Letter, recipient: MailAddress, settings: MailSettings): Mail {
  return { ...rendered(letter, settings, []), to: [headerAddress(recipient)], replyTo: null };
}

/** A mail to the visitor; a reply goes to the agency. Throws if no mail can be sent to the visitor's address. */
export function mailToVisitor(
  letter: Letter,
  lead: Lead,
  settings: MailSettings,
  attachments: readonly Attachment[] = [],
): Mail {
  const recipient = visitorAddress(lead);
  if (recipient === null) throw new NoRecipient("The visitor has no address that a mail could be sent to");
  return mailToAddresses(letter, [recipient], settings, attachments);
}

/** A mail to a client's addresses, which can carry a mail; a reply goes to the agency. */
export function mailToAddresses(
  letter: Letter,
  to: readonly MailAddress[],
  settings: MailSettings,
  attachments: readonly Attachment[] = [],
): Mail {
  return {
    ...rendered(letter, settings, attachments),
    to,
    replyTo: { name: identity.name, address: identity.emails.projects },
  };
}

export class NoRecipient extends Error {
  override readonly name = "NoRecipient";
}
