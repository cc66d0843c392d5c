import { projects } from "#app/content/projects.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { itemPathOf, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Poster, VideoFacade } from "#app/video/VideoFacade.tsx";
import { videosOf } from "#app/video/videos-of.ts";
import { figures } from "#content/figures.ts";

export function Hero() {
  const { locale, t } = useLanguage();
  const [video] = videosOf("home", locale);
  return (
    <section className="page-top relative isolate overflow-x-clip pb-12 lg:pb-20">
      <Contours drawing="hero" withLandscape className="home-contours" />
      <div className="bleed-grid">
        <h1 className="col-[wide] text-giant">
          <Emphasis text={t("home.hero.title")} />
        </h1>
        <div className="col-[wide] mt-8 lg:col-[wide-start/span_6] lg:mt-14 lg:pr-12">
          <p className="max-w-[26em] text-lead">{t("home.hero.lead")}</p>
          <p className="tabular mt-4 font-semibold">
            {t("home.hero.facts", {
              ...figures.delivery.showcase,
              price: formatNetPrice(lowestPrices.website, locale),
            })}
          </p>
          <div className="hero-actions mt-8">
            <ButtonLink href={pathOf("services", locale)}>{t("home.hero.action")}</ButtonLink>
            <ButtonLink href={pathOf("pricing", locale)} look="quiet">
              {t("home.hero.price")}
            </ButtonLink>
          </div>
          <HeroWork className="mt-6 lg:mt-10" />
        </div>
        {video !== undefined && (
          <div className="relative z-1 col-[2/full-end] mt-14 md:col-[4/full-end] lg:col-[8/full-end]">
            <VideoFacade
              video={video}
              picture={<Poster video={video} sizes="(min-width: 64rem) 51vw, 96vw" priority />}
              captionClass="bg-canvas pr-5"
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** The first clients' sites, on the first screen: three beside each other, two on a phone. */
function HeroWork({ className }: { className: string }) {
  const { locale } = useLanguage();
  if (projects.length === 0) return null;
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${className}`}>
      {projects.slice(0, 3).map(({ slug, clientName }) => (
        <li key={slug} className="case max-sm:nth-3:hidden">
          <a href={itemPathOf("project", locale, slug)} className="pressable block">
            {/* Smaller than the carousel's, of which it is a size. */}
            <Picture
              name={`portfolio/${slug}/desktop`}
              alt={clientName}
              sizes="(width >= 40rem) 13rem, 46vw"
              className="case-desktop rounded-base"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
