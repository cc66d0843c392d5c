import type { ShownPrice } from "#app/content/services.ts";
import { formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { priceRanges } from "#content/price-ranges.ts";

/** From what price a service is offered. */
export function ServicePrice(props: { of: ShownPrice; className: string }) {
  const { locale, t } = useLanguage();
  const from = (service: keyof typeof lowestPrices) => ({
    price: formatNetPrice(lowestPrices[service], locale),
  });
  const { ecommerce } = priceRanges;
  const text = {
    showcase: () => t("services.price.from", from("website")),
    ecommerce: () =>
      t("services.price.between", {
        from: formatMoney(ecommerce.from, locale),
        to: formatNetPrice(ecommerce.to, locale),
      }),
    booking: () => t("services.price.booking", from("website")),
    maintenance: () => t("services.price.monthly", from("maintenance")),
    seo: () => t("services.price.seo", { pages: from("seoPages").price, technical: from("seo").price }),
    optimisation: () => t("services.price.month", from("optimisation")),
    identity: () => t("services.price.from", from("identity")),
  }[props.of]();
  return <p className={`tabular font-semibold ${props.className}`}>{text}</p>;
}
