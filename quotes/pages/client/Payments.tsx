import { type Cents, zeroCents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { depositRest, receivedDepositAmount } from "#quotes/deposit/order-parts.ts";
import { paymentTerms } from "#quotes/facts/clauses.ts";
import { groupInstalments } from "#quotes/facts/payment-rows.ts";
import type { Progress } from "#quotes/facts/progress.ts";
import { type ConfirmedQuote, depositMeans, depositOf, type Payment } from "#quotes/terms/confirmed-quote.ts";

/** A schedule of more payments is summed up, and shown whole on request. */
const maxShownPayments = 4;

/** What is paid when. */
export function Payments({ quote, progress }: { quote: ConfirmedQuote; progress: Progress }) {
  const { locale, t } = useLanguage();
  const { payments } = quote.totals;
  if (payments.length === 0) return null;
  const rows = payments.map((payment, index) => (
    <Row
      key={payment.dueOn ?? payment.kind}
      payment={payment}
      quote={quote}
      progress={progress}
      last={index === payments.length - 1}
    />
  ));
  return (
    <section aria-labelledby="payments" className="mt-16">
      <h2 id="payments" className="text-heading">
        {t("clientQuote.payment.title")}
      </h2>
      {payments.length <= maxShownPayments ? (
        <ul className="mt-4 border-line border-b">{rows}</ul>
      ) : (
        <>
          <Summary quote={quote} progress={progress} />
          <details className="fold" data-screen-only>
            <summary className="flex min-h-11 items-center gap-3 py-2 font-semibold">
              {t("clientQuote.payment.all")}
              <Icon name="chevron-down" />
            </summary>
            <ul className="mt-2 border-line border-b">{rows}</ul>
          </details>
        </>
      )}
      <p className="mt-4 max-w-[42em] text-ink-2">{paymentTerms(quote, { locale, t })}</p>
    </section>
  );
}

function useTexts(quote: ConfirmedQuote, { depositReceivedOn, until, overdue }: Progress) {
  const { locale, t } = useLanguage();
  const day = (on: string | null) => formatDay(on ?? quote.issuedOn, locale);
  const { depositDays: days, canWithdraw } = quote;
  const depositWhen = overdue
    ? t("clientQuote.payment.deposit.overdue")
    : until !== null
      ? t("clientQuote.payment.deposit.until", { date: day(until) })
      : days === null
        ? t(`clientQuote.payment.deposit.${depositMeans(quote)}`)
        : t(canWithdraw ? "clientQuote.payment.deposit.eighthDay" : "clientQuote.payment.deposit.within", {
            days,
          });
  return {
    t,
    day,
    depositWhen,
    money: (amount: Cents) => exactMoney(amount, locale),
    labelOf: ({ kind }: Payment, last: boolean) => {
      if (kind === "deposit")
        return t("clientQuote.payment.deposit", { percent: quote.terms.depositPercent });
      if (kind === "balance")
        return t("clientQuote.payment.balance", { deposit: Number(depositOf(quote.totals) !== undefined) });
      return t(last ? "clientQuote.payment.last" : "clientQuote.payment.one");
    },
    whenOf: ({ kind, dueOn }: Payment) => {
      if (kind === "deposit")
        return depositReceivedOn === null
          ? depositWhen
          : t("clientQuote.payment.deposit.received", { date: day(depositReceivedOn) });
      return t(kind === "balance" ? "clientQuote.payment.balance.when" : "clientQuote.payment.on", {
        date: day(dueOn),
      });
    },
  };
}

function Row(props: { payment: Payment; quote: ConfirmedQuote; progress: Progress; last: boolean }) {
  const { payment, last, quote, progress } = props;
  const { t, day, money, labelOf, whenOf, depositWhen } = useTexts(quote, progress);
  const arrived = payment.kind === "deposit" && progress.depositReceivedOn !== null;
  const amount = arrived ? receivedDepositAmount({ quote, ...progress }) : payment.amount;
  const rest = arrived ? depositRest({ quote, ...progress }) : zeroCents;
  return (
    <>
      {rest > 0 ? (
        <Entry
          label={t("clientQuote.payment.deposit.part")}
          when={t("clientQuote.payment.on", { date: day(progress.depositReceivedOn) })}
          amount={money(amount)}
        />
      ) : (
        <Entry label={labelOf(payment, last)} when={whenOf(payment)} amount={money(amount)} />
      )}
      {rest > 0 && (
        <Entry
          label={t("clientQuote.payment.deposit.rest")}
          when={progress.until === null ? "" : depositWhen}
          amount={money(rest)}
        />
      )}
    </>
  );
}

function Entry(props: { label: string; when: string; amount: string }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-8 border-line border-t py-3">
      <span>
        {props.label} <span className="text-ink-2 max-sm:block">{props.when}</span>
      </span>
      <span className="tabular whitespace-nowrap text-right">{props.amount}</span>
    </li>
  );
}

/** The deposit, the equal instalments together, and the last one, which has the remaining cents. */
function Summary({ quote, progress }: { quote: ConfirmedQuote; progress: Progress }) {
  const { t, day, money } = useTexts(quote, progress);
  const { payments } = quote.totals;
  const { equal, last } = groupInstalments(payments);
  const [first] = equal;
  return (
    <ul className="mt-4 border-line border-b">
      {payments
        .filter(({ kind }) => kind !== "instalment")
        .map((payment) => (
          <Row key={payment.kind} payment={payment} quote={quote} progress={progress} last={false} />
        ))}
      {first !== undefined && (
        <Entry
          label={t("clientQuote.payment.many", { count: equal.length })}
          when={t("clientQuote.payment.from", {
            from: day(first.dueOn),
            to: day(equal.at(-1)?.dueOn ?? null),
          })}
          amount={money(first.amount)}
        />
      )}
      {last !== null && <Row payment={last} quote={quote} progress={progress} last />}
    </ul>
  );
}
