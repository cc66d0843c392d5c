import type { ComingSoonService } from "#app/domain/services.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { SectionDrawing } from "#app/ui/contours/Contours.tsx";
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

/** The service's name, then on one line what can be had today, and what is there soon: its page. */
export function Hero({ service }: { service: ComingSoonService | null }) {
  const { t } = useLanguage();
  const own = service === null ? "construction" : (`construction.${service}` as const);
  return (
    <section className="page-top pb-12 lg:pb-16">
      <div className="wide">
        <h1 className="text-hero">
          {t(`${own}.title`)}
          {service !== null && (
            <>
              {" "}
              <span className="soon-note">{t("construction.title")}</span>
            </>
          )}
        </h1>
        <div className="soon">
          <div>
            <p className="soon-when">{t("construction.today")}</p>
            <p className="mt-1 max-w-[30em] lg:mt-4 lg:text-lead">{t(`${own}.text`)}</p>
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
          <Later service={service} />
        </div>
      </div>
    </section>
  );
}

function Later({ service }: { service: ComingSoonService | null }) {
  const { t } = useLanguage();
  if (service === null) return null;
  const subject = t("construction.later.subject", { service: t(`construction.${service}.title`) });
  return (
    <div className="soon-later">
      <p className="soon-when">{t("construction.later")}</p>
      <p className="mt-2 max-w-[26em] text-ink-2 lg:mt-4">{t("construction.later.text")}</p>
      <a
        href={mailLink(identity.emails.hello, subject)}
        className="underlined inline-flex min-h-11 items-center font-semibold hover:text-accent-ink"
      >
        {t("construction.later.action")}
      </a>
      <SectionDrawing drawing={service} className="soon-drawing contours-moving" />
    </div>
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
