import type { QuoteRecord } from "#app/domain/quote-record.ts";
import type { DrawnSelection } from "#app/domain/quote-relief/terrain.ts";
import { languageTag } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import { identity } from "#content/identity.ts";
import { groupsOfThree } from "#quotes/facts/digits.ts";
import { type ConfirmedQuote, isOptional } from "#quotes/terms/confirmed-quote.ts";
import { drawFrame, drawHead, type Head } from "../pdf/frame.ts";
import { createSheet } from "../pdf/sheet.ts";
import { printableLine, printableLines } from "../printable.ts";
import { drawAmounts, drawSchedule } from "./amounts.ts";
import { drawDecision, drawTermsAndClauses, type PrintedAcceptance } from "./closing.ts";
import { drawConfirmedLines } from "./lines.ts";
import { drawTransfer } from "./transfer.ts";
import { drawWithdrawalForm } from "./withdrawal-form.ts";
import { type ConfirmedQuoteWriter, writerOf } from "./writer.ts";

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

function headOf(
  { quote, locale, t, day, rate }: ConfirmedQuoteWriter,
  { draft = false, replaced = null, acceptance, selection = null }: ConfirmedPdfOptions,
): Head {
  const { client } = quote.terms;
  const place = vatPlaceName(client.vatPlace, locale);
  return {
    locale,
    title: t(draft ? "quoteDocument.confirmed.draft" : "quoteDocument.confirmed.title"),
    subject: printableLine(quote.subject),
    number: quote.number,
    selection,
    facts: [
      [t("quoteDocument.number"), quote.number],
      [t("quoteDocument.date"), day(quote.issuedOn)],
      acceptance === undefined
        ? [t("quoteDocument.validUntil"), day(quote.validUntil)]
        : [t("quoteDocument.confirmed.acceptedOn"), day(acceptance.on)],
      ...(replaced === null
        ? []
        : [
            [
              t("quoteDocument.confirmed.replaces"),
              t("quoteDocument.confirmed.replaces.version", { version: replaced.version }),
            ] as const,
          ]),
    ],
    customer: [
      printableLine(client.name),
      ...printableLines(client.address).split("\n"),
      ...(client.siren === "" ? [] : [t("clientQuote.party.siren", { number: groupsOfThree(client.siren) })]),
      ...(client.vatNumber === "" ? [] : [t("clientQuote.party.vatNumber", { number: client.vatNumber })]),
      ...(client.registration === ""
        ? []
        : [t("clientQuote.party.registration", { number: printableLine(client.registration) })]),
      quote.vatPerMille > 0
        ? t("quoteDocument.confirmed.place", { place, rate })
        : t("quoteDocument.confirmed.place.untaxed", { place }),
    ].filter((line) => line !== ""),
  };
}

/**
 * A confirmed quote as a PDF, in its language. It is made once, when the agency confirms, and stored: what the client
 * accepts is these bytes. It is made once more at the acceptance, which it names, and stored beside it.
 */
export async function confirmedPdf(quote: ConfirmedQuote, options: ConfirmedPdfOptions): Promise<Uint8Array> {
  const { acceptance, indicative = null } = options;
  const writer = writerOf(quote, { withdrawableUntil: acceptance?.withdrawableUntil ?? null, indicative });
  const { t } = writer;
  const head = headOf(writer, options);
  const sheet = createSheet({
    language: languageTag[quote.locale],
    title: t("quoteDocument.confirmed.meta", { number: quote.number, agency: identity.name }),
    author: identity.name,
    created: new Date(`${quote.issuedOn}T12:00:00Z`),
  });
  drawHead(sheet, head);
  drawAmounts(sheet, writer);
  drawConfirmedLines(sheet, writer);
  drawSchedule(sheet, writer);
  // The deposit of a quote with options is known once they are chosen.
  if (!quote.terms.lines.some(isOptional)) drawTransfer(sheet, writer, options.acceptance ?? null);
  drawDecision(sheet, writer, options.acceptance ?? null);
  drawTermsAndClauses(sheet, writer, options.siteUrl, options.acceptance ?? null);
  if (quote.canWithdraw) drawWithdrawalForm(sheet, writer, options.siteUrl);
  return sheet.finish((page, pages) => drawFrame(sheet, head, page, pages));
}
