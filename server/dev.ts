/** The development server. */
import { createServer } from "vite";
import { createDevelopmentListener } from "./development.ts";
import { run } from "./run.ts";

await run(async (parts) => {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: "custom",
    // Finds the imports of all islands at start: found later, they would reload the page.
    optimizeDeps: { entries: ["app/entry.client.ts"] },
  });
  return createDevelopmentListener(vite, parts);
});
