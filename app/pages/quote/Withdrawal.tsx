import { Column } from "#app/follow-up/Column.tsx";
import { DirectLines } from "#app/follow-up/DirectLines.tsx";
import type { ClientView } from "#app/follow-up/operations.ts";
import { Refusal } from "#app/forms/Refusal.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { BackToQuote } from "./BackToQuote.tsx";
import { Withdraw } from "./Withdraw.tsx";
import { Withdrawn } from "./Withdrawn.tsx";
import type { WithdrawActionData } from "./withdraw.action.server.ts";

/** The page of the withdrawal: the statement during its period, the acknowledgement once it is confirmed. */
export function Withdrawal(props: { view: ClientView; actionData: WithdrawActionData | undefined }) {
  const { view, actionData } = props;
  const { version } = view;
  const { withdrawal, withdrawn } = version;
  return (
    <Column>
      <p className="tabular text-ink-2 text-lead">{version.quote.number}</p>
      {withdrawn !== null ? (
        <Withdrawn version={version} withdrawn={withdrawn} />
      ) : withdrawal?.open === true ? (
        <Withdraw view={view} until={withdrawal.until} actionData={actionData} />
      ) : (
        <Closed until={withdrawal?.until ?? null} refused={actionData?.kind === "refused"} />
      )}
    </Column>
  );
}

/** `until`: the last day of a period that has ended; null if there was none. `refused`: a statement came too late. */
function Closed({ until, refused }: { until: string | null; refused: boolean }) {
  const { locale, t } = useLanguage();
  return (
    <>
      <h1 className="mt-3 text-title">
        {t(until === null ? "clientQuote.withdraw.none.title" : "clientQuote.withdraw.over.title")}
      </h1>
      {refused && (
        <Refusal focused className="mt-6">
          {t("clientQuote.withdraw.refused")}
        </Refusal>
      )}
      <p className="mt-5 max-w-[34em] text-lead">
        {until === null
          ? t("clientQuote.withdraw.none.text")
          : t("clientQuote.withdraw.over.text", { date: formatDay(until, locale) })}
      </p>
      <DirectLines />
      <BackToQuote>{t("clientQuote.withdraw.done.back")}</BackToQuote>
    </>
  );
}
