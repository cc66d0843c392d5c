import { utcOffset } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { timeZone } from "#content/place.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

/** A deduction, with a typographic minus that no line ends after. */
export function negativeMoney(amount: Cents, locale: Locale): string {
  return `\u2212${exactMoney(amount, locale)}`;
}

/** What is said beside an amount as it is paid: that it includes VAT. Empty without VAT, which is said once, beside the total. */
export const taxLabel = ({ vatPerMille }: Pick<ConfirmedQuote, "vatPerMille">, t: Translate): string =>
  vatPerMille > 0 ? t("clientQuote.tax.included") : "";

/** A moment that is evidence: in the agency's time, with seconds, and how far that is from UTC. */
export const exactMoment = (at: string, { locale, t }: Language): string =>
  t("mail.accepted.moment", {
    moment: formatMoment(at, locale, { dateStyle: "full", timeStyle: "medium" }),
    offset: utcOffset(Date.parse(at), timeZone),
  });
