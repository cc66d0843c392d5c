import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Frame } from "./Frame.tsx";

/** The question before the end. `hasContract`: a quote of the request is accepted. */
export function Erase({ hasContract }: { hasContract: boolean }) {
  const { t } = useLanguage();
  return (
    <Frame>
      <h1 className="text-title">{t("request.erase.title")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("request.erase.text")}</p>
      {hasContract && (
        <p className="mt-4 max-w-[34em] font-semibold text-danger">{t("request.erase.contract")}</p>
      )}
      <form method="post" className="mt-8 flex flex-wrap items-center gap-4">
        <button type="submit" className={buttonClass("primary")}>
          {t("request.erase.submit")}
        </button>
        <a href="../" className="underlined inline-flex min-h-11 items-center">
          {t("request.erase.back")}
        </a>
      </form>
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
