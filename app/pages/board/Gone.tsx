import { Column } from "#app/follow-up/Column.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { boardRequestPaths } from "#app/site/private-paths.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";

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
