import type { Day } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney, formatPercent } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { type QuoteFacts, quoteFacts } from "#quotes/facts/quote-facts.ts";
import { type ConfirmedQuote, datedAfterWithdrawal } from "#quotes/terms/confirmed-quote.ts";
import { printableLine } from "../printable.ts";

/** A confirmed quote with what its parts are written with. */
export type ConfirmedQuoteWriter = {
  /** With its dates as they are now. */
  readonly quote: ConfirmedQuote;
  readonly facts: QuoteFacts;
  /** With its dates as they were offered. */
  readonly offered: ConfirmedQuote;
  readonly locale: Locale;
  readonly t: Translate;
  readonly money: (amount: Cents) => string;
  readonly day: (day: Day) => string;
  /** The VAT rate in per cent, as the language writes it: `8,5`. */
  readonly rate: string;
};

export function writerOf(
  offered: ConfirmedQuote,
  {
    withdrawableUntil = null,
    indicative = null,
  }: { readonly withdrawableUntil?: Day | null; readonly indicative?: QuoteRecord | null } = {},
): ConfirmedQuoteWriter {
  const quote = datedAfterWithdrawal(offered, withdrawableUntil);
  const { locale } = quote;
  const t = translations[locale];
  return {
    quote,
    facts: quoteFacts(quote, { locale, t }, { indicative, printed: printableLine }),
    offered,
    locale,
    t,
    money: (amount) => exactMoney(amount, locale),
    day: (day) => formatDay(day, locale),
    rate: formatPercent(quote.vatPerMille, locale),
  };
}
