import { showcaseFaq } from "#app/content/faq.ts";
import { type ServiceCategory, services } from "#app/content/services.ts";
import { formatNetPrice, plural } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { destinationPath } from "#app/shell/navigation.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { figures } from "#content/figures.ts";
import { categories, servicesInCategory } from "./categories.ts";
import { siteBeside } from "./examples.ts";

/** The question about how a site is protected, which an owner may take away. */
const safety = "protection";

/** What the agency makes, as its clients' sites look on a phone, one for each kind of site. */
export function Hero() {
  const { locale, t } = useLanguage();
  return (
    <section className="page-top">
      <div className="wide services-top">
        <h1>{t("services.hero.title")}</h1>
        <p className="max-w-[34em] text-ink-2 text-lead">{t("services.hero.lead")}</p>
        <p className="tabular max-w-[22em] text-balance font-semibold">
          {t("services.hero.facts", {
            price: formatNetPrice(lowestPrices.website, locale),
            ...figures.delivery.showcase,
            hours: figures.answerHours,
          })}
        </p>
        <Index />
        <ButtonLink href={pathOf("pricing", locale)} className="justify-self-start">
          {t("services.hero.price")}
        </ButtonLink>
        {siteBeside.size > 0 && <Made />}
      </div>
    </section>
  );
}

/** Each leads to its service. */
function Made() {
  const { locale } = useLanguage();
  return (
    <ul className="services-made">
      {services.map(({ id, category, to, copy }, index) => {
        const site = siteBeside.get(id);
        if (category !== "create" || site === undefined) return null;
        return (
          <li key={id}>
            <a href={destinationPath(to, locale)} className="group block">
              <Picture
                name={`portfolio/${site.slug}/phone`}
                alt={site.clientName}
                sizes="(width >= 64rem) 15.5vw, 31vw"
                load={index === 0 ? "first" : "at once"}
                className="w-full bg-raised"
              />
              <span className="mt-2 block font-semibold leading-tight group-hover:text-accent-ink">
                {typesetIn(copy, locale).name}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Index() {
  const { locale, t } = useLanguage();
  const countText = (category: ServiceCategory) => {
    const count = servicesInCategory(category);
    return t(`services.count.${plural(locale, count)}`, { count });
  };
  return (
    <nav aria-label={t("services.index")}>
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-8">
        {categories.map((category) => (
          <li key={category}>
            <a href={`#${category}`} className="group inline-flex min-h-11 items-center gap-2">
              <span className="underlined font-semibold group-hover:text-accent-ink">
                {t(`services.${category}.title`)}
              </span>
              <span className="whitespace-nowrap text-ink-2 max-sm:sr-only">{countText(category)}</span>
            </a>
          </li>
        ))}
        {showcaseFaq[locale].some(({ id }) => id === safety) && (
          <li>
            <a
              href={`${pathOf("showcase", locale)}#${safety}`}
              className="underlined inline-flex min-h-11 items-center hover:text-accent-ink"
            >
              {t("services.safety")}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
