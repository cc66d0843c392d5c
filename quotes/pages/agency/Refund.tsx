import { type Day, dayAt } from "#app/domain/days.ts";
import { zeroCents } from "#app/domain/money.ts";
import { formatEurosForInput } from "#app/domain/money-input.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { timeZone } from "#content/place.ts";
import { asksForEarlyStart } from "#quotes/acceptance/statement.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { DoneMessage } from "#quotes/pages/parts.tsx";
import { refundRange } from "#quotes/terms/quote-days.ts";
import { refundOf } from "#quotes/withdrawal/refund.ts";
import { anchorOf, anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { Receipts } from "./Receipts.tsx";
import { type RequestRefused, refusedField } from "./refused-form.ts";

/** What a withdrawal leaves to do: what arrived of the deposit goes back, also what arrives later, until each refund is recorded. */
export function Refund(props: {
  version: QuoteVersion;
  facts: QuoteFacts;
  today: Day;
  lastEvent: string;
  refused: RequestRefused | undefined;
}) {
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
      <DoneMessage id={place(anchors.refundSaved)} className="my-4">
        {t("request.refund.saved")}
      </DoneMessage>
      <DoneMessage id={place(anchors.depositSaved)} className="my-4">
        {t("request.deposit.saved")}
      </DoneMessage>
      <DoneMessage id={place(anchors.receiptStruckOut)} className="my-4">
        {t("request.deposit.struckOut")}
      </DoneMessage>
      <DoneMessage id={place(anchors.refundStruckOut)} className="my-4">
        {t("request.refund.struckOut")}
      </DoneMessage>
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
      <details className="fold mt-2" open={isReceipt}>
        <summary className="flex min-h-11 items-center gap-3 py-2">
          {t("request.deposit.late")}
          <Icon name="chevron-down" />
        </summary>
        <ReceiptForm {...{ version, facts, today, quoteId, lastEvent, refused }} />
      </details>
    </div>
  );
}
