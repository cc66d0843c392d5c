import { contractYears } from "#app/domain/personal-data.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Frame } from "./Frame.tsx";

/** The question before the end. `keepsContract`: a quote of the request is accepted, and stays. */
export function Erase({ keepsContract }: { keepsContract: boolean }) {
  const { t } = useLanguage();
  return (
    <Frame>
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
      <form method="post" className="mt-8 flex flex-wrap items-center gap-4">
        <button type="submit" className={buttonClass("primary")}>
          {t(keepsContract ? "request.erase.contract.submit" : "request.erase.submit")}
        </button>
        <a href="../" className="underlined inline-flex min-h-11 items-center">
          {t("request.erase.back")}
        </a>
      </form>
    </Frame>
  );
}

/** What is not part of the contract is gone. */
export function ContractKept() {
  const { t } = useLanguage();
  return (
    <Frame>
      <h1 className="text-title">{t("request.erase.kept")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("request.erase.kept.text", { years: contractYears })}</p>
      <p className="mt-8">
        <a href="../" className="underlined inline-flex min-h-11 items-center">
          {t("request.erase.back")}
        </a>
      </p>
    </Frame>
  );
}

export function Erased() {
  const { t } = useLanguage();
  return (
    <Frame>
      <h1 className="text-title">{t("request.erase.done")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("request.erase.done.text")}</p>
    </Frame>
  );
}
