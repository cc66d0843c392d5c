import { plainDigits } from "#app/domain/phone-number.ts";
import { maxLengths } from "#app/forms/schema.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { fact } from "#quotes/documents/blocks.ts";
import { renderPdf } from "#quotes/documents/pdf/render.ts";
import { printableLine } from "#quotes/documents/printable.ts";
import { reliefOfRecord } from "#quotes/facts/relief.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";
import { indicativeBlocks } from "./blocks.ts";
import { documentContents } from "./contents.ts";

/**
 * A request's indicative quote as a PDF, in the request's language. All that comes from the catalogue is in the stored
 * record, so the same lead gives the same bytes whatever the catalogue has become: it is not stored. `siteUrl`: the
 * origin of the link to its configuration.
 */
export function indicativePdf(lead: QuoteLead, siteUrl: string): Promise<Uint8Array> {
  const contents = documentContents(lead, siteUrl);
  const { locale, number, subject, issuedOn, validUntil } = contents;
  const t = translations[locale];
  const relief = reliefOfRecord(lead.quote);
  return renderPdf({
    locale,
    title: t("quoteDocument.title"),
    fileTitle: t("quoteDocument.meta.title", { number, agency: identity.name }),
    created: new Date(lead.createdAt),
    subject,
    number,
    relief,
    facts: [
      fact(t("quoteDocument.number"), number),
      fact(t("quoteDocument.date"), issuedOn),
      fact(t("quoteDocument.heldUntil"), validUntil),
    ],
    customer: customerLines(lead.fields),
    blocks: indicativeBlocks(contents, lead.quote, relief),
  });
}

export const indicativePdfName = (lead: QuoteLead): string =>
  translations[lead.locale]("quoteDocument.file.name", { number: quoteNumber(lead) });

/**
 * The customer of a quote, line by line; the first line is the headline: the company, the person, the telephone number.
 * Instead of a name of which no letter is printable stands the e-mail address, not as a link: the mail already has it as one.
 */
export function customerLines({
  company,
  firstName,
  lastName,
  phone,
  email,
}: QuoteLead["fields"]): readonly string[] {
  const person = [
    printableLine(firstName, maxLengths.firstName),
    printableLine(lastName, maxLengths.lastName),
  ]
    .filter((name) => name !== "")
    .join(" ");
  const names = [printableLine(company, maxLengths.company), person].filter((line) => line !== "");
  const readable = names.filter((name) => /[\p{L}\p{N}]/u.test(name));
  const number = printableLine(plainDigits(phone), maxLengths.phone);
  return [
    ...readable,
    ...(readable.length > 0 && readable.length === names.length
      ? []
      : [printableLine(email, maxLengths.email)]),
    number,
  ].filter((line) => line !== "");
}
