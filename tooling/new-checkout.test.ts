/** A new checkout: packages are installed, and nothing has made the content's modules. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

const project = join(import.meta.dirname, "..");

function newCheckout(): string {
  const root = temporaryDirectory();
  for (const path of ["app", "content", "package.json", "package-lock.json", "server", "tooling"])
    cpSync(join(project, path), join(root, path), { recursive: true });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  return root;
}

/** Runs a command as npm does, without npm's half second. */
async function run(root: string, script: string, argument: string): Promise<string> {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`;
  const { stdout } = await promisify(execFile)("sh", ["-c", `${scripts[script]} ${argument}`], {
    cwd: root,
    env: { ...process.env, PATH: path },
  });
  return stdout;
}

test.each([
  ["init", "--help", "npm run init -- [options]"],
  ["leads", "help", "erase EMAIL"],
])("npm run %s works before npm start", async (script, argument, expected) => {
  expect(await run(newCheckout(), script, argument)).toContain(expected);
});

test("what is made once is not made again, so that a command starts at once and runs with unfinished content", async () => {
  const root = newCheckout();
  await run(root, "leads", "help");
  expect(existsSync(join(root, ".content/words.ts"))).toBe(true);
  cpSync(join(root, "package.json"), join(root, "content/brand.yaml"));
  expect(await run(root, "leads", "help")).toContain("erase EMAIL");
});
