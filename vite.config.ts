import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentModules } from "./tooling/build/content-modules.ts";
import { islandFiles } from "./tooling/build/island-files.ts";
import { scripts } from "./tooling/build/scripts.ts";
import { buildDefinitions } from "./tooling/build/settings.ts";

/** The modules that most islands share are one file with React, so that an island needs two requests instead of ten. */
const withReact = {
  name: "react",
  test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]|app[\\/](i18n[\\/](LanguageProvider|formats|locales)|domain[\\/](money|project)|ui[\\/](ButtonLink|Icon|relief[\\/]Relief|button-class)|islands[\\/]hydrate)\./,
};

export default defineConfig({
  plugins: [
    scripts,
    tailwindcss(),
    contentModules(),
    islandFiles(),
    reactRouter(),
  ],
  define: buildDefinitions(process.env),
  build: {
    target: "es2022",
    // A data: URL would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: true },
          output: {
            codeSplitting: { groups: [withReact] },
          },
        },
      },
    },
  },
});
