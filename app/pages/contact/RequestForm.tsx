import { useSearchParams } from "react-router";
import { contactFormIsland } from "#app/forms/contact/ContactForm.island.ts";
import { ContactForm } from "#app/forms/contact/ContactForm.tsx";
import { NextSteps } from "#app/forms/contact/NextSteps.tsx";
import { type ContactField, contactFields, contactProjects } from "#app/forms/contact.ts";
import { topicOf, topicProject, topicWords } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Island } from "#app/islands/Island.tsx";
import { contactFormAction } from "#app/site/build-settings.ts";
import { absolute } from "#app/site/origin.ts";
import { pathOf } from "#app/site/pages.ts";
import type { ContactRefused } from "./action.server.ts";

const empty = Object.fromEntries(contactFields.map((field) => [field, ""])) as Record<ContactField, string>;

/** Other pages link here with a topic, or with a kind of project alone: `?project=ecommerce`. */
function prefilled(query: URLSearchParams, language: ReturnType<typeof useLanguage>) {
  const topic = topicOf(query);
  if (topic === null)
    return { project: contactProjects.find((value) => value === query.get("project")) ?? "" };
  return { project: topicProject(topic), message: `${topicWords(topic, language).message}\n` };
}

/** `refused`: a request that was refused, with its errors. */
export function RequestForm(props: { refused: ContactRefused | undefined }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { refused } = props;
  const [query] = useSearchParams();
  const asked = prefilled(query, language);
  const thankYou = pathOf("thankYou", locale);
  return (
    <section
      aria-labelledby="request"
      className="wide mt-24 grid gap-x-16 gap-y-10 lg:mt-36 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]"
    >
      <h2 id="request" className="text-title">
        {t("contact.form.title")}
      </h2>
      <div className="max-w-column lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Island
          description={contactFormIsland}
          component={ContactForm}
          hydrate="interaction"
          props={{
            // An external service needs an absolute address to return to.
            action: contactFormAction ?? pathOf("contact", locale),
            privacy: pathOf("privacy", locale),
            redirect: contactFormAction === null ? thankYou : absolute(thankYou),
            values: refused?.values ?? { ...empty, ...asked },
            errors: refused?.errors ?? {},
            refusal: refused?.refusal ?? null,
            formKey: refused?.formKey ?? "",
          }}
        />
      </div>
      <div className="mt-6 lg:mt-0">
        <h3 className="font-semibold font-text text-lead">{t("pages.thankYou.next.title")}</h3>
        <NextSteps className="mt-4 max-w-[24em]" stepClass="gap-5 py-4 text-ink-2" />
      </div>
    </section>
  );
}
