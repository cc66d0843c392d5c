import { dayAt } from "#app/domain/days.ts";
import { zeroCents } from "#app/domain/money.ts";
import { formatEurosForInput } from "#app/domain/money-input.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { timeZone } from "#content/place.ts";
import { asksForEarlyStart } from "#quotes/acceptance/statement.ts";
import { DoneMessage, Fold } from "#quotes/pages/parts.tsx";
import { refundRange } from "#quotes/terms/quote-days.ts";
import { refundOf } from "#quotes/withdrawal/refund.ts";
import { anchorOf, anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { Receipts } from "./Receipts.tsx";
import { refusedField, type VersionForms } from "./refused-form.ts";

/** What was just done, each at its own address. */
const done = [
  [anchors.refundSaved, "request.refund.saved"],
  [anchors.depositSaved, "request.deposit.saved"],
  [anchors.receiptStruckOut, "request.deposit.struckOut"],
  [anchors.refundStruckOut, "request.refund.struckOut"],
] as const;

/** What a withdrawal leaves to do: what arrived of the deposit goes back, also what arrives later, until each refund is recorded. */
export function Refund(props: VersionForms) {
  const { version, facts, today, lastEvent } = props;
  const { t } = useLanguage();
  const { refund, refunded, kept, earlyWorkText, quote, tax } = facts;
  const { id: quoteId, withdrawn } = version;
  const early = Number(asksForEarlyStart(version.acceptedBy));
  if (withdrawn === null) return null;
  if (facts.deposit === null) return <p className="mt-2">{earlyWorkText}</p>;
  const refused = props.refused?.entered.quoteId === quoteId ? props.refused : undefined;
  const isReceipt = refused?.confirming === true || refused?.entered.depositReceivedOn !== undefined;
  const place = (anchor: string) => anchorOf(anchor, quote.version);
  return (
    <div id={place(anchors.refund)} className="mt-2 scroll-mt-6">
      {refunded !== null && <p className="font-semibold">{t("request.withdrawal.refunded", refunded)}</p>}
      {refund !== null && <p className="font-semibold">{t("request.withdrawal.refund", refund)}</p>}
      {kept !== null && <p className="font-semibold">{t("request.withdrawal.kept", kept)}</p>}
      {refund === null && refunded === null && kept === null && (
        <p className="font-semibold">{t("request.withdrawal.unpaid")}</p>
      )}
      <p className="mt-2">{earlyWorkText}</p>
      {done.map(([anchor, text]) => (
        <DoneMessage key={anchor} id={place(anchor)} className="my-4">
          {t(text)}
        </DoneMessage>
      ))}
      {(["deposit", "refund"] as const).map((of) => (
        <Receipts key={of} {...{ of, facts, quoteId, lastEvent, refused }} />
      ))}
      {refund !== null && (
        <DayForm
          step="refund"
          name="refundedOn"
          fieldId={place("refundedOn")}
          label={t("request.refund.label")}
          hint={t("request.refund.hint")}
          saved={null}
          submit={t("request.refund.save")}
          day={today}
          quoteId={quoteId}
          lastEvent={lastEvent}
          refused={refused}
          range={refundRange(dayAt(Date.parse(withdrawn.at), timeZone), today)}
        >
          <TextField
            {...refusedField(
              refused,
              "refundedAmount",
              formatEurosForInput(refundOf(version)?.cents ?? zeroCents),
            )}
            id={place("refundedAmount")}
            inputMode="decimal"
            label={t("request.refund.amount", { tax })}
            hint={t("request.refund.amount.hint", { early })}
          />
        </DayForm>
      )}
      <Fold className="mt-2" open={isReceipt} label={t("request.deposit.late")}>
        <ReceiptForm {...{ version, facts, today, quoteId, lastEvent, refused }} />
      </Fold>
    </div>
  );
}
