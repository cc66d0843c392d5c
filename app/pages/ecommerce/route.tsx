import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { chatLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { limits } from "#content/limits.ts";
import { Benefits } from "./Benefits.tsx";
import { Delivery } from "./Delivery.tsx";
import { Pack } from "./Pack.tsx";
import { Questions } from "./Questions.tsx";
import { Realities } from "./Realities.tsx";

export default function Ecommerce() {
  const { locale, t } = useLanguage();
  return (
    <>
      <PageHero title={t("ecommerce.hero.title")} lead={t("ecommerce.hero.lead", limits.delivery.ecommerce)}>
        <ButtonLink href={pathOf("contact", locale)}>{t("ecommerce.hero.contact")}</ButtonLink>
        <ButtonLink href={pathOf("portfolio", locale)} look="quiet">
          {t("ecommerce.hero.work")}
        </ButtonLink>
      </PageHero>
      <Realities />
      <Pack />
      <Benefits />
      <Delivery />
      <Questions />
      <ClosingCall
        id="call"
        title={t("ecommerce.call.title")}
        text={t("ecommerce.call.text", { hours: limits.answerHours })}
      >
        <ButtonLink href={pathOf("contact", locale)}>{t("ecommerce.call.contact")}</ButtonLink>
        <ButtonLink href={chatLink(t("ecommerce.call.chat.message"))} look="quiet" icon="whatsapp">
          {t("ecommerce.call.chat")}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
