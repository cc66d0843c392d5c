import { createHash } from "node:crypto";
import {
  type ConfirmedQuote,
  draftOf,
  type QuoteDraft,
  type QuoteTerms,
  totalsOf,
} from "#app/domain/confirmed-quote.ts";
import { addDays, addMonths, type Day } from "#app/domain/days.ts";
import { translator } from "#app/i18n/translate.ts";
import { typeset } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { figures } from "#content/figures.ts";
import { homeVatPlace } from "#content/place.ts";
import { vatPerMille } from "#content/vat.ts";
import { excludedKey } from "#server/quote-document/contents.ts";
import { quoteNumber } from "#server/quote-document/number.ts";
import type { Lead } from "#server/store/leads.ts";

/** A project starts about two weeks after its quote, unless the agency says otherwise. */
const daysBeforeStart = 14;

/** The draft as last saved, else the one that the indicative quote gives; null for a contact request. */
export function currentDraft(lead: Lead, today: Day): QuoteDraft | null {
  if (lead.draft !== null || lead.quote === null) return lead.draft;
  const { locale } = lead;
  const t = translator(dictionaries[locale]);
  const { quote } = lead.quote;
  const startOn = addDays(today, daysBeforeStart);
  const { showcase, ecommerce } = figures.delivery;
  const draft = draftOf(lead.quote, {
    startOn,
    deliverOn: addMonths(startOn, (quote.projectType === "ecommerce" ? ecommerce : showcase).to),
    subscriptionMonths: figures.contractMonths,
    clientName: lead.fields.company,
    vatPlace: homeVatPlace,
    terms: t(excludedKey(quote)),
  });
  const lines = draft.lines.map((line) => ({
    ...line,
    label: typeset(line.label, locale),
    details: typeset(line.details, locale),
  }));
  return { ...draft, lines };
}

/** Identifies a draft by its content. */
export function draftHashOf(draft: QuoteDraft): string {
  return createHash("sha256").update(JSON.stringify(draft)).digest("base64url");
}

/** The quote that a priced draft gives on a day, as version `version`. */
export function quoteOf(lead: Lead, terms: QuoteTerms, version: number, today: Day): ConfirmedQuote {
  const rate = vatPerMille(terms.client.vatPlace);
  return {
    locale: lead.locale,
    number: `${quoteNumber(lead)}-V${version}`,
    version,
    issuedOn: today,
    validUntil: addDays(today, terms.validityDays),
    subject: terms.lines[0]?.label ?? "",
    terms,
    vatPerMille: rate,
    totals: totalsOf(terms, rate),
  };
}
