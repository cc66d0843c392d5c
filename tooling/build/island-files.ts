/**
 * Reads each `X.island.ts` of the app and generates: `virtual:islands`, the import of each island's component for the
 * browser; the files with what an island needs on every page (`app/islands/description.ts`); and
 * `virtual:island-files`, their addresses by island and language. File names contain a hash, like those of all assets.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { type IslandDescription, islandFile } from "#app/islands/description.ts";

const root = join(import.meta.dirname, "../..");
const developmentPath = "/@island-files";

/** `file`: from the project's root, with a leading slash. */
type Found = { readonly file: string; readonly description: IslandDescription };

const onlyDescription = (module: object) => Object.values(module)[0] as IslandDescription;

function findIslands(): Promise<readonly Found[]> {
  const files = globSync("app/**/*.island.ts", { cwd: root }).sort();
  return Promise.all(
    files.map(async (file) => ({
      file: `/${file.replaceAll("\\", "/")}`,
      description: onlyDescription(await import(join(root, file))),
    })),
  );
}

export async function islandFiles(): Promise<Plugin> {
  const islands = await findIslands();
  let building = true;
  const addressOf = (description: IslandDescription, locale: Locale) =>
    building
      ? `/${builtFile(description, locale).fileName}`
      : `${developmentPath}/${description.name}.${locale}.json`;
  const modules: Readonly<Record<string, () => string>> = {
    "virtual:islands": () => `export default {${islands.map(lazyImport).join()}}`,
    "virtual:island-files": () => {
      const addresses = islands.map(({ description }) => [
        description.name,
        Object.fromEntries(locales.map((locale) => [locale, addressOf(description, locale)])),
      ]);
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`;
    },
  };
  return {
    name: "island-files",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    // Reads the sources for each request, so that edits show.
    configureServer(server) {
      server.middlewares.use(developmentPath, async (request, response, next) => {
        const [name, segment] = (request.url ?? "").slice(1).split(".");
        const island = islands.find(({ description }) => description.name === name);
        const locale = locales.find((key) => key === segment);
        if (island === undefined || locale === undefined) return next();
        const module = (await server.ssrLoadModule("/app/islands/description.ts")) as {
          islandFile: typeof islandFile;
        };
        const description = onlyDescription(await server.ssrLoadModule(island.file));
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(module.islandFile(description, locale)));
      });
    },
    buildStart() {
      if (!building || this.environment.name !== "client") return;
      for (const { description } of islands)
        for (const locale of locales) this.emitFile({ type: "asset", ...builtFile(description, locale) });
    },
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)]?.() ?? null,
  };
}

/** `ContactForm.island.ts` describes the `ContactForm` that `ContactForm.tsx` exports. */
function lazyImport({ file, description: { name } }: Found): string {
  const component = file.replace(".island.ts", ".tsx");
  return `"${name}":()=>import("${component}").then((module)=>module.${basename(component, ".tsx")})`;
}

function builtFile(description: IslandDescription, locale: Locale): { fileName: string; source: string } {
  const source = JSON.stringify(islandFile(description, locale));
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/${description.name}.${locale}-${hash}.json`, source };
}
