/**
 * The modules that are made when the pages are built, most of them from `content/`: the lists of pictures and social cards, the
 * clients' colours, the places of icons.
 */
import type { Plugin } from "vite";
import { projects } from "#app/content/projects.ts";
import { icons } from "#app/ui/icons.ts";
import { readManifest, sourceManifest } from "./pictures.ts";
import { readSocialCards } from "./social/cards.ts";

const prefix = "/@content/";

/** The content security policy allows no style attributes, so each client's colours are a rule of the style sheet. */
function palettes(): string {
  return projects
    .map(
      ({ slug, palette: { ground, ink, accent } }) =>
        `[data-client="${slug}"]{--client-ground:${ground};--client-ink:${ink};--client-accent:${accent}}`,
    )
    .join("\n");
}

/** Each icon's cell in the file of drawings. */
const iconPlaces = (): string =>
  Object.keys(icons)
    .map((name, place) => `.icon-${name}{--icon:${place}}`)
    .join("\n");

export function contentModules(): Plugin {
  let building = true;
  const modules: Readonly<Record<string, () => Promise<string> | string>> = {
    "virtual:pictures": async () =>
      `export default ${JSON.stringify(await (building ? readManifest() : sourceManifest()))}`,
    // Development has none.
    "virtual:social-cards": async () =>
      `export default ${JSON.stringify(building ? await readSocialCards() : {})}`,
    "virtual:client-palettes.css": palettes,
    "virtual:icon-places.css": iconPlaces,
  };
  return {
    name: "content-modules",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    // Without the prefix for virtual modules, because the style pipeline skips those.
    resolveId: (id) => (id in modules ? `${prefix}${id}` : null),
    load: (id) => (id.startsWith(prefix) ? modules[id.slice(prefix.length).split("?")[0] ?? ""]?.() : null),
  };
}
