import { createHash } from "node:crypto";
import {
  type ConfirmedQuote,
  draftOf,
  type QuoteDraft,
  type QuoteTerms,
  totalsOf,
} from "#app/domain/confirmed-quote.ts";
import { addDays, type Day } from "#app/domain/days.ts";
import { mayWithdraw } from "#app/domain/withdrawal.ts";
import { translations } from "#app/i18n/translations.ts";
import { typeset } from "#app/i18n/typography.ts";
import { isVatPlace, vatPerMille } from "#app/offer/vat.ts";
import { bank } from "#content/bank.ts";
import { figures } from "#content/figures.ts";
import { excludedKey } from "#server/quote-document/contents.ts";
import { generalTerms } from "#server/quote-document/general-terms.ts";
import { quoteNumber } from "#server/quote-document/number.ts";
import type { Lead } from "#server/store/leads.ts";

/** The draft as last saved, else the one that the indicative quote gives; null for a contact request. */
export function currentDraft(lead: Lead): QuoteDraft | null {
  if (lead.draft !== null) return withKnownPlace(lead.draft);
  if (lead.quote === null) return null;
  const { locale } = lead;
  const t = translations[locale];
  const draft = draftOf(lead.quote, {
    subscriptionMonths: figures.contractMonths,
    clientName: lead.fields.company,
    terms: t(excludedKey(lead.quote.quote)),
  });
  const lines = draft.lines.map((line) => ({
    ...line,
    label: typeset(line.label, locale),
    details: typeset(line.details, locale),
  }));
  return { ...draft, lines };
}

/** A place that is gone from the content since the draft was saved is to be chosen again. */
function withKnownPlace(draft: QuoteDraft): QuoteDraft {
  const { vatPlace } = draft.client;
  return vatPlace === null || isVatPlace(vatPlace)
    ? draft
    : { ...draft, client: { ...draft.client, vatPlace: null } };
}

/** Identifies what two people of the agency see of a text, so that neither overwrites what the other has saved since. */
export const seenText = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The same of a draft; null: none is saved. */
export const seenDraft = (saved: QuoteDraft | null): string => seenText(JSON.stringify(saved));

/** Identifies a draft by its content. */
export function draftHashOf(draft: QuoteDraft): string {
  return seenText(JSON.stringify(draft));
}

/** The quote that a priced draft gives on a day, as version `version`. */
export function quoteOfDraft(lead: Lead, terms: QuoteTerms, version: number, today: Day): ConfirmedQuote {
  const rate = vatPerMille(terms.client.vatPlace);
  return {
    locale: lead.locale,
    number: `${quoteNumber(lead)}-V${version}`,
    version,
    issuedOn: today,
    validUntil: addDays(today, terms.validityDays),
    subject: terms.lines[0]?.label ?? "",
    terms,
    canWithdraw: mayWithdraw(terms.withdrawal),
    vatPerMille: rate,
    totals: totalsOf(terms, rate),
    account: bank,
    generalTermsHash: generalTerms(lead.locale).hash,
  };
}
