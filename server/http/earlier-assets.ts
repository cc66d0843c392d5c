import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Body } from "./body.ts";
import { loadBody } from "./files.ts";

/** How long a page may stay open after an update and still find its scripts, styles and fonts, in milliseconds. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** When a file's release was replaced, in milliseconds since 1970; null while it runs. By name. */
const releases = v.record(v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/)), v.nullable(v.number()));

async function readReleases(file: string): Promise<v.InferOutput<typeof releases>> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  try {
    return v.parse(releases, JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * Copies the hashed files of this build into `folder`, which later builds share, and returns those of earlier builds, by
 * their path on the site: for thirty days after an update, pages that were opened before it find theirs.
 */
export async function keepAssets(
  build: string,
  folder: string,
  now: number,
): Promise<ReadonlyMap<string, Body>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const list = join(folder, ".releases.json");
  const known = await readReleases(list);
  const current = await readdir(build);
  const present = new Set(await readdir(folder));
  for (const name of current) {
    if (!present.has(name)) await copyFile(join(build, name), join(folder, name));
    known[name] = null;
  }
  const own = new Set(current);
  // Of a list that could not be read.
  for (const name of present) if (!name.startsWith(".")) known[name] ??= own.has(name) ? null : now;
  for (const [name, replacedAt] of Object.entries(known)) {
    if (own.has(name)) continue;
    known[name] = replacedAt ?? now;
    if (now - known[name] <= keptMs) continue;
    await rm(join(folder, name), { force: true });
    delete known[name];
  }
  await writeFile(`${list}.${process.pid}`, JSON.stringify(known));
  await rename(`${list}.${process.pid}`, list);

  const earlier = Object.keys(known).filter(
    (name) => present.has(name) && !own.has(name) && !/\.(br|gz)$/.test(name),
  );
  const bodies = await Promise.all(
    earlier.map(async (name) => [`/assets/${name}`, await loadBody(join(folder, name))] as const),
  );
  return new Map(bodies);
}
