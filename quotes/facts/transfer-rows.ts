import type { Day } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { Transfer } from "#quotes/terms/transfer.ts";
import { groupsOfFour } from "./digits.ts";
import type { AmountRow } from "./quote-facts.ts";

/** What a client types at the bank, the same on the client's page, in the PDF and in the mail, and `until` when, if that is known. */
export function transferRows(
  { account, amount, reference }: Transfer,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
  until: Day | null,
): readonly AmountRow[] {
  return [
    // First what is copied on the phone that pays.
    { label: t("clientQuote.transfer.iban"), value: groupsOfFour(account.iban) },
    { label: t("clientQuote.transfer.reference"), value: reference },
    { label: t("clientQuote.transfer.amount"), value: exactMoney(amount, locale) },
    ...(until === null ? [] : [{ label: t("clientQuote.transfer.until"), value: formatDay(until, locale) }]),
    { label: t("clientQuote.transfer.holder"), value: account.holder },
    { label: t("clientQuote.transfer.bic"), value: account.bic },
  ];
}
