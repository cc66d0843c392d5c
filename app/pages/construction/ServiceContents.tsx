import { catalogue } from "#app/content/catalogue.ts";
import { type OptionKey, offeredOptions } from "#app/domain/catalogue.ts";
import type { Service } from "#app/domain/services.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { optionPrice } from "#app/i18n/option-price.ts";
import { localized } from "#app/i18n/typography.ts";

const lines = [1, 2, 3] as const;
const offered = offeredOptions(catalogue);

/** The options that a line of a service is about. Each is shown with its price below the line. */
const optionsOfLines: {
  readonly [S in Service]?: { readonly [L in (typeof lines)[number]]?: readonly OptionKey[] };
} = {
  seo: { 1: ["seo_optimization"], 2: ["seo_technical"], 3: ["blog_seo"] },
  maintenance: { 2: ["maintenance_bronze", "maintenance_silver", "maintenance_gold"] },
  optimisation: { 1: ["heatmaps"], 2: ["ab_testing"], 3: ["monthly_reports", "quarterly_reports"] },
};

/** Services whose parts are optionsOfLines separately. */
const soldByPart: readonly Service[] = ["seo", "optimisation"];

/** What a service includes, with what each part costs, and which option it needs. */
export function ServiceContents({ service }: { service: Service }) {
  const { t } = useLanguage();
  return (
    <>
      <h2 className="text-heading">
        {t(soldByPart.includes(service) ? "construction.contents.choice" : "construction.contents")}
      </h2>
      <ul className="mt-5 border-line border-b">
        {lines.map((line) => (
          <li key={line} className="border-line border-t py-4 text-ink-2">
            {t(`construction.${service}.contents.${line}`)}
            <Prices
              options={(optionsOfLines[service]?.[line] ?? []).filter((option) => offered.includes(option))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Prices({ options }: { options: readonly OptionKey[] }) {
  const { locale, t } = useLanguage();
  const priceOf = (option: OptionKey): string => {
    const { price } = catalogue.options[option];
    return price.kind === "onQuote"
      ? t("construction.price.onQuote")
      : t(`construction.line.${price.kind}`, { price: formatMoney(price.amount, locale) });
  };
  const nameOf = (option: OptionKey) => localized(catalogue.options[option].name, locale);
  const needs = new Set(options.flatMap((option) => catalogue.options[option].needs ?? []));
  return (
    <>
      {options.map((option) => (
        <span
          key={option}
          className="tabular mt-1 flex flex-wrap justify-between gap-x-4 font-semibold text-ink"
        >
          <span>{nameOf(option)}</span>
          <span>{priceOf(option)}</span>
        </span>
      ))}
      {[...needs].map((option) => (
        <span key={option} className="mt-1 block">
          {t("construction.line.needs", { option: nameOf(option), price: optionPrice(option, locale) })}
        </span>
      ))}
    </>
  );
}
