import type { ReactNode } from "react";
import type { Cents } from "#app/domain/money.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { type HeroFact, PageHero } from "#app/ui/PageHero.tsx";
import type { AgencyView } from "./agency-view.ts";
import { type AdvisedType, advisorLink } from "./contact-links.ts";

const steps = [
  { id: "project", label: "pricing.hero.step.type" },
  { id: "duration", label: "pricing.hero.step.paymentMonths" },
  { id: "pack", label: "pricing.hero.step.pack" },
  { id: "options", label: "pricing.hero.step.options" },
] as const;

/** The page's first screen. `advised`: the kind of project, if it is priced by hand: it has no steps. */
export function PricingHero(props: {
  advised: AdvisedType | null;
  agency: AgencyView;
  /** Above the steps. */
  children?: ReactNode;
}) {
  const { t } = useLanguage();
  const { advised, agency } = props;
  const { minutes, hours, advisor, phone } = agency;
  return (
    <PageHero
      title={advised === null ? t("pricing.hero.title", { minutes }) : t(`pricing.hero.title.${advised}`)}
      lead={t(advised === null ? "pricing.hero.lead" : "pricing.hero.lead.advised", { hours, advisor })}
      drawing="pricing"
      bareOnPhone
      facts={useFacts(advised, agency)}
      below={
        <>
          {props.children}
          {advised === null && <Steps />}
        </>
      }
    >
      {advised === null ? (
        <ButtonLink href="#project">{t("pricing.hero.start")}</ButtonLink>
      ) : (
        <ButtonLink href={advisorLink(agency.paths.contact, advised)}>
          {t("pricing.type.notice.action")}
        </ButtonLink>
      )}
      <ButtonLink href={phone.link} look="quiet" icon="phone">
        {t("pricing.hero.call", { phone: phone.display })}
      </ButtonLink>
    </PageHero>
  );
}

/** What is sold, from what price and in what time; of the advised project alone, where there is one. */
function useFacts(advised: AdvisedType | null, { prices, delivery }: AgencyView): readonly HeroFact[] {
  const { locale, t } = useLanguage();
  const priced = (
    fact: "price" | "booking" | "shop" | "maintenance",
    price: Cents | null,
  ): readonly HeroFact[] =>
    price === null
      ? []
      : [
          {
            label: t(`pricing.hero.fact.${fact}`),
            value: t(`pricing.hero.fact.${fact}.value`, { amount: formatMoney(price, locale) }),
          },
        ];
  const shop = priced("shop", prices.shop);
  const maintenance = priced("maintenance", prices.maintenance);
  const leadTime = (months: { readonly from: number; readonly to: number }) => ({
    label: t("pricing.hero.fact.delivery.advised"),
    value: t("pricing.hero.fact.delivery.value", months),
  });
  switch (advised) {
    case "ecommerce":
      return [...shop, leadTime(delivery.ecommerce), ...maintenance];
    case "reservation":
      return [...priced("booking", prices.website), leadTime(delivery.booking), ...maintenance];
    case null:
      return [
        ...priced("price", prices.website),
        {
          label: t("pricing.hero.fact.delivery"),
          value: t("pricing.hero.fact.delivery.value", delivery.showcase),
        },
        ...shop,
        ...maintenance,
      ];
    default:
      return advised satisfies never;
  }
}

function Steps() {
  const { t } = useLanguage();
  return (
    <nav aria-label={t("pricing.hero.steps")} className="mt-10 max-sm:hidden lg:mt-14">
      <ol className="grid grid-cols-2 [counter-reset:step] lg:grid-cols-[7fr_6fr_5fr_6fr]">
        {steps.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-14 items-center gap-[0.9rem] border-edge border-t font-semibold before:font-bold before:font-display before:text-accent-ink before:content-[counter(step,decimal-leading-zero)] before:[counter-increment:step] hover:border-current hover:text-accent-ink"
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
