import type { OptionKey } from "#app/domain/catalogue.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { localized } from "#app/i18n/typography.ts";
import type { SoldService } from "#app/site/legal-article.ts";
import { catalogue } from "#content/catalogue/index.ts";
import { optionPrice } from "#content/option-price.ts";

const lines = [1, 2, 3] as const;

/** The options that a line of a service is about. Each is shown with its price below the line. */
const sold: {
  readonly [S in SoldService]?: { readonly [L in (typeof lines)[number]]?: readonly OptionKey[] };
} = {
  seo: { 1: ["seo_optimization"], 2: ["seo_technical"], 3: ["blog_seo"] },
  maintenance: { 2: ["maintenance_bronze", "maintenance_silver", "maintenance_gold"] },
  optimisation: { 1: ["heatmaps"], 2: ["ab_testing"], 3: ["monthly_reports", "quarterly_reports"] },
};

/** Services sold part by part: nobody takes all of them. */
const chosen: readonly SoldService[] = ["seo", "optimisation"];

/** What a service includes, with what each part costs. */
export function Holds({ service }: { service: SoldService }) {
  const { t } = useLanguage();
  return (
    <>
      <h2 className="text-heading">
        {t(chosen.includes(service) ? "construction.holds.choice" : "construction.holds")}
      </h2>
      <ul className="mt-5 border-line border-b">
        {lines.map((line) => (
          <li key={line} className="border-line border-t py-4 text-ink-2">
            {t(`construction.${service}.holds.${line}`)}
            {sold[service]?.[line]?.map((option) => (
              <OptionPrice key={option} option={option} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

function OptionPrice({ option }: { option: OptionKey }) {
  const { locale, t } = useLanguage();
  const { name, price, needs } = catalogue.options[option];
  const value =
    price.kind === "onQuote"
      ? t("construction.price.onQuote")
      : t(`construction.line.${price.kind}`, { price: formatMoney(price.amount, locale) });
  return (
    <span className="tabular mt-1 flex flex-wrap justify-between gap-x-4 font-semibold text-ink">
      <span>{localized(name, locale)}</span>
      <span>{value}</span>
      {needs?.map((key) => (
        <span key={key} className="w-full font-normal text-ink-2">
          {t("construction.line.needs", {
            option: localized(catalogue.options[key].name, locale),
            price: optionPrice(key, locale),
          })}
        </span>
      ))}
    </span>
  );
}
