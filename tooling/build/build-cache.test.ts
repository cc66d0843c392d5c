import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openBuildCache } from "./build-cache.ts";

test("what is made of the same source is made once, and kept for as long as builds ask for it", async () => {
  const folder = temporaryDirectory();
  const made: string[] = [];
  const build = async (...sources: readonly string[]) => {
    const kept = openBuildCache(folder);
    const results: string[] = [];
    for (const source of sources) {
      const make = async () => {
        made.push(source);
        return Buffer.from(source.toUpperCase());
      };
      results.push(Buffer.from(await kept.get(Buffer.from(source), "in capitals", make)).toString());
    }
    await kept.end();
    return results;
  };
  expect(await build("first page", "second page")).toEqual(["FIRST PAGE", "SECOND PAGE"]);
  expect(await build("first page", "changed page")).toEqual(["FIRST PAGE", "CHANGED PAGE"]);
  expect(made).toEqual(["first page", "second page", "changed page"]);
  expect(readdirSync(folder)).toHaveLength(2);
});

test("another output of the same source is another, and what could not be made is not kept", async () => {
  const kept = openBuildCache(temporaryDirectory());
  const source = Buffer.from("page");
  const failing = () => Promise.reject(new Error("no space left"));
  expect(await kept.get(source, "br", async () => Buffer.from("1"))).toEqual(Buffer.from("1"));
  expect(await kept.get(source, "gz", async () => Buffer.from("2"))).toEqual(Buffer.from("2"));
  await expect(kept.get(source, "other", failing)).rejects.toThrow("no space left");
  expect(await kept.get(source, "other", async () => Buffer.from("3"))).toEqual(Buffer.from("3"));
});

test("two files that are the same are made at the same time", async () => {
  const kept = openBuildCache(temporaryDirectory());
  const get = () => kept.get(Buffer.from("page"), "br", async () => Buffer.from("1"));
  expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill(Buffer.from("1")));
});
