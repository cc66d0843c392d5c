import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { mailLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { identity } from "#content/identity.ts";
import { History } from "./History.tsx";
import { MethodAndExperience } from "./MethodAndExperience.tsx";
import { Team } from "./Team.tsx";
import { Territories } from "./Territories.tsx";
import { Values } from "./Values.tsx";
import { Vision } from "./Vision.tsx";

export default function About() {
  const { t } = useLanguage();
  return (
    <>
      <PageHero title={t("about.hero.title")} lead={t("about.hero.lead")} />
      <History />
      <Vision />
      <Values />
      <MethodAndExperience />
      <Team />
      <Territories />
      <ClosingCall id="hiring" title={t("about.hiring.title")} text={t("about.hiring.text")}>
        <ButtonLink href={mailLink(identity.emails.hello, t("about.hiring.subject"))} icon="mail">
          {t("about.hiring.action")}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
