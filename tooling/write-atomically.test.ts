import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { writeAtomically } from "./write-atomically.ts";

test("a file is replaced at once, and nothing is left beside it", () => {
  const root = temporaryDirectory();
  const file = join(root, "file");
  writeFileSync(file, "before");
  mkdirSync(join(root, "folder"));
  writeAtomically(file, "after");
  expect(readFileSync(file, "utf8")).toBe("after");
  // A folder cannot be replaced by a file.
  expect(() => writeAtomically(join(root, "folder"), "x")).toThrow();
  expect(readdirSync(root).sort()).toEqual(["file", "folder"]);
});
