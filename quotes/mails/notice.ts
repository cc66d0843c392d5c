import { isEmailAddress } from "#app/domain/email-address.ts";
import { isOrdinaryAddress } from "#app/domain/mail-address.ts";
import { sanitizedLine, sanitizedText, truncated, withoutLinks } from "#app/domain/sanitized-text.ts";
import { campaignParameters } from "#app/domain/visit-origin.ts";
import { minutesBetweenNotices } from "#app/domain/visitor-limits.ts";
import { contactProjects } from "#app/forms/contact-request.ts";
import { maxLengths } from "#app/forms/schema.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { choiceLabel } from "#quotes/choice-label.ts";
import { answerDeadline } from "#quotes/deadlines.ts";
import { dialledNumber } from "#quotes/dialled-number.ts";
import {
  actions,
  type Block,
  type Fact,
  facts,
  heading,
  type Link,
  letterhead,
  type MailBlock,
  paragraph,
} from "#quotes/documents/blocks.ts";
import { scopeBlocks, totalBlock } from "#quotes/indicative/blocks.ts";
import { documentContents, type QuoteContents, recordInLanguage } from "#quotes/indicative/contents.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import { type Lead, senderOf } from "#quotes/store/leads.ts";
import { mayGetAcknowledgements } from "./acknowledgement-recipients.ts";
import { momentIn } from "./mail-facts.ts";
import type { Letter, MailSettings } from "./parts.ts";

/** The agency reads French, in whatever language the visitor writes. */
const locale: Locale = "fr-fr";
const words = dictionaries[locale];
const t = translations[locale];

const mailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace("%40", "@")}`;

function phoneLink(entered: string): string | null {
  const number = dialledNumber(entered);
  return number === null ? null : `tel:${number}`;
}

const lengths: Readonly<Record<string, number>> = maxLengths;

type FactOptions = {
  /** For a page, where nothing makes links of text. In mails only the e-mail address may become one. */
  readonly unchanged?: boolean;
};

/** One line of a field, cut to the form's limit. */
function factOf(
  kind: Lead["kind"],
  field: string,
  entered: string,
  { unchanged = false }: FactOptions,
): Fact {
  const label = words[`mail.field.${field}`] ?? field;
  const chosen = choiceLabel(kind, field, entered, locale);
  if (chosen !== null) return { label, value: chosen };
  const line = truncated(sanitizedLine(entered), lengths[field] ?? maxLengths.company);
  if (line === "") return { label, value: t("mail.notice.empty") };
  const value = unchanged || (field === "email" && isOrdinaryAddress(entered)) ? line : withoutLinks(line);
  if (field === "email" && isEmailAddress(entered)) return { label, value, href: mailLink(entered) };
  const call = field === "phone" ? phoneLink(entered) : null;
  return call === null ? { label, value } : { label, value, href: call };
}

/** What the visitor entered, except the message, in the form's order, with French labels; safe to show. */
export function requestFacts({ kind, fields }: Lead, options: FactOptions = {}): readonly Fact[] {
  return Object.entries(fields)
    .filter(([field]) => field !== "message")
    .map(([field, entered]) => factOf(kind, field, entered, options));
}

/** The message that was entered; empty for a form without one. */
export const enteredMessage = (lead: Lead): string =>
  lead.kind === "quote" ? "" : sanitizedText(lead.fields.message);

/** How the visitor came; nothing if it is unknown. An address contains whatever its visitor likes, as entered text does. */
function visitOriginFacts({ visit }: Lead): readonly Fact[] {
  if (visit === null) return [];
  const values = [
    ...campaignParameters.map((name) => visit.campaign[name] ?? ""),
    visit.referrer.replace(/^\w+:\/\//, ""),
  ];
  const line = values.map((value) => sanitizedLine(value)).filter((value) => value !== "");
  return [{ label: t("mail.notice.visit"), value: withoutLinks(line.join(" / ")) }];
}

function projectOf(lead: Lead): string {
  if (lead.kind === "audit") return t("topics.audit.subject");
  const stored = lead.kind === "contact" ? lead.fields.project : null;
  return t(`contact.project.${contactProjects.find((known) => known === stored) ?? "other"}`);
}

/** What a colleague knows a request by: the number of its quote, or what it is about. */
export const requestReference = (lead: Lead): string =>
  lead.kind === "quote" ? quoteNumber(lead) : projectOf(lead);

function subjectOf(lead: Lead, quote: QuoteContents | null): string {
  // A subject is a header, so it contains values of the catalogue only and no entered text.
  if (quote !== null) {
    const { number, subject, total } = quote;
    return t("mail.notice.quote.subject", { request: subject, amount: total.value, number });
  }
  return t("mail.notice.subject", { project: projectOf(lead), reference: lead.id });
}

function quoteBlocks(quote: QuoteContents): readonly Block[] {
  return [
    heading(quote.subject),
    facts([{ label: t("mail.notice.quote.number"), value: quote.number }]),
    totalBlock(quote, [quote.notice], t),
    ...scopeBlocks(quote, t, (title) => t("mail.indicative.net", { title })),
    paragraph(t("mail.notice.quote.sent")),
  ];
}

/** A text that somebody entered, without links. Nothing if it is empty. */
export function enteredTextBlocks(label: string, entered: string): readonly MailBlock[] {
  const lines = sanitizedText(entered);
  if (lines === "") return [];
  const text = withoutLinks(lines);
  return [
    { kind: "enteredText", label, text },
    ...(text === lines ? [] : [paragraph(t("mail.entered.addresses"))]),
  ];
}

/** Links that answer the visitor, where what they entered allows it. */
export function answerLinks({ fields: { email, phone } }: Lead): readonly Link[] {
  const call = phoneLink(phone);
  return [
    ...(isEmailAddress(email) ? [{ label: t("mail.notice.answer"), href: mailLink(email) }] : []),
    ...(call === null ? [] : [{ label: t("mail.notice.call"), href: call }]),
  ];
}

/** Why the visitor gets no acknowledgement. */
function acknowledgementBlocks(
  { fields: { email } }: Lead,
  settings: MailSettings,
  hasAcknowledgement: boolean,
): readonly MailBlock[] {
  if (!isEmailAddress(email)) return [paragraph(t("mail.notice.oddAddress"))];
  if (hasAcknowledgement) return [];
  return [
    paragraph(
      t(
        mayGetAcknowledgements(email, settings)
          ? "mail.notice.noAcknowledgement"
          : "mail.notice.unreadAddress",
      ),
    ),
  ];
}

const quarantineBlocks = (count: number): readonly MailBlock[] =>
  count === 0 ? [] : [paragraph(t("mail.notice.quarantine", { count }))];

export type NoticeState = {
  /** The number of leads in quarantine. */
  readonly quarantinedCount: number;
  /** The visitor gets a mail too. */
  readonly hasAcknowledgement: boolean;
  /** The address of the request's page. */
  readonly page: string;
};

/** The agency's notice: all that the visitor wrote, and links to reply. */
export function noticeDocument(
  lead: Lead,
  settings: MailSettings,
  { quarantinedCount, hasAcknowledgement, page }: NoticeState,
): Letter {
  const quote =
    lead.kind === "quote"
      ? documentContents({ ...lead, quote: recordInLanguage(lead.quote, locale) }, settings.siteUrl, locale)
      : null;
  const blocks: readonly Block[] = [
    paragraph(t("mail.notice.received", { date: momentIn(locale, lead.createdAt) })),
    paragraph(
      t("mail.notice.promise", { due: momentIn(locale, answerDeadline(Date.parse(lead.createdAt))) }),
    ),
    facts(requestFacts(lead)),
    ...enteredTextBlocks(t("mail.field.message"), enteredMessage(lead)),
    ...acknowledgementBlocks(lead, settings, hasAcknowledgement),
    actions({ label: t("mail.notice.open"), href: page }, ...answerLinks(lead)),
    ...(quote === null ? [] : quoteBlocks(quote)),
    facts([
      { label: t("mail.notice.reference"), value: lead.id },
      { label: t("mail.notice.language"), value: t(`mail.notice.language.${lead.locale}`) },
      ...visitOriginFacts(lead),
    ]),
    ...quarantineBlocks(quarantinedCount),
  ];
  return {
    ...letterhead(locale, settings.siteUrl),
    subject: subjectOf(lead, quote),
    title: t(quote === null ? "mail.notice.title" : "mail.notice.quote.title"),
    preview: t("mail.notice.preview"),
    blocks,
    footer: t("mail.notice.preview"),
  };
}

export type LinkedRequest = { readonly lead: Lead; readonly page: string };

/** The notices of several requests in one mail, the oldest first: each with its number, kind, moment, sender and page. */
export function noticesDocument(
  requests: readonly LinkedRequest[],
  settings: MailSettings,
  quarantinedCount: number,
): Letter {
  const count = requests.length;
  const oldestFirst = [...requests].sort((a, b) => (a.lead.createdAt < b.lead.createdAt ? -1 : 1));
  return {
    ...letterhead(locale, settings.siteUrl),
    subject: t("mail.notices.subject", { count }),
    title: t("mail.notices.subject", { count }),
    preview: t("mail.notice.preview"),
    blocks: [
      paragraph(t("mail.notices.intro", { minutes: minutesBetweenNotices })),
      ...oldestFirst.flatMap(({ lead, page }) => [
        heading(`${t(`spreadsheet.kind.${lead.kind}`)}, ${momentIn(locale, lead.createdAt)}`),
        facts([
          factOf(lead.kind, "name", senderOf(lead), {}),
          { label: t("mail.notice.reference"), value: lead.id },
        ]),
        actions({ label: t("mail.notice.open"), href: page }),
      ]),
      ...quarantineBlocks(quarantinedCount),
    ],
    footer: t("mail.notice.preview"),
  };
}
