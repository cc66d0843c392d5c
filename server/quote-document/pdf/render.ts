import { languageTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import type { QuoteLead } from "#server/store/leads.ts";
import { documentContents } from "../contents.ts";
import { customerLines } from "../customer.ts";
import { quoteNumber } from "../number.ts";
import { drawClauses, drawNext } from "./closing.ts";
import { drawFrame, drawHead, type Head } from "./frame.ts";
import { drawFeatures, drawLines } from "./lines.ts";
import { createSheet } from "./sheet.ts";
import { drawTotals } from "./totals.ts";

/**
 * A request's indicative quote as a PDF, in the request's language. All that comes from the catalogue is in the stored
 * record, so the same lead gives the same bytes whatever the catalogue has become: it is not stored. `siteUrl`: the
 * origin of the link to its configuration.
 */
export async function indicativePdf(lead: QuoteLead, siteUrl: string): Promise<Uint8Array> {
  const contents = documentContents(lead, siteUrl);
  const t = translations[contents.locale];
  const sheet = createSheet({
    language: languageTag[contents.locale],
    title: t("quoteDocument.meta.title", { number: contents.number, agency: identity.name }),
    author: identity.name,
    created: new Date(lead.createdAt),
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
  drawClauses(sheet, contents, lead.quote);
  drawNext(sheet, contents);
  return sheet.finish((page, pages) => drawFrame(sheet, head, page, pages));
}

export function indicativePdfName(lead: QuoteLead): string {
  const t = translations[lead.locale];
  return t("quoteDocument.file.name", { number: quoteNumber(lead) });
}
