import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { phoneLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { identity } from "#content/identity.ts";

export function Hero() {
  const { locale, t } = useLanguage();
  const price = formatMoney(lowestPrices.website, locale);
  return (
    <PageHero
      title={t("contact.hero.title")}
      lead={t("contact.hero.lead")}
      drawing="contact"
      facts={[
        { label: t("contact.hero.price"), value: t("contact.hero.price.value", { price }) },
        { label: t("contact.hero.answer"), value: t("contact.hero.answer.value") },
        { label: t("contact.hero.place"), value: t("contact.hero.place.value") },
      ]}
    >
      <ButtonLink href="#request">{t("contact.hero.action")}</ButtonLink>
      <ButtonLink href={phoneLink} look="quiet" icon="phone">
        {t("shell.call", { phone: identity.phone.display })}
      </ButtonLink>
    </PageHero>
  );
}
