import type { ReactNode } from "react";
import { trades } from "#app/content/projects.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { plural } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { inTerritory, territoryKeys, territoryName } from "#app/i18n/places.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import { portfolioFilterId, portfolioPath } from "#app/site/pages.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { type Filter, matches, tradeName } from "./filter.ts";

/** `client/portfolio-filter.ts` applies a choice in place; without script, the button does. */
export function FilterForm(props: { filter: Filter; projects: readonly Project[] }) {
  const { locale, t } = useLanguage();
  const { filter, projects } = props;
  const countOf = (wanted: Filter) => projects.filter((project) => matches(project, wanted)).length;
  const count = countOf(filter);
  return (
    <form
      id={portfolioFilterId}
      data-filter
      action={portfolioPath(locale)}
      autoComplete="off"
      className="wide flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-line border-t pt-6"
      data-screen-only
    >
      <fieldset className="max-lg:w-full">
        <legend className="text-ink-2">{t("portfolio.filter.type")}</legend>
        <div className="-ml-1 flex flex-wrap gap-x-4 sm:gap-x-8">
          {[null, ...offeredCategories].map((type) => (
            <label key={type} className="group relative flex min-h-13 cursor-pointer items-center px-1">
              <input
                type="radio"
                name="type"
                value={type ?? ""}
                defaultChecked={filter.type === type}
                data-empty={t(`portfolio.empty.${type ?? "all"}`)}
                className="sr-only"
              />
              <span className="flex flex-wrap items-start gap-x-1.5 border-transparent border-b-2 pb-1 font-bold font-display text-heading text-ink-2 outline-accent-ink group-hover:text-ink [:checked+&]:border-accent [:checked+&]:text-ink [:focus-visible+&]:outline-3 [:focus-visible+&]:outline-offset-4 forced-colors:border-[Canvas] forced-colors:[:checked+&]:border-[Highlight]">
                <span>{t(`portfolio.filter.${type ?? "all"}`)}</span>
                <span className="tabular font-medium font-text text-ink-2 text-sm">
                  {countOf({ ...filter, type })}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p
        role="status"
        data-count
        data-none={t("portfolio.count.none")}
        data-one={t("portfolio.count.one", { count: "{count}" })}
        data-other={t("portfolio.count.other", { count: "{count}" })}
        className="tabular pb-3 text-ink-2 max-lg:order-last lg:mr-auto"
      >
        {count === 0 ? t("portfolio.count.none") : t(`portfolio.count.${plural(locale, count)}`, { count })}
      </p>
      <div className="flex min-w-0 flex-wrap items-end gap-4 max-sm:grid max-sm:w-full max-sm:grid-cols-2 sm:gap-x-10">
        {trades.size > 1 && (
          <Choice name="trade" chosen={filter.trade} label={t("portfolio.filter.trade")}>
            <option value="" data-empty="">
              {t("portfolio.filter.trades")}
            </option>
            {[...trades.keys()].map((trade) => (
              <option key={trade} value={trade} data-empty={`(${tradeName(trade, locale)})`}>
                {`${tradeName(trade, locale)} (${countOf({ ...filter, trade })})`}
              </option>
            ))}
          </Choice>
        )}
        <Choice name="zone" chosen={filter.zone} label={t("portfolio.filter.zone")}>
          <option value="" data-empty="">
            {t("portfolio.filter.everywhere")}
          </option>
          {territoryKeys.map((zone) => (
            <option key={zone} value={zone} data-empty={inTerritory(zone, locale)}>
              {territoryName(zone, locale)}
            </option>
          ))}
        </Choice>
        <noscript>
          <button type="submit" className={buttonClass("quiet")}>
            {t("portfolio.filter.submit")}
          </button>
        </noscript>
      </div>
    </form>
  );
}

function Choice(props: { name: keyof Filter; chosen: string | null; label: string; children: ReactNode }) {
  return (
    <label className="min-w-0 max-w-full">
      <span className="block text-ink-2">{props.label}</span>
      <select
        name={props.name}
        defaultValue={props.chosen ?? ""}
        className="min-h-13 max-w-full cursor-pointer border-edge border-b bg-canvas pr-8 font-semibold text-ink hover:border-ink max-sm:w-full max-sm:text-ellipsis sm:text-lg"
      >
        {props.children}
      </select>
    </label>
  );
}
