import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { formatTag } from "#app/i18n/locales.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Relief } from "#app/ui/relief/Relief.tsx";
import { Poster, VideoFacade } from "#app/video/VideoFacade.tsx";
import { videosOf } from "#app/video/videos-of.ts";
import { identity } from "#content/identity.ts";

export function Hero() {
  const { locale, t } = useLanguage();
  const [video] = videosOf("home", locale);
  return (
    <section className="page-top relative isolate overflow-x-clip">
      <Relief drawing="hero" className="max-lg:opacity-30" />
      <div className="bleed-grid">
        <h1 className="col-[wide] text-giant">
          <Emphasis text={t("home.hero.title")} />
        </h1>
        <div className="col-[wide] mt-8 lg:col-[wide-start/span_5] lg:mt-14 lg:pr-12">
          <p className="max-w-[26em] text-lead">{t("home.hero.lead")}</p>
          <ButtonLink href={pathOf("services", locale)} className="mt-8">
            {t("home.hero.action")}
          </ButtonLink>
          <Place />
        </div>
        {video !== undefined && (
          <div className="relative z-1 col-[2/full-end] mt-14 md:col-[4/full-end] lg:col-[7/full-end] lg:-mb-28">
            <VideoFacade
              video={video}
              picture={<Poster video={video} sizes="(min-width: 64rem) 58vw, 96vw" priority />}
              captionClass="pr-5"
            />
          </div>
        )}
      </div>
    </section>
  );
}

function Place() {
  const { locale } = useLanguage();
  const { latitude, longitude } = identity.location;
  const degrees = (value: number, positive: string, negative: string) => {
    const minutes = Math.round(Math.abs(value) * 60);
    const [whole, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
      part.toLocaleString(formatTag[locale], { minimumIntegerDigits: 2 }),
    );
    return `${whole}° ${rest}′ ${value < 0 ? negative : positive}`;
  };
  return (
    <p className="tabular mt-12 hidden text-ink-2 xl:block">
      {identity.address.city}
      <br />
      {degrees(latitude, "N", "S")}, {degrees(longitude, "E", locale === "fr-fr" ? "O" : "W")}
    </p>
  );
}
