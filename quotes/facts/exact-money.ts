import type { Cents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";

/** A deduction, with a typographic minus that no line ends after. */
export function negativeMoney(amount: Cents, locale: Locale): string {
  return `\u2212${exactMoney(amount, locale)}`;
}
