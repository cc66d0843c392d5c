import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Poster, VideoFacade } from "#app/video/VideoFacade.tsx";
import { videosOf } from "#app/video/videos-of.ts";

/** Two in the first row, three in each other: in a row all are as large, and their texts begin on one line. */
const larger = { span: "lg:col-span-3", sizes: "(width >= 64rem) 46vw, (width >= 40rem) 45vw, 92vw" };
const smaller = { span: "lg:col-span-2", sizes: "(width >= 64rem) 30vw, (width >= 40rem) 45vw, 92vw" };

export function Videos() {
  const { locale, t } = useLanguage();
  const videos = videosOf("services", locale);
  if (videos.length === 0) return null;
  return (
    <section aria-labelledby="videos" className="wide pt-24 lg:pt-32" data-reveal>
      <h2 id="videos" className="text-title">
        <Emphasis text={t("services.videos.title")} />
      </h2>
      <p className="mt-6 max-w-[30em] text-ink-2 text-lead">{t("services.videos.text")}</p>
      {/* Beside each other on a phone, where five pictures in a column are two screens. */}
      <ul className="mt-10 grid gap-x-4 gap-y-12 max-sm:-mx-(--gutter) max-sm:auto-cols-[86%] max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-(--gutter) max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:*:snap-start sm:grid-cols-2 sm:gap-x-8 lg:mt-16 lg:grid-cols-6 lg:gap-y-16">
        {videos.map((video, index) => {
          const { span, sizes } = index < 2 ? larger : smaller;
          return (
            <li key={video.id} className={span}>
              <VideoFacade video={video} picture={<Poster video={video} sizes={sizes} />} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
