import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { keepAssets } from "./earlier-assets.ts";

const day = 24 * 60 * 60 * 1000;

/** A build with these assets. */
function buildOf(...names: readonly string[]): string {
  const build = temporaryDirectory();
  mkdirSync(join(build, "assets"));
  for (const name of names) writeFileSync(join(build, "assets", name), name);
  return build;
}

const files = (dataDir: string, folder = "assets") =>
  readdirSync(join(dataDir, folder)).filter((name) => !name.startsWith("."));

test("the files of a build are there for thirty days after the next one, however long it ran, and then are deleted", async () => {
  const kept = temporaryDirectory();
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
  const kept = temporaryDirectory();
  const [first, second] = [buildOf("a-1.js"), buildOf("a-2.js")];
  for (const build of [first, second]) await keepAssets(build, kept, 0);
  const earlier = await keepAssets(first, kept, 40 * day);
  expect([...earlier.keys()]).toEqual(["/assets/a-2.js"]);
  expect(new TextDecoder().decode(earlier.get("/assets/a-2.js")?.bytes)).toBe("a-2.js");
});

test("a damaged list, or one with the name of another folder, loses no file of this build", async () => {
  const kept = temporaryDirectory();
  mkdirSync(join(kept, "assets"));
  for (const list of ["{", '{"../leads.sqlite":1}', '{".releases.json":1}']) {
    writeFileSync(join(kept, "assets/.releases.json"), list);
    expect([...(await keepAssets(buildOf("a.js"), kept, 100 * day)).keys()]).toEqual([]);
    expect(files(kept)).toEqual(["a.js"]);
  }
});

test("a file that somebody has deleted is no reason not to start", async () => {
  const kept = temporaryDirectory();
  await keepAssets(buildOf("a-1.js", "b-1.js"), kept, 0);
  rmSync(join(kept, "assets/a-1.js"));
  expect([...(await keepAssets(buildOf("a-2.js"), kept, 1)).keys()]).toEqual(["/assets/b-1.js"]);
});

test("pictures, which a page loads only where it is scrolled to, are there as long as its scripts", async () => {
  const kept = temporaryDirectory();
  const pictureOf = (name: string) => {
    const build = buildOf("a.js");
    mkdirSync(join(build, "pictures"));
    writeFileSync(join(build, "pictures", name), name);
    return build;
  };
  const earlier = async (build: string, at: number) => [...(await keepAssets(build, kept, at * day)).keys()];
  expect(await earlier(pictureOf("team.1.avif"), 0)).toEqual([]);
  expect(await earlier(pictureOf("team.2.avif"), 1)).toEqual(["/pictures/team.1.avif"]);
  expect(await earlier(pictureOf("team.2.avif"), 32)).toEqual([]);
  expect(files(kept, "pictures")).toEqual(["team.2.avif"]);
});
