import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longUnitTests } from "./long-unit-tests.mjs";
import { root } from "./setup.mjs";

test("npm run soak has the whole of every unit test that npm test skips or shortens", () => {
  const shortened = globSync("{app,content,server,testing,tooling}/**/*.{test,contract}.{ts,tsx}", {
    cwd: root,
  })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /process\.env\.TEST_RUN/.test(readFileSync(join(root, file), "utf8")));
  expect(shortened.length).toBeGreaterThan(3);
  expect(shortened.filter((file) => !longUnitTests.some((part) => file.includes(part)))).toEqual([]);
});
