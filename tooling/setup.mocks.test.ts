import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

const disk = vi.hoisted(() => ({ freeBytes: 0 }));

vi.mock("node:fs", async (original) => ({
  ...(await original<typeof import("node:fs")>()),
  statfsSync: () => ({ bavail: disk.freeBytes / 4096, bsize: 4096 }),
}));

const { install, root, SetupError } = await import("./setup.mjs");

const megabytes = 1_000_000;

/** Installs into an empty folder, with an npm that only ends with this code. */
async function installWith(npmCode: number): Promise<string> {
  const folder = temporaryDirectory();
  const npm = join(folder, "npm.js");
  writeFileSync(npm, `process.exitCode = ${npmCode};`);
  vi.stubEnv("npm_execpath", npm);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const error: unknown = await install(relative(root, folder)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SetupError);
  return (error as Error).message.replace(folder, "FOLDER");
}

const full =
  "The disk is full: 12 MB are free in FOLDER, and the packages with the build need about 1,000. Make room, then try again";

test.each([
  ["fails", 1],
  ["ends well, and not everything is there", 0],
])("where npm %s because the disk is full, one line says so", async (_what, code) => {
  disk.freeBytes = 12.4 * megabytes;
  expect(await installWith(code)).toBe(full);
});

test("where there is room, the packages are named instead", async () => {
  disk.freeBytes = 50_000 * megabytes;
  expect(await installWith(1)).toBe("The packages could not be installed (npm ci)");
  expect(await installWith(0)).toContain("package-lock.json do not agree");
});
