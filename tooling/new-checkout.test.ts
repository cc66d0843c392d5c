/** A new checkout: packages are installed, and nothing has made the content's modules. */
import { execFile } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import * as identityFile from "#content/identity.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

const project = join(import.meta.dirname, "..");

function newCheckout(): string {
  const root = temporaryDirectory();
  for (const path of [
    ".gitignore",
    "app",
    "quotes",
    "content",
    "package.json",
    "package-lock.json",
    "server",
    "tooling",
  ])
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
    env: { ...process.env, LC_ALL: "C.UTF-8", PATH: path },
  });
  return stdout;
}

test("npm run init and npm run leads work before npm start; what is made once is not made again, so that a command starts at once and runs with unfinished content", async () => {
  const root = newCheckout();
  expect(await run(root, "init", "--help")).toContain("npm run init -- [options]");
  rmSync(join(root, ".content"), { recursive: true });
  expect(await run(root, "leads", "help")).toContain("erase EMAIL");
  expect(existsSync(join(root, ".content/words.ts"))).toBe(true);
  cpSync(join(root, "package.json"), join(root, "content/brand.yaml"));
  expect(await run(root, "leads", "help")).toContain("erase EMAIL");
});

test("npm start builds again what has changed; where nothing has, it does not even check the content", async () => {
  const root = newCheckout();
  for (const file of ["react-router.config.ts", "vite.config.ts"])
    cpSync(join(project, file), join(root, file));
  const build = 'mkdirSync("build/server", { recursive: true }); writeFileSync("build/server/index.js", "");';
  writeFileSync(
    join(root, "tooling/build/main.ts"),
    `import { mkdirSync, writeFileSync } from "node:fs"; ${build}`,
  );
  writeFileSync(join(root, "tooling/serve.ts"), 'console.log("Serves.");');
  // What the content's own program has made: it takes two seconds, and runs in the test above.
  const made = JSON.stringify(join(project, ".content"));
  writeFileSync(
    join(root, "tooling/content/main.ts"),
    `import { cpSync, writeFileSync } from "node:fs";
     cpSync(${made}, ".content", { recursive: true });
     writeFileSync("checks", "1");`,
  );
  const start = async () => {
    rmSync(join(root, "checks"), { force: true });
    const output = (await run(root, "start", "")).replace(/[\d.]+ s/, "TIME");
    return { output: output.trim().split("\n"), isChecked: existsSync(join(root, "checks")) };
  };
  const built = { output: ["Building the site…", "Built in TIME.", "Serves."], isChecked: true };
  expect(await start()).toEqual(built);
  expect(await start()).toEqual({ output: ["Serves."], isChecked: false });

  // A module of another state of the content, as a command may have left it.
  const words = join(root, ".content/words.ts");
  const code = readFileSync(words, "utf8");
  appendFileSync(words, "// Of yesterday.");
  expect(await start()).toEqual({ output: ["Serves."], isChecked: true });
  expect(readFileSync(words, "utf8")).toBe(code);

  appendFileSync(join(root, "content/words/en-en/pages.yaml"), "# A remark.\n");
  expect(await start()).toEqual(built);
});

/**
 * The answers are of another place than an owner's case studies. Those of the sample are removed. What Git stores is also in
 * init/commit.test.ts, which is fast.
 */
const sampleTest = test.runIf("sample" in identityFile && process.env.TEST_RUN !== "quick");

sampleTest("npm run init stores in Git what it has written, so that it can be run again", async () => {
  const root = newCheckout();
  const git = (...args: readonly string[]) => promisify(execFile)("git", args, { cwd: root });
  await git("init", "--quiet");
  await git("config", "user.name", "Owner");
  await git("config", "user.email", "owner@agency.example");
  // Without compression: half the time.
  await git("-c", "core.compression=0", "add", "--all");
  await git("commit", "--quiet", "-m", "start");
  // A name that the content has not: there is something to store.
  const options = `--from ${join(project, "testing/rehearsal/answers.yaml")} --set name=Vent-Debout`;
  expect(await run(root, "init", options)).toContain("Git has stored it.");
  expect((await git("status", "--porcelain")).stdout).toBe("");
  expect((await git("log", "-1", "--format=%s")).stdout).toBe("content: the site of Vent-Debout\n");
  // It refuses a wrong answer, which it reads after it has looked at Git.
  await expect(run(root, "init", `${options} --set nmae=Vent`)).rejects.toThrow("nmae: no such answer");
  writeFileSync(join(root, "notes.txt"), "mine\n");
  await expect(run(root, "init", `${options} --set nmae=Vent`)).rejects.toThrow("Commit them first");
});
