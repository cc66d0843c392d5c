import { contractYears } from "#app/domain/personal-data.ts";
import { stepKeyField } from "#app/forms/step-key.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { BackLink, Column } from "#quotes/pages/parts.tsx";

/**
 * The question before the end, and once more with the key of the first answer. `keepsContract`: a quote of the request is accepted,
 * and stays.
 */
export function Erase({ keepsContract, stepKey }: { keepsContract: boolean; stepKey: string | null }) {
  const { t } = useLanguage();
  return (
    <Column>
      <h1 className="text-title">{t("request.erase.title")}</h1>
      {keepsContract ? (
        <>
          <p className="mt-5 max-w-[34em] text-lead">
            {t("request.erase.contract", { years: contractYears })}
          </p>
          <p className="mt-4 max-w-[34em]">{t("request.erase.contract.what")}</p>
        </>
      ) : (
        <p className="mt-5 max-w-[34em] text-lead">{t("request.erase.text")}</p>
      )}
      {stepKey !== null && (
        <p role="status" className="mt-6 border-lagoon border-l-4 bg-raised px-6 py-4">
          {t("request.erase.confirm")}
        </p>
      )}
      <form method="post" className="mt-8 flex flex-wrap items-center gap-4">
        {stepKey !== null && <input type="hidden" name={stepKeyField} value={stepKey} />}
        <button type="submit" className={buttonClass("primary")}>
          {stepKey === null
            ? t("request.erase.link")
            : t(keepsContract ? "request.erase.contract.submit" : "request.erase.submit")}
        </button>
        <a href="../" className="underlined inline-flex min-h-11 items-center">
          {t("request.erase.back")}
        </a>
      </form>
    </Column>
  );
}

/** What is not part of the contract is gone. */
export function ContractKept() {
  const { t } = useLanguage();
  return (
    <Column>
      <h1 className="text-title">{t("request.erase.kept")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("request.erase.kept.text", { years: contractYears })}</p>
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
