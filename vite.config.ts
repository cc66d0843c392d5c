import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups, smallPreloadHelper } from "./scripts/browser-chunks.ts";
import { buildDefinitions } from "./scripts/build-settings.ts";
import { contentModules } from "./scripts/content-modules.ts";

export default defineConfig({
  plugins: [tailwindcss(), contentModules(), smallPreloadHelper(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  define: buildDefinitions(process.env),
  build: {
    target: "es2022",
    // A data: URL would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // What a part needs beside React is there before React is: naming it all would only add bytes to every page.
    modulePreload: false,
  },
});
