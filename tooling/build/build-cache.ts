/**
 * What the last build made, in a folder of `.cache/`, by a hash of all that it is made from: a changed sentence changes a few pages, and
 * the others are as they were.
 */
import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow } from "./files.ts";

const root = join(import.meta.dirname, "../..");

/** A hash of the build itself: its code, its packages, its Node. */
const program = createHash("sha256").update(process.version);
for (const file of [join(root, "package-lock.json"), ...filesBelow(import.meta.dirname, /\.ts$/)])
  program.update(readFileSync(file));
const programHash = program.digest("hex");

export function openBuildCache(folder: string) {
  const used = new Set<string>();
  return {
    /** What `make` makes of this source, and of nothing else. `what` says what that is. */
    async get(source: Uint8Array, what: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const name = createHash("sha256").update(`${programHash} ${what}\0`).update(source).digest("hex");
      const file = join(folder, name);
      used.add(name);
      const kept = await readFile(file).catch(() => null);
      if (kept !== null) return kept;
      const made = await make();
      await mkdir(folder, { recursive: true });
      // Whole or not at all: the next build takes it as it is. Two files of a build may be the same.
      const begun = `${file}.${randomUUID()}`;
      await writeFile(begun, made);
      await rename(begun, file);
      return made;
    },
    /** Deletes what was not asked for. */
    async end(): Promise<void> {
      // What has a dot is being written, by another build.
      const old = (await readdir(folder)).filter((name) => !name.includes(".") && !used.has(name));
      await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
