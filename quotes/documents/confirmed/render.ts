import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { translations } from "#app/i18n/translations.ts";
import type { DrawnSelection } from "#app/ui/quote-relief/terrain.ts";
import { identity } from "#content/identity.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { reliefOfQuote } from "#quotes/facts/relief.ts";
import { present } from "#quotes/present.ts";
import { type ConfirmedQuote, saysHowToPayDeposit } from "#quotes/terms/confirmed-quote.ts";
import { fact } from "../blocks.ts";
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
  const { locale, number } = offered;
  const t = translations[locale];
  const until = acceptance?.withdrawableUntil ?? null;
  const facts = quoteFacts(
    {
      quote: offered,
      state: acceptance === null ? "waiting" : "accepted",
      acceptedBy: acceptance?.stated ?? null,
      withdrawalPeriod: until === null ? null : { until, open: true },
      deposit:
        acceptance === null || !saysHowToPayDeposit(offered)
          ? null
          : { ...depositDaysOf(acceptance.on, offered), mayBePaid: !offered.canWithdraw, overdue: false },
    },
    { locale, t },
    { indicative, written: (text) => printableLine(text) },
  );
  const { quote, days } = facts;
  const relief = reliefOfQuote(quote, selection, indicative);
  const { client } = quote.terms;
  return renderPdf({
    locale,
    title: t(draft ? "quoteDocument.confirmed.draft" : "quoteDocument.confirmed.title"),
    fileTitle: t("quoteDocument.confirmed.meta", { number, agency: identity.name }),
    created: new Date(`${quote.issuedOn}T12:00:00Z`),
    subject: quote.subject,
    number,
    relief,
    flag: acceptance !== null,
    facts: present([
      fact(t("quoteDocument.number"), number),
      fact(t("quoteDocument.date"), days.issued),
      acceptance === null
        ? fact(t("quoteDocument.validUntil"), days.validUntil)
        : fact(t("quoteDocument.confirmed.acceptedOn"), formatDay(acceptance.on, locale)),
      replaced &&
        fact(
          t("quoteDocument.confirmed.replaces"),
          t("quoteDocument.confirmed.replaces.version", { version: replaced.version }),
        ),
    ]),
    customer: [
      client.name,
      ...printableLines(client.address).split("\n"),
      ...facts.clientNumbers,
      facts.place,
    ].filter((line) => line !== ""),
    blocks: confirmedBlocks({ facts, relief, acceptance, siteUrl: options.siteUrl }),
  });
}
