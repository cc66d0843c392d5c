import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";

export default function Portfolio() {
  const { locale, t } = useLanguage();
  return (
    <PageHero title={t("portfolio.hero.title")} lead={t("portfolio.hero.lead")}>
      <ButtonLink href={pathOf("contact", locale)}>{t("shell.contact")}</ButtonLink>
    </PageHero>
  );
}
