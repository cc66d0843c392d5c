import { spawnSync } from "node:child_process";
import { realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { failedBrowserTests, failedUnitTests, readReport } from "./reports.mjs";
import { programOf, root } from "./setup.mjs";

/** A folder with these files, and the project's packages. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(temporaryDirectory());
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

function run(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const { VITEST: _, ...rest } = process.env;
  const { status } = spawnSync(process.execPath, args, { cwd: folder, env: { ...rest, ...env } });
  return status ?? -1;
}

const tests = (module: string) => `
  import { expect, test } from "${module}";
  test("is right", () => expect(1).toBe(1));
  test("is wrong", () => expect(1).toBe(2));`;

test("failed unit tests are named, and files that cannot be run", () => {
  const folder = project({
    "one.test.js": tests("vitest"),
    "broken.test.js": 'import "./missing.js";',
    "vitest.config.js": "export default {};",
  });
  const file = join(folder, "report.json");
  const args = ["run", "--reporter=json", `--outputFile.json=${file}`];
  expect(run(folder, [programOf("vitest"), ...args])).toBe(1);
  expect(failedUnitTests(readReport(file) ?? {}, folder).toSorted()).toEqual([
    "broken.test.js",
    "one.test.js: is wrong",
  ]);
});

test("failed browser tests are named with their screens, and errors outside of tests", () => {
  const folder = project({
    "one.spec.js": tests("@playwright/test"),
    "broken.js": 'export default () => { throw new Error("Broken\\nin two lines"); };',
    "playwright.config.js":
      'export default { projects: [{ name: "phone" }], globalTeardown: "./broken.js" };',
  });
  const file = join(folder, "report.json");
  const args = ["test", "--reporter=json"];
  const status = run(folder, [programOf("@playwright/test", "playwright"), ...args], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  expect(status).toBe(1);
  expect(failedBrowserTests(readReport(file) ?? {})).toEqual([
    "one.spec.js [phone]: is wrong",
    "Error: Broken",
  ]);
});

test("a report that was not written is none", () => {
  expect(readReport(join(temporaryDirectory(), "report.json"))).toBeNull();
});
