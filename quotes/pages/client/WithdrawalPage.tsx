import { RefusalMessage } from "#app/forms/RefusalMessage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { identity } from "#content/identity.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { ClientView, QuoteVersion } from "#quotes/operations.ts";
import { DirectLines } from "#quotes/pages/DirectLines.tsx";
import { BackLink, Column } from "#quotes/pages/parts.tsx";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import { withdrawalAnchor } from "./anchors.ts";
import { WithdrawalAcknowledgement } from "./WithdrawalAcknowledgement.tsx";
import { WithdrawalForm } from "./WithdrawalForm.tsx";
import { WithdrawalReview } from "./WithdrawalReview.tsx";
import type { WithdrawActionData } from "./withdraw.action.server.ts";

/** The page of the withdrawal: during its period the statement, then what confirms it; the acknowledgement afterwards. */
export function WithdrawalPage(props: { view: ClientView; actionData: WithdrawActionData | undefined }) {
  const { view, actionData } = props;
  const { locale, t } = useLanguage();
  const { version } = view;
  const facts = quoteFacts(version, { locale, t });
  // Else what was acknowledged before is what the page's address was mailed for.
  const own = facts.withdrawal !== null || version.withdrawn !== null || view.withdrawnBefore.length === 0;
  const open = facts.withdrawal?.open === true;
  return (
    <Column>
      {own && <p className="tabular text-ink-2 text-lead">{version.quote.number}</p>}
      {version.withdrawn !== null ? (
        <WithdrawalAcknowledgement withdrawn={version.withdrawn} facts={facts} />
      ) : open && actionData?.kind === "confirming" ? (
        <WithdrawalReview view={view} actionData={actionData} />
      ) : open ? (
        <WithdrawalForm view={view} facts={facts} actionData={actionData} />
      ) : own ? (
        <Closed
          version={version}
          until={facts.withdrawal?.until ?? null}
          refused={actionData?.kind === "refused"}
        />
      ) : null}
      {view.withdrawnBefore.map((earlier, index) => (
        <WithdrawnBefore key={earlier.id} version={earlier} first={!own && index === 0} />
      ))}
    </Column>
  );
}

/** The acknowledgement of an earlier version. `first`: nothing stands before it. */
function WithdrawnBefore({ version, first }: { version: QuoteVersion; first: boolean }) {
  const { locale, t } = useLanguage();
  if (version.withdrawn === null) return null;
  return (
    <div id={withdrawalAnchor(version.quote.version)} className={`scroll-mt-6 ${first ? "" : "mt-16"}`}>
      <p className="tabular text-ink-2 text-lead">{version.quote.number}</p>
      <WithdrawalAcknowledgement
        withdrawn={version.withdrawn}
        facts={quoteFacts(version, { locale, t })}
        {...(!first && { version: version.quote.version })}
      />
    </div>
  );
}

/** `until`: the last day of a period that has ended; null if there was none. `refused`: a statement came too late. */
function Closed(props: { version: QuoteVersion; until: string | null; refused: boolean }) {
  const { version, until, refused } = props;
  const { t } = useLanguage();
  return (
    <>
      <h1 className="mt-3 text-title">
        {t(until === null ? noRightTitle(version) : "clientQuote.withdraw.over.title")}
      </h1>
      {refused && (
        <RefusalMessage focused className="mt-6">
          {t("clientQuote.withdraw.refused")}
        </RefusalMessage>
      )}
      {until === null ? (
        <NoRight version={version} />
      ) : (
        <p className="mt-5 max-w-[34em] text-lead">{t("clientQuote.withdraw.over.text", { date: until })}</p>
      )}
      <DirectLines />
      <BackLink>{t("clientQuote.withdraw.done.back")}</BackLink>
    </>
  );
}

const noRightTitle = ({ state, quote }: QuoteVersion) =>
  state === "waiting" && quote.canWithdraw
    ? "clientQuote.withdraw.none.title.waiting"
    : "clientQuote.withdraw.none.title";

/** Why there is nothing to withdraw from: no contract, or what the agency answered about this one. */
function NoRight({ version: { state, quote } }: { version: QuoteVersion }) {
  const { t } = useLanguage();
  if (state !== "accepted")
    return (
      <p className="mt-5 max-w-[34em] text-lead">
        {t("clientQuote.withdraw.none.noContract")}
        {state === "waiting" && quote.canWithdraw && <> {t("clientQuote.withdraw.none.later")}</>}{" "}
        {t("clientQuote.withdraw.none.text")}
      </p>
    );
  const missing = withdrawalQuestions.filter((question) => quote.terms.withdrawal[question] === false);
  return missing.length === 0 ? (
    <p className="mt-5 max-w-[34em] text-lead">
      {t("clientQuote.withdraw.none.unknown")} {t("clientQuote.withdraw.none.text")}
    </p>
  ) : (
    <div className="mt-5 max-w-[34em] text-lead">
      <p>{t("clientQuote.withdraw.none.answers", { agency: identity.name })}</p>
      <ul className="mt-3 list-disc pl-6">
        {missing.map((question) => (
          <li key={question}>{t(`clientQuote.withdraw.none.${question}`)}</li>
        ))}
      </ul>
      <p className="mt-3">{t("clientQuote.withdraw.none.wrong")}</p>
    </div>
  );
}
