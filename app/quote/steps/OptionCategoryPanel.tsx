import { useLayoutEffect, useRef } from "react";
import {
  availableOptions,
  type OptionCategory,
  type OptionKey,
  optionCategories,
} from "#app/domain/catalogue.ts";
import { optionStatus, type ValidSelection } from "#app/domain/selection.ts";
import { formatList, plural } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { optionNames, reasonText } from "../describe.ts";
import { OptionRow } from "./OptionRow.tsx";

/** One category, closed unless something in it is chosen or found. Its rows are always rendered. */
export function OptionCategoryPanel(props: {
  view: CatalogueView;
  category: OptionCategory;
  valid: ValidSelection;
  /** The options that a search finds; null without a search. */
  found: readonly OptionKey[] | null;
  onToggle: (key: string, wanted: boolean) => void;
}) {
  const language = useLanguage();
  const { locale, t } = language;
  const { view, category, valid, found } = props;
  const { pack } = valid;
  const panel = useRef<HTMLDetailsElement>(null);
  const keys = availableOptions(view).filter((key) => view.options[key].category === category);
  const shown = found === null ? keys : keys.filter((key) => found.includes(key));
  const added = keys.filter((key) => valid.options.includes(key)).length;
  const included = pack === null ? 0 : keys.filter((key) => view.packs[pack].includes.includes(key)).length;

  // The visitor opens and closes it; a search opens what it finds.
  const searching = found !== null;
  const initiallyOpen = useRef(added > 0 || searching || category === optionCategories[0]).current;
  useLayoutEffect(() => {
    if (searching && panel.current !== null) panel.current.open = true;
  }, [searching]);

  return (
    <details ref={panel} open={initiallyOpen} hidden={shown.length === 0} className="fold category">
      <summary>
        <h3>{view.categories[category]}</h3>
        <span className="category-count tabular">
          {added > 0 && <b>{t(`pricing.options.chosen.${plural(locale, added)}`, { count: added })}</b>}
          {included > 0 && (
            <span>{t(`pricing.options.included.${plural(locale, included)}`, { count: included })}</span>
          )}
          <span>{keys.length}</span>
        </span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <ul>
        {keys.map((key) => {
          const status = optionStatus(view, valid, key);
          const refusal = status.status === "refused" ? status.refusal : null;
          return (
            <OptionRow
              key={key}
              option={key}
              view={view}
              pack={pack}
              status={status.status}
              hidden={!shown.includes(key)}
              reason={refusal === null ? null : reasonText(language, view, pack, refusal)}
              remedy={
                refusal === null || (refusal.code === "optionExcluded" && refusal.inPack)
                  ? null
                  : refusal.code === "optionExcluded"
                    ? "replace"
                    : "together"
              }
              others={
                refusal === null
                  ? ""
                  : formatList(
                      optionNames(view, refusal.code === "optionNeeds" ? refusal.missing : [refusal.by]),
                      language.locale,
                    )
              }
              onToggle={props.onToggle}
            />
          );
        })}
      </ul>
    </details>
  );
}
