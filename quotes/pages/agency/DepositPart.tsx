import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { daysUntilLate } from "#quotes/deposit/days.ts";
import type { DepositFacts } from "#quotes/facts/deposit.ts";
import { DoneMessage, Fold } from "#quotes/pages/parts.tsx";
import { anchors } from "./anchors.ts";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { Receipts } from "./Receipts.tsx";
import type { VersionForms } from "./refused-form.ts";

/** What the deposit of an accepted quote is, to be found on the account, and what arrived of it when: each receipt. */
export function DepositPart(props: VersionForms) {
  const { facts, refused } = props;
  const { quote, deposit, tax } = facts;
  const { t } = useLanguage();
  if (deposit === null) return null;
  const { asked, arrived, rest, excess } = deposit;
  // What was entered is shown again.
  const isOpen = refused?.confirming === true || refused?.entered.depositReceivedOn !== undefined;
  const form = <ReceiptForm {...props} />;
  return (
    <div id={anchors.deposit} className="scroll-mt-6">
      <p className="tabular mt-4 font-semibold">
        {t("request.deposit.amount", { amount: asked, tax, number: quote.number })}
      </p>
      <VatOf split={deposit.askedSplit} of="asked" />
      {rest !== null && <Until deposit={deposit} />}
      {deposit.receivedOn !== null && rest !== null && (
        <>
          <p className="tabular mt-2 font-semibold text-danger">
            {t("request.deposit.rest", { arrived, rest, tax })}
          </p>
          <VatOf split={deposit.arrivedSplit} of="received" />
        </>
      )}
      {deposit.receivedOn !== null && rest === null && excess === null && (
        <p className="tabular mt-2 font-semibold">
          {t("request.deposit.complete", { arrived, tax, date: deposit.receivedOn })}
        </p>
      )}
      {excess !== null && (
        <>
          <p className="tabular mt-2 font-semibold text-danger">
            {t("request.deposit.excess", { arrived, excess, tax })}
          </p>
          <VatOf split={deposit.arrivedSplit} of="received" />
        </>
      )}
      <DoneMessage id={anchors.receiptStruckOut} className="my-4">
        {t("request.deposit.struckOut")}
      </DoneMessage>
      <DoneMessage id={anchors.depositSaved} className="my-4">
        {t("request.deposit.saved")}
      </DoneMessage>
      <Receipts of="deposit" facts={facts} lastEvent={props.lastEvent} refused={refused} />
      {rest !== null || isOpen ? (
        form
      ) : (
        <Fold className="mt-2" label={t("request.deposit.add")}>
          {form}
        </Fold>
      )}
    </div>
  );
}

/** An amount before tax and its VAT, as its invoice has them. Nothing where there is none. */
function VatOf({ split, of }: { split: DepositFacts["askedSplit"]; of: "asked" | "received" }) {
  const { t } = useLanguage();
  return (
    split && (
      <p className="tabular">
        {t(of === "asked" ? "request.deposit.split" : "request.deposit.split.received", split)}
      </p>
    )
  );
}

/** When the client has to pay it, or that the last day is over. Nothing where its invoice says it. */
function Until({ deposit: { from, until, mayBePaid, overdue } }: { deposit: DepositFacts }) {
  const { t } = useLanguage();
  if (from === null) return null;
  if (until === null) return mayBePaid ? null : <p>{t("request.deposit.from", { date: from })}</p>;
  if (overdue)
    return (
      <p className="font-semibold text-danger">
        {t("request.deposit.overdue", { date: until, days: daysUntilLate })}
      </p>
    );
  return (
    <p>
      {mayBePaid
        ? t("request.deposit.until", { date: until })
        : t("request.deposit.between", { date: from, until })}
    </p>
  );
}
