import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { dayMs } from "#app/domain/durations.ts";
import type { Body } from "./body.ts";
import { loadBody } from "./files.ts";

/** How long a page may stay open after an update and still find its files, in milliseconds. */
const keptMs = 30 * dayMs;

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

/** The folders of hashed files that pages load from, also long after they were opened: pictures are loaded lazily. */
const folders = ["assets", "pictures"] as const;

/**
 * Copies the hashed files of the build at `client` into `dataDir`, which later builds share, and returns those of earlier
 * builds, by their path on the site: for thirty days after an update, pages that were opened before it find theirs.
 */
export async function keepAssets(
  client: string,
  dataDir: string,
  now: number,
): Promise<ReadonlyMap<string, Body>> {
  const earlier = await Promise.all(
    folders.map((name) => keepFolder(join(client, name), join(dataDir, name), `/${name}/`, now)),
  );
  return new Map(earlier.flat());
}

async function keepFolder(
  build: string,
  folder: string,
  prefix: string,
  now: number,
): Promise<(readonly [path: string, Body])[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const list = join(folder, ".releases.json");
  const known = await readReleases(list);
  // There are no pictures where an image service has them.
  const current = await readdir(build).catch(() => []);
  const present = new Set(await readdir(folder));
  for (const name of current) {
    if (!present.has(name)) await copyFile(join(build, name), join(folder, name));
    known[name] = null;
  }
  const own = new Set(current);
  // Files that are in no list, because it could not be read.
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
  return Promise.all(
    earlier.map(async (name) => [`${prefix}${name}`, await loadBody(join(folder, name))] as const),
  );
}
