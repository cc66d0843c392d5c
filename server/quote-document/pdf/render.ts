import { languageTag } from "#app/i18n/locales.ts";
import { translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { identity } from "#content/identity.ts";
import { contentsOf, type QuoteLead } from "../contents.ts";
import { customerLines } from "../customer.ts";
import { drawAcceptance, drawNext, drawTerms } from "./closing.ts";
import { drawFrame, drawHead, type Head } from "./frame.ts";
import { drawLines } from "./lines.ts";
import { createSheet } from "./sheet.ts";
import { drawTotals } from "./totals.ts";

/** A request's quote as a PDF, in the request's language. The same lead gives the same bytes, so it is not stored. */
export async function quotePdf(lead: QuoteLead): Promise<Uint8Array> {
  const contents = contentsOf(lead);
  const t = translator(dictionaries[contents.locale]);
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
    facts: [
      [t("quoteDocument.number"), contents.number],
      [t("quoteDocument.date"), contents.issuedOn],
      [t("quoteDocument.validUntil"), contents.validUntil],
    ],
    customer: customerLines(lead.fields),
  };
  drawHead(sheet, head);
  drawTotals(sheet, contents);
  drawLines(sheet, contents);
  drawTerms(sheet, contents, lead.quote.quote);
  if (contents.onQuote.length === 0) drawAcceptance(sheet, contents);
  else drawNext(sheet, contents);
  return sheet.finish((page, pages) => drawFrame(sheet, head, page, pages));
}

export function pdfName(lead: QuoteLead): string {
  const { locale, number } = contentsOf(lead);
  return translator(dictionaries[locale])("quoteDocument.file.name", { number });
}
