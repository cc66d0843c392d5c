/**
 * The files that hold what a part of a page needs (`app/islands/files.ts`): `virtual:island-files` tells their
 * addresses, by part and language. They are named after what they hold, as all assets are.
 */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { islandFile, islandNames } from "#app/islands/files.ts";
import type { IslandName } from "#app/islands/registry.ts";

const name = "virtual:island-files";
const developmentPath = "/@island-files";

export function islandFiles(): Plugin {
  let building = true;
  return {
    name: "island-files",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    // From the sources as they are now: what is edited shows.
    configureServer(server) {
      server.middlewares.use(developmentPath, async (request, response, next) => {
        const [island, locale] = (request.url ?? "").slice(1).split(".");
        const known = {
          name: islandNames.find((key) => key === island),
          locale: locales.find((key) => key === locale),
        };
        if (known.name === undefined || known.locale === undefined) return next();
        const module = (await server.ssrLoadModule("/app/islands/files.ts")) as {
          islandFile: typeof islandFile;
        };
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(module.islandFile(known.name, known.locale)));
      });
    },
    buildStart() {
      if (!building || this.environment.name !== "client") return;
      for (const island of islandNames)
        for (const locale of locales) this.emitFile({ type: "asset", ...builtFile(island, locale) });
    },
    resolveId: (id) => (id === name ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const addressOf = (island: IslandName, locale: Locale) =>
        building ? `/${builtFile(island, locale).fileName}` : `${developmentPath}/${island}.${locale}.json`;
      const addresses = islandNames.map((island) => [
        island,
        Object.fromEntries(locales.map((locale) => [locale, addressOf(island, locale)])),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
  };
}

function builtFile(island: IslandName, locale: Locale): { fileName: string; source: string } {
  const source = JSON.stringify(islandFile(island, locale));
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/${island}.${locale}-${hash}.json`, source };
}
