import { projects, tradeOf, trades } from "#app/content/projects.ts";
import { plural } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { portfolioPath } from "#app/site/pages.ts";
import { Picture } from "#app/ui/Picture.tsx";
import { tradeName } from "./filter.ts";

const tileClass =
  "group flex min-h-14 items-center border-line border-b py-2 sm:h-full sm:flex-col sm:items-start";

function TileText({ name, count }: { name: string; count: number }) {
  const { locale, t } = useLanguage();
  return (
    <span className="tabular text-[min(0.9375rem,4vw)] text-ink-2 leading-tight">
      <span className="block font-bold font-display text-ink group-hover:underline group-hover:underline-offset-4">
        {name}
      </span>{" "}
      {t(`portfolio.count.${plural(locale, count)}`, { count })}
    </span>
  );
}

/** The trades of the projects on a phone's first screen, each a link to its own; on a wide one the filter itself is there. */
export function TradeIndex() {
  const { locale, t } = useLanguage();
  if (trades.size < 2) return null;
  return (
    <nav aria-label={t("portfolio.trades.title")} className="hero-gap lg:hidden" data-screen-only>
      <p className="text-ink-2" aria-hidden="true">
        {t("portfolio.trades.title")}
      </p>
      <ul className="grid grid-cols-2 gap-x-3 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:gap-y-2">
        {[...trades.keys()].map((trade) => {
          const found = projects.filter((project) => tradeOf(project) === trade);
          return (
            <li key={trade}>
              <a href={portfolioPath(locale, { trade })} className={tileClass}>
                <Picture
                  name={`portfolio/${found[0]?.slug}/desktop`}
                  alt=""
                  sizes="(width >= 40rem) 30vw, 3rem"
                  thumbnail
                  className="mr-2 w-11 shrink-0 rounded-base max-[22rem]:hidden sm:mb-2 sm:w-full"
                />
                <TileText name={tradeName(trade, locale)} count={found.length} />
              </a>
            </li>
          );
        })}
        {/* Only where it fills the last row of two. */}
        <li className="sm:hidden odd:hidden">
          <a href={portfolioPath(locale)} className={tileClass}>
            <TileText name={t("portfolio.trades.all")} count={projects.length} />
          </a>
        </li>
      </ul>
    </nav>
  );
}
