import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";

export default function Showcase() {
  const { locale, t } = useLanguage();
  return (
    <PageHero title={t("showcase.hero.title")} lead={t("showcase.hero.lead")}>
      <ButtonLink href={pathOf("pricing", locale)}>{t("shell.pricing")}</ButtonLink>
      <ButtonLink href={pathOf("contact", locale)} look="quiet">
        {t("shell.contact")}
      </ButtonLink>
    </PageHero>
  );
}
