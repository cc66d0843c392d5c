import type { ReactNode } from "react";
import { milestones } from "#app/content/agency.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { figures } from "#content/figures.ts";

export function History() {
  const { locale, t } = useLanguage();
  const shown = typesetIn(milestones, locale);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="history" data-reveal>
      <h2 id="history" className="sr-only">
        {t("about.history.title")}
      </h2>
      <ol>
        {shown.map(({ when, title, text }) => (
          <li key={when}>
            <Milestone
              when={<p className="tabular font-bold font-display text-heading accent-text">{when}</p>}
              title={title}
              text={text}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Milestone(props: { when: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <div className="border-edge border-t py-8 lg:py-10">
      {props.when}
      <div className="mt-3 lg:mt-5">
        <h3 className="max-w-[20em] text-[clamp(1.625rem,3vw,2.5rem)] leading-[1.1] tracking-tight">
          {props.title}
        </h3>
        <p className="mt-4 max-w-[35em] text-ink-2 text-lead">{props.text}</p>
        {props.children}
      </div>
    </div>
  );
}

/** An ambition with its year: the last entry of the agency's history. */
export function Vision() {
  const { locale, t } = useLanguage();
  if (figures.vision === null) return null;
  const { year, billions } = figures.vision;
  return (
    <section aria-labelledby="vision" data-reveal>
      <Milestone
        when={
          <h2 id="vision" className="text-heading accent-text">
            {t("about.vision.year", { year })}
          </h2>
        }
        title={t("about.vision.figure", { billions })}
        text={t("about.vision.text")}
      >
        {hasPortfolio && (
          <a
            href={pathOf("portfolio", locale)}
            className="underlined mt-4 inline-flex min-h-11 items-center gap-2"
          >
            {t("about.vision.action")}
            <Icon name="arrow-right" size={18} />
          </a>
        )}
      </Milestone>
    </section>
  );
}
