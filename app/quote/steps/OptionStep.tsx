import type { ReactNode } from "react";
import { availableOptions, optionCategories } from "#app/domain/catalogue.ts";
import type { AcceptedSelection } from "#app/domain/selection.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { AgencyView } from "../agency-view.ts";
import type { CatalogueView } from "../catalogue-view.ts";
import { plural } from "../describe.ts";
import { findOptions } from "../search.ts";
import { NothingFound } from "./NothingFound.tsx";
import { OptionCategoryPanel } from "./OptionCategoryPanel.tsx";
import { OptionSearch } from "./OptionSearch.tsx";
import { FoldingStep, PlainUpdate } from "./Step.tsx";

/** The options by category, disabled until a pack is chosen. */
export function OptionStep(props: {
  view: CatalogueView;
  accepted: AcceptedSelection;
  notes: ReactNode;
  agency: AgencyView;
  search: string;
  onSearch: (search: string) => void;
  onToggle: (key: string, wanted: boolean) => void;
}) {
  const { locale, t } = useLanguage();
  const { view, accepted, search } = props;
  const found = findOptions(view, search);
  const added = accepted.options.length;
  return (
    <FoldingStep
      id="options"
      title={t("pricing.options.title")}
      chosen={added === 0 ? null : t(`pricing.options.chosen.${plural(locale, added)}`, { count: added })}
    >
      <p className="text-ink-2">{t("pricing.options.prices")}</p>
      {accepted.pack === null && (
        <p id="options-locked" className="options-locked">
          {t("pricing.options.locked")}
        </p>
      )}
      {props.notes}
      <div className="options-search">
        <OptionSearch search={search} onSearch={props.onSearch} />
        <p role="status" className="tabular text-ink-2">
          {found !== null && countText(found.length)}
        </p>
        {found?.length === 0 && <NothingFound searched={search} agency={props.agency} />}
      </div>
      <div>
        {optionCategories.map((category) => (
          <OptionCategoryPanel
            key={category}
            view={view}
            category={category}
            accepted={accepted}
            found={found}
            onToggle={props.onToggle}
          />
        ))}
      </div>
      <PlainUpdate label={t("pricing.form.update")} />
    </FoldingStep>
  );

  function countText(count: number): string {
    if (count === 0) return t("pricing.options.count.none");
    return t(`pricing.options.count.${plural(locale, count)}`, {
      count,
      total: availableOptions(view).length,
    });
  }
}
