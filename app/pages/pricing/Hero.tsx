import { priceFloors } from "#app/domain/price-floors.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { phoneLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { HeroFacts } from "#app/ui/PageHero.tsx";
import { PageRelief } from "#app/ui/relief/Relief.tsx";
import { catalogue } from "#content/catalogue/index.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { Draft } from "./Draft.tsx";

const steps = [
  { id: "project", label: "pricing.hero.step.type" },
  { id: "duration", label: "pricing.hero.step.duration" },
  { id: "pack", label: "pricing.hero.step.pack" },
  { id: "options", label: "pricing.hero.step.options" },
] as const;

export function Hero() {
  const { locale, t } = useLanguage();
  const { quoteMinutes: minutes, answerHours: hours, delivery } = figures;
  const floors = priceFloors(catalogue);
  return (
    <section className="page-top relative isolate overflow-clip pb-12 lg:pb-16" data-screen-only>
      <PageRelief drawing="pricing" />
      <div className="wide">
        <h1 className="text-hero lg:max-w-[57%] lg:text-page">
          <Emphasis text={t("pricing.hero.title", { minutes })} />
        </h1>
        <p className="mt-5 max-w-[30em] text-ink-2 text-lead">{t("pricing.hero.lead", { hours })}</p>
        <HeroFacts
          facts={[
            {
              label: t("pricing.hero.fact.price"),
              value: t("pricing.hero.fact.price.value", { amount: formatMoney(floors.website, locale) }),
            },
            {
              label: t("pricing.hero.fact.delivery"),
              value: t("pricing.hero.fact.delivery.value", delivery.showcase),
            },
            {
              label: t("pricing.hero.fact.shop"),
              value: t("pricing.hero.fact.shop.value", {
                amount: formatMoney(priceRanges.ecommerce.from, locale),
              }),
            },
            {
              label: t("pricing.hero.fact.maintenance"),
              value: t("pricing.hero.fact.maintenance.value", {
                amount: formatMoney(floors.maintenance, locale),
              }),
            },
          ]}
        />
        <div className="mt-7 flex flex-wrap gap-3 max-sm:*:grow lg:mt-10">
          <ButtonLink href="#project">{t("pricing.hero.start")}</ButtonLink>
          <ButtonLink href={phoneLink} look="quiet" icon="phone">
            {t("pricing.hero.call", { phone: identity.phone.display })}
          </ButtonLink>
        </div>
        <Draft />
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
      </div>
    </section>
  );
}
