import { taxedDeposit } from "#app/domain/confirmed-quote.ts";
import type { Day } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import { depositRange } from "#app/domain/quote-days.ts";
import type { QuoteVersion } from "#app/follow-up/operations.ts";
import { taxWord } from "#app/follow-up/payment-rows.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { RequestRefused } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";

/** What the deposit of an accepted quote is, to be found on the account, and when it arrived. */
export function DepositReceived(props: {
  version: QuoteVersion;
  today: Day;
  refused: RequestRefused | undefined;
}) {
  const { version, today, refused } = props;
  const { quote } = version;
  const { locale, t } = useLanguage();
  const deposit = taxedDeposit(quote);
  if (deposit === undefined) return null;
  const money = (amount: Cents) => exactMoney(amount, locale);
  return (
    <>
      <p className="tabular mt-4 font-semibold">
        {t("request.deposit.amount", {
          amount: money(deposit.gross),
          tax: taxWord(quote, t),
          number: quote.number,
        })}
      </p>
      {deposit.vat > 0 && (
        <p className="tabular">
          {t("request.deposit.split", { net: money(deposit.net), vat: money(deposit.vat) })}
        </p>
      )}
      <DayForm
        step="deposit"
        name="depositReceivedOn"
        label={t("request.deposit.label")}
        hint={t("request.deposit.hint")}
        saved={{ id: anchors.depositSaved, text: t("request.deposit.saved") }}
        submit={t("request.deposit.save")}
        day={version.depositReceivedOn}
        refused={refused}
        range={depositRange(quote.issuedOn, today)}
      />
    </>
  );
}
