import type { Day } from "#app/domain/days.ts";
import { zeroCents } from "#app/domain/money.ts";
import { formatEurosForInput, parseEuros } from "#app/domain/money-input.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { TextField } from "#app/ui/Field.tsx";
import { clientIsNotified, receivedDeposit, withReceipt } from "#quotes/deposit/receipts.ts";
import type { DepositFacts } from "#quotes/facts/deposit.ts";
import { type QuoteFacts, quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { DoneMessage, formAction } from "#quotes/pages/parts.tsx";
import { depositRange } from "#quotes/terms/quote-days.ts";
import type { RequestRefused } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";
import { Receipts } from "./Receipts.tsx";
import { lastEventField } from "./steps.ts";

type Props = {
  readonly version: QuoteVersion;
  readonly facts: QuoteFacts;
  /** Of the view. */
  readonly lastEvent: string;
  readonly refused: RequestRefused | undefined;
};

/** What the deposit of an accepted quote is, to be found on the account, and what arrived of it when: each receipt. */
export function DepositReceived({ today, ...props }: Props & { today: Day }) {
  const { version, facts, refused } = props;
  const { quote, deposit, tax } = facts;
  const { t } = useLanguage();
  if (deposit === null) return null;
  const { asked, arrived, rest, excess } = deposit;
  return (
    <div id={anchors.deposit} className="scroll-mt-6">
      <p className="tabular mt-4 font-semibold">
        {t("request.deposit.amount", { amount: asked, tax, number: quote.number })}
      </p>
      <VatOf split={deposit.askedSplit} />
      {rest !== null && <Until deposit={deposit} />}
      {deposit.receivedOn !== null && rest !== null && (
        <>
          <p className="tabular mt-2 font-semibold text-danger">
            {t("request.deposit.rest", { arrived, rest })}
          </p>
          <VatOf split={deposit.arrivedSplit} />
        </>
      )}
      {excess !== null && (
        <p className="tabular mt-2 font-semibold text-danger">
          {t("request.deposit.excess", { arrived, excess })}
        </p>
      )}
      <DoneMessage id={anchors.receiptStruckOut} className="my-4">
        {t("request.deposit.struckOut")}
      </DoneMessage>
      <Receipts facts={facts} lastEvent={props.lastEvent} refused={refused} />
      {refused?.confirming === true ? (
        <Confirm
          day={refused.entered.depositReceivedOn ?? ""}
          entered={refused.entered.depositReceivedAmount ?? ""}
          version={version}
          before={deposit}
          lastEvent={props.lastEvent}
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
          lastEvent={props.lastEvent}
          refused={refused}
          range={depositRange(quote.issuedOn, today)}
        >
          <TextField
            name="depositReceivedAmount"
            inputMode="decimal"
            label={t("request.deposit.received")}
            hint={t("request.deposit.received.hint")}
            defaultValue={
              refused?.entered.depositReceivedAmount ??
              (rest === null ? "" : formatEurosForInput(receivedDeposit(version).rest))
            }
            error={refused?.errors.depositReceivedAmount}
            autoFocus={refused?.errors.depositReceivedAmount !== undefined}
          />
        </DayForm>
      )}
    </div>
  );
}

/** An amount before tax and its VAT, as its invoice has them. Nothing where there is none. */
function VatOf({ split }: { split: DepositFacts["askedSplit"] }) {
  const { t } = useLanguage();
  return split && <p className="tabular">{t("request.deposit.split", split)}</p>;
}

/** When the client has to pay it, or that the last day is over. Nothing where its invoice says it. */
function Until({ deposit: { from, until, due, overdue } }: { deposit: DepositFacts }) {
  const { t } = useLanguage();
  if (from === null) return null;
  if (until === null) return due ? null : <p>{t("request.deposit.from", { date: from })}</p>;
  if (overdue)
    return <p className="font-semibold text-danger">{t("request.deposit.overdue", { date: until })}</p>;
  return (
    <p>
      {due
        ? t("request.deposit.until", { date: until })
        : t("request.deposit.between", { date: from, until })}
    </p>
  );
}

/** The second press, because the client is mailed at once: says what has arrived then and what remains, and whether they are mailed. */
function Confirm(props: {
  day: Day;
  entered: string;
  version: QuoteVersion;
  before: DepositFacts;
  lastEvent: string;
}) {
  const { version, before, day } = props;
  const { locale, t } = useLanguage();
  const receipt = { receivedOn: day, amount: parseEuros(props.entered) ?? zeroCents };
  const { deposit, tax } = quoteFacts(withReceipt(version, receipt), { locale, t }, { today: day });
  const last = deposit?.receipts.at(-1);
  if (deposit === null || last === undefined) return null;
  const { arrived, rest, excess, notBefore } = deposit;
  return (
    <form method="post" action={formAction} noValidate className="mt-4 border-accent border-l-4 pl-5">
      <input type="hidden" name="step" value="deposit-confirm" />
      <input type="hidden" name="depositReceivedOn" value={day} />
      <input type="hidden" name="depositReceivedAmount" value={props.entered} />
      <input type="hidden" name={lastEventField} value={props.lastEvent} />
      <h4 className="font-semibold font-text">{t("request.deposit.confirm.title")}</h4>
      <p className="tabular mt-1 max-w-[38em]">
        {t("request.deposit.confirm.text", {
          date: last.date,
          amount: last.amount,
          tax,
          number: version.quote.number,
        })}{" "}
        {before.receivedOn !== null && (
          <>
            {t("request.deposit.confirm.total", {
              recorded: before.arrived,
              total: arrived,
            })}{" "}
          </>
        )}
        {rest !== null
          ? t("request.deposit.confirm.rest", { rest })
          : excess !== null
            ? t("request.deposit.confirm.excess", { excess })
            : t("request.deposit.confirm.complete")}{" "}
        {t(`request.deposit.confirm.${clientIsNotified(version) ? "mailed" : "notMailed"}`)}
      </p>
      {notBefore !== null && (
        <p className="mt-4 max-w-[38em] font-semibold text-danger">
          {t("request.deposit.confirm.early", { from: notBefore })}
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
