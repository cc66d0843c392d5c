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
    "editor",
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
  expect(await run(root, "init", "--help")).toContain("npm run init -- ");
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

/** The answers are of another place than an owner's case studies. Those of the sample are removed. */
const sampleTest = test.runIf("sample" in identityFile && process.env.TEST_RUN !== "quick");

sampleTest(
  "npm run init with a file of answers commits what it has written, leaves other work as it is, and may be run again",
  async () => {
    const root = newCheckout();
    const git = (...args: readonly string[]) => promisify(execFile)("git", args, { cwd: root });
    const answers = (name: string) => {
      const file = join(temporaryDirectory(), "answers.yaml");
      const text = readFileSync(join(project, "testing/rehearsal/answers.yaml"), "utf8");
      writeFileSync(file, text.replace(/^name: .*$/m, name));
      return `--from ${file}`;
    };
    // Without a repository, as from a ZIP.
    expect(await run(root, "init", answers('name: "Vent-Debout"'))).toContain("The site is Vent-Debout's.");
    expect((await git("status", "--porcelain")).stdout).toBe("");
    expect((await git("log", "--format=%s")).stdout).toBe(
      "content: the site of Vent-Debout\nsite: as it was downloaded\n",
    );
    writeFileSync(join(root, "notes.txt"), "mine\n");
    await expect(run(root, "init", answers('nmae: "Vent"'))).rejects.toThrow("nmae: expected no such field");
    await run(root, "init", answers('name: "Vent-Arrière"'));
    expect((await git("status", "--porcelain")).stdout).toBe("?? notes.txt\n");
    expect(readFileSync(join(root, "content/brand.yaml"), "utf8")).toContain('name: "Vent-Arrière"');
  },
  300_000,
);
