import type { Day } from "#app/domain/days.ts";
import { zeroCents } from "#app/domain/money.ts";
import { parseEuros } from "#app/domain/money-input.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { clientIsNotified, withReceipt } from "#quotes/deposit/receipts.ts";
import type { DepositFacts } from "#quotes/facts/deposit.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";
import { PageLink, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { anchorOf, anchors } from "./anchors.ts";
import { lastEventField } from "./steps.ts";

/** The second press, because the client is mailed at once: says what has arrived then and what remains, and whether they are mailed. */
export function DepositReview(props: {
  day: Day;
  entered: string;
  version: QuoteVersion;
  before: DepositFacts;
  /** The quote's ID, if it was withdrawn from. */
  quoteId: string | undefined;
  lastEvent: string;
}) {
  const { version, before, day, quoteId } = props;
  const { locale, t } = useLanguage();
  const receipt = { receivedOn: day, amount: parseEuros(props.entered) ?? zeroCents };
  const { deposit, tax } = quoteFacts(withReceipt(version, receipt), { locale, t }, { today: day });
  const last = deposit?.receipts.at(-1);
  if (deposit === null || last === undefined) return null;
  const { arrived, rest, excess, notBefore } = deposit;
  return (
    <PostForm
      values={{
        step: "deposit-confirm",
        depositReceivedOn: day,
        depositReceivedAmount: props.entered,
        [lastEventField]: props.lastEvent,
        quoteId,
      }}
      noValidate
      className="mt-4 border-accent border-l-4 pl-5"
    >
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
              tax,
            })}{" "}
          </>
        )}
        {quoteId !== undefined ? (
          t("request.deposit.confirm.withdrawn")
        ) : (
          <>
            {rest !== null
              ? t("request.deposit.confirm.rest", { rest, tax })
              : excess !== null
                ? t("request.deposit.confirm.excess", { excess, tax })
                : t("request.deposit.confirm.complete")}{" "}
            {t(`request.deposit.confirm.${clientIsNotified(version) ? "mailed" : "notMailed"}`)}
          </>
        )}
      </p>
      {notBefore !== null && quoteId === undefined && (
        <p className="mt-4 max-w-[38em] font-semibold text-danger">
          {t("request.deposit.confirm.early", { from: notBefore })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {/* The page is the answer to the first press, and this is the second. */}
        <SubmitButton autoFocus look="primary">
          {t("request.deposit.confirm.submit")}
        </SubmitButton>
        <PageLink
          href={`./#${quoteId === undefined ? anchors.deposit : anchorOf(anchors.refund, version.quote.version)}`}
        >
          {t("request.deposit.confirm.back")}
        </PageLink>
      </div>
    </PostForm>
  );
}
