import { expect, test } from "vitest";
import { findCycles, findForbiddenLoads, findUpwardImports } from "./check.ts";
import { type Import, importsOf } from "./read-imports.ts";

const order = ["app/domain", "packages", "app", "server"];
const upward = (from: string, to: string) =>
  findUpwardImports([{ from, to, typesOnly: false }], order, (file) => file.includes(".test."));

test("a file may import what is lower in the order, and its own folder", () => {
  expect(upward("server/main.ts", "app/domain/money.ts")).toEqual([]);
  expect(upward("app/root.tsx", "packages/react")).toEqual([]);
  expect(upward("app/root.tsx", "app/ui/Icon.tsx")).toEqual([]);
});

test.each([
  ["a higher folder", "app/root.tsx", "server/main.ts"],
  ["a higher part of the same folder", "app/domain/money.ts", "app/root.tsx"],
  ["a package", "app/domain/money.ts", "packages/valibot"],
  ["a test", "server/main.ts", "app/domain/money.test.ts"],
])("an import of %s is found", (_what, from, to) => {
  expect(upward(from, to)).toEqual([expect.stringContaining(`${from} imports ${to}`)]);
});

test("a test may import anything", () => {
  expect(upward("app/domain/money.test.ts", "server/main.ts")).toEqual([]);
});

test("a program that loads what is another's to load is found, however many files are between", () => {
  const imports = [
    ["main.ts", "pages.ts", false],
    ["main.ts", "types.ts", true],
    ["types.ts", "packages/pdf", false],
    ["worker.ts", "packages/pdf", false],
  ].map(([from, to, typesOnly]) => ({ from, to, typesOnly }) as Import);
  const rule = { program: "main.ts", never: "packages/pdf", by: "worker.ts" };
  expect(findForbiddenLoads(imports, [rule])).toEqual([]);
  const between = { from: "pages.ts", to: "worker.ts", typesOnly: false };
  expect(findForbiddenLoads([...imports, between], [rule])).toEqual([
    "main.ts loads packages/pdf, as only worker.ts may",
  ]);
  expect(findForbiddenLoads([], [rule])).toEqual([expect.stringContaining("worker.ts does not load")]);
});

test("the error for a file without a place in the order names it", () => {
  expect(() => upward("elsewhere/file.ts", "app/root.tsx")).toThrow("elsewhere/file.ts");
});

const cycles = (...pairs: readonly (readonly [from: string, to: string])[]) => [
  ...findCycles(pairs.map(([from, to]) => ({ from, to, typesOnly: false }))).keys(),
];

test("cycles of files and folders are found, however long they are", () => {
  expect(cycles(["app/a.ts", "app/b.ts"], ["app/b.ts", "app/a.ts"])).toEqual(["app"]);
  expect(cycles(["app/x/a.ts", "app/x/b.ts"], ["app/x/b.ts", "app/x/a.ts"])).toEqual(["app/x"]);
  expect(cycles(["app/x/a.ts", "app/y/a.ts"], ["app/y/b.ts", "app/x/b.ts"])).toEqual(["app"]);
  expect(
    cycles(
      ["app/w.ts", "app/x/a.ts"],
      ["app/x/a.ts", "app/y.ts"],
      ["app/y.ts", "app/z/a.ts"],
      ["app/z/b.ts", "app/x/b.ts"],
    ),
  ).toEqual(["app"]);
});

test("imports in one direction are no cycle, and a test beside its code makes none", () => {
  expect(
    cycles(["app/x/a.ts", "app/y/a.ts"], ["app/x/a.ts", "app/z.ts"], ["app/y/a.ts", "app/z.ts"]),
  ).toEqual([]);
  expect(cycles(["app/x.ts", "app/x/a.ts"], ["app/x/a.test.ts", "app/x.ts"])).toEqual([]);
});

test("every kind of import is read, types included", () => {
  const source = `
    import { one } from "./one.ts";
    import type { Two } from "#server/two.ts";
    import "./three.css";
    export { four } from "../four.ts";
    export type { Five } from "hono";
    const six = () => import("./six.tsx");
    import seven from "./seven.svg?raw";
  `;
  expect(importsOf("app/ui/file.ts", source).map(({ to }) => to)).toEqual([
    "app/ui/one.ts",
    "server/two.ts",
    "app/ui/three.css",
    "app/ui/seven.svg",
    "app/four.ts",
    "packages/hono",
    "app/ui/six.tsx",
  ]);
  expect(importsOf("app/ui/file.ts", source).flatMap(({ to, typesOnly }) => (typesOnly ? to : []))).toEqual([
    "server/two.ts",
    "packages/hono",
  ]);
});
