import { languageTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { drawFrame, drawHead, type Head } from "#quotes/documents/pdf/frame.ts";
import { createSheet, type Sheet } from "#quotes/documents/pdf/sheet.ts";
import { page } from "#quotes/documents/pdf/theme.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";
import { documentContents, type QuoteContents } from "../contents.ts";
import { customerLines } from "../customer.ts";
import { drawClosing } from "./closing.ts";
import { drawFeatures, drawLines } from "./lines.ts";
import { drawTotals } from "./totals.ts";

/** How much of the spaces is left on a quote that would have a page more without it. */
const narrow = 0.5;

/**
 * A request's indicative quote as a PDF, in the request's language. All that comes from the catalogue is in the stored
 * record, so the same lead gives the same bytes whatever the catalogue has become: it is not stored. `siteUrl`: the
 * origin of the link to its configuration.
 */
export async function indicativePdf(lead: QuoteLead, siteUrl: string): Promise<Uint8Array> {
  const contents = documentContents(lead, siteUrl);
  const wide = draw(lead, contents);
  const { sheet, head } = endsEarly(wide.sheet) ? fewerPages(wide, draw(lead, contents, narrow)) : wide;
  return sheet.finish((number, pages) => drawFrame(sheet, head, number, pages));
}

type Drawn = { readonly sheet: Sheet; readonly head: Head };

/** Whether the last page has so little that narrower spaces may leave room for it on the page before. */
const endsEarly = ({ y }: Sheet): boolean => y < page.height * 0.6;

const pagesOf = ({ sheet }: Drawn): number => sheet.pdf.bufferedPageRange().count;

const fewerPages = (wide: Drawn, narrower: Drawn): Drawn =>
  pagesOf(narrower) < pagesOf(wide) ? narrower : wide;

function draw(lead: QuoteLead, contents: QuoteContents, spacing?: number): Drawn {
  const t = translations[contents.locale];
  const sheet = createSheet({
    language: languageTag[contents.locale],
    title: t("quoteDocument.meta.title", { number: contents.number, agency: identity.name }),
    author: identity.name,
    created: new Date(lead.createdAt),
    ...(spacing !== undefined && { spacing }),
  });
  const head: Head = {
    locale: contents.locale,
    title: t("quoteDocument.title"),
    subject: contents.subject,
    number: contents.number,
    selection: lead.quote.selection,
    facts: [
      [t("quoteDocument.number"), contents.number],
      [t("quoteDocument.date"), contents.issuedOn],
      [t("quoteDocument.heldUntil"), contents.validUntil],
    ],
    customer: customerLines(lead.fields),
  };
  drawHead(sheet, head);
  drawTotals(sheet, contents);
  drawLines(sheet, contents);
  drawFeatures(sheet, contents.features);
  drawClosing(sheet, contents, lead.quote);
  return { sheet, head };
}

export function indicativePdfName(lead: QuoteLead): string {
  const t = translations[lead.locale];
  return t("quoteDocument.file.name", { number: quoteNumber(lead) });
}
