/** The modules of `content/brand.yaml`: who the agency is, its colours for programs and for the style sheet, and the names of its fonts. */
import type { Brand } from "#app/content/schemas/brand.ts";
import { accentSuitsLogo, type Palette, textOnAccent, textOnLogo } from "#app/content/schemas/colours.ts";

const variables = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, value]) => `  --color-${name}: ${value};\n`)
    .join("");

const siteColours = (palette: Palette) => ({ ...palette, "on-accent": textOnAccent(palette.accent) });

/** The colours on a ground of the accent; the button there has them the other way round. */
function bandOf({ accent }: Palette, dark: Palette): Readonly<Record<string, string>> {
  const text = textOnAccent(accent);
  const names = ["ink", "ink-2", "edge", "accent", "accent-ink"] as const;
  return {
    canvas: accent,
    ...Object.fromEntries(names.map((name) => [name, text])),
    "on-accent": text === "#000000" ? dark.ink : dark.canvas,
  };
}

/** The palettes as classes of Tailwind know them: the dark one is that of an element without a theme. */
function sheetOf({ colours: { dark, light } }: Brand): string {
  const ofDark: Readonly<Record<string, string>> = siteColours(dark);
  const ofLight = Object.entries(siteColours(light)).filter(([name, value]) => ofDark[name] !== value);
  const bands = { dark: bandOf(dark, dark), light: bandOf(light, dark) };
  return `@theme {
  --color-*: initial;
${variables(ofDark)}  /* The dark canvas and ink in both themes: a video's picture, and what is written on it. */
${variables({ night: dark.canvas, chalk: dark.ink })}}

@utility light-palette {
${variables(Object.fromEntries(ofLight))}  color-scheme: light;
  --light-lines: invert() hue-rotate(180deg) sepia(0.1) contrast(0.72) brightness(1.16);
}

/* A band in the accent. */
@utility accent-palette {
${variables(bands.dark)}${light.accent === dark.accent ? "" : `  [data-theme="light"] & {\n${variables(bands.light)}  }\n`}}
`;
}

export function brandModules(brand: Brand & { readonly sample?: unknown }): ReadonlyMap<string, string> {
  const { sample, colours, theme, fonts, ...identity } = brand;
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return new Map([
    [
      "identity.ts",
      `import type { Identity } from "#app/content/schemas/brand.ts";

export const identity: Identity = ${json(identity)};
${sample === undefined ? "" : `\nexport const sample = ${json(sample)};\n`}`,
    ],
    [
      "colours.ts",
      `import type { Palette, ThemeName } from "#app/content/schemas/colours.ts";

/** What is not a page (mails, PDFs, cards, icons, the browser's bars) has these; pages have palette.css. */
export const darkColours: Palette = ${json(colours.dark)};

export const lightColours: Palette = ${json(colours.light)};

/** The colour of the logo, and of drawings, mails, PDFs and cards. */
export const logoColour = ${json(colours.logo)};

/** Text on it. */
export const textOnLogoColour = ${json(textOnLogo(colours))};

/** Whether the logo at the top of pages has the accent; else it has the accent as text. */
export const accentSuitsLogo: boolean = ${json(accentSuitsLogo(colours))};

/** The theme of a visitor who has chosen none, and its colours. */
export const defaultTheme: ThemeName = ${json(theme)};

export const defaultColours: Palette = { ...${theme}Colours };

/** The ground of the other theme: on its own for the script in every page's head, which would carry both palettes. */
export const otherCanvas = ${json(colours[theme === "dark" ? "light" : "dark"].canvas)};
`,
    ],
    ["palette.css", sheetOf(brand)],
    [
      "fonts.ts",
      `/** The font of titles; mails, which cannot load it, have it where it is installed. */
export const titleFont = ${json(fonts.titles.name)};

export const textFont = ${json(fonts.texts.name)};
`,
    ],
  ]);
}
