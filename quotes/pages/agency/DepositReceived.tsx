import type { Day } from "#app/domain/days.ts";
import { type Cents, zeroCents } from "#app/domain/money.ts";
import { formatEurosForInput, parseEuros } from "#app/domain/money-input.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { ChoiceField, TextArea, TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import {
  addedDeposit,
  depositRest,
  depositRestAfter,
  isDepositNews,
  receivedDepositAmount,
} from "#quotes/deposit/order-parts.ts";
import { taxLabel } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { type TaxedAmount, taxedDeposit, taxedPaymentOf } from "#quotes/terms/confirmed-quote.ts";
import { depositRange } from "#quotes/terms/quote-days.ts";
import type { RequestRefused } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";
import { tooEarlyBefore } from "./early-deposit.ts";
import { DoneMessage } from "./Frame.tsx";
import { lastEventField } from "./steps.ts";

type Props = {
  readonly version: QuoteVersion;
  /** Of the view. */
  readonly lastEvent: string;
  readonly refused: RequestRefused | undefined;
};

/** What the deposit of an accepted quote is, to be found on the account, when it arrived, and how much. */
export function DepositReceived({ today, ...props }: Props & { today: Day }) {
  const { version, lastEvent, refused } = props;
  const { quote } = version;
  const { locale, t } = useLanguage();
  const deposit = taxedDeposit(quote);
  if (deposit === undefined) return null;
  const money = (amount: Cents) => exactMoney(amount, locale);
  const arrived = receivedDepositAmount(version);
  const rest = depositRest(version);
  // Of a deposit whose amount was not recorded, none is assumed.
  const recorded = version.depositReceivedOn === null ? deposit.gross : version.depositReceivedAmount;
  const proposed = recorded === null ? "" : formatEurosForInput(recorded);
  const amount = { amount: money(deposit.gross), tax: taxLabel(quote, t), number: quote.number };
  return (
    <div id={anchors.deposit} className="scroll-mt-6">
      <p className="tabular mt-4 font-semibold">{t("request.deposit.amount", amount)}</p>
      <VatOf {...deposit} />
      {rest > 0 && version.deposit !== null && <Until {...version.deposit} />}
      {version.depositReceivedOn !== null && rest > 0 && (
        <>
          <p className="tabular mt-2 font-semibold text-danger">
            {t("request.deposit.rest", { arrived: money(arrived), rest: money(rest) })}
          </p>
          <VatOf {...taxedPaymentOf(arrived, quote.vatPerMille)} />
        </>
      )}
      <DoneMessage id={anchors.depositCancelled}>{t("request.deposit.cancelled")}</DoneMessage>
      {refused?.confirming === true ? (
        <Confirm
          day={refused.entered.depositReceivedOn ?? ""}
          entered={refused.entered.depositReceivedAmount ?? ""}
          error={refused.errors.depositMode}
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
          day={version.depositReceivedOn}
          lastEvent={lastEvent}
          refused={refused}
          range={depositRange(quote.issuedOn, today)}
        >
          <TextField
            name="depositReceivedAmount"
            inputMode="decimal"
            label={t("request.deposit.received")}
            hint={
              version.depositReceivedOn === null
                ? t("request.deposit.received.hint")
                : t("request.deposit.received.hint.more", { arrived: money(arrived) })
            }
            defaultValue={refused?.entered.depositReceivedAmount ?? proposed}
            error={refused?.errors.depositReceivedAmount}
          />
        </DayForm>
      )}
      {version.depositReceivedOn !== null && <Cancel lastEvent={lastEvent} refused={refused} />}
    </div>
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

/**
 * The second press, because the client is mailed at once and an amount that was recorded is replaced: says what was recorded, what
 * it becomes and what remains. An amount that may be one transfer more has to be chosen as that or as the whole: nothing is
 * chosen beforehand.
 */
function Confirm(props: {
  day: Day;
  entered: string;
  error: string | undefined;
  version: QuoteVersion;
  lastEvent: string;
}) {
  const { version } = props;
  const { locale, t } = useLanguage();
  const amount = parseEuros(props.entered) ?? zeroCents;
  const recorded = receivedDepositAmount(version);
  const added = addedDeposit(version, amount);
  const tooEarly = tooEarlyBefore(version, props.day);
  const shown = {
    date: formatDay(props.day, locale),
    amount: exactMoney(amount, locale),
    tax: taxLabel(version.quote, t),
    number: version.quote.number,
    recorded: exactMoney(recorded, locale),
  };
  /** What remains once so much has arrived in all, and whether the client is told. */
  const after = (arrived: Cents) => {
    const rest = depositRestAfter(version, arrived);
    return [
      rest === 0
        ? t("request.deposit.confirm.complete")
        : t("request.deposit.confirm.rest", { rest: exactMoney(rest, locale) }),
      t(`request.deposit.confirm.${isDepositNews(version, arrived) ? "mailed" : "notMailed"}`),
    ].join(" ");
  };
  return (
    <form
      method="post"
      action={`#${anchors.deposit}`}
      noValidate
      className="mt-4 border-accent border-l-4 pl-5"
    >
      <input type="hidden" name="step" value="deposit-confirm" />
      <input type="hidden" name="depositReceivedOn" value={props.day} />
      <input type="hidden" name="depositReceivedAmount" value={props.entered} />
      <input type="hidden" name={lastEventField} value={props.lastEvent} />
      <h4 className="font-semibold font-text">{t("request.deposit.confirm.title")}</h4>
      {added === null ? (
        <p className="tabular mt-1 max-w-[38em]">
          {t("request.deposit.confirm.text", shown)}{" "}
          {version.depositReceivedOn !== null && t("request.deposit.confirm.before", shown)} {after(amount)}
        </p>
      ) : (
        <>
          <p className="tabular mt-1 mb-4 max-w-[38em]">{t("request.deposit.confirm.more", shown)}</p>
          <ChoiceField
            name="depositMode"
            label={t("request.deposit.confirm.choose")}
            error={props.error}
            defaultValue=""
            choices={[
              {
                value: "add",
                label: `${t("request.deposit.confirm.add", { ...shown, total: exactMoney(added, locale) })} ${after(added)}`,
              },
              {
                value: "replace",
                label: `${t("request.deposit.confirm.replace", shown)} ${after(amount)}`,
              },
            ]}
          />
        </>
      )}
      {tooEarly !== null && (
        <p className="mt-4 max-w-[38em] font-semibold text-danger">
          {t("request.deposit.confirm.early", { from: formatDay(tooEarly, locale) })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* biome-ignore lint/a11y/noAutofocus: the page is the answer to the first press, and this is the second */}
        <button type="submit" autoFocus={added === null} className={buttonClass("primary", "max-sm:w-full")}>
          {t("request.deposit.confirm.submit")}
        </button>
        <a href={`./#${anchors.deposit}`} className="underlined inline-flex min-h-11 items-center">
          {t("request.deposit.confirm.back")}
        </a>
      </div>
    </form>
  );
}

/** Takes the deposit back, with a reason: it was another client's, or a typing error. */
function Cancel({ lastEvent, refused }: Omit<Props, "version">) {
  const { t } = useLanguage();
  const error = refused?.errors.depositReason;
  return (
    <details className="fold mt-4" open={error !== undefined}>
      <summary className="flex min-h-11 items-center gap-3 py-2">
        {t("request.deposit.cancel")}
        <Icon name="chevron-down" />
      </summary>
      <form method="post" action={`#${anchors.deposit}`} className="mt-2 grid max-w-[38em] gap-4">
        <input type="hidden" name="step" value="deposit-cancel" />
        <input type="hidden" name={lastEventField} value={lastEvent} />
        <p className="text-ink-2">{t("request.deposit.cancel.hint")}</p>
        <TextArea
          name="depositReason"
          label={t("request.deposit.reason")}
          defaultValue={refused?.entered.depositReason ?? ""}
          error={error}
          rows={2}
        />
        <button type="submit" className={buttonClass("quiet", "w-full sm:w-auto sm:justify-self-start")}>
          {t("request.deposit.cancel.submit")}
        </button>
      </form>
    </details>
  );
}
