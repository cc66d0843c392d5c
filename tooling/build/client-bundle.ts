/** Removes code from the browser's bundle that is not used here: pages are plain HTML, and only islands are hydrated. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const routeQuery = "?__react-router-build-client-route";

/**
 * React Router also builds each page for its client router, which this site does not send to browsers. Only the style
 * sheets of a page's module are kept: its code would change how the bundler splits the islands into files.
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
