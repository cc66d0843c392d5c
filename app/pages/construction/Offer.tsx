import type { ComingSoonService } from "#app/domain/services.ts";
import type { ContactRefused } from "#app/forms/contact/action.server.ts";
import { ContactIsland } from "#app/forms/contact/ContactIsland.tsx";
import { topicProject, topicWords } from "#app/forms/contact-topics.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { phoneLink } from "#app/shell/contact-links.ts";
import { constructionPath, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { Advisor } from "./Advisor.tsx";
import { Booking } from "./Booking.tsx";
import { DirectLines } from "./DirectLines.tsx";
import { RelatedServices } from "./RelatedServices.tsx";
import { ServiceContents } from "./ServiceContents.tsx";

type Price =
  | "free"
  | {
      readonly floor: keyof typeof lowestPrices;
      readonly per: "seo" | "month" | "perJob" | "heatmaps" | "booking";
    };

const prices: Readonly<Record<ComingSoonService, Price>> = {
  seo: { floor: "seo", per: "seo" },
  audit: "free",
  reservation: { floor: "website", per: "booking" },
  maintenance: { floor: "maintenance", per: "month" },
  assistance: { floor: "maintenance", per: "perJob" },
  optimisation: { floor: "optimisation", per: "heatmaps" },
};

/** What a service holds, for whom and from what price, with a short form. Without a known service: a general text. */
export function Offer(props: { service: ComingSoonService | null; refused: ContactRefused | undefined }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { service, refused } = props;
  const own = service === null ? "construction" : (`construction.${service}` as const);
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
      <PageHero
        title={t(`${own}.title`)}
        {...(service !== null && { note: t("construction.title") })}
        lead={t(`${own}.text`)}
        drawing={service ?? "summit"}
        {...useFacts(service)}
      >
        <ButtonLink href="#request">
          {t(service === "audit" ? "construction.audit.action" : "construction.action")}
        </ButtonLink>
        <ButtonLink href={phoneLink} look="quiet" icon="phone">
          {t("shell.call", { phone: identity.phone.display })}
        </ButtonLink>
      </PageHero>
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

function useFacts(service: ComingSoonService | null) {
  const { t } = useLanguage();
  const price = usePrice(service);
  if (service === null || price === null) return {};
  return {
    facts: [
      { label: t("construction.price"), value: price, main: true },
      ...(service === "reservation"
        ? [
            {
              label: t("construction.time"),
              value: t("construction.time.value", figures.delivery.booking),
            },
          ]
        : []),
      { label: t("construction.for"), value: t(`construction.${service}.for`) },
      {
        label: t(service === "audit" ? "construction.audit.answer" : "construction.answer"),
        value: t("construction.answer.value"),
      },
    ],
  };
}

function usePrice(service: ComingSoonService | null): string | null {
  const { locale, t } = useLanguage();
  if (service === null) return null;
  const price = prices[service];
  if (typeof price === "string") return t(`construction.price.${price}`);
  const amount = formatMoney(lowestPrices[price.floor], locale);
  return t(`construction.price.${price.per}`, { price: amount });
}
