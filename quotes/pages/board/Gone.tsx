import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Column } from "#quotes/pages/Column.tsx";
import { boardRequestPaths } from "#quotes/private-paths.ts";

/** The answer to a link that leads nowhere. */
export function Gone() {
  const { locale, t } = useLanguage();
  return (
    <Column>
      <h1 className="text-title">{t("board.gone.title")}</h1>
      <p className="mt-5 max-w-[34em] text-lead">{t("board.gone.text")}</p>
      <ButtonLink href={boardRequestPaths[locale]} className="mt-8">
        {t("board.gone.link")}
      </ButtonLink>
    </Column>
  );
}
