import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentFiles } from "./tooling/build/content-files.ts";
import { contentModules } from "./tooling/build/content-modules.ts";
import { islandFiles } from "./tooling/build/island-files.ts";
import { plainImports } from "./tooling/build/plain-imports.ts";
import { scriptlessPages } from "./tooling/build/scriptless-pages.ts";
import { scripts } from "./tooling/build/scripts.ts";
import { buildDefinitions } from "./tooling/build/settings.ts";

/** Folders of no page: to find their files takes a second of each start of `npm run dev`. */
const unwatched = ["build", ".cache", ".edit", "data", "bench", "docs", "e2e", "studio", "testing"].map(
  (folder) => `${import.meta.dirname}/${folder}/**`,
);

export default defineConfig(({ isPreview }) => ({
  // To prerender, the build serves itself, and would watch every file of the project.
  server: { watch: isPreview ? null : { ignored: unwatched } },
  // The icons.
  publicDir: ".content/public",
  plugins: [
    contentFiles(),
    scriptlessPages,
    plainImports,
    scripts,
    tailwindcss(),
    contentModules(),
    islandFiles(),
    reactRouter(),
  ],
  environments: {
    client: {
      build: {
        // What islands share, with React, is one file: in sixteen it weighs 3 kB more, in two half a kilobyte. What every page
        // loads is named first, because a file takes with it what its modules import.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "page", test: /app[\\/]entry\.client\.ts$/ },
                {
                  name: "islands",
                  test: /app[\\/](islands[\\/]hydrate|ui[\\/](Icon|button-class|Field)|i18n[\\/]formats|domain[\\/]phone-number|forms[\\/](FormEnd|ErrorSummary|Refusal|use-|schema|form-data))/,
                },
                // What the configurator shares with the pages' modules, which no browser loads, is in its file.
                {
                  name: "configurator",
                  test: /app[\\/](quote[\\/](?!.*(css|island|-view))|domain[\\/](catalogue|money|project|quote|quote-relief|selection|vat)[.\\/]|ui[\\/](ButtonLink|PageHero|contours[\\/]\w+\.tsx|quote-relief[\\/]\w+\.tsx))/,
                },
              ],
            },
          },
        },
      },
    },
  },
  define: buildDefinitions(process.env),
  build: {
    target: "es2022",
    // A data: URL would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // A preload of what an island imports would be requested before the visitor's first gesture.
    modulePreload: false,
  },
}));
