import { useSearchParams } from "react-router";
import type { ContactRefused } from "#app/forms/contact/action.server.ts";
import { ContactIsland } from "#app/forms/contact/ContactIsland.tsx";
import { NextSteps } from "#app/forms/contact/NextSteps.tsx";
import { offeredProjects, topicFromQuery, topicProject, topicWords } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { Advisor } from "../construction/Advisor.tsx";
import searchedScript from "./searched.inline.ts?script";

/** Links of the site have a topic. Addresses from elsewhere may have a kind of project alone: `?project=ecommerce`. */
function prefilled(query: URLSearchParams, language: ReturnType<typeof useLanguage>) {
  const topic = topicFromQuery(query);
  if (topic === null)
    return { project: offeredProjects.find((value) => value === query.get("project")) ?? "" };
  return { project: topicProject(topic), message: `${topicWords(topic, language).message}\n` };
}

/** The section with the contact form. `refused`: a request that was refused, with its errors. */
export function FormSection(props: { refused: ContactRefused | undefined }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { refused } = props;
  const [query] = useSearchParams();
  return (
    <section
      aria-labelledby="request"
      className="wide mt-20 grid gap-x-16 gap-y-10 lg:mt-28 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]"
    >
      <h2 id="request" className="text-title">
        {t("contact.form.title")}
      </h2>
      <div className="max-w-column lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ContactIsland
          address={pathOf("contact", locale)}
          prefilled={prefilled(query, language)}
          refused={refused}
          short={null}
        />
        <InlineScript source={searchedScript} />
      </div>
      <div className="mt-6 lg:mt-0">
        <div className="mb-10 max-w-80">
          <Advisor service={null} />
        </div>
        <h3 className="font-semibold font-text text-lead">{t("pages.thankYou.next.title")}</h3>
        <NextSteps className="mt-4 max-w-[24em]" stepClass="gap-5 py-4 text-ink-2" />
      </div>
    </section>
  );
}
