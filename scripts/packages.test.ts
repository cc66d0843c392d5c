import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

type Manifest = Readonly<Record<"dependencies" | "devDependencies", Readonly<Record<string, string>>>>;
const { dependencies, devDependencies }: Manifest = JSON.parse(read("package.json"));
const direct = { ...dependencies, ...devDependencies };

test("the README says why of every package that the project asks for, and of no other", () => {
  const table = /\| Package \| Why \|\n\|[-|]+\|\n((?:\|.*\|\n)+)/.exec(read("README.md"))?.[1] ?? "";
  const rows = table.trim().split("\n");
  const reasons = rows.flatMap((row) => {
    const [, names = "", why = ""] = row.split("|").map((cell) => cell.trim());
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => ({ name, why }));
  });
  // `@types/*` speaks of all that starts so.
  const covers = (name: string, one: string) =>
    name.endsWith("*") ? one.startsWith(name.slice(0, -1)) : name === one;
  const packages = Object.keys(direct);
  expect(packages.filter((one) => !reasons.some(({ name }) => covers(name, one)))).toEqual([]);
  expect(reasons.filter(({ name }) => !packages.some((one) => covers(name, one)))).toEqual([]);
  for (const { name, why } of reasons) expect(why, name).toMatch(/\w{3}/);
});

test("every package is pinned to one version", () => {
  for (const [name, version] of Object.entries(direct))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
});

type Component = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: [];
};

test("the bill of materials is CycloneDX, of the lock file alone, and has every package in it", async () => {
  // From the lock file, so nothing is asked of the network: there is none behind this address.
  const env = { ...process.env, npm_config_registry: "http://127.0.0.1:9/" };
  const shell = process.platform === "win32";
  const options = { cwd: root, env, shell, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)("npm", ["run", "-s", "sbom"], options);
  const bill = JSON.parse(stdout) as {
    readonly bomFormat: string;
    readonly specVersion: string;
    readonly components: readonly Component[];
    readonly dependencies: readonly { readonly ref: string }[];
  };
  expect(bill).toMatchObject({
    bomFormat: "CycloneDX",
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f-]{36}$/),
    metadata: { component: { version: "1.0.0" } },
  });
  const listed = bill.components.map(({ name, version }) => `${name}@${version}`);
  for (const [name, version] of Object.entries(direct)) expect(listed, name).toContain(`${name}@${version}`);
  const locked = Object.keys(JSON.parse(read("package-lock.json")).packages).length - 1;
  expect(bill.components.length).toBeGreaterThan(locked * 0.9);
  for (const { purl } of bill.components) expect(purl).toMatch(/^pkg:npm\//);
  expect(stdout).not.toContain(root);
});
