import { formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typeset } from "#app/i18n/typography.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { minutesAndSeconds } from "#app/video/VideoFacade.tsx";
import { videosOf } from "#app/video/videos-of.ts";
import { figures } from "#content/figures.ts";
import { HeroLandscape } from "./HeroLandscape.tsx";

/** The dialog of the presentation video. */
export const presentationId = "presentation";

/** The island and the sea around it on all of the first screen, and beside it what is offered. */
export function Hero() {
  const { locale, t } = useLanguage();
  const [video] = videosOf("home", locale);
  return (
    <section className="home-hero">
      <HeroLandscape />
      <div className="wide">
        <h1>
          <Emphasis text={t("home.hero.title")} />
        </h1>
        <p className="home-lead text-lead">{t("home.hero.lead")}</p>
        <p className="tabular mt-3 font-semibold">
          {t("home.hero.facts", {
            ...figures.delivery.showcase,
            price: formatNetPrice(lowestPrices.website, locale),
          })}
        </p>
        <div className="hero-actions mt-5 items-center lg:mt-8">
          <ButtonLink href={pathOf("services", locale)}>{t("home.hero.action")}</ButtonLink>
          <ButtonLink href={pathOf("pricing", locale)} look="quiet" className="lg:mr-3">
            {t("home.hero.price")}
          </ButtonLink>
          {video !== undefined && (
            <button
              type="button"
              popoverTarget={presentationId}
              data-plays
              className="inline-flex min-h-11 flex-wrap items-center gap-2 hover:text-accent-ink"
            >
              <Icon name="play" className="inline-block!" />
              <span className="underlined">{typeset(video.name, locale)}</span>
              <span className="tabular text-ink-2">{minutesAndSeconds(video.durationSeconds)}</span>
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
