import { createHash } from "node:crypto";
import { addDays, type Day } from "#app/domain/days.ts";
import { translations } from "#app/i18n/translations.ts";
import { isVatPlace, vatPerMille } from "#app/prices/vat.ts";
import { bank } from "#content/bank.ts";
import { policy, validityDays } from "#content/catalogue/policy.ts";
import { figures } from "#content/figures.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { type ConfirmedQuote, draftFrom, totalsOf } from "#quotes/terms/confirmed-quote.ts";
import { generalTerms } from "#quotes/terms/general-terms.ts";
import { presentationOf } from "#quotes/terms/presentation.ts";
import { blankDraft, type QuoteDraft, type QuoteTerms } from "#quotes/terms/terms.ts";
import { mayWithdraw } from "#quotes/terms/withdrawal-answers.ts";
import { isReady } from "./blockers.ts";
import { typesetLine } from "./catalogue-lines.ts";
import { proposedPresentation } from "./proposals.ts";

/** The draft as last saved, else the one that the indicative quote gives. A request without one begins with no line. */
export function currentDraft(lead: Lead): QuoteDraft {
  if (lead.draft !== null) return withKnownPlace(lead.draft);
  return { ...firstDraft(lead), ...proposedPresentation(lead) };
}

function firstDraft(lead: Lead): QuoteDraft {
  const { locale } = lead;
  if (lead.quote === null) return emptyDraft(lead);
  const t = translations[locale];
  const draft = draftFrom(lead.quote, {
    subscriptionMonths: figures.contractMonths,
    clientName: lead.fields.company,
    terms: t("quoteDocument.terms.excluded.draft"),
  });
  return { ...draft, lines: draft.lines.map((line) => typesetLine(line, locale)) };
}

function emptyDraft({ locale, fields }: Lead): QuoteDraft {
  return {
    ...blankDraft,
    depositPercent: policy.depositPercent,
    client: { ...blankDraft.client, name: fields.company },
    validityDays,
    subscriptionMonths: figures.contractMonths,
    terms: translations[locale]("quoteDocument.terms.excluded.draft"),
  };
}

/** A place that is gone from the content since the draft was saved is to be chosen again. */
function withKnownPlace(draft: QuoteDraft): QuoteDraft {
  const { vatPlace } = draft.client;
  return vatPlace === null || isVatPlace(vatPlace)
    ? draft
    : { ...draft, client: { ...draft.client, vatPlace: null } };
}

/** Identifies what two people of the agency see of a text, so that neither overwrites what the other has saved since. */
export const textHash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The same of a draft; null: none is saved. */
export const savedDraftHash = (saved: QuoteDraft | null): string => textHash(JSON.stringify(saved));

/** The quote that a priced draft gives on a day, as version `version`. */
export function quoteOfDraft(lead: Lead, terms: QuoteTerms, version: number, today: Day): ConfirmedQuote {
  const rate = vatPerMille(terms.client.vatPlace);
  return {
    locale: lead.locale,
    number: `${quoteNumber(lead)}-V${version}`,
    version,
    issuedOn: today,
    validUntil: addDays(today, terms.validityDays),
    ...presentationOf(terms, lead.locale),
    terms,
    canWithdraw: mayWithdraw(terms.withdrawal),
    vatPerMille: rate,
    totals: totalsOf(terms, rate),
    account: bank,
    depositDays: bank === null ? null : figures.depositDays,
    generalTermsHash: generalTerms(lead.locale).hash,
  };
}

/** Identifies what the preview shows: the same draft is another quote on another day, at another rate of VAT, with other general terms. */
export const previewHashOf = (lead: Lead, draft: QuoteDraft, today: Day): string =>
  textHash(JSON.stringify(isReady(draft, today) ? quoteOfDraft(lead, draft, 0, today) : draft));
