import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Frame } from "./Frame.tsx";

/** The answer to a link that leads nowhere. Anybody may see it: how the agency makes a new link: docs/leads.md. */
export function Gone() {
  const { t } = useLanguage();
  return (
    <Frame>
      <h1 className="text-title">{t("request.gone.title")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("request.gone.text")}</p>
    </Frame>
  );
}
