import { useSearchParams } from "react-router";
import { ContactForm } from "#app/forms/contact/ContactForm.tsx";
import { type ContactField, contactFields, contactProjects } from "#app/forms/contact.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { Island } from "#app/islands/Island.tsx";
import { contactFormAction } from "#app/seo/build-settings.ts";
import { absolute } from "#app/seo/origin.ts";
import type { ContactRefused } from "./action.server.ts";

const empty = Object.fromEntries(contactFields.map((field) => [field, ""])) as Record<ContactField, string>;

/** The form in its place on the page; `refused` is what came back from a request that was turned down. */
export function RequestForm(props: { refused: ContactRefused | undefined }) {
  const { locale, t } = useLanguage();
  const { refused } = props;
  const [query] = useSearchParams();
  // Other pages lead here with the kind of project known: `?project=ecommerce`.
  const project = contactProjects.find((value) => value === query.get("project")) ?? "";
  const thankYou = pathOf("thankYou", locale);
  return (
    <section aria-labelledby="request" className="wrap mt-24 lg:mt-32">
      <h2 id="request" className="mb-10 text-title">
        {t("contact.form.title")}
      </h2>
      <Island
        name="contact-form"
        part={ContactForm}
        wake="interaction"
        props={{
          // An outside service needs to know where on the web to send the visitor back to.
          action: contactFormAction ?? pathOf("contact", locale),
          redirect: contactFormAction === null ? thankYou : absolute(thankYou),
          values: refused?.values ?? { ...empty, project },
          errors: refused?.errors ?? {},
          refusal: refused?.refusal ?? null,
          formKey: refused?.formKey ?? "",
        }}
      />
    </section>
  );
}
