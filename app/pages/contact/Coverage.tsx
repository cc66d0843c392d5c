import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { formatTag } from "#app/i18n/locales.ts";
import { territoryKeys, territoryName } from "#app/i18n/places.ts";
import { pathOf } from "#app/site/pages.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { coverageMap } from "#content/coverage/map.ts";
import { serviceRadiusMetres, type Territory } from "#content/place.ts";
import { CoverageMap } from "./CoverageMap.tsx";

/** The territories as a drawn map; the embedded map is loaded on a click. */
export function Coverage() {
  const { locale, t } = useLanguage();
  const kilometres = (metres: number) =>
    `${Math.round(metres / 1000).toLocaleString(formatTag[locale], { maximumSignificantDigits: 3 })} km`;
  const labels = Object.fromEntries(
    territoryKeys.map((territory) => [territory, territoryName(territory, locale)]),
  ) as Record<Territory, string>;
  return (
    <section aria-labelledby="coverage" className="wide mt-20 lg:mt-28" data-reveal>
      <div
        className={`grid grid-cols-1 gap-12 md:gap-16 ${coverageMap ? "md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]" : ""}`}
      >
        <div className="flex flex-col justify-between gap-10">
          <div>
            <h2 id="coverage" className="text-title">
              {t("contact.coverage.title")}
            </h2>
            <p className="mt-6 max-w-[30em] text-ink-2 text-lead">{t("contact.coverage.text")}</p>
          </div>
          {territoryKeys.length > 1 && (
            <ul className="max-md:columns-[9rem]">
              {territoryKeys.map((territory) => (
                <li
                  key={territory}
                  className="flex min-h-11 items-center gap-3 border-line before:size-2 before:rounded-full before:bg-lagoon md:min-h-14 md:border-t md:text-lead"
                >
                  {labels[territory]}
                </li>
              ))}
            </ul>
          )}
        </div>
        {coverageMap && (
          <CoverageMap
            map={coverageMap}
            title={t("contact.coverage.map.title")}
            description={t("contact.coverage.map.description")}
            labels={labels}
            radiusLabel={kilometres(serviceRadiusMetres)}
            scaleLabel={t("contact.coverage.scale")}
            cityLabel={t("contact.coverage.city")}
            distanceLabel={kilometres(coverageMap.inset?.distanceMetres ?? 0)}
            className="w-full max-sm:-mx-(--gutter) max-sm:w-[calc(100%+2*var(--gutter))] max-sm:max-w-none md:max-w-136 md:justify-self-end"
          />
        )}
      </div>
      <div className="mt-12 border-line border-t pt-8">
        <div data-embed className="flex flex-wrap items-center gap-x-8 gap-y-4">
          {/* Without script this opens the map's own page; with it, the map opens here. */}
          <a
            href={pathOf("mapEmbed", locale)}
            data-embed-title={t("contact.coverage.embed.title")}
            className={buttonClass("quiet")}
          >
            {t("contact.coverage.embed.action")}
            <Icon name="map" />
          </a>
          <p className="max-w-[35em] text-balance text-ink-2">{t("contact.coverage.embed.note")}</p>
        </div>
      </div>
    </section>
  );
}
