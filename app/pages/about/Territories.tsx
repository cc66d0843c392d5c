import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { territoryKeys, territoryName } from "#app/i18n/places.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { homeTerritory, serviceRadiusMetres, territories } from "#content/place.ts";

const fromNorth = territoryKeys.toSorted(
  (a, b) => territories[b].label.latitude - territories[a].label.latitude,
);

export function Territories() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="territories" className="wide pt-24 lg:pt-32" data-reveal>
      <h2 id="territories" className="text-ink-2 text-heading">
        {t("about.territories.title")}
      </h2>
      <ul className="mt-6 flex flex-wrap gap-x-[0.5em] font-bold font-display text-[clamp(min(2.25rem,11vw),6.6vw,6rem)] text-ink-2 leading-[1.06] tracking-[-0.03em]">
        {fromNorth.map((territory) => (
          <li key={territory} className={territory === homeTerritory ? "text-ink" : ""}>
            {territory === homeTerritory ? (
              <>
                <em>{territoryName(territory, locale)}</em>
                <span className="sr-only">, {t("about.territories.base")}</span>
              </>
            ) : (
              territoryName(territory, locale)
            )}
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <p className="max-w-[40em] text-lead">
          {t("about.territories.text", { radius: serviceRadiusMetres / 1000 })}
        </p>
        <ButtonLink href={`${pathOf("contact", locale)}#coverage`} look="quiet">
          {t("about.territories.action")}
        </ButtonLink>
      </div>
    </section>
  );
}
