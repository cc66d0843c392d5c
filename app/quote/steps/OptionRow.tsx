import { isSubscription, type OptionKey, type PackKey, type Price } from "#app/domain/catalogue.ts";
import type { OptionStatus } from "#app/domain/selection.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { optionPrice, priceText } from "../describe.ts";
import { AmountText } from "../Price.tsx";
import { addParameter, selectionFields } from "../selection-query.ts";
import { useChoice } from "../use-choice.ts";

/** One option. */
export function OptionRow(props: {
  option: OptionKey;
  view: CatalogueView;
  pack: PackKey | null;
  status: OptionStatus["status"];
  hidden: boolean;
  /** Why it cannot be added. */
  reason: string | null;
  remedy: "replace" | "together" | null;
  /** The names of the options in the reason. */
  others: string;
  onToggle: (key: string, wanted: boolean) => void;
}) {
  const language = useLanguage();
  const { t } = language;
  const { option, view, pack, status, reason, remedy, others } = props;
  const { name, description, contract } = view.options[option];
  const price = optionPrice(view, option, pack);
  const duration = durationKey(view.options[option].price.kind, contract, price.kind === "included");
  const isChangeable = status === "available" || status === "chosen";
  const [checked, choose] = useChoice(status === "chosen" || status === "included", (wanted: boolean) =>
    props.onToggle(option, wanted),
  );
  const locked = status === "locked";
  const describedBy = locked ? "options-locked" : `${option}-text${reason === null ? "" : ` ${option}-why`}`;
  return (
    <li className="option" data-status={status} hidden={props.hidden}>
      <label>
        <input
          type="checkbox"
          name={selectionFields.options}
          value={option}
          checked={checked}
          disabled={!isChangeable}
          aria-describedby={describedBy}
          onChange={({ target }) => choose(target.checked)}
          className="mark"
        />
        {name}
        {price.kind === "included" ? (
          <span className="option-price">
            <small>{t("pricing.option.included")}</small>
            <AmountText text={priceText(language, price)} />
          </span>
        ) : (
          <AmountText text={priceText(language, price)} className="option-price" />
        )}
      </label>
      {/* A list of names and prices until there is something to choose. */}
      {!locked && (
        <p id={`${option}-text`}>
          {description}
          {duration !== null && <span className="option-contract">{t(duration)}</span>}
        </p>
      )}
      {reason !== null && (
        <p className="option-why">
          <span id={`${option}-why`}>{reason}</span>
          {remedy !== null && (
            <button
              type="submit"
              name={addParameter}
              value={option}
              aria-label={
                remedy === "replace"
                  ? t("pricing.option.replace.label", { by: others, option: name })
                  : t("pricing.option.together.label", { missing: others, option: name })
              }
            >
              {t(`pricing.option.${remedy}`)}
            </button>
          )}
        </p>
      )}
    </li>
  );
}

/** The words on how long an option runs; null for what is paid once. */
function durationKey(kind: Price["kind"], contract: boolean, isIncluded: boolean) {
  if (isIncluded) return isSubscription(kind) ? "pricing.option.included.months" : null;
  if (isSubscription(kind))
    return `pricing.option.${contract ? "contract" : "subscription"}.${kind}` as const;
  return contract ? "pricing.option.contract.onQuote" : null;
}
