import { availablePacks, featureGroups, type PackKey } from "#app/domain/catalogue.ts";
import { vatAt } from "#app/domain/vat.ts";
import { exactMoney, formatPercent } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { AgencyView } from "../agency-view.ts";
import type { CatalogueView, PackView } from "../catalogue-view.ts";
import { selectionFields } from "../selection-query.ts";
import { useChoice } from "../use-choice.ts";
import { PackComparison } from "./PackComparison.tsx";
import { FoldingStep, PlainUpdate } from "./Step.tsx";

export function PackStep(props: {
  view: CatalogueView;
  chosen: PackKey | null;
  offers: AgencyView["offers"];
  onChoose: (pack: PackKey) => void;
}) {
  const language = useLanguage();
  const { t } = language;
  const { view } = props;
  const packs = availablePacks(view);
  const [chosen, choose] = useChoice(props.chosen, props.onChoose);
  return (
    <FoldingStep
      id="pack"
      title={t("pricing.pack.title")}
      chosen={chosen === null ? null : view.packs[chosen].name}
    >
      <fieldset>
        <legend className="text-ink-2">{t("pricing.pack.legend")}</legend>
        <div className="packs">
          {packs.map((key, size) => (
            <Pack
              key={key}
              pack={key}
              smaller={size === 0 ? null : view.packs[packs[size - 1] as PackKey].name}
              view={view.packs[key]}
              checked={chosen === key}
              onChoose={choose}
            />
          ))}
        </div>
        <p className="mt-6 max-w-[40em] text-ink-2">
          {t("pricing.pack.professionals", {
            percent: formatPercent(vatAt(view.vat, null).perMille, language.locale),
            amount: view.hosting,
          })}
        </p>
        <a href={props.offers.address} className="underlined inline-flex min-h-11 items-center font-semibold">
          {t("pricing.pack.offers", { amount: props.offers.from })}
        </a>
      </fieldset>
      <PackComparison packs={view.packs} />
      <PlainUpdate label={t("pricing.form.update")} />
    </FoldingStep>
  );
}

function Pack(props: {
  pack: PackKey;
  /** The name of the pack that this one extends. */
  smaller: string | null;
  view: PackView;
  checked: boolean;
  onChoose: (pack: PackKey) => void;
}) {
  const { locale, t } = useLanguage();
  const { pack, smaller, view } = props;
  return (
    <div className={view.mostPopular ? "pack recommended" : "pack"}>
      <label className="pack-choice">
        <span className="mb-2 min-h-9">
          {view.mostPopular && <span className="recommended-flag">{t("pricing.pack.popular")}</span>}
        </span>
        <span className="pack-name">
          <input
            type="radio"
            name={selectionFields.pack}
            value={pack}
            checked={props.checked}
            onChange={() => props.onChoose(pack)}
            className="mark"
          />
          {view.name}
        </span>
        <span className="pack-price">
          {view.price === null ? (
            <>
              {t("pricing.pack.onQuote")} <small>{t("pricing.pack.onQuote.how")}</small>
            </>
          ) : (
            <>
              {exactMoney(view.price, locale)} <small>{t("pricing.pack.beforeTax")}</small>
            </>
          )}
        </span>
        <span className="pack-tagline">{view.tagline}</span>
      </label>
      <details className="pack-contents">
        <summary className="underlined">{t("pricing.pack.contents", { pack: view.name })}</summary>
        {smaller !== null && <p className="pack-extends">{t("pricing.pack.extends", { pack: smaller })}</p>}
        {featureGroups.map((group) => (
          <div key={group} className="pack-group">
            <h3>{t(`pricing.pack.group.${group}`)}</h3>
            <ul>
              {view.features[group].map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </div>
  );
}
