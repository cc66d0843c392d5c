import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Island } from "#app/islands/Island.tsx";
import { contactFormAction } from "#app/site/build-settings.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { pathOf } from "#app/site/pages.ts";
import { type ContactField, type ContactValues, contactFields } from "../contact-request.ts";
import { offeredProjects } from "../contact-topics.ts";
import type { ContactRefused } from "./action.server.ts";
import { contactFormIsland } from "./ContactForm.island.ts";
import { ContactForm } from "./ContactForm.tsx";

const empty = Object.fromEntries(contactFields.map((field) => [field, ""])) as Record<ContactField, string>;

/** The form on a page. `address`: the page's own, whose action takes the request where no external service does. */
export function ContactIsland(props: {
  address: string;
  prefilled: Partial<ContactValues>;
  /** A request that was refused, with its errors. */
  refused: ContactRefused | undefined;
  /** The label of the message in the short form; null for the whole form. */
  short: string | null;
}) {
  const { locale } = useLanguage();
  const { refused } = props;
  const thankYou = pathOf("thankYou", locale);
  return (
    <Island
      description={contactFormIsland}
      component={ContactForm}
      hydrate="interaction"
      props={{
        action: contactFormAction ?? props.address,
        privacy: pathOf("privacy", locale),
        // An external service needs an absolute address to return to.
        redirect: contactFormAction === null ? thankYou : absoluteUrl(thankYou),
        values: refused?.values ?? { ...empty, ...props.prefilled },
        errors: refused?.errors ?? {},
        refusal: refused?.refusal ?? null,
        formKey: refused?.formKey ?? "",
        visit: refused?.visit,
        refused: refused !== undefined,
        projects: offeredProjects,
        short: props.short,
      }}
    />
  );
}
