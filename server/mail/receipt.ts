import { formatHour, formatMoney } from "#app/i18n/formats.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { notIncludedText } from "#app/quote/describe.ts";
import { identity } from "#content/identity.ts";
import { floors } from "#content/price-floors.ts";
import type { Environment } from "#server/environment.ts";
import { contentsOf, type QuoteFacts } from "#server/quote-document/contents.ts";
import type { Lead } from "#server/store/leads.ts";
import {
  actions,
  closingBlocks,
  contactFacts,
  heading,
  letterhead,
  type MailDocument,
  paragraph,
} from "./mail-blocks.ts";
import { lineBlocks, totalBlocks } from "./quote-blocks.ts";
import { offsetAt } from "./quote-facts.ts";

/** Nothing that the visitor typed, so that no receipt can contain it. */
export type ReceiptFacts = ContactFacts | ({ readonly kind: "quote" } & QuoteFacts);

type ContactFacts = { readonly kind: "contact" | "audit" } & Pick<Lead, "id" | "createdAt" | "locale">;

/** The part that differs between contact and quote requests. */
type Part = Pick<MailDocument, "title" | "preview" | "blocks" | "footer"> & { readonly subject: string };

/** The visitor's receipt. Contains no typed text: otherwise the form would mail any text to anyone. */
export function receiptDocument(
  facts: ReceiptFacts,
  environment: Pick<Environment, "siteUrl">,
): MailDocument & { readonly subject: string } {
  const { locale } = facts;
  const t = translations[locale];
  const { opens, closes } = identity.openingHours;
  const site = new URL(environment.siteUrl).host;
  const { subject, title, preview, blocks, footer } =
    facts.kind === "quote" ? quotePart(facts, t, environment.siteUrl) : contactPart(facts, t, site);
  return {
    ...letterhead(locale, environment.siteUrl),
    subject,
    title,
    preview,
    blocks: [
      paragraph(t("mail.receipt.opening")),
      ...blocks,
      heading(t("mail.receipt.questionTitle")),
      paragraph(
        t("mail.receipt.hours", {
          opens: formatHour(opens, locale),
          closes: formatHour(closes, locale),
          offset: offsetAt(facts.createdAt),
        }),
      ),
      contactFacts(t),
      paragraph(t("mail.receipt.reply")),
      ...closingBlocks({ locale, t }),
    ],
    footer,
  };
}

function contactPart({ id, kind }: ContactFacts, t: Translate, site: string): Part {
  const agency = identity.name;
  return {
    subject: t("mail.receipt.subject", { agency }),
    title: t("mail.receipt.title"),
    preview: t("mail.receipt.preview"),
    blocks: [
      paragraph(t("mail.receipt.thanks", { agency, reference: id })),
      heading(t("mail.receipt.nextTitle")),
      {
        kind: "steps",
        items: [
          t("mail.receipt.next.read"),
          ...(kind === "audit"
            ? [t("mail.receipt.next.audit.when"), t("mail.receipt.next.audit")]
            : [t("mail.receipt.next.contact"), t("mail.receipt.next.talk")]),
        ],
      },
    ],
    footer: t("mail.receipt.why", { site }),
  };
}

function quotePart(facts: QuoteFacts, t: Translate, siteUrl: string): Part {
  const agency = identity.name;
  const site = new URL(siteUrl).host;
  const contents = contentsOf(facts, siteUrl);
  const { number, total, validUntil, subject } = contents;
  return {
    subject: t("mail.quote.subject", { number, agency }),
    title: t("mail.quote.title"),
    preview: t("mail.quote.preview", { total: total.label, amount: total.value }),
    blocks: [
      paragraph(t("mail.quote.thanks", { agency, number, date: validUntil })),
      heading(subject),
      ...totalBlocks(contents, t("quoteDocument.total.apart")),
      paragraph(notIncludedText({ t }, formatMoney(floors.maintenance, contents.locale), facts.quote.quote)),
      ...lineBlocks(contents, t),
      actions({ label: t("quoteDocument.next.again"), href: contents.configuration }),
      heading(t("mail.receipt.nextTitle")),
      {
        kind: "steps",
        items: [t("mail.quote.next.contact"), t("mail.quote.next.adjust"), t("mail.quote.next.sign")],
      },
    ],
    footer: t("mail.quote.why", { site }),
  };
}
