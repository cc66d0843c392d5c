import { catalogue } from "#app/content/catalogue.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { exactMoney, formatList, formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { queryOf } from "#app/quote/selection-query.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { hasSimilarPrice, shopRange, similarSiteOf } from "./similar-site-price.ts";

const priceClass = "tabular font-bold font-display text-title";
const textClass = "mt-3 max-w-[30em] text-ink-2 text-lead";

/** A site's price by its size, and what comes on top. */
function BookingPrices() {
  const { locale, t } = useLanguage();
  const rows = [
    [t("project.similar.row.onePage"), formatNetPrice(lowestPrices.website, locale)],
    [
      t("project.similar.row.pages", { pages: figures.multiPages }),
      formatNetPrice(lowestPrices.severalPages, locale),
    ],
    [t("project.similar.row.calendar"), t("project.similar.row.calendar.price")],
    [t("project.similar.row.delivery"), t("project.similar.row.delivery.months", figures.delivery.booking)],
  ] as const;
  return (
    <dl className="mb-6">
      {rows.map(([term, value]) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3"
        >
          <dt className="text-lead">{term}</dt>
          <dd className="tabular font-bold font-display text-heading">{value}</dd>
        </div>
      ))}
    </dl>
  );
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
            <>
              {project.category === "ecommerce" ? (
                <p className={priceClass}>{t("project.similar.range", shopRange(locale))}</p>
              ) : (
                <BookingPrices />
              )}
              <p className={textClass}>
                {project.category === "ecommerce"
                  ? t("project.similar.ecommerce", { ...figures.delivery.ecommerce, ...asked })
                  : t("project.similar.reservation", asked)}
              </p>
            </>
          ) : (
            <>
              <p className={priceClass}>
                {t("project.similar.price", { amount: exactMoney(found.quote.total, locale) })}
              </p>
              <p className={textClass}>
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
