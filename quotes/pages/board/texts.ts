import { dateFormat } from "#app/i18n/dates.ts";
import { exactMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { timeZone } from "#content/place.ts";
import type { BoardRow } from "#quotes/board.ts";
import { taxLabel } from "#quotes/facts/exact.ts";

export const withFixedSpaces = (text: string) => text.replaceAll(" ", "\u00A0");

/** `24 nov. 2026`. Of a moment: the day in the agency's time. */
function shortDay(at: string, locale: Locale, zone = timeZone): string {
  const format = dateFormat(locale, { dateStyle: "medium", timeZone: zone });
  return withFixedSpaces(format.format(Date.parse(at)));
}

/** `24 nov., 14 h 32`, in the agency's time: an answer is due within days. */
function shortMoment(at: string, locale: Locale): string {
  const format = dateFormat(locale, {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  const text = withFixedSpaces(format.format(Date.parse(at)));
  return locale === "fr-fr" ? text.replace(/(\d+):(\d\d)$/, "$1\u00A0h\u00A0$2") : text;
}

/** What has to happen until when; null where nothing has. */
export function deadlineText(
  { answerDeadline, dueOn, depositIs, overdue }: BoardRow,
  { locale, t }: Language,
): string | null {
  if (answerDeadline !== null)
    return t(overdue ? "board.deadline.overdue" : "board.deadline.answer", {
      date: shortMoment(answerDeadline, locale),
    });
  if (dueOn === null) return null;
  const date = shortDay(dueOn, locale, "UTC");
  if (depositIs === null) return t("board.deadline.waiting", { date });
  return t(overdue ? "board.deadline.deposit.overdue" : `board.deadline.deposit.${depositIs}`, { date });
}

export const receivedText = ({ receivedAt }: BoardRow, { locale }: Language): string =>
  shortDay(receivedAt, locale);

export const ageText = ({ ageDays }: BoardRow, { t }: Language): string =>
  ageDays < 1 ? t("board.age.today") : withFixedSpaces(t("board.age.days", { count: ageDays }));

// On a phone these take two lines: they break between words, and never between a number and its sign, which have a fixed space.

/** An amount with the word for its VAT; null where no price is known. */
export function amountText({ amount, kind }: BoardRow, { locale, t }: Language): string | null {
  if (amount === null) return null;
  if (amount.cents === 0 && kind === "quote") return t("board.amount.none");
  const text = withTax(exactMoney(amount.cents, locale), amount, t);
  return amount.from ? t("board.amount.from", { amount: text }) : text;
}

const withTax = (amount: string, { tax }: NonNullable<BoardRow["amount"]>, t: Translate): string =>
  tax === "none" ? amount : `${amount} ${t(`clientQuote.tax.${tax}`)}`;

/** What is awaited of a deposit; null where none is. */
export function depositText({ deposit, amount }: BoardRow, { locale, t }: Language): string | null {
  if (deposit === null || amount === null) return null;
  return t(deposit.isRest ? "board.amount.deposit.rest" : "board.amount.deposit", {
    amount: withTax(exactMoney(deposit.cents, locale), amount, t),
  });
}

export const refundText = (
  { receivedOn, until, ...owed }: NonNullable<BoardRow["refund"]>,
  { locale, t }: Language,
): string =>
  t("request.withdrawal.refund", {
    amount: exactMoney(owed.cents, locale),
    tax: taxLabel(owed, t),
    received: shortDay(receivedOn, locale, "UTC"),
    date: shortDay(until, locale, "UTC"),
  });

/** A number of requests that is counted up to a limit only. */
export const countText = (count: number, most: number, { locale }: Language): string =>
  `${formatNumber(count, locale)}${count >= most ? "+" : ""}`;
