import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { limits } from "#content/limits.ts";
import { Category } from "./Category.tsx";
import { Films } from "./Films.tsx";
import { Hero } from "./Hero.tsx";
import { Process } from "./Process.tsx";

export default function Services() {
  const { locale, t } = useLanguage();
  return (
    <>
      <Hero />
      <Category category="create" />
      <Category category="support" />
      <Category category="grow" />
      <Process />
      <Films />
      <ClosingCall
        id="call"
        title={t("services.call.title")}
        text={t("services.call.text", { hours: limits.answerHours })}
      >
        <ButtonLink href={pathOf("contact", locale)}>{t("services.call.action")}</ButtonLink>
        <ButtonLink href={pathOf("pricing", locale)} look="quiet">
          {t("services.call.quote")}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
