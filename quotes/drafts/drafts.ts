import { createHash } from "node:crypto";
import { catalogue } from "#app/content/catalogue.ts";
import {
  availablePacks,
  availableProjectTypes,
  type PackKey,
  paymentMonthChoices,
} from "#app/domain/catalogue.ts";
import { addDays, type Day } from "#app/domain/days.ts";
import { quote } from "#app/domain/quote.ts";
import { type QuoteRecord, quoteRecordOf } from "#app/domain/quote-record.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { typeset } from "#app/i18n/typography.ts";
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
import { proposedPresentation } from "./proposals.ts";

/**
 * The draft as last saved, else the one that the indicative quote gives. A request without one begins with a pack, if one is
 * given, or with no line.
 */
export function currentDraft(lead: Lead, pack: PackKey | null = null): QuoteDraft {
  if (lead.draft !== null) return withKnownPlace(lead.draft);
  return { ...firstDraft(lead, pack), ...proposedPresentation(lead) };
}

function firstDraft(lead: Lead, pack: PackKey | null): QuoteDraft {
  const { locale } = lead;
  const record = lead.quote ?? (pack === null ? null : recordOfPack(pack, locale));
  if (record === null) return emptyDraft(lead);
  const t = translations[locale];
  const draft = draftFrom(record, {
    subscriptionMonths: figures.contractMonths,
    clientName: lead.fields.company,
    terms: t("quoteDocument.terms.excluded.draft"),
  });
  const lines = draft.lines.map((line) => ({
    ...line,
    label: typeset(line.label, locale),
    details: typeset(line.details, locale),
  }));
  // Only the configurator's visitors have chosen how they pay, and have its discount.
  return lead.quote === null ? { ...draft, lines, discountPercent: 0, instalments: 0 } : { ...draft, lines };
}

/** The packs that a quote can begin with: those that the configurator prices. */
export const packsForNewDraft = (
  locale: Locale,
): readonly { readonly key: PackKey; readonly name: string }[] =>
  availablePacks(catalogue)
    .filter((key) => recordOfPack(key, locale) !== null)
    .map((key) => ({ key, name: catalogue.packs[key].name[locale] }));

/** A pack alone, as the configurator would quote it; null if it quotes none. */
function recordOfPack(pack: PackKey, locale: Locale): QuoteRecord | null {
  const projectType =
    availableProjectTypes(catalogue).find((type) => catalogue.projectTypes[type].configurable) ?? "";
  const selection = { projectType, pack, paymentMonths: String(paymentMonthChoices[0]), options: [] };
  return quoteRecordOf(catalogue, quote(catalogue, selection), locale);
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

/** Identifies a draft by its content. */
export function draftHashOf(draft: QuoteDraft): string {
  return textHash(JSON.stringify(draft));
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
