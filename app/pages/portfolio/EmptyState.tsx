import { contactPath } from "#app/forms/contact-topics.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { inTerritory } from "#app/i18n/places.ts";
import { fillSlots } from "#app/i18n/translate.ts";
import { portfolioPath } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { type Filter, tradeName } from "./filter.ts";

/** Shown if no project matches the filter. `client/portfolio-filter.ts` writes the same sentence. */
export function EmptyState(props: { filter: Filter; hidden: boolean }) {
  const { locale, t } = useLanguage();
  const { type, trade, zone } = props.filter;
  const sentence = t("portfolio.empty.title", {
    type: "{type}",
    zone: "{zone}",
    trade: "{trade}",
  });
  return (
    <div className="cards" data-empty-state hidden={props.hidden}>
      <div className="card">
        <div className="card-frame card-empty">
          <div className="card-text">
            <h2
              className="text-[clamp(1.75rem,3vw,2.625rem)] leading-[1.08] tracking-tight"
              data-text={sentence}
            >
              {fillSlots(sentence, {
                type: t(`portfolio.empty.${type ?? "all"}`),
                zone: zone === null ? "" : inTerritory(zone, locale),
                trade: trade === null ? "" : `(${tradeName(trade, locale)})`,
              }).trim()}
            </h2>
            <p className="mt-6 max-w-[26em] text-ink-2 text-lead">{t("portfolio.empty.text")}</p>
            <div className="mt-10 flex flex-wrap gap-4">
              <ButtonLink href={portfolioPath(locale)}>{t("portfolio.empty.reset")}</ButtonLink>
              <ButtonLink href={contactPath(locale, "advisor")} look="quiet">
                {t("portfolio.empty.contact")}
              </ButtonLink>
            </div>
          </div>
          <div className="card-pictures" aria-hidden="true">
            <div className="card-desktop relative isolate overflow-clip">
              <Contours drawing="island" still className="opacity-40" />
            </div>
            <div className="device-phone card-phone" />
          </div>
        </div>
      </div>
    </div>
  );
}
