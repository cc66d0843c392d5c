import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";

export default function Services() {
  const { locale, t } = useLanguage();
  return (
    <PageHero title={t("services.hero.title")} lead={t("services.hero.lead")}>
      <ButtonLink href={pathOf("contact", locale)}>{t("shell.contact")}</ButtonLink>
      <ButtonLink href={pathOf("pricing", locale)} look="quiet">
        {t("shell.pricing")}
      </ButtonLink>
    </PageHero>
  );
}
