import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { leanReactDom } from "./client-bundle.ts";

const reactDom = await readFile(
  fileURLToPath(new URL("./cjs/react-dom-client.production.js", import.meta.resolve("react-dom/client"))),
  "utf8",
);

test("React DOM without what no island uses is a program, and smaller", () => {
  const lean = leanReactDom(reactDom);
  expect(() => new Script(lean)).not.toThrow();
  expect(lean.length).toBeLessThan(reactDom.length * 0.95);
});

test("a feature that is left out says so when an island uses it", () => {
  const lean = leanReactDom(reactDom);
  expect(lean).toMatch(/^function updateSuspenseComponent\([^)]*\) \{throw Error\("<Suspense>: left out/m);
  expect(lean).toMatch(/^function updateClassComponent\([^)]*\) \{throw Error\("class components: left out/m);
});

test("another React DOM stops the build", () => {
  const other = reactDom.replace(/function updateSuspenseComponent\(/g, "function renderSuspense(");
  expect(() => leanReactDom(other)).toThrow(/React DOM has changed, and .*updateSuspenseComponent/);
});
