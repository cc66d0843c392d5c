import { contactPath } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ProjectBand } from "#app/projects/ProjectBand.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { figures } from "#content/figures.ts";
import { Category } from "./Category.tsx";
import { furtherExamples } from "./examples.ts";
import { Hero } from "./Hero.tsx";
import { Process } from "./Process.tsx";
import { Videos } from "./Videos.tsx";
import "./services.css";

export default function Services() {
  const { locale, t } = useLanguage();
  return (
    <>
      <Hero />
      <Category category="create" />
      <Category category="support" />
      <Category category="grow" />
      <ProjectBand
        id="work"
        title={t("services.work.title")}
        projects={furtherExamples}
        more={{ label: t("services.work.all"), href: pathOf("portfolio", locale) }}
        className="pt-20 lg:pt-32"
      />
      <Process />
      <Videos />
      <ClosingCall
        id="call"
        title={t("services.call.title")}
        text={t("services.call.text", { hours: figures.answerHours })}
      >
        <ButtonLink href={contactPath(locale, "advisor")}>{t("services.call.action")}</ButtonLink>
        <ButtonLink href={pathOf("pricing", locale)} look="quiet">
          {t("services.call.quote")}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
