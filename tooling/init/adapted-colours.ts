/** Where the colour that an owner has given is written as another one, because it could not be seen or read. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { accentShowsLogo, type Colours } from "#app/content/schemas/colours.ts";
import { type Answers, files } from "./questions.ts";
import type { ColourUse } from "./words.ts";
import { coloursWith } from "./write.ts";

/** The uses that get another colour than the given, with that colour. */
export function adaptedColours(colours: Colours, given: string): ReadonlyMap<ColourUse, string> {
  const made = coloursWith(colours, given);
  const text = accentShowsLogo(made) ? "text" : "text and logo";
  const uses: readonly (readonly [ColourUse, string])[] = [
    ["logo", made.logo],
    ...(["dark", "light"] as const).flatMap((theme) => [
      [`${theme} surface`, made[theme].accent] as const,
      [`${theme} ${text}`, made[theme]["accent-ink"]] as const,
    ]),
  ];
  return new Map(uses.filter(([, colour]) => colour.toLowerCase() !== given.toLowerCase()));
}

export function adaptedIn(root: string, { colour }: Answers): ReadonlyMap<ColourUse, string> {
  if (colour === undefined) return new Map();
  const { colours } = parse(readFileSync(join(root, files.brand.path), "utf8"));
  return adaptedColours(colours, colour);
}
