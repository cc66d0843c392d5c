import { projects } from "#app/content/projects.ts";
import type { ComingSoonService } from "#app/domain/services.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { HeroSites } from "#app/projects/HeroSites.tsx";
import { phoneLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageContours } from "#app/ui/contours/Contours.tsx";
import { type HeroFact, HeroFacts } from "#app/ui/PageHero.tsx";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";

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

const bookingSites = projects.filter(({ category }) => category === "reservation");

/** The service's name, what is still to come of it, and how to have it today. */
export function Hero({ service }: { service: ComingSoonService | null }) {
  const { t } = useLanguage();
  const own = service === null ? "construction" : (`construction.${service}` as const);
  const sites = service === "reservation" ? bookingSites : [];
  const drawn = service !== null && sites.length === 0;
  return (
    <section className="page-top relative isolate overflow-clip pb-12 lg:pb-16">
      {drawn && <PageContours drawing={service} className="max-lg:hidden" />}
      <div className="wide">
        <div className={sites.length > 0 ? "hero-scene lg:grid" : "lg:max-w-[57%]"}>
          <div>
            <h1 className="text-hero lg:text-page">
              {t(`${own}.title`)}
              {service !== null && (
                <>
                  {" "}
                  <span className="soon-note">{t("construction.note")}</span>
                </>
              )}
            </h1>
            <p className="mt-4 max-w-[30em] lg:mt-6 lg:text-lead">{t(`${own}.text`)}</p>
            {service !== null && <Facts service={service} />}
            <div className="hero-actions hero-gap">
              <ButtonLink href="#request">
                {t(service === "audit" ? "construction.audit.action" : "construction.action")}
              </ButtonLink>
              <ButtonLink href={phoneLink} look="quiet" icon="phone">
                {t("shell.call", { phone: identity.phone.display })}
              </ButtonLink>
            </div>
          </div>
          <HeroSites projects={sites} arrangement="shop" />
        </div>
      </div>
    </section>
  );
}

function Facts({ service }: { service: ComingSoonService }) {
  const { t } = useLanguage();
  const facts: readonly HeroFact[] = [
    ...(service === "reservation"
      ? [{ label: t("construction.time"), value: t("construction.time.value", figures.delivery.booking) }]
      : []),
    { label: t("construction.for"), value: t(`construction.${service}.for`) },
    {
      label: t(service === "audit" ? "construction.audit.answer" : "construction.answer"),
      value: t("construction.answer.value"),
    },
  ];
  return (
    <>
      <dl className="soon-price">
        <dt>{t("construction.price")}</dt>
        <dd className="tabular">{usePrice(service)}</dd>
      </dl>
      <HeroFacts facts={facts} />
    </>
  );
}

function usePrice(service: ComingSoonService): string {
  const { locale, t } = useLanguage();
  const price = prices[service];
  if (typeof price === "string") return t(`construction.price.${price}`);
  const amount = formatMoney(lowestPrices[price.floor], locale);
  return t(`construction.price.${price.per}`, { price: amount });
}
