import { utcOffset } from "#app/domain/days.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { notIncludedText } from "#app/quote/describe.ts";
import { identity } from "#content/identity.ts";
import { timeZone } from "#content/place.ts";
import {
  actions,
  closingBlocks,
  contactFacts,
  heading,
  letterhead,
  note,
  paragraph,
} from "#quotes/documents/blocks.ts";
import { totalBlock } from "#quotes/indicative/blocks.ts";
import { documentContents, type QuoteContents, type QuotedRequest } from "#quotes/indicative/contents.ts";
import type { Lead } from "#quotes/store/leads.ts";
import type { Letter, MailSettings } from "./parts.ts";

/** Nothing that the visitor entered, so that no acknowledgement can contain it. */
export type AcknowledgementFacts = ContactFacts | ({ readonly kind: "quote" } & QuotedRequest);

type ContactFacts = { readonly kind: "contact" | "audit" } & Pick<Lead, "id" | "createdAt" | "locale">;

/** The part that differs between contact and quote requests. */
type Part = Omit<Letter, "language" | "brand">;

/** The visitor's acknowledgement. Contains no entered text: otherwise the form would mail any text to anyone. */
export function acknowledgementDocument(
  facts: AcknowledgementFacts,
  { siteUrl }: Pick<MailSettings, "siteUrl">,
): Letter {
  const { locale } = facts;
  const t = translations[locale];
  const part = facts.kind === "quote" ? quotePart(facts, t, siteUrl) : contactPart(facts, t, siteUrl);
  return {
    ...letterhead(locale, siteUrl),
    ...part,
    blocks: [
      paragraph(t("mail.acknowledgement.opening")),
      ...part.blocks,
      paragraph(
        [
          t("mail.acknowledgement.questionTitle"),
          t("mail.acknowledgement.hours", {
            offset: utcOffset(Date.parse(facts.createdAt), timeZone),
          }),
          t("mail.acknowledgement.reply"),
        ].join(" "),
      ),
      contactFacts(t),
      ...closingBlocks({ locale, t }),
    ],
  };
}

function contactPart({ id, kind }: ContactFacts, t: Translate, siteUrl: string): Part {
  const agency = identity.name;
  return {
    subject: t("mail.acknowledgement.subject", { agency }),
    title: t("mail.acknowledgement.title"),
    preview: t("mail.acknowledgement.preview"),
    blocks: [
      paragraph(t("mail.acknowledgement.thanks", { agency, reference: id })),
      heading(t("mail.acknowledgement.nextTitle")),
      {
        kind: "steps",
        items: [
          t("mail.acknowledgement.next.read"),
          ...(kind === "audit"
            ? [t("mail.acknowledgement.next.audit.when"), t("mail.acknowledgement.next.audit")]
            : [t("mail.acknowledgement.next.contact"), t("mail.acknowledgement.next.talk")]),
        ],
      },
    ],
    footer: t("mail.acknowledgement.why", { site: new URL(siteUrl).host }),
  };
}

function quotePart(facts: QuotedRequest, t: Translate, siteUrl: string): Part {
  const agency = identity.name;
  const site = new URL(siteUrl).host;
  const contents = documentContents(facts, siteUrl);
  const { locale, number, total, validUntil, subject, notice } = contents;
  const chosen = chosenOptions(contents);
  return {
    subject: t("mail.indicative.subject", { number, agency }),
    title: t("mail.indicative.title"),
    preview: t("mail.indicative.preview", { total: total.label, amount: total.value }),
    blocks: [
      paragraph(t("mail.indicative.thanks", { agency, number, date: validUntil })),
      paragraph(t("mail.indicative.next")),
      heading(subject),
      ...(chosen.length === 0
        ? []
        : [paragraph(t("mail.indicative.chosen", { options: chosen.join(", ") }))]),
      totalBlock(shortened(contents), [], t),
      note(
        `${notice} ${notIncludedText({ t }, formatMoney(lowestPrices.maintenance, locale), facts.quote.quote)}`,
      ),
      actions({ label: t("quoteDocument.next.again"), href: contents.configuration }),
    ],
    footer: t("mail.indicative.why", { site }),
  };
}

/** On two screens of a phone: when payments are due is in the PDF, and what is known of a subscription stands beside it. */
const shortened = ({ payment, recurring, ...contents }: QuoteContents): QuoteContents => ({
  ...contents,
  payment: { ...payment, rows: payment.rows.map(({ label, value }) => ({ label, value })) },
  recurring: recurring.map(({ label, value, note: beside }) => ({
    label: beside === undefined ? label : `${label} (${beside})`,
    value,
  })),
});

/** The names of what was chosen beside the pack. The rest of the lines is in the PDF. */
const chosenOptions = ({ groups, locale }: QuoteContents): readonly string[] =>
  groups.flatMap(({ kind, rows }) => {
    if (kind === "included") return [];
    // The first row is the pack, which the heading names.
    if (kind === "oneOff") return rows.slice(1).map(({ label }) => label);
    return rows.map(({ label, value }) =>
      kind === "onQuote" ? `${label} (${value.toLocaleLowerCase(locale)})` : label,
    );
  });
