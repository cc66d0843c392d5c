import { useEffect, useRef, useState } from "react";
import { availablePacks, featureGroups } from "#app/domain/catalogue.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { CatalogueView } from "../catalogue-view.ts";

/**
 * The packs beside each other, row by row. Rendered once it is unfolded: it repeats what the packs list, in 120 cells,
 * so a page without script has no need of it.
 */
export function PackComparison(props: { packs: CatalogueView["packs"] }) {
  const { t } = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  const [shown, setShown] = useState(false);
  // It may have been unfolded before the hydration.
  useEffect(() => {
    if (details.current?.open) setShown(true);
  }, []);
  return (
    <details
      ref={details}
      className="fold needs-script"
      onToggle={({ currentTarget }) => currentTarget.open && setShown(true)}
    >
      <summary className="compare-summary flex min-h-14 items-center justify-between border-line border-y font-semibold hover:text-accent-ink">
        {t("pricing.pack.compare")}
        <Icon name="chevron-down" />
      </summary>
      {shown && <PackTable packs={props.packs} />}
    </details>
  );
}

/** Every feature, and the packs that have it. On a narrow screen it shows two of them, which the visitor chooses. */
function PackTable(props: { packs: CatalogueView["packs"] }) {
  const { locale, t } = useLanguage();
  const { packs } = props;
  const keys = availablePacks({ packs });
  const [one = "", other = ""] = keys;
  const [compared, setCompared] = useState<Record<"one" | "other", string>>({ one, other });
  /** The attribute of a pack's cells: a narrow screen shows only those of the two packs that are compared. */
  const cellOf = (key: string) => ({ "data-compared": key === compared.one || key === compared.other });
  return (
    <section className="pack-table" aria-label={t("pricing.pack.table")}>
      <p className="pack-pair">
        {(["one", "other"] as const).map((place) => (
          <select
            key={place}
            value={compared[place]}
            onChange={({ target }) => setCompared({ ...compared, [place]: target.value })}
            aria-label={t(`pricing.pack.pair.${place}`)}
          >
            {keys.map((key) => (
              <option key={key} value={key}>
                {packs[key].name}
              </option>
            ))}
          </select>
        ))}
      </p>
      <table>
        <caption className="sr-only">{t("pricing.pack.table")}</caption>
        <thead>
          <tr>
            <td>{t("pricing.pack.table.price")}</td>
            {keys.map((key) => (
              <th key={key} scope="col" {...cellOf(key)}>
                {packs[key].name}
                <span>
                  {packs[key].price === null
                    ? t("pricing.pack.onQuote")
                    : exactMoney(packs[key].price, locale)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {featureGroups.map((group) => (
          <tbody key={group}>
            <tr>
              <th colSpan={keys.length + 1} scope="rowgroup">
                {t(`pricing.pack.group.${group}`)}
              </th>
            </tr>
            {keys.flatMap((first, from) =>
              packs[first].features[group].map((line) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  {keys.map((key, size) => (
                    <td key={key} {...cellOf(key)} className={size >= from ? "has" : undefined}>
                      <span className="sr-only">
                        {t(size >= from ? "pricing.pack.table.yes" : "pricing.pack.table.no")}
                      </span>
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
