import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { limits } from "#content/limits.ts";
import { Delivery } from "./Delivery.tsx";
import { Offers } from "./Offers.tsx";
import { Pairs } from "./Pairs.tsx";
import { Questions } from "./Questions.tsx";

export default function Showcase() {
  const { locale, t } = useLanguage();
  const { answerHours: hours, quoteMinutes: minutes } = limits;
  return (
    <>
      <PageHero title={t("showcase.hero.title")} lead={t("showcase.hero.lead", limits.delivery.showcase)}>
        <ButtonLink href={pathOf("pricing", locale)}>{t("showcase.hero.quote")}</ButtonLink>
        <ButtonLink href={pathOf("portfolio", locale)} look="quiet">
          {t("showcase.hero.work")}
        </ButtonLink>
      </PageHero>
      <Pairs />
      <Offers />
      <Delivery />
      <Questions />
      <ClosingCall
        id="call"
        title={t("showcase.call.title")}
        text={t("showcase.call.text", { minutes, hours })}
      >
        <ButtonLink href={pathOf("pricing", locale)}>{t("showcase.call.quote")}</ButtonLink>
        <ButtonLink href={pathOf("contact", locale)} look="quiet">
          {t("showcase.call.contact")}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
