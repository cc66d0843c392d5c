import type { Day } from "#app/domain/days.ts";
import { type Cents, zeroCents } from "#app/domain/money.ts";
import { formatEurosForInput, parseEuros } from "#app/domain/money-input.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { tooEarlyBefore } from "#quotes/deposit/days.ts";
import { clientIsNotified, receivedDeposit, withReceipt } from "#quotes/deposit/receipts.ts";
import { taxLabel } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { DoneMessage, formAction } from "#quotes/pages/parts.tsx";
import { type TaxedAmount, taxedDeposit, taxedPaymentOf } from "#quotes/terms/confirmed-quote.ts";
import { depositRange } from "#quotes/terms/quote-days.ts";
import type { RequestRefused } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";
import { lastEventField } from "./steps.ts";

type Props = {
  readonly version: QuoteVersion;
  /** Of the view. */
  readonly lastEvent: string;
  readonly refused: RequestRefused | undefined;
};

/** What the deposit of an accepted quote is, to be found on the account, and what arrived of it when: each receipt. */
export function DepositReceived({ today, ...props }: Props & { today: Day }) {
  const { version, lastEvent, refused } = props;
  const { quote } = version;
  const { locale, t } = useLanguage();
  const deposit = taxedDeposit(quote);
  if (deposit === undefined) return null;
  const money = (amount: Cents) => exactMoney(amount, locale);
  const { arrived, rest, excess } = receivedDeposit(version);
  const amount = { amount: money(deposit.gross), tax: taxLabel(quote, t), number: quote.number };
  return (
    <div id={anchors.deposit} className="scroll-mt-6">
      <p className="tabular mt-4 font-semibold">{t("request.deposit.amount", amount)}</p>
      <VatOf {...deposit} />
      {rest > 0 && version.deposit !== null && <Until {...version.deposit} />}
      {arrived > 0 && rest > 0 && (
        <>
          <p className="tabular mt-2 font-semibold text-danger">
            {t("request.deposit.rest", { arrived: money(arrived), rest: money(rest) })}
          </p>
          <VatOf {...taxedPaymentOf(arrived, quote.vatPerMille)} />
        </>
      )}
      {excess > 0 && (
        <p className="tabular mt-2 font-semibold text-danger">
          {t("request.deposit.excess", { arrived: money(arrived), excess: money(excess) })}
        </p>
      )}
      <DoneMessage id={anchors.receiptStruckOut} className="my-4">
        {t("request.deposit.struckOut")}
      </DoneMessage>
      <Receipts {...props} />
      {refused?.confirming === true ? (
        <Confirm
          day={refused.entered.depositReceivedOn ?? ""}
          entered={refused.entered.depositReceivedAmount ?? ""}
          version={version}
          lastEvent={lastEvent}
        />
      ) : (
        <DayForm
          step="deposit"
          name="depositReceivedOn"
          label={t("request.deposit.label")}
          hint={t("request.deposit.hint", { invoice: Number(quote.account !== null) })}
          saved={{ id: anchors.depositSaved, text: t("request.deposit.saved") }}
          submit={t("request.deposit.save")}
          day={null}
          lastEvent={lastEvent}
          refused={refused}
          range={depositRange(quote.issuedOn, today)}
        >
          <TextField
            name="depositReceivedAmount"
            inputMode="decimal"
            label={t("request.deposit.received")}
            hint={t("request.deposit.received.hint")}
            defaultValue={
              refused?.entered.depositReceivedAmount ?? (rest > 0 ? formatEurosForInput(rest) : "")
            }
            error={refused?.errors.depositReceivedAmount}
            autoFocus={refused?.errors.depositReceivedAmount !== undefined}
          />
        </DayForm>
      )}
    </div>
  );
}

/** Each receipt, with a form that strikes it out; those that were struck out stay, without one. */
function Receipts({ version, lastEvent, refused }: Props) {
  const { locale, t } = useLanguage();
  const { depositReceipts } = version;
  if (depositReceipts.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 font-semibold font-text">{t("request.deposit.receipts")}</h4>
      <ul>
        {depositReceipts.map(({ receivedOn, amount: cents, recordedAt, struckOut }, index) => {
          const amount = { amount: exactMoney(cents, locale), tax: taxLabel(version.quote, t) };
          const shown = { ...amount, date: formatDay(receivedOn, locale) };
          return (
            <li key={recordedAt + receivedOn} className="tabular border-line border-t py-2">
              {struckOut === null ? (
                <>
                  {t("request.deposit.receipt", shown)}
                  <StrikeOut receipt={index} amount={amount} lastEvent={lastEvent} refused={refused} />
                </>
              ) : (
                <>
                  <del className="text-ink-2">{t("request.deposit.receipt.struckOut", shown)}</del>
                  <p dir="auto" className="whitespace-pre-line">
                    {struckOut.reason}
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** An amount before tax and its VAT, as its invoice has them. Nothing where there is none. */
function VatOf({ net, vat }: TaxedAmount) {
  const { locale, t } = useLanguage();
  if (vat === 0) return null;
  return (
    <p className="tabular">
      {t("request.deposit.split", { net: exactMoney(net, locale), vat: exactMoney(vat, locale) })}
    </p>
  );
}

/** When the client has to pay it, or that the last day is over. */
function Until({ from, until, due, overdue }: NonNullable<QuoteVersion["deposit"]>) {
  const { locale, t } = useLanguage();
  const day = (on: Day) => formatDay(on, locale);
  if (until === null) return due ? null : <p>{t("request.deposit.from", { date: day(from) })}</p>;
  if (overdue)
    return <p className="font-semibold text-danger">{t("request.deposit.overdue", { date: day(until) })}</p>;
  return (
    <p>
      {due
        ? t("request.deposit.until", { date: day(until) })
        : t("request.deposit.between", { date: day(from), until: day(until) })}
    </p>
  );
}

/** The second press, because the client is mailed at once: says what has arrived then and what remains, and whether they are mailed. */
function Confirm(props: { day: Day; entered: string; version: QuoteVersion; lastEvent: string }) {
  const { version } = props;
  const { locale, t } = useLanguage();
  const money = (cents: Cents) => exactMoney(cents, locale);
  const amount = parseEuros(props.entered) ?? zeroCents;
  const before = receivedDeposit(version);
  const { arrived, rest, excess } = receivedDeposit(withReceipt(version, { receivedOn: props.day, amount }));
  const tooEarly = tooEarlyBefore(version, props.day);
  return (
    <form method="post" action={formAction} noValidate className="mt-4 border-accent border-l-4 pl-5">
      <input type="hidden" name="step" value="deposit-confirm" />
      <input type="hidden" name="depositReceivedOn" value={props.day} />
      <input type="hidden" name="depositReceivedAmount" value={props.entered} />
      <input type="hidden" name={lastEventField} value={props.lastEvent} />
      <h4 className="font-semibold font-text">{t("request.deposit.confirm.title")}</h4>
      <p className="tabular mt-1 max-w-[38em]">
        {t("request.deposit.confirm.text", {
          date: formatDay(props.day, locale),
          amount: money(amount),
          tax: taxLabel(version.quote, t),
          number: version.quote.number,
        })}{" "}
        {before.receivedOn !== null && (
          <>
            {t("request.deposit.confirm.total", {
              recorded: money(before.arrived),
              total: money(arrived),
            })}{" "}
          </>
        )}
        {rest > 0
          ? t("request.deposit.confirm.rest", { rest: money(rest) })
          : excess > 0
            ? t("request.deposit.confirm.excess", { excess: money(excess) })
            : t("request.deposit.confirm.complete")}{" "}
        {t(`request.deposit.confirm.${clientIsNotified(version) ? "mailed" : "notMailed"}`)}
      </p>
      {tooEarly !== null && (
        <p className="mt-4 max-w-[38em] font-semibold text-danger">
          {t("request.deposit.confirm.early", { from: formatDay(tooEarly, locale) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to the first press, and this is the second */}
        <button type="submit" autoFocus className={buttonClass("primary", "max-sm:w-full")}>
          {t("request.deposit.confirm.submit")}
        </button>
        <a href={`./#${anchors.deposit}`} className="underlined inline-flex min-h-11 items-center">
          {t("request.deposit.confirm.back")}
        </a>
      </div>
    </form>
  );
}

/** Strikes a receipt out, with a reason: it was another client's, or a typing error. */
function StrikeOut(props: {
  receipt: number;
  amount: { readonly amount: string; readonly tax: string };
  lastEvent: string;
  refused: RequestRefused | undefined;
}) {
  const { receipt, amount, lastEvent } = props;
  const { t } = useLanguage();
  // What was refused is of one receipt.
  const refused = props.refused?.entered.receipt === String(receipt) ? props.refused : undefined;
  return (
    <details className="fold" open={refused !== undefined}>
      <summary className="flex min-h-11 items-center gap-3 py-2">
        {t("request.deposit.strikeOut", amount)}
        <Icon name="chevron-down" />
      </summary>
      <form method="post" action={formAction} className="mt-2 mb-4 grid max-w-[38em] gap-4">
        <input type="hidden" name="step" value="deposit-strike-out" />
        <input type="hidden" name="receipt" value={receipt} />
        <input type="hidden" name={lastEventField} value={lastEvent} />
        <p className="text-ink-2">{t("request.deposit.strikeOut.hint")}</p>
        <TextArea
          name="depositReason"
          label={t("request.deposit.reason")}
          defaultValue={refused?.entered.depositReason ?? ""}
          error={refused?.errors.depositReason}
          autoFocus={refused?.errors.depositReason !== undefined}
          rows={2}
        />
        <button type="submit" className={buttonClass("quiet", "w-full sm:w-auto sm:justify-self-start")}>
          {t("request.deposit.strikeOut.submit", amount)}
        </button>
      </form>
    </details>
  );
}
