import { useSearchParams } from "react-router";
import type { ContactRefused } from "#app/forms/contact/action.server.ts";
import { ContactIsland } from "#app/forms/contact/ContactIsland.tsx";
import { NextSteps } from "#app/forms/contact/NextSteps.tsx";
import { offeredProjects, topicFromQuery, topicProject, topicWords } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Advisor } from "../construction/Advisor.tsx";
import { DirectContact } from "./DirectContact.tsx";
import searchedScript from "./searched.inline.ts?script";

/** Links of the site have a topic. Addresses from elsewhere may have a kind of project alone: `?project=ecommerce`. */
function prefilled(query: URLSearchParams, language: ReturnType<typeof useLanguage>) {
  const topic = topicFromQuery(query);
  if (topic === null)
    return { project: offeredProjects.find((value) => value === query.get("project")) ?? "" };
  return { project: topicProject(topic), message: `${topicWords(topic, language).message}\n` };
}

/** The form beside the title, the ways to write directly, and what happens next. `refused`: a request that was refused, with its errors. */
export function FirstScreen(props: { refused: ContactRefused | undefined }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { refused } = props;
  const [query] = useSearchParams();
  return (
    <div className="page-top wide grid gap-x-[clamp(3rem,7vw,8rem)] gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-title lg:text-[clamp(2.75rem,4.4vw,4.5rem)]">
          <Emphasis text={t("contact.hero.title")} />
        </h1>
        <p className="mt-3 max-w-[30em] text-ink-2 lg:mt-6">{t("contact.hero.lead")}</p>
        <DirectContact />
      </div>
      <section aria-labelledby="request" className="max-w-column lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h2 id="request" className="mb-6 scroll-mt-28 text-heading">
          {t("contact.form.title")}
        </h2>
        <ContactIsland
          address={pathOf("contact", locale)}
          prefilled={prefilled(query, language)}
          refused={refused}
          short={null}
        />
        <InlineScript source={searchedScript} />
        <h2 className="mt-10 text-heading">{t("pages.thankYou.next.title")}</h2>
        <NextSteps className="mt-4 gap-x-7 sm:grid sm:grid-cols-3" />
      </section>
      <div className="max-w-80">
        <Advisor service={null} />
      </div>
    </div>
  );
}
