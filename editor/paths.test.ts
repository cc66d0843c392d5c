import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { contentPath, PathError } from "./paths.ts";

function project(): string {
  const root = temporaryDirectory();
  mkdirSync(join(root, "content/words"), { recursive: true });
  writeFileSync(join(root, "content/figures.yaml"), "packProducts: 50\n");
  writeFileSync(join(root, "secret.yaml"), "secret: 1\n");
  return root;
}

test("a file of the content is found, and one that is not there yet has its place", () => {
  const root = project();
  expect(contentPath(root, "content/figures.yaml")).toBe(join(root, "content/figures.yaml"));
  expect(contentPath(root, "content/portraits/new.webp")).toBe(join(root, "content/portraits/new.webp"));
});

test.each([
  "secret.yaml",
  "content/../secret.yaml",
  "content/words/../../secret.yaml",
  "content/./figures.yaml",
  "/etc/passwd.yaml",
  "content/.hidden.yaml",
  "content/figures.ts",
  "content/words",
  "content\\..\\secret.yaml",
  "content/figures.yaml\0.webp",
  "contents/figures.yaml",
])("%j is no file of the content", (file) => {
  expect(() => contentPath(project(), file)).toThrow(PathError);
});

test("neither a link to a file nor a folder that is a link leads out of the content", () => {
  const root = project();
  symlinkSync(join(root, "secret.yaml"), join(root, "content/link.yaml"));
  symlinkSync(root, join(root, "content/folder"));
  expect(() => contentPath(root, "content/link.yaml")).toThrow(PathError);
  expect(() => contentPath(root, "content/folder/secret.yaml")).toThrow(PathError);
  symlinkSync(join(root, "nowhere"), join(root, "content/dangling.yaml"));
  expect(() => contentPath(root, "content/dangling.yaml")).toThrow(PathError);
});
