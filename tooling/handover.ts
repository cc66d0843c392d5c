/** How a published site replaces the one that `npm start` serves: two small files of `.cache/`, by which the programs find one another. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, watchFile, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What a running `npm start` serves: the publication, and why a later one could not start. */
type Serving = {
  readonly published: string;
  readonly failed: { readonly published: string; readonly reason: string } | null;
};

const publishedFile = (root: string) => join(root, ".cache/published");
const servingFile = (root: string, pid: number | string) => join(root, `.cache/serving-${pid}.json`);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The name of the last publication; empty before the first. */
export const lastPublished = (root: string): string =>
  existsSync(publishedFile(root)) ? readFileSync(publishedFile(root), "utf8") : "";

/** Calls back with the name of each publication from now on. */
export function onPublished(root: string, callback: (published: string) => void): void {
  watchFile(publishedFile(root), { interval: 250, persistent: false }, () => callback(lastPublished(root)));
}

export const reportServing = (root: string, serving: Serving): void =>
  write(servingFile(root, process.pid), JSON.stringify(serving));

export const forgetServing = (root: string): void => rmSync(servingFile(root, process.pid), { force: true });

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The processes of `npm start` that serve this project. Files of those that were killed are deleted. */
function servers(root: string): readonly string[] {
  return globSync(".cache/serving-*.json", { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => {
      const running = runs(Number(/serving-(\d+)\.json$/.exec(file)?.[1]));
      if (!running) rmSync(file, { force: true });
      return running;
    });
}

/**
 * Makes every `npm start` of this project serve the build that is there now. Returns how many do; throws with the reason if one of them
 * goes on with the earlier build.
 */
export async function handOver(root: string, published: string, withinMs = 60_000): Promise<number> {
  const before = servers(root);
  write(publishedFile(root), published);
  const until = Date.now() + withinMs;
  for (const file of before)
    for (;;) {
      if (!servers(root).includes(file)) break;
      const serving: Serving = JSON.parse(readFileSync(file, "utf8") || "null") ?? {
        published: "",
        failed: null,
      };
      if (serving.published === published) break;
      if (serving.failed?.published === published) throw new Error(serving.failed.reason);
      if (Date.now() > until) throw new Error("the running site has not taken over the new pages in time");
      await sleep(100);
    }
  return before.length;
}
