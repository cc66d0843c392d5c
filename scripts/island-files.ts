/**
 * The files that hold what a part of a page needs and what would make the page too heavy: `virtual:island-files` tells
 * their addresses, by part and language. They are named after what they hold, as all assets are.
 */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { locales } from "../app/i18n/locales.ts";
import { configuratorTexts } from "../app/quote/configurator-texts.ts";

const name = "virtual:island-files";
const developmentPath = "/@island-files/";

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
        const locale = locales.find((known) => request.url === `/configurator.${known}.json`);
        if (locale === undefined) return next();
        const module = (await server.ssrLoadModule("/app/quote/configurator-texts.ts")) as {
          configuratorTexts: typeof configuratorTexts;
        };
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(module.configuratorTexts(locale)));
      });
    },
    resolveId: (id) => (id === name ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const addresses = locales.map((locale) => {
        if (!building) return [locale, `${developmentPath}configurator.${locale}.json`];
        const source = JSON.stringify(configuratorTexts(locale));
        const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
        const fileName = `assets/configurator.${locale}-${hash}.json`;
        if (this.environment.name === "client") this.emitFile({ type: "asset", fileName, source });
        return [locale, `/${fileName}`];
      });
      return `export default ${JSON.stringify({ configurator: Object.fromEntries(addresses) })}`;
    },
  };
}
