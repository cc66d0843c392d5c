import type { ConfirmedQuote, Payment } from "#app/domain/confirmed-quote.ts";
import { type Day, timeZone } from "#app/domain/days.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { formatTag, type Locale } from "#app/i18n/locales.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { shortened, typedLine, withoutLinks } from "#server/typed-text.ts";
import type { AmountRow, MailBlock } from "./mail-blocks.ts";

/** What the mails about a confirmed quote share, in one language. */
export type QuoteWriter = { readonly locale: Locale; readonly t: Translate };

export const writerOf = (locale: Locale): QuoteWriter => ({ locale, t: translator(dictionaries[locale]) });

const longestTyped = 200;

/** One line that a person typed: no mail client makes a link of it. */
export const typedFact = (text: string): string => withoutLinks(shortened(typedLine(text), longestTyped));

/** Dates do not break across lines. */
const unbroken = (text: string): string => text.replaceAll(" ", "\u00A0");

export function dayIn(locale: Locale, day: Day): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], { dateStyle: "long", timeZone: "UTC" });
  return unbroken(format.format(Date.parse(day)));
}

/** A moment in Martinique, with seconds where it is evidence. */
export function momentIn(
  locale: Locale,
  at: string | number,
  timeStyle: "short" | "medium" = "short",
): string {
  const format = new Intl.DateTimeFormat(formatTag[locale], { dateStyle: "full", timeStyle, timeZone });
  return format.format(new Date(at));
}

/** The deposit, then the instalments with their first and last day, or the balance. VAT included. */
function paymentRows(payments: readonly Payment[], { locale, t }: QuoteWriter): AmountRow[] {
  const money = (payment: Payment) => exactMoney(payment.amount, locale);
  const day = ({ dueOn }: Payment) => (dueOn === null ? "" : dayIn(locale, dueOn));
  const instalments = payments.filter(({ kind }) => kind === "instalment");
  const [first] = instalments;
  const last = instalments.at(-1);
  const rows: AmountRow[] = payments.flatMap((payment) =>
    payment.kind === "deposit" ? [{ label: t("mail.confirmed.deposit"), value: money(payment) }] : [],
  );
  if (first !== undefined && last !== undefined)
    rows.push({
      label: t("mail.confirmed.instalments", {
        count: instalments.length,
        from: day(first),
        to: day(last),
      }),
      value:
        first.amount === last.amount
          ? t("mail.confirmed.instalments.equal", { amount: money(first) })
          : t("mail.confirmed.instalments.last", {
              count: instalments.length - 1,
              amount: money(first),
              last: money(last),
            }),
    });
  for (const payment of payments)
    if (payment.kind === "balance")
      rows.push({
        label: t("mail.confirmed.balance", { date: day(payment) }),
        value: money(payment),
      });
  return rows;
}

/** The amounts of a quote; the last one-off amount is the strong one. */
export function amountRows({ totals, vatPerMille }: ConfirmedQuote, { locale, t }: QuoteWriter): AmountRow[] {
  const { once, monthly, yearly } = totals;
  const money = (amount: typeof once.net) => exactMoney(amount, locale);
  const rate = new Intl.NumberFormat(formatTag[locale]).format(vatPerMille / 10);
  const recurring = { monthly, yearly };
  return [
    ...(once.gross === 0
      ? []
      : [
          { label: t("mail.confirmed.net"), value: money(once.net) },
          { label: t("mail.confirmed.vat", { rate }), value: money(once.vat) },
          { label: t("mail.confirmed.gross"), value: money(once.gross), strong: true },
        ]),
    ...paymentRows(totals.payments, { locale, t }),
    ...(["monthly", "yearly"] as const)
      .filter((billing) => recurring[billing].gross > 0)
      .map((billing) => ({ label: t(`mail.confirmed.${billing}`), value: money(recurring[billing].gross) })),
  ];
}

/** The main amount, for the line beside the subject. */
export function mainAmount(quote: ConfirmedQuote, writer: QuoteWriter): AmountRow {
  const rows = amountRows(quote, writer);
  return rows.find(({ strong }) => strong) ?? rows[0] ?? { label: "", value: "" };
}

export function amountsBlock(quote: ConfirmedQuote, writer: QuoteWriter): MailBlock {
  return { kind: "amounts", rows: amountRows(quote, writer) };
}
