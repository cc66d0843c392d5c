/**
 * Vite loads the styles and imports of a module before it. No module here has styles of its own, and what it imports would be requested
 * before the visitor's first gesture: so an import stays an import, which is 0.6 kB less on every page.
 */
import type { Plugin } from "vite";

export const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  apply: "build",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk" && file.code.includes("__vite__mapDeps"))
        this.error(`${file.fileName} imports a module with styles: they would be missing`);
  },
};
