import type { ClientView } from "#app/follow-up/operations.ts";
import { Refusal } from "#app/forms/Refusal.tsx";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { identity } from "#content/identity.ts";
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
    <div className="mx-auto w-[min(100%-2*var(--gutter),var(--container-column))] pt-8 pb-24">
      <p className="tabular text-accent-ink text-lead">{version.quote.number}</p>
      {withdrawn !== null ? (
        <Withdrawn version={version} withdrawn={withdrawn} />
      ) : withdrawal?.open === true ? (
        <Withdraw view={view} until={withdrawal.until} actionData={actionData} />
      ) : (
        <Closed until={withdrawal?.until ?? null} refused={actionData?.kind === "refused"} />
      )}
    </div>
  );
}

/** `until`: the last day of a period that has ended; null if there was none. `refused`: a statement came too late. */
function Closed({ until, refused }: { until: string | null; refused: boolean }) {
  const { locale, t } = useLanguage();
  const { phone, emails } = identity;
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
      <p className="mt-4 flex flex-wrap gap-x-8">
        <a href={phoneLink} className="tabular underlined inline-flex min-h-11 items-center">
          {phone.display}
        </a>
        <a href={mailLink(emails.projects)} className="underlined inline-flex min-h-11 items-center">
          {emails.projects}
        </a>
      </p>
      <BackToQuote>{t("clientQuote.withdraw.done.back")}</BackToQuote>
    </>
  );
}
