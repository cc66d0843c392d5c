import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { parseEnvironment } from "./server/environment.ts";

const { siteUrl, contactFormAction } = parseEnvironment(process.env);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: {
    // Read by `app/seo/build-settings.ts`, and nowhere else.
    __BUILD_SETTINGS__: JSON.stringify({ siteUrl, contactFormAction: contactFormAction ?? null }),
  },
  // Built in, so that six thousand icons need not be there at run time.
  ssr: { noExternal: ["@tabler/icons-react"] },
  build: {
    target: "es2022",
    // A data: URL would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // Every modern browser preloads modules by itself; the polyfill would only add bytes.
    modulePreload: { polyfill: false },
  },
});
