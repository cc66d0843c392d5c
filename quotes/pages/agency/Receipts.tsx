import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { TextArea } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { formAction } from "#quotes/pages/parts.tsx";
import type { RequestRefused } from "./action.server.ts";
import { lastEventField } from "./steps.ts";

type Props = {
  readonly facts: QuoteFacts;
  /** Of a quote that was withdrawn from. */
  readonly quoteId?: string;
  /** Of the view. */
  readonly lastEvent: string;
  readonly refused: RequestRefused | undefined;
};

/** Each receipt of a deposit, with a form that strikes it out; those that were struck out stay, without one. */
export function Receipts({ facts: { deposit, tax }, ...form }: Props) {
  const { t } = useLanguage();
  if (deposit === null || deposit.receipts.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 font-semibold font-text">{t("request.deposit.receipts")}</h4>
      <ul>
        {deposit.receipts.map(({ receivedOn, amount, date, recordedAt, struckOut, refunded }, index) => (
          <li key={recordedAt + receivedOn} className="tabular border-line border-t py-2">
            {refunded !== null ? (
              t("request.deposit.receipt.refunded", { amount, tax, date, refunded })
            ) : struckOut === null ? (
              <>
                {t("request.deposit.receipt", { amount, tax, date })}
                <StrikeOut receipt={index} amount={{ amount, tax }} {...form} />
              </>
            ) : (
              <>
                <del className="text-ink-2">
                  {t("request.deposit.receipt.struckOut", { amount, tax, date })}
                </del>
                <p dir="auto" className="whitespace-pre-line">
                  {struckOut.reason}
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Strikes a receipt out, with a reason: it was another client's, or a typing error. */
function StrikeOut(props: {
  receipt: number;
  amount: { readonly amount: string; readonly tax: string };
  quoteId?: string;
  lastEvent: string;
  refused: RequestRefused | undefined;
}) {
  const { receipt, amount, quoteId, lastEvent } = props;
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
        {quoteId !== undefined && <input type="hidden" name="quoteId" value={quoteId} />}
        <p className="text-ink-2">
          {t(
            quoteId === undefined
              ? "request.deposit.strikeOut.hint"
              : "request.deposit.strikeOut.hint.withdrawn",
          )}
        </p>
        <TextArea
          name="depositReason"
          id={`depositReason-${quoteId ?? ""}${receipt}`}
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
