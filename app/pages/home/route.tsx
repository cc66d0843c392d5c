import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";

export default function Home() {
  const { locale, t } = useLanguage();
  return (
    <PageHero title={t("home.hero.title")} lead={t("home.hero.lead")}>
      <ButtonLink href={pathOf("services", locale)}>{t("shell.menu.all")}</ButtonLink>
      <ButtonLink href={pathOf("contact", locale)} look="quiet">
        {t("shell.contact")}
      </ButtonLink>
    </PageHero>
  );
}
