import type { ReactNode } from "react";
import { availableOptions, optionCategories } from "#app/domain/catalogue.ts";
import { searchedOptionKey } from "#app/domain/personal-data.ts";
import type { ValidSelection } from "#app/domain/selection.ts";
import { plural } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { AgencyView } from "../agency-view.ts";
import type { CatalogueView } from "../catalogue-view.ts";
import { missingOptionLink } from "../contact-links.ts";
import { findOptions } from "../search.ts";
import { searchParameter } from "../selection-query.ts";
import { useChoice } from "../use-choice.ts";
import { OptionCategoryPanel } from "./OptionCategoryPanel.tsx";
import { FoldingStep, PlainUpdate } from "./Step.tsx";

/** The options by category, disabled until a pack is chosen. */
export function OptionStep(props: {
  view: CatalogueView;
  valid: ValidSelection;
  notes: ReactNode;
  agency: AgencyView;
  search: string;
  onSearch: (search: string) => void;
  onToggle: (key: string, wanted: boolean) => void;
}) {
  const { locale, t } = useLanguage();
  const { view, valid, search } = props;
  const found = findOptions(view, search);
  const added = valid.options.length;
  return (
    <FoldingStep
      id="options"
      title={t("pricing.options.title")}
      chosen={added === 0 ? null : t(`pricing.options.chosen.${plural(locale, added)}`, { count: added })}
    >
      <p className="text-ink-2">{t("pricing.options.prices")}</p>
      {valid.pack === null && (
        <p id="options-locked" className="mt-4 max-w-[40em] border-edge border-l-3 pl-5 text-ink-2">
          {t("pricing.options.locked")}
        </p>
      )}
      {props.notes}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-5">
        <OptionSearch search={search} onSearch={props.onSearch} />
        <p role="status" className="tabular text-ink-2 empty:sr-only">
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
            valid={valid}
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

/** The field that searches the options. */
function OptionSearch(props: { search: string; onSearch: (search: string) => void }) {
  const { t } = useLanguage();
  const [search, enter] = useChoice(props.search, props.onSearch);
  return (
    <>
      <label htmlFor="options-search" className="font-semibold">
        {t("pricing.options.search")}
      </label>
      <input
        type="search"
        id="options-search"
        name={searchParameter}
        value={search}
        onChange={(event) => enter(event.target.value)}
        className="min-h-11 min-w-0 max-w-96 flex-auto basis-56 border-edge border-b hover:border-ink"
      />
      <PlainUpdate label={t("pricing.options.search.action")} className="" />
    </>
  );
}

/**
 * The way to the contact form from a search that found nothing. The words are kept in the browser for the form, and not put
 * into the address: a visitor may have entered anything.
 */
function NothingFound({ agency, searched }: { agency: AgencyView; searched: string }) {
  const { t } = useLanguage();
  return (
    <a
      href={missingOptionLink(agency.paths.contact)}
      className="underlined inline-flex min-h-11 items-center font-semibold"
      onClick={() => {
        try {
          sessionStorage.setItem(searchedOptionKey, searched.trim());
        } catch {
          // Storage is refused: the visitor types them again.
        }
      }}
    >
      {t("pricing.options.none.ask", { name: agency.advisor, hours: agency.hours })}
    </a>
  );
}
