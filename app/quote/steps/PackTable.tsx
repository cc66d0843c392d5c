import { memo } from "react";
import { featureGroups, packKeys } from "#app/domain/catalogue.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CatalogueView } from "../catalogue-view.ts";

/** Every feature, and the packs that have it. On a phone the table scrolls sideways. */
export const PackTable = memo(function PackTable(props: { packs: CatalogueView["packs"] }) {
  const { locale, t } = useLanguage();
  const { packs } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="pack-table" aria-label={t("pricing.pack.table")} tabIndex={0}>
      <table>
        <caption className="sr-only">{t("pricing.pack.table")}</caption>
        <thead>
          <tr>
            <td>{t("pricing.pack.table.price")}</td>
            {packKeys.map((key) => (
              <th key={key} scope="col">
                {packs[key].name}
                <span>
                  {packs[key].price === null
                    ? t("pricing.pack.onQuote")
                    : formatMoney(packs[key].price, locale)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {featureGroups.map((group) => (
          <tbody key={group}>
            <tr>
              <th colSpan={5} scope="rowgroup">
                {t(`pricing.pack.group.${group}`)}
              </th>
            </tr>
            {packKeys.flatMap((bringing, from) =>
              packs[bringing].features[group].map((line) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  {packKeys.map((key, size) => (
                    <td key={key} className={size >= from ? "has" : undefined}>
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
});
