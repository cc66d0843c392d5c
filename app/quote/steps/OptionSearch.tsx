import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { searchField } from "../selection-query.ts";
import { useChoice } from "../use-choice.ts";
import { PlainUpdate } from "./Step.tsx";

/** The field that searches the options. */
export function OptionSearch(props: { search: string; onSearch: (search: string) => void }) {
  const { t } = useLanguage();
  const [search, enter] = useChoice(props.search, props.onSearch);
  return (
    <>
      <label htmlFor="options-search">{t("pricing.options.search")}</label>
      <input
        type="search"
        id="options-search"
        name={searchField}
        value={search}
        onChange={(event) => enter(event.target.value)}
      />
      <PlainUpdate label={t("pricing.options.search.action")} />
    </>
  );
}
