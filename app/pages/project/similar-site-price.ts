import { catalogue } from "#app/content/catalogue.ts";
import type { Project } from "#app/content/schemas/project.ts";
import type { PricingRules } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { exactMoney, formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { figures } from "#content/figures.ts";
import { priceRanges } from "#content/price-ranges.ts";

/**
 * The configurator's selection of a site like this one, without what is offered no longer, and its price. Null for a project
 * that the configurator does not price.
 */
export function similarSiteOf(
  { configuration }: Pick<Project, "configuration">,
  rules: PricingRules = catalogue,
) {
  if (configuration === undefined) return null;
  const { pack, paymentMonths } = configuration;
  const options = configuration.options.filter((key) => rules.options[key].retired !== true);
  const selection = { projectType: "vitrine", paymentMonths: String(paymentMonths), pack, options };
  const result = quote(rules, selection);
  return result.quote === null ? null : { selection, quote: result.quote };
}

/** What an online shop costs: the tax is said once, after the highest. */
export function shopRange(locale: Locale) {
  const { from, to } = priceRanges.ecommerce;
  return { lowest: formatMoney(from, locale), highest: formatNetPrice(to, locale) };
}

/** Whether the page says what a site like this one costs: of a showcase site only its configuration does. */
export const hasSimilarPrice = ({ category, configuration }: Project): boolean =>
  category !== "vitrine" || configuration !== undefined;

/** What a site like this one costs, and its delivery time, in one line for the first screen. */
export function similarSiteLine(project: Project, { locale, t }: Language): string {
  const { delivery } = figures;
  const found = similarSiteOf(project);
  if (found !== null) {
    const amount = exactMoney(found.quote.total, locale);
    return t("project.similar.line", { amount, ...delivery.showcase });
  }
  if (project.category === "ecommerce") {
    return t("project.similar.line.ecommerce", { ...shopRange(locale), ...delivery.ecommerce });
  }
  return t("project.similar.line.reservation", {
    lowest: formatNetPrice(lowestPrices.website, locale),
    ...delivery.booking,
  });
}
