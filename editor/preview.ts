/** The site with the draft: Vite over the worktree. The content is read again after each change, and nothing watches the files. */
import { spawn } from "node:child_process";
import { globSync, statSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer, type ViteDevServer } from "vite";
import { compose } from "#app/i18n/compose.ts";
import type { Problem } from "../tooling/content/problem.ts";

/** Those that a page of the site may be made from. */
const pattern = "{content,.content}/**/*.{ts,css,woff2,json,webp,avif,png,jpg,jpeg,svg,vtt}";

/** When each was written. */
const timesOf = (root: string): ReadonlyMap<string, number> =>
  new Map(
    globSync(pattern, { cwd: root })
      .map((file) => join(root, file))
      .map((file) => [file, statSync(file).mtimeMs]),
  );

/** Writes the content's modules, in a process of its own: those of this one stay as they were loaded. Returns what is wrong. */
export async function writeContentOf(root: string): Promise<readonly Problem[]> {
  const child = spawn(process.execPath, [join(root, "tooling/content/main.ts"), "--json"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    return JSON.parse(output);
  } catch {
    return [{ file: "content", line: 1, field: "", message: errors.trim().split("\n").at(-1) ?? "" }];
  }
}

/** `updates`: a server that never listens, which gets only connections that the guard lets through. */
export const openVite = (root: string, updates: Server): Promise<ViteDevServer> =>
  createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    server: { middlewareMode: true, cors: false, ws: { server: updates } },
    // In the options above, null would be taken for nothing.
    plugins: [
      { name: "no-watcher", configResolved: ({ server }) => void Object.assign(server, { watch: null }) },
    ],
    appType: "custom",
    clearScreen: false,
    cacheDir: join(root, ".vite"),
    optimizeDeps: { entries: ["app/entry.client.ts"] },
  });

export class Preview {
  readonly #root: string;
  readonly #vite: ViteDevServer;
  #times: ReadonlyMap<string, number>;
  #running: Promise<void> | null = null;
  #again = false;
  /** Why the preview does not show all of the draft. */
  problems: readonly Problem[];
  /** With the values of the draft. */
  compose = compose;

  constructor(root: string, vite: ViteDevServer, problems: readonly Problem[]) {
    this.#root = root;
    this.#vite = vite;
    this.problems = problems;
    this.#times = timesOf(root);
  }

  /** Shows the draft as it is by now. While it is invalid, pages stay as they were. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#refreshAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #refreshAll(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      this.problems = await writeContentOf(this.#root);
      this.#reload();
      if (this.problems.length === 0)
        this.compose = (
          (await this.#vite.ssrLoadModule("/app/i18n/compose.ts")) as typeof import("#app/i18n/compose.ts")
        ).compose;
    }
  }

  #reload(): void {
    const before = this.#times;
    this.#times = timesOf(this.#root);
    const changed = [...new Set([...before.keys(), ...this.#times.keys()])].filter(
      (file) => before.get(file) !== this.#times.get(file),
    );
    if (changed.length === 0) return;
    for (const { moduleGraph, hot } of Object.values(this.#vite.environments)) {
      for (const file of changed) moduleGraph.onFileChange(file);
      // The list of the pictures is a module too, which is made from their files.
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith("/@content/")) moduleGraph.invalidateModule(module);
      hot.send({ type: "full-reload" });
    }
  }
}
