import { catalogue } from "#app/content/catalogue.ts";
import { availableOptions, type OptionKey } from "#app/domain/catalogue.ts";
import type { ComingSoonService } from "#app/domain/services.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { optionPriceText } from "#app/i18n/option-price.ts";
import { typesetIn } from "#app/i18n/typography.ts";

const lines = [1, 2, 3] as const;
const offered = availableOptions(catalogue);

/** The options that a line of a service is about. Each is shown with its price below the line. */
const optionsOfLines: {
  readonly [S in ComingSoonService]?: { readonly [L in (typeof lines)[number]]?: readonly OptionKey[] };
} = {
  seo: { 1: ["seo_optimization"], 2: ["seo_technical"], 3: ["blog_seo"] },
  maintenance: { 2: ["maintenance_bronze", "maintenance_silver", "maintenance_gold"] },
  optimisation: { 1: ["heatmaps"], 2: ["ab_testing"], 3: ["monthly_reports", "quarterly_reports"] },
};

/** Services whose parts are optionsOfLines separately. */
const soldByPart: readonly ComingSoonService[] = ["seo", "optimisation"];

/** What a service includes, with what each part costs, and which option it needs. */
export function ServiceContents({ service }: { service: ComingSoonService }) {
  const { t } = useLanguage();
  return (
    <section
      aria-labelledby="contents"
      className="wide grid gap-x-16 gap-y-8 pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] lg:pt-12"
      data-reveal
    >
      <h2 id="contents" className="max-w-[9em] text-title">
        {t(soldByPart.includes(service) ? "construction.contents.choice" : "construction.contents")}
      </h2>
      <ol className="border-line border-b">
        {lines.map((line) => (
          <li
            key={line}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-line border-t py-6 lg:grid-cols-[5rem_minmax(0,1fr)] lg:py-8"
          >
            <span aria-hidden="true" className="tabular font-bold font-display text-heading accent-text">
              {String(line).padStart(2, "0")}
            </span>
            <div>
              <p className="max-w-[34em] text-lead">{t(`construction.${service}.contents.${line}`)}</p>
              <Prices
                options={(optionsOfLines[service]?.[line] ?? []).filter((option) => offered.includes(option))}
              />
            </div>
          </li>
        ))}
      </ol>
    </section>
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
  const nameOf = (option: OptionKey) => typesetIn(catalogue.options[option].name, locale);
  const needs = new Set(options.flatMap((option) => catalogue.options[option].needs ?? []));
  return (
    <>
      {options.map((option) => (
        <span
          key={option}
          className="tabular mt-3 flex flex-wrap justify-between gap-x-6 font-semibold text-ink"
        >
          <span>{nameOf(option)}</span>
          <span>{priceOf(option)}</span>
        </span>
      ))}
      {[...needs].map((option) => (
        <span key={option} className="mt-2 block text-ink-2">
          {t("construction.line.needs", { option: nameOf(option), price: optionPriceText(option, locale) })}
        </span>
      ))}
    </>
  );
}
