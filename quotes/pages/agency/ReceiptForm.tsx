import { formatEurosForInput } from "#app/domain/money-input.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { depositRange } from "#quotes/terms/quote-days.ts";
import { anchorOf } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";
import { DepositReview } from "./DepositReview.tsx";
import { refusedField, type VersionForms } from "./refused-form.ts";

/** Records a transfer of a deposit. `quoteId`: of a quote that was withdrawn from, to which it goes back. */
export function ReceiptForm(props: VersionForms & { quoteId?: string }) {
  const { version, facts, today, quoteId, refused } = props;
  const { quote, deposit } = facts;
  const { t } = useLanguage();
  if (deposit === null) return null;
  const { rest } = deposit;
  /** Another version may have such a form too. */
  const idOf = (place: string) => (quoteId === undefined ? place : anchorOf(place, quote.version));
  return refused?.confirming === true ? (
    <DepositReview
      day={refused.entered.depositReceivedOn ?? ""}
      entered={refused.entered.depositReceivedAmount ?? ""}
      version={version}
      before={deposit}
      quoteId={quoteId}
      lastEvent={props.lastEvent}
    />
  ) : (
    <DayForm
      step="deposit"
      name="depositReceivedOn"
      fieldId={idOf("depositReceivedOn")}
      label={t("request.deposit.label")}
      hint={
        quoteId === undefined
          ? t("request.deposit.hint", { invoice: Number(quote.account !== null) })
          : t("request.deposit.late.hint")
      }
      saved={null}
      quoteId={quoteId}
      submit={t("request.deposit.save")}
      day={null}
      lastEvent={props.lastEvent}
      refused={refused}
      range={depositRange(quote.issuedOn, today)}
    >
      <TextField
        {...refusedField(
          refused,
          "depositReceivedAmount",
          quoteId !== undefined || rest === null ? "" : formatEurosForInput(receivedDeposit(version).rest),
        )}
        id={idOf("depositReceivedAmount")}
        inputMode="decimal"
        label={t("request.deposit.received", { tax: facts.tax })}
        hint={t(
          quoteId === undefined && rest !== null
            ? "request.deposit.received.hint"
            : "request.deposit.late.received.hint",
        )}
      />
    </DayForm>
  );
}
