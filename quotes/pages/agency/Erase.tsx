import { contractYears } from "#app/domain/personal-data.ts";
import { stepKeyField } from "#app/forms/step-key.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import type { RequestView } from "#quotes/operations.ts";
import { BackLink, Column, PageLink } from "#quotes/pages/parts.tsx";

type Kept = Pick<RequestView, "keepsContract" | "refund">;

/** The question before the end, and once more with the key of the first answer. A contract stays, and so does what is owed of one. */
export function Erase({ view, stepKey }: { view: Kept; stepKey: string | null }) {
  const { t } = useLanguage();
  const isKept = view.keepsContract || view.refund !== null;
  return (
    <Column>
      <h1 className="text-title">{t("request.erase.title")}</h1>
      {isKept ? (
        <>
          {view.keepsContract && (
            <p className="mt-5 max-w-[34em] text-lead">
              {t("request.erase.contract", { years: contractYears })}
            </p>
          )}
          {view.refund !== null && <OwedFirst />}
          <p className="mt-4 max-w-[34em]">{t("request.erase.contract.what")}</p>
        </>
      ) : (
        <p className="mt-5 max-w-[34em] text-lead">{t("request.erase.text")}</p>
      )}
      {stepKey !== null && (
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to the first press, and this asks for the second
        <p tabIndex={-1} autoFocus className="mt-6 border-lagoon border-l-4 bg-raised px-6 py-4">
          {t("request.erase.confirm")}
        </p>
      )}
      <form method="post" className="mt-8 flex flex-wrap items-center gap-4">
        {stepKey !== null && <input type="hidden" name={stepKeyField} value={stepKey} />}
        <button type="submit" className={buttonClass("primary")}>
          {stepKey === null
            ? t("request.erase.link")
            : t(isKept ? "request.erase.contract.submit" : "request.erase.submit")}
        </button>
        <PageLink href="../">{t("request.erase.back")}</PageLink>
      </form>
    </Column>
  );
}

function OwedFirst() {
  const { t } = useLanguage();
  return <p className="mt-5 max-w-[34em] text-lead">{t("request.erase.refund")}</p>;
}

/** What is not part of the contract is gone. */
export function ContractKept({ view }: { view: Kept }) {
  const { t } = useLanguage();
  return (
    <Column>
      <h1 className="text-title">{t("request.erase.kept")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">
        {t("request.erase.kept.text", { years: view.keepsContract ? contractYears : "" })}
      </p>
      {view.refund !== null && <OwedFirst />}
      <BackLink>{t("request.erase.back")}</BackLink>
    </Column>
  );
}

export function Erased() {
  const { t } = useLanguage();
  return (
    <Column>
      <h1 className="text-title">{t("request.erase.done")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("request.erase.done.text")}</p>
    </Column>
  );
}
