import type { VatRules } from "#app/domain/vat.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { PlaceView } from "../catalogue-view.ts";
import { configuratorFormId, selectionFields } from "../selection-query.ts";
import { PlainUpdate } from "../steps/Step.tsx";
import { useChoice } from "../use-choice.ts";

/**
 * Where the client's business is: a field of the steps' form, beside the amount that it changes. The agency's own place is the
 * empty value, so that an address names a place only where another was chosen.
 */
export function PlaceChoice(props: {
  places: readonly PlaceView[];
  home: VatRules["home"];
  /** A key, or empty. */
  chosen: string;
  onChoose: (place: string) => void;
}) {
  const { t } = useLanguage();
  const { places, home } = props;
  const [chosen, choose] = useChoice(props.chosen === home ? "" : props.chosen, props.onChoose);
  return (
    <div className="place" data-screen-only>
      <label htmlFor="place">{t("pricing.summary.place")}</label>
      <select
        id="place"
        form={configuratorFormId}
        name={selectionFields.place}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        {places.map(({ key, name }) => (
          <option key={key} value={key === home ? "" : key}>
            {name}
          </option>
        ))}
      </select>
      <PlainUpdate label={t("pricing.form.update")} form={configuratorFormId} />
    </div>
  );
}
