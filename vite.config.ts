import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { contentModules } from "./tooling/build/content-modules.ts";
import { islandFiles } from "./tooling/build/island-files.ts";
import { scripts } from "./tooling/build/scripts.ts";
import { buildDefinitions } from "./tooling/build/settings.ts";

export default defineConfig({
  plugins: [scripts, tailwindcss(), contentModules(), islandFiles(), reactRouter()],
  environments: {
    client: {
      build: {
        // One file for React, which all islands share and which outlives a change of the site in a browser's cache.
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
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
});
