/** The colour that an owner has given, and where it is written as another one because it could not be seen or read. */
import { accentSuitsLogo, type Colours, readable } from "#app/content/schemas/colours.ts";

/** What the given colour is for. "text and logo": as text it is also the logo's at the top of pages. */
export type ColourUse = `${"dark" | "light"} ${"surface" | "text" | "text and logo"}` | "logo";

/** The sample's colours with another accent, each as near as its contrast allows. */
export function coloursWith(colours: Colours, accent: string): Colours {
  const { dark, light } = colours;
  return readable({
    logo: accent,
    dark: { ...dark, accent, "accent-ink": accent },
    light: { ...light, accent, "accent-ink": accent },
  });
}

/** The uses that get another colour than the given, with that colour. */
export function adaptedColours(colours: Colours, given: string): ReadonlyMap<ColourUse, string> {
  const made = coloursWith(colours, given);
  const text = accentSuitsLogo(made) ? "text" : "text and logo";
  const uses: readonly (readonly [ColourUse, string])[] = [
    ["logo", made.logo],
    ...(["dark", "light"] as const).flatMap((theme) => [
      [`${theme} surface`, made[theme].accent] as const,
      [`${theme} ${text}`, made[theme]["accent-ink"]] as const,
    ]),
  ];
  return new Map(uses.filter(([, colour]) => colour.toLowerCase() !== given.toLowerCase()));
}
