import type { ComingSoonService } from "#app/domain/services.ts";
import type { ContactRefused } from "#app/forms/contact/action.server.ts";
import { ContactIsland } from "#app/forms/contact/ContactIsland.tsx";
import { topicProject, topicWords } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { constructionPath, pathOf } from "#app/site/pages.ts";
import { Advisor } from "./Advisor.tsx";
import { Booking } from "./Booking.tsx";
import { DirectLines } from "./DirectLines.tsx";
import { Hero } from "./Hero.tsx";
import { RelatedServices } from "./RelatedServices.tsx";
import { ServiceContents } from "./ServiceContents.tsx";

/** What a service holds, for whom and from what price, with a short form. Without a known service: a general text. */
export function Offer(props: { service: ComingSoonService | null; refused: ContactRefused | undefined }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { service, refused } = props;
  const prefilled =
    service === null
      ? { project: "other" }
      : {
          project: topicProject(service),
          message: `${topicWords(service, language).message}\n`,
          ...(service === "audit" && { site: "" }),
        };
  return (
    <>
      <Hero service={service} />
      {service !== null && <ServiceContents service={service} />}
      <section aria-labelledby="request" className="mt-12 bg-raised py-16 lg:mt-20 lg:py-24">
        <div className="wide grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)]">
          <div>
            <Advisor service={service} />
            <DirectLines service={service} />
          </div>
          <div className="max-w-column">
            <h2 id="request" className="mb-8 text-title">
              {t("construction.form.title")}
            </h2>
            <ContactIsland
              address={service === null ? pathOf("construction", locale) : constructionPath(locale, service)}
              prefilled={prefilled}
              refused={refused}
              short={t(service === "audit" ? "construction.audit.message" : "construction.message")}
            />
          </div>
        </div>
      </section>
      {service === "reservation" && <Booking />}
      <RelatedServices service={service} />
      <a
        href={pathOf("services", locale)}
        className="wide underlined mt-6 flex min-h-11 items-center hover:text-accent-ink"
      >
        {t("construction.services")}
      </a>
    </>
  );
}
