import { useParams } from "react-router";
import { projects } from "#app/content/projects.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { AdvisorPortrait } from "../construction/Advisor.tsx";
import { BeforeAfter } from "./BeforeAfter.tsx";
import { Hero } from "./Hero.tsx";
import { Neighbours } from "./Neighbours.tsx";
import { Results, Testimonial } from "./Results.tsx";
import { SimilarSite } from "./SimilarSite.tsx";
import { Solutions, Story } from "./Story.tsx";
import saveData from "./save-data.inline.ts?script";

/** The host returns 404 for an unknown slug. */
export default function ProjectPage() {
  const { locale, t } = useLanguage();
  const { slug } = useParams();
  const project = projects.find((candidate) => candidate.slug === slug);
  if (project === undefined) throw new Error(`No project has the slug ${slug}`);
  const contact = contactPath(locale, `like-${project.slug}`);
  return (
    <>
      <InlineScript source={saveData} />
      <Hero project={project} contact={contact} />
      <Story project={project} />
      <BeforeAfter project={project} />
      <Solutions project={project} />
      <Results project={project} />
      <Testimonial project={project} />
      <SimilarSite project={project} />
      <ClosingCall
        id="call"
        title={t("project.call.title")}
        text={t("project.call.text", { advisor: firstContact, hours: figures.answerHours })}
        figure={<AdvisorPortrait service={null} />}
        first
      >
        <ButtonLink href={contact}>{t("project.call.contact")}</ButtonLink>
        <ButtonLink href={pathOf("portfolio", locale)} look="quiet">
          {t("project.all")}
        </ButtonLink>
      </ClosingCall>
      <Neighbours project={project} />
    </>
  );
}
