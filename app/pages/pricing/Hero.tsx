import { priceFloors } from "#app/domain/price-floors.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { type AdvisedType, advisorLink } from "#app/quote/advisor.ts";
import { phoneLink } from "#app/shell/contact-links.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { type HeroFact, PageHero } from "#app/ui/PageHero.tsx";
import { catalogue } from "#content/catalogue/index.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { firstContact } from "#content/team.ts";
import { Draft } from "./Draft.tsx";

const steps = [
  { id: "project", label: "pricing.hero.step.type" },
  { id: "duration", label: "pricing.hero.step.duration" },
  { id: "pack", label: "pricing.hero.step.pack" },
  { id: "options", label: "pricing.hero.step.options" },
] as const;

/** `advised`: the project that the address names, if it is priced by hand: it has no steps. */
export function Hero({ advised }: { advised: AdvisedType | null }) {
  const { locale, t } = useLanguage();
  const { quoteMinutes: minutes, answerHours: hours } = figures;
  return (
    <div data-screen-only>
      <PageHero
        title={advised === null ? t("pricing.hero.title", { minutes }) : t(`pricing.hero.title.${advised}`)}
        lead={t(advised === null ? "pricing.hero.lead" : "pricing.hero.lead.advised", {
          hours,
          advisor: firstContact,
        })}
        drawing="pricing"
        facts={useFacts(advised)}
        below={
          <>
            <Draft />
            {advised === null && <Steps />}
          </>
        }
      >
        {advised === null ? (
          <ButtonLink href="#project">{t("pricing.hero.start")}</ButtonLink>
        ) : (
          <ButtonLink href={advisorLink(pathOf("contact", locale), advised)}>
            {t("pricing.type.notice.action")}
          </ButtonLink>
        )}
        <ButtonLink href={phoneLink} look="quiet" icon="phone">
          {t("pricing.hero.call", { phone: identity.phone.display })}
        </ButtonLink>
      </PageHero>
    </div>
  );
}

/** What is sold, from what price and in what time; of the advised project alone, where there is one. */
function useFacts(advised: AdvisedType | null): readonly HeroFact[] {
  const { locale, t } = useLanguage();
  const { delivery } = figures;
  const floors = priceFloors(catalogue);
  const website = formatMoney(floors.website, locale);
  const shop = {
    label: t("pricing.hero.fact.shop"),
    value: t("pricing.hero.fact.shop.value", { amount: formatMoney(priceRanges.ecommerce.from, locale) }),
  };
  const maintenance = {
    label: t("pricing.hero.fact.maintenance"),
    value: t("pricing.hero.fact.maintenance.value", { amount: formatMoney(floors.maintenance, locale) }),
  };
  const leadTime = (months: { readonly from: number; readonly to: number }) => ({
    label: t("pricing.hero.fact.delivery.advised"),
    value: t("pricing.hero.fact.delivery.value", months),
  });
  switch (advised) {
    case "ecommerce":
      return [shop, leadTime(delivery.ecommerce), maintenance];
    case "reservation":
      return [
        {
          label: t("pricing.hero.fact.booking"),
          value: t("pricing.hero.fact.booking.value", { amount: website }),
        },
        leadTime(delivery.booking),
        maintenance,
      ];
    case null:
      return [
        {
          label: t("pricing.hero.fact.price"),
          value: t("pricing.hero.fact.price.value", { amount: website }),
        },
        {
          label: t("pricing.hero.fact.delivery"),
          value: t("pricing.hero.fact.delivery.value", delivery.showcase),
        },
        shop,
        maintenance,
      ];
    default:
      return advised satisfies never;
  }
}

function Steps() {
  const { t } = useLanguage();
  return (
    <nav aria-label={t("pricing.hero.steps")} className="mt-10 lg:mt-14">
      <ol className="grid grid-cols-2 [counter-reset:step] lg:grid-cols-[7fr_6fr_5fr_6fr]">
        {steps.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-14 items-center gap-[0.9rem] border-edge border-t font-semibold before:font-bold before:font-display before:text-2xl/none before:text-accent-ink before:content-[counter(step)] before:[counter-increment:step] hover:border-current hover:text-accent-ink"
            >
              {t(label)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
