import { projects } from "#app/content/projects.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { itemPathOf, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Carousel } from "./Carousel.tsx";

/** Bounded, so that the page stays small with a hundred case studies. */
const shown = projects.slice(0, 3);

/** One case study is as wide as the page, with its picture beside its text: nothing follows that would fill the space. */
const looks =
  shown.length === 1
    ? {
        track: "case-track auto-cols-[100%] mt-6 lg:mt-8",
        card: "case client-ground group flex h-full flex-col p-[clamp(1.25rem,3vw,3rem)] lg:flex-row lg:gap-12",
        picture: "case-desktop rounded-base lg:w-3/5 lg:self-center",
        text: "mt-6 grid grow content-between gap-x-8 gap-y-4 lg:mt-0",
        result: "max-w-[17em] text-balance",
      }
    : {
        track: "case-track mt-6 lg:mt-8",
        card: "case client-ground group flex h-full flex-col p-[clamp(1.25rem,3vw,3rem)]",
        picture: "case-desktop rounded-base",
        text: "mt-6 grid grow gap-x-8 gap-y-4 md:grid-cols-[1fr_auto] lg:mt-10",
        result: "max-w-[17em] text-balance md:row-span-2 md:text-right",
      };

export function CaseStudies() {
  const { locale, t } = useLanguage();
  if (shown.length === 0) return null;
  return (
    <div className="overflow-x-clip pt-8 pb-20 lg:pt-10 lg:pb-28">
      <Carousel
        id="cases"
        headerClass="wide flex flex-wrap items-end justify-between gap-x-12 gap-y-4"
        trackClass={looks.track}
        header={
          <div>
            <h2 id="cases" className="text-title">
              <Emphasis text={t("home.cases.title")} />
            </h2>
            <p className="mt-3 text-ink-2">{t("home.cases.text")}</p>
          </div>
        }
        slides={shown.map((project) => ({
          key: project.slug,
          content: <CaseStudy project={project} />,
        }))}
      />
      <div className="wide mt-12">
        <ButtonLink href={pathOf("portfolio", locale)} look="quiet">
          {t("home.cases.all")}
        </ButtonLink>
      </div>
    </div>
  );
}

function CaseStudy(props: { project: Project }) {
  const { locale, t } = useLanguage();
  const { project } = props;
  const [result] = typesetIn(project.results, locale);
  return (
    <a href={itemPathOf("project", locale, project.slug)} className={looks.card} data-client={project.slug}>
      {/* The link is named by the text below: its page describes what the picture shows. */}
      <Picture
        name={`portfolio/${project.slug}/desktop`}
        alt=""
        sizes="(min-width: 64rem) 50rem, 76vw"
        className={looks.picture}
      />
      <div className={looks.text}>
        <div>
          <h3 className="case-name text-title">{project.clientName}</h3>
          <p className="mt-2">{typesetIn(project.sector, locale)}</p>
        </div>
        {result !== undefined && (
          <p className={looks.result}>
            <span className="tabular block font-bold font-display text-title">{result.figure}</span>
            <span className="mt-2 block">{result.label}</span>
          </p>
        )}
        <p className="underlined inline-flex min-h-11 items-center gap-3 self-end font-semibold">
          {t("home.cases.action")}
          <Icon
            name="arrow-right"
            className="transition-[translate] duration-200 group-hover:translate-x-1"
          />
        </p>
      </div>
    </a>
  );
}
