import { catalogue } from "#app/content/catalogue.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { exactMoney, formatList, formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { queryOf } from "#app/quote/selection-query.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { hasSimilarPrice, shopRange, similarSiteOf } from "./similar-site-price.ts";

/** What one page and several pages cost at least. */
function packPrices(locale: Locale) {
  const { packs, options } = catalogue;
  return {
    start: typesetIn(packs.start.name, locale),
    option: typesetIn(options.multipage_site.name, locale),
    lowest: formatNetPrice(lowestPrices.website, locale),
    larger: formatNetPrice(lowestPrices.severalPages, locale),
    pages: figures.multiPages,
  };
}

/** What a site like this one costs, and the way to it: its configuration, or the contact form. */
export function SimilarSite({ project }: { project: Project }) {
  const { locale, t } = useLanguage();
  if (!hasSimilarPrice(project)) return null;
  const found = similarSiteOf(project);
  const maintenance = formatNetPrice(lowestPrices.maintenance, locale);
  const asked = { name: firstContact, maintenance };
  return (
    <section aria-labelledby="similar-site" className="wide mt-20 lg:mt-28" data-reveal>
      <div className="border-edge border-t pt-8 lg:grid lg:grid-cols-2 lg:gap-x-16 lg:pt-12">
        <h2 id="similar-site" className="text-title">
          {t(`project.similar.size.${project.category}`)}
        </h2>
        <div className="mt-6 lg:mt-0">
          {found === null ? (
            <p className="max-w-[30em] text-lead">
              {project.category === "ecommerce"
                ? t("project.similar.ecommerce", {
                    ...shopRange(locale),
                    ...figures.delivery.ecommerce,
                    ...asked,
                  })
                : t("project.similar.reservation", {
                    ...packPrices(locale),
                    ...figures.delivery.booking,
                    ...asked,
                  })}
            </p>
          ) : (
            <>
              <p className="tabular font-bold font-display text-title">
                {t("project.similar.price", { amount: exactMoney(found.quote.total, locale) })}
              </p>
              <p className="mt-3 max-w-[30em] text-ink-2 text-lead">
                {t("project.similar.text", {
                  pack: typesetIn(catalogue.packs[found.quote.pack].name, locale),
                  options: formatList(
                    found.selection.options.map((key) => typesetIn(catalogue.options[key].name, locale)),
                    locale,
                  ),
                  supply: t(
                    found.selection.options.includes("multilingual_structure")
                      ? "project.similar.supply.languages"
                      : "project.similar.supply",
                  ),
                  months: found.quote.paymentMonths,
                  percent: found.quote.discountPercent,
                  maintenance,
                  ...figures.delivery.showcase,
                })}
              </p>
            </>
          )}
          <ButtonLink
            href={
              found === null
                ? contactPath(locale, `like-${project.slug}`)
                : `${pathOf("pricing", locale)}${queryOf(found.selection)}#pack`
            }
            className="mt-6"
          >
            {t(found === null ? "project.similar.ask" : "project.similar.configure")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
