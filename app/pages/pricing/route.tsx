import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";

export default function Pricing() {
  const { locale, t } = useLanguage();
  return (
    <PageHero title={t("pricing.hero.title")} lead={t("pricing.hero.lead")}>
      <ButtonLink href={pathOf("contact", locale)}>{t("shell.contact")}</ButtonLink>
    </PageHero>
  );
}
