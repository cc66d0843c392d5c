/** What the browser's half of a build does without: pages are plain HTML, and only islands of them are hydrated. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const routeQuery = "?__react-router-build-client-route";

/**
 * React Router builds each page for a client router too, which never reaches a browser here. Of a page's module only
 * its style sheets are kept: its code would shape the files that the islands share.
 */
export const stylesOfRoutes: Plugin = {
  name: "styles-of-routes",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  async transform(_, id) {
    if (!id.endsWith(routeQuery)) return null;
    const source = await readFile(id.slice(0, -routeQuery.length), "utf8");
    return { code: (source.match(/^import "[^"]+\.css";$/gm) ?? []).join("\n"), map: null };
  },
};

/**
 * Vite wraps each `import()` to load its style sheets first. No island has one of its own, and the wrapper would be a
 * fifth of the script that every page loads.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  apply: "build",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : null),
};
