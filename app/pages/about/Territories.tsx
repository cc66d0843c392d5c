import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { identity } from "#content/identity.ts";

const territories = [
  "saint-martin",
  "guadeloupe",
  "dominica",
  "martinique",
  "saint-lucia",
  "french-guiana",
] as const;

export function Territories() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="territories" className="wide pt-28 lg:pt-48" data-reveal>
      <h2 id="territories" className="text-ink-2 text-heading">
        {t("about.territories.title")}
      </h2>
      <ul className="mt-6 flex flex-wrap gap-x-[0.5em] font-bold font-display text-[clamp(min(2.25rem,11vw),6.6vw,6rem)] text-ink-2 leading-[1.06] tracking-[-0.03em]">
        {territories.map((territory) => (
          <li key={territory} className={territory === "martinique" ? "text-accent-ink" : ""}>
            {t(`contact.territory.${territory}`)}
            {territory === "martinique" && <span className="sr-only">, {t("about.territories.base")}</span>}
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <p className="max-w-[40em] text-lead">
          {t("about.territories.text", { radius: identity.serviceRadiusMetres / 1000 })}
        </p>
        <ButtonLink href={`${pathOf("contact", locale)}#coverage`} look="quiet">
          {t("about.territories.action")}
        </ButtonLink>
      </div>
    </section>
  );
}
