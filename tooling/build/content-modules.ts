/**
 * The modules that are made from `content/` when the pages are built: the lists of pictures and
 * social cards, the clients' colours.
 */
import type { Plugin } from "vite";
import { projects } from "#content/portfolio/index.ts";
import { readManifest, sourceManifest } from "./pictures.ts";
import { readSocialCards } from "./social/cards.ts";

const prefix = "/@content/";

/** The policy allows no style attribute, so each client's colours are a rule of the stylesheet. */
function palettes(): string {
  return projects
    .map(
      ({ slug, palette: { ground, ink, accent } }) =>
        `[data-client="${slug}"]{--client-ground:${ground};--client-ink:${ink};--client-accent:${accent}}`,
    )
    .join("\n");
}

export function contentModules(): Plugin {
  let building = true;
  const modules: Readonly<Record<string, () => Promise<string> | string>> = {
    "virtual:pictures": async () =>
      `export default ${JSON.stringify(await (building ? readManifest() : sourceManifest()))}`,
    // In development none are made: nobody shares a page from there.
    "virtual:social-cards": async () =>
      `export default ${JSON.stringify(building ? await readSocialCards() : {})}`,
    "virtual:client-palettes.css": palettes,
  };
  return {
    name: "content-modules",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    // A plain path: the style pipeline leaves alone what is marked as virtual.
    resolveId: (id) => (id in modules ? `${prefix}${id}` : null),
    load: (id) => (id.startsWith(prefix) ? modules[id.slice(prefix.length).split("?")[0] ?? ""]?.() : null),
  };
}
