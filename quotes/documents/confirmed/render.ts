import type { Day } from "#app/domain/days.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import type { DrawnSelection } from "#app/domain/quote-relief/terrain.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { formatPercent } from "#app/i18n/formats.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { groupsOfThree } from "#quotes/facts/digits.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { type ConfirmedQuote, datedAfterWithdrawal } from "#quotes/terms/confirmed-quote.ts";
import { fact } from "../mail-blocks.ts";
import { renderPdf } from "../pdf/render.ts";
import { printableLine, printableLines } from "../printable.ts";
import { confirmedBlocks, type PrintedAcceptance } from "./blocks.ts";

/** `draft`: every page says that it is a preview. `siteUrl`: the origin of the terms' address. */
export type ConfirmedPdfOptions = {
  readonly draft?: boolean;
  readonly siteUrl: string;
  /** The version that this one replaces. */
  readonly replaced?: ConfirmedQuote | null;
  /** When the client accepted it: the document of what was accepted. */
  readonly acceptance?: PrintedAcceptance;
  /** What the request's configurator was sent with, which the first page draws; null without one. */
  readonly selection?: DrawnSelection | null;
  /** What the client configured, which says what the discount is for. */
  readonly indicative?: QuoteRecord | null;
};

/**
 * A confirmed quote as a PDF, in its language. It is made once, when the agency confirms, and stored: what the client
 * accepts is these bytes. It is made once more at the acceptance, which it names, and stored beside it.
 */
export function confirmedPdf(offered: ConfirmedQuote, options: ConfirmedPdfOptions): Promise<Uint8Array> {
  const { acceptance = null, draft = false, indicative = null, replaced = null, selection = null } = options;
  const quote = datedAfterWithdrawal(offered, acceptance?.withdrawableUntil ?? null);
  const { locale, number, vatPerMille } = quote;
  const { client } = quote.terms;
  const t = translations[locale];
  const day = (on: Day) => formatDay(on, locale);
  const facts = quoteFacts(quote, { locale, t }, { indicative, printed: printableLine });
  const place = vatPlaceName(client.vatPlace, locale);
  return renderPdf({
    locale,
    title: t(draft ? "quoteDocument.confirmed.draft" : "quoteDocument.confirmed.title"),
    fileTitle: t("quoteDocument.confirmed.meta", { number, agency: identity.name }),
    created: new Date(`${quote.issuedOn}T12:00:00Z`),
    subject: printableLine(quote.subject),
    number,
    selection,
    facts: [
      fact(t("quoteDocument.number"), number),
      fact(t("quoteDocument.date"), day(quote.issuedOn)),
      acceptance === null
        ? fact(t("quoteDocument.validUntil"), day(quote.validUntil))
        : fact(t("quoteDocument.confirmed.acceptedOn"), day(acceptance.on)),
      ...(replaced === null
        ? []
        : [
            fact(
              t("quoteDocument.confirmed.replaces"),
              t("quoteDocument.confirmed.replaces.version", { version: replaced.version }),
            ),
          ]),
    ],
    customer: [
      printableLine(client.name),
      ...printableLines(client.address).split("\n"),
      client.siren && t("clientQuote.party.siren", { number: groupsOfThree(client.siren) }),
      client.vatNumber && t("clientQuote.party.vatNumber", { number: client.vatNumber }),
      client.registration &&
        t("clientQuote.party.registration", { number: printableLine(client.registration) }),
      vatPerMille > 0
        ? t("quoteDocument.confirmed.place", { place, rate: formatPercent(vatPerMille, locale) })
        : t("quoteDocument.confirmed.place.untaxed", { place }),
    ].filter((line) => line !== ""),
    blocks: confirmedBlocks({ quote, offered, facts, acceptance, siteUrl: options.siteUrl }),
  });
}
