import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildDefinitions } from "./scripts/build-settings.ts";
import { contentModules } from "./scripts/content-modules.ts";

export default defineConfig({
  plugins: [tailwindcss(), contentModules(), reactRouter()],
  define: buildDefinitions(process.env),
  build: {
    target: "es2022",
    // A data: URL would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every modern browser preloads modules by itself; the polyfill would only add bytes.
    modulePreload: { polyfill: false },
  },
});
