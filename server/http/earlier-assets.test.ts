import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { keepAssets } from "./earlier-assets.ts";

const day = 24 * 60 * 60 * 1000;

/** The assets of a build. */
function buildOf(...names: readonly string[]): string {
  const folder = join(temporaryDirectory(), "assets");
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), name);
  return folder;
}

const files = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith("."));

test("the files of a build are there for thirty days after the next one, however long it ran, and then are deleted", async () => {
  const kept = join(temporaryDirectory(), "kept");
  const [first, second] = [buildOf("a-1.js", "a-1.js.br", "same.css"), buildOf("a-2.js", "same.css")];
  const earlier = async (build: string, at: number) => [...(await keepAssets(build, kept, at * day)).keys()];
  expect(await earlier(first, 0)).toEqual([]);
  // Replaced after a hundred days; started again and again since.
  for (const at of [100, 110, 130]) expect(await earlier(second, at)).toEqual(["/assets/a-1.js"]);
  expect(files(kept).toSorted()).toEqual(["a-1.js", "a-1.js.br", "a-2.js", "same.css"]);
  expect(await earlier(second, 131)).toEqual([]);
  expect(files(kept).toSorted()).toEqual(["a-2.js", "same.css"]);
});

test("a version that comes back has its files, and those of the one that it replaces", async () => {
  const kept = join(temporaryDirectory(), "kept");
  const [first, second] = [buildOf("a-1.js"), buildOf("a-2.js")];
  for (const build of [first, second]) await keepAssets(build, kept, 0);
  const earlier = await keepAssets(first, kept, 40 * day);
  expect([...earlier.keys()]).toEqual(["/assets/a-2.js"]);
  expect(new TextDecoder().decode(earlier.get("/assets/a-2.js")?.bytes)).toBe("a-2.js");
});

test("a damaged list, or one with the name of another folder, loses no file of this build", async () => {
  const kept = join(temporaryDirectory(), "kept");
  mkdirSync(kept);
  for (const list of ["{", '{"../leads.sqlite":1}', '{".releases.json":1}']) {
    writeFileSync(join(kept, ".releases.json"), list);
    expect([...(await keepAssets(buildOf("a.js"), kept, 100 * day)).keys()]).toEqual([]);
    expect(files(kept)).toEqual(["a.js"]);
  }
});

test("a file that somebody has deleted is no reason not to start", async () => {
  const kept = join(temporaryDirectory(), "kept");
  await keepAssets(buildOf("a-1.js", "b-1.js"), kept, 0);
  rmSync(join(kept, "a-1.js"));
  expect([...(await keepAssets(buildOf("a-2.js"), kept, 1)).keys()]).toEqual(["/assets/b-1.js"]);
});
