import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";

export default function About() {
  const { locale, t } = useLanguage();
  return (
    <PageHero title={t("about.hero.title")} lead={t("about.hero.lead")}>
      <ButtonLink href={pathOf("contact", locale)}>{t("shell.contact")}</ButtonLink>
      <ButtonLink href={pathOf("portfolio", locale)} look="quiet">
        {t("shell.menu.cases.button")}
      </ButtonLink>
    </PageHero>
  );
}
