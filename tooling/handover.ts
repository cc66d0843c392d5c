/** How a published site replaces the one that `npm start` serves: by the file that names it, and small files of `.cache/` that answer. */
import { randomUUID } from "node:crypto";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { lastPublished, pointerFile } from "#server/served-folder.ts";
import { takeLock } from "./lock.ts";
import { writeAtomically } from "./write-atomically.ts";

/** What a running `npm start` serves and where, and why a later publication could not start. */
type Serving = {
  readonly published: string;
  readonly address: string;
  readonly failed: { readonly published: string; readonly reason: string } | null;
};

/** Is held by a process for as long as it serves: its number may be another's by now. */
const lockOf = (servingFile: string) => `${servingFile}.lock`;

/** Calls back with the name of each publication from now on. */
export function onPublished(root: string, callback: (published: string) => void): void {
  let known = lastPublished(root);
  // Not `watchFile`: it misses what is written before it has looked for the first time.
  setInterval(() => {
    const published = lastPublished(root);
    if (published === known) return;
    known = published;
    if (published !== "") callback(published);
  }, 250).unref();
}

const remove = (servingFile: string): void => {
  for (const file of [servingFile, lockOf(servingFile)]) rmSync(file, { force: true });
};

/** A process of `npm start` says what it serves, until it ends. */
export function openReport(root: string) {
  const file = join(root, `.cache/serving-${randomUUID()}.json`);
  const lock = takeLock(lockOf(file));
  return {
    say: (serving: Serving): void => writeAtomically(file, JSON.stringify(serving)),
    end(): void {
      lock?.release();
      remove(file);
    },
  };
}

/** The processes of `npm start` that serve this project. Files of those that were killed, or of another machine, are deleted. */
function servers(root: string): readonly string[] {
  return globSync(".cache/serving-*.json", { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => {
      const lock = takeLock(lockOf(file));
      lock?.release();
      if (lock !== null) remove(file);
      return lock === null;
    });
}

/** Null while it is being written, or once it has ended. */
function reportIn(file: string): Serving | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Makes every `npm start` of this project serve a publication. Returns their addresses; throws with the reason if one of them
 * goes on with the earlier build.
 */
export async function handOver(
  root: string,
  published: string,
  withinMs = 60_000,
): Promise<readonly string[]> {
  const before = servers(root);
  // One rename: whoever starts now serves that site, and whoever serves is told by it.
  writeAtomically(pointerFile(root), published);
  const until = Date.now() + withinMs;
  const addresses: string[] = [];
  for (const file of before)
    while (servers(root).includes(file)) {
      const serving = reportIn(file);
      if (serving?.published === published) {
        addresses.push(serving.address);
        break;
      }
      if (serving?.failed?.published === published) throw new Error(serving.failed.reason);
      if (Date.now() > until) throw new Error("the running site has not taken over the pages in time");
      await sleep(100);
    }
  return addresses;
}
