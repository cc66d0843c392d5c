import type { HeightFile } from "#app/browser/landscape/heights.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import heightFile from "#content/contours/heights.json";

/** By its own type: the file of an agency whose places are not drawn has none, which is no type to read places from. */
const heights: HeightFile = heightFile;
const [left = 0, top = 0, width = 1, height = 1] = heights.frame;
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/**
 * The drawing of the first screen, with the names of places on it. A script replaces its lines by the ground that they show, moves
 * the names with that, and says which hour lights it (`app/browser/landscape/`).
 */
export function HeroLandscape() {
  const { t } = useLanguage();
  const [before, after] = t("home.hero.light", { time: "\n" }).split("\n");
  return (
    <div aria-hidden="true" className="contours contours-moving home-contours" data-landscape>
      <div>
        <svg aria-hidden="true">
          {heights.landmarks.map(({ name, at: [x = 0, y = 0], lead }) => (
            // The names are as large at every size of the drawing: their places are shares of it, their own parts are pixels.
            <svg
              key={name}
              aria-hidden="true"
              x={percent((x - left) / width)}
              y={percent((y - top) / height)}
              data-landmark
            >
              <circle r="3.5" />
              <line x1="-8" x2={percent(-lead / width)} />
              <text x={percent(-lead / width)} dx="-8" dy="0.33em">
                {name}
              </text>
            </svg>
          ))}
        </svg>
      </div>
      <p hidden>
        {before}
        <span />
        {after}
      </p>
    </div>
  );
}
