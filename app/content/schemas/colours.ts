/** The colours of the brand, `colours` in `content/brand.yaml`: their contrasts are those of decision 008. */
import * as v from "valibot";
import { contrast, nearest } from "#app/domain/contrast.ts";
import { checkedBy, colour } from "./common.ts";

export const themes = ["dark", "light"] as const;
export type ThemeName = (typeof themes)[number];

const palette = v.strictObject({
  canvas: colour,
  raised: colour,
  line: colour,
  edge: colour,
  ink: colour,
  "ink-2": colour,
  accent: colour,
  "accent-ink": colour,
  lagoon: colour,
  danger: colour,
});

const fields = v.strictObject({ logo: colour, dark: palette, light: palette });

export type Palette = Readonly<v.InferOutput<typeof palette>>;
export type Colours = v.InferOutput<typeof fields>;

/** The least contrast of each colour with canvas and raised: text, signs beside a text, edges of fields. */
const minContrast = {
  ink: 7,
  "ink-2": 7,
  "accent-ink": 7,
  danger: 7,
  lagoon: 4.5,
  edge: 3,
} as const satisfies Partial<Record<keyof Palette, number>>;

const black = "#000000";
const white = "#ffffff";

/** Text on a surface of the accent: black or white, whichever has more contrast. */
export const textOnAccent = (accent: string): string =>
  contrast(accent, black) >= contrast(accent, white) ? black : white;

/** Text on a surface of the logo's colour, in mails. */
export function textOnLogo({ logo, dark, light }: Colours): string {
  return contrast(logo, dark.canvas) >= contrast(logo, light.raised) ? dark.canvas : light.raised;
}

/** A colour that has not the contrast that it needs. */
type Failure = {
  readonly path: readonly string[];
  readonly message: string;
  /** The nearest that has; null if there is none on these grounds. */
  readonly instead: string | null;
};

const best = (other: string, grounds: readonly string[]): number =>
  Math.max(...grounds.map((ground) => contrast(other, ground)));
const worst = (other: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(other, ground)));

/** Rounded down: what is shown as the limit has it. */
const shown = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;
const advice = (instead: string | null): string =>
  instead === null ? "which no colour has there" : `the nearest is ${instead}`;

function failure(
  path: readonly string[],
  value: string,
  {
    limit,
    grounds,
    named,
  }: { readonly limit: number; readonly grounds: readonly string[]; readonly named: string },
  ratio = (other: string) => worst(other, grounds),
): readonly Failure[] {
  if (ratio(value) >= limit) return [];
  const instead = nearest(value, (other) => ratio(other) >= limit);
  const found = `found ${shown(ratio(value))}: ${advice(instead)}`;
  return [{ path, instead, message: `expected a contrast of ${limit}:1 ${named}, ${found}` }];
}

/** The least contrast of a surface in the accent with the canvas: of less, it is not seen as the one thing to press. */
const minSurfaceContrast = 2.5;

/**
 * The accent of a theme that has text on it and is seen on the canvas. On paper it is only darkened: with white in it, it would be
 * pale there.
 */
function accentFailure(theme: ThemeName, { accent, canvas }: Palette): readonly Failure[] {
  const passes = (other: string) =>
    best(other, [black, white]) >= 7 && contrast(other, canvas) >= minSurfaceContrast;
  if (passes(accent)) return [];
  const withText = best(accent, [black, white]);
  const expected =
    withText >= 7
      ? `a contrast of ${minSurfaceContrast}:1 on canvas, found ${shown(contrast(accent, canvas))}`
      : `a contrast of 7:1 with black or white text, found ${shown(withText)}`;
  const instead = nearest(accent, passes, theme === "light" ? [-1] : [1, -1]);
  return [{ path: [theme, "accent"], instead, message: `expected ${expected}: ${advice(instead)}` }];
}

/** The least contrast of the logo with the dark canvas. */
const minLogoContrast = 3;

/**
 * Whether the logo at the top of a page may have the accent, which is a surface and needs less. White text on a surface leaves it 2.65:1
 * on a dark canvas, so that no dark brand's has more: the logo is then in the accent as text.
 */
export const accentSuitsLogo = ({ dark }: Colours): boolean =>
  contrast(dark.accent, dark.canvas) >= minLogoContrast;

/** The colours without the contrast that they need. */
export function contrastFailures(colours: Colours): readonly Failure[] {
  const ofTheme = (theme: ThemeName) => {
    const { canvas, raised, ...others } = colours[theme];
    return Object.entries(minContrast).flatMap(([name, limit]) =>
      failure([theme, name], others[name as keyof typeof minContrast], {
        ...{ limit, grounds: [canvas, raised] },
        named: "on canvas and raised",
      }),
    );
  };
  return [
    ...themes.flatMap((theme) => accentFailure(theme, colours[theme])),
    ...failure(
      ["logo"],
      colours.logo,
      { limit: 4.5, grounds: [], named: "with the dark canvas or the light raised" },
      (other) => best(other, [colours.dark.canvas, colours.light.raised]),
    ),
    ...failure(["logo"], colours.logo, {
      ...{ limit: minLogoContrast, grounds: [colours.dark.canvas] },
      named: "on the dark canvas, in icons and cards",
    }),
    ...themes.flatMap(ofTheme),
  ];
}

/** The same colours, each as near as its contrast allows. */
export function readable(colours: Colours): Colours {
  const changed = structuredClone(colours);
  for (const { path, instead } of contrastFailures(colours)) {
    const [theme, name] = path as [ThemeName | "logo", keyof Palette | undefined];
    if (instead === null) continue;
    if (theme === "logo") changed[theme] = instead;
    else if (name !== undefined) changed[theme][name] = instead;
  }
  return changed;
}

export const coloursSchema = v.pipe(fields, checkedBy(contrastFailures));
