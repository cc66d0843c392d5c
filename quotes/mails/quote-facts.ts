import { utcOffset } from "#app/domain/days.ts";
import { sanitizedLine, truncated, withoutLinks } from "#app/domain/sanitized-text.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { formatTag, type Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { timeZone } from "#content/place.ts";
import type { AmountRow, MailBlock } from "#quotes/documents/mail-blocks.ts";
import { firstYearRows, netLabel, noVatText, paymentRows, taxLabel } from "#quotes/facts/payment-rows.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

export const languageOf = (locale: Locale): Language => ({ locale, t: translations[locale] });

const maxFactLength = 200;

/** One line that a person entered: no mail client makes a link of it. */
export const sanitizedFact = (text: string): string =>
  withoutLinks(truncated(sanitizedLine(text), maxFactLength));

/** A moment in the agency's time, with seconds where it is evidence. */
export function momentIn(
  locale: Locale,
  at: string | number,
  timeStyle: "short" | "medium" = "short",
): string {
  return formatMoment(at, locale, { dateStyle: "full", timeStyle });
}

/** How far the agency's clocks are from UTC then: `UTC−4`. */
export const offsetAt = (at: string | number): string => utcOffset(new Date(at).getTime(), timeZone);

/** The amounts of a quote; the last one-off amount is the strong one. */
export function mailAmountRows(quote: ConfirmedQuote, { locale, t }: Language): AmountRow[] {
  const { totals, vatPerMille } = quote;
  const taxed = vatPerMille > 0;
  const tax = taxLabel(quote, t);
  const { once, monthly, yearly } = totals;
  const money = (amount: typeof once.net) => exactMoney(amount, locale);
  const rate = new Intl.NumberFormat(formatTag[locale]).format(vatPerMille / 10);
  const recurring = { monthly, yearly };
  return [
    ...(once.gross === 0
      ? []
      : [
          {
            label: taxed ? t("mail.confirmed.net") : netLabel("once", quote, t),
            value: money(once.net),
            // Where no VAT is charged there is no amount of it to show: the PDF says why.
            description: noVatText(quote, t) ?? undefined,
            strong: !taxed,
          },
          ...(taxed
            ? [
                { label: t("mail.confirmed.vat", { rate }), value: money(once.vat) },
                { label: t("mail.confirmed.gross"), value: money(once.gross), strong: true },
              ]
            : []),
        ]),
    ...paymentRows(quote, { locale, t }),
    ...(["monthly", "yearly"] as const)
      .filter((billing) => recurring[billing].gross > 0)
      .map((billing) => ({
        label: t(`mail.confirmed.${billing}`, { tax }),
        value: money(recurring[billing].gross),
        // Said once, at the first amount.
        description: once.gross === 0 ? (noVatText(quote, t) ?? undefined) : undefined,
      })),
    ...firstYearRows(quote, { locale, t }),
  ];
}

/** The main amount, for the line beside the subject. */
export function mainAmount(quote: ConfirmedQuote, language: Language): AmountRow {
  const rows = mailAmountRows(quote, language);
  return rows.find(({ strong }) => strong) ?? rows[0] ?? { label: "", value: "" };
}

export function amountsBlock(quote: ConfirmedQuote, language: Language): MailBlock {
  return { kind: "amounts", rows: mailAmountRows(quote, language) };
}
