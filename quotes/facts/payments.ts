/** What of a quote is paid when, in words: the one place that says it. */
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import { type ConfirmedQuote, depositPaidBy, type Payment } from "#quotes/terms/confirmed-quote.ts";
import type { DepositFacts } from "./deposit.ts";

/** A payment, or several of one amount: `Acompte de 40 %`, `au plus tard le 12 décembre 2026`, `2 150,33 €`. */
export type PaymentFact = {
  readonly kind: Payment["kind"];
  readonly label: string;
  /** Empty where nothing says it. */
  readonly when: string;
  /** The day alone, where it has one. */
  readonly day: string | null;
  readonly amount: string;
};

/** So many payments are listed one by one; a longer schedule is summed up. */
const maxListed = 4;

/** The instalments that have the same amount, and the last one if it has the remaining cents. */
export function groupInstalments(payments: readonly Payment[]): {
  readonly equal: readonly Payment[];
  readonly last: Payment | null;
} {
  const instalments = payments.filter(({ kind }) => kind === "instalment");
  const last = instalments.at(-1);
  return last === undefined || last.amount === instalments[0]?.amount
    ? { equal: instalments, last: null }
    : { equal: instalments.slice(0, -1), last };
}

/** How and until when the deposit is paid: the days, once the quote is accepted. */
function depositWhen(quote: ConfirmedQuote, deposit: DepositFacts, { t }: Language): string {
  const { from, until, notBefore, overdue } = deposit;
  const { depositDays: days, canWithdraw } = quote;
  if (overdue) return t("clientQuote.payment.deposit.overdue");
  if (from !== null && notBefore !== null)
    return t("clientQuote.payment.deposit.from", { date: from, until: until ?? "" });
  if (until !== null) return t("clientQuote.payment.deposit.until", { date: until });
  if (days === null) return t(`clientQuote.payment.deposit.${depositPaidBy(quote)}`);
  return t(`clientQuote.payment.deposit.${canWithdraw ? "eighthDay" : "within"}`, { days });
}

/** The deposit as it is asked for, whatever arrived of it, so that all payments add up to the total; and what did. */
function depositPayment(quote: ConfirmedQuote, deposit: DepositFacts, language: Language): PaymentFact {
  const { t } = language;
  const { asked, receivedOn: date, arrived, rest } = deposit;
  const when = depositWhen(quote, deposit, language);
  return {
    kind: "deposit",
    label: t("clientQuote.payment.deposit", { percent: quote.terms.depositPercent }),
    when:
      date === null
        ? when
        : rest === null
          ? t("clientQuote.payment.deposit.received", { date })
          : t("clientQuote.payment.deposit.part", { arrived, date, rest, when }),
    day: null,
    amount: asked,
  };
}

/** `payments`: each. `schedule`: the same, equal instalments together where there are many. */
export function paymentFacts(
  quote: ConfirmedQuote,
  deposit: DepositFacts | null,
  language: Language,
): { readonly payments: readonly PaymentFact[]; readonly schedule: readonly PaymentFact[] } {
  const { locale, t } = language;
  const { payments } = quote.totals;
  const factsOf = (payment: Payment): readonly PaymentFact[] => {
    const { kind, amount, dueOn } = payment;
    if (kind === "deposit") return deposit === null ? [] : [depositPayment(quote, deposit, language)];
    const day = formatDay(dueOn ?? "", locale);
    const money = exactMoney(amount, locale);
    if (kind === "balance")
      return [
        {
          kind,
          label: t("clientQuote.payment.balance", { deposit: Number(deposit !== null) }),
          when: t("clientQuote.payment.balance.when", { date: day }),
          day,
          amount: money,
        },
      ];
    const label = t(payment === payments.at(-1) ? "clientQuote.payment.last" : "clientQuote.payment.one");
    return [{ kind, label, when: t("clientQuote.payment.on", { date: day }), day, amount: money }];
  };
  const all = payments.flatMap(factsOf);
  const { equal, last } = groupInstalments(payments);
  const [first] = equal;
  if (payments.length <= maxListed || first === undefined) return { payments: all, schedule: all };
  const day = (payment: Payment | undefined) => formatDay(payment?.dueOn ?? "", locale);
  const schedule = [
    ...all.filter(({ kind }) => kind !== "instalment"),
    {
      kind: "instalment" as const,
      label: t("clientQuote.payment.many", { count: equal.length }),
      when: t("clientQuote.payment.from", { from: day(first), to: day(equal.at(-1)) }),
      day: null,
      amount: exactMoney(first.amount, locale),
    },
    ...(last === null ? [] : factsOf(last)),
  ];
  return { payments: all, schedule };
}
