/**
 * Keeps the modules that are written from `content/` up to date while the development server runs. Whoever starts it, or a build, has
 * written them before: this program imports them too.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { ContentError } from "../content/content-error.ts";
import { runContent } from "../content/run.ts";

export function contentFiles(): Plugin {
  const root = join(import.meta.dirname, "../..");
  const written = join(root, ".content/");
  /** Why the content cannot be used at the moment. */
  let problem: string | null = null;
  return {
    name: "content-files",
    configureServer({ watcher, environments }) {
      watcher.on("all", (_event, file) => {
        if (!file.startsWith(join(root, "content/")) || !/\.(?:yaml|woff2?|ttf|otf)$/.test(file)) return;
        const before = problem;
        try {
          runContent(root);
          problem = null;
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          problem = error.message;
        }
        if (problem === before) return;
        // The modules have not changed, but whether they can be loaded has.
        for (const { moduleGraph, hot } of Object.values(environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (id.startsWith(written)) moduleGraph.onFileChange(module.file ?? id);
          hot.send({ type: "full-reload" });
        }
      });
    },
    load(id) {
      if (problem !== null && id.startsWith(written)) this.error(problem);
    },
  };
}
