import type { ReactNode } from "react";
import { milestones } from "#app/content/agency.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { localized } from "#app/i18n/typography.ts";

export function History() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="history" className="wide pt-20 lg:pt-28" data-reveal>
      <h2 id="history" className="sr-only">
        {t("about.history.title")}
      </h2>
      <ol>
        {localized(milestones, locale).map(({ when, title, text }) => (
          <li key={when}>
            <Milestone
              when={<p className="tabular font-bold font-display text-ink-2 text-title">{when}</p>}
              title={title}
              text={text}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Milestone(props: { when: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-3 border-edge border-t py-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,10fr)] lg:py-12">
      {props.when}
      <div>
        <h3 className="max-w-[20em] text-[clamp(1.625rem,3vw,2.5rem)] leading-[1.1] tracking-tight">
          {props.title}
        </h3>
        <p className="mt-4 max-w-[35em] text-ink-2 text-lead">{props.text}</p>
        {props.children}
      </div>
    </div>
  );
}
