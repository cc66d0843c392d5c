import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { copyProject } from "../rehearsal/copy.ts";
import { makeCopy, programState } from "./copy.ts";
import { Drafts } from "./drafts.ts";
import { publish, recoverBuild, type Site } from "./publish.ts";
import { parseYaml, valueAt } from "./yaml-change.ts";

const file = "content/words/fr-fr/home.yaml";
const path = ["hero.action"];

/** A project with a build that says `earlier`, and a working copy whose build says what `build` prints. */
function project(build = 'mkdirSync("build"); writeFileSync("build/page", "new");') {
  const root = join(temporaryDirectory(), "site");
  copyProject(root, { media: false });
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, "build/page"), "earlier");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=Owner", "-c", "user.email=owner@agency.example", "commit", "--quiet", "-m", "start");
  const copy = join(root, ".edit/site");
  makeCopy(root, copy);
  writeFileSync(
    join(copy, "tooling/start.mjs"),
    `import { mkdirSync, rmSync, writeFileSync } from "node:fs";\nrmSync("build", { recursive: true, force: true });\n${build}\n`,
  );
  const drafts = new Drafts(root, join(root, ".edit"));
  const site: Site = { root, copy, drafts, program: programState(root), restart: null };
  const said = drafts.valueOf(file, path);
  drafts.set(file, path, said, "Voir ce que nous savons faire");
  return {
    root,
    copy,
    drafts,
    site,
    git,
    said,
    page: () => readFileSync(join(root, "build/page"), "utf8"),
    text: () => valueAt(parseYaml(readFileSync(join(root, file), "utf8")), path),
    /** What the program reads. */
    module: () => readFileSync(join(root, ".content/words.ts"), "utf8"),
  };
}

test("what is published is in the files, in the build, in Git, and no draft any more", async () => {
  const { site, drafts, git, page, text, module } = project();
  expect(await publish(site)).toMatchObject({ state: "published", servers: 0, commit: { state: "done" } });
  expect([text(), page()]).toEqual(["Voir ce que nous savons faire", "new"]);
  expect(module()).toContain("Voir ce que nous savons faire");
  expect(drafts.all()).toEqual([]);
  expect(git("log", "-1", "--format=%s")).toBe("content: change words/fr-fr/home.yaml: hero.action\n");
  expect(git("diff", "--numstat", "HEAD~1")).toBe(`1\t1\t${file}\n`);
  expect(git("status", "--porcelain")).toBe("");
});

test("a text that the site cannot use is not published", async () => {
  const { site, drafts, page, text, said } = project();
  drafts.set(file, path, "Voir ce que nous savons faire", "Voir {nothing}");
  expect(await publish(site)).toMatchObject({
    state: "problems",
    problems: [{ file, field: "hero.action", message: expect.stringContaining("{nothing}") }],
  });
  expect([text(), page()]).toEqual([said, "earlier"]);
});

test("a build that fails changes nothing, and says why", async () => {
  const { site, drafts, page, text, said } = project(
    'console.error("no room on the disk"); process.exit(1);',
  );
  expect(await publish(site)).toEqual({ state: "build-failed", output: "no room on the disk" });
  expect([text(), page()]).toEqual([said, "earlier"]);
  expect(drafts.all()).toHaveLength(1);
});

test("a site that does not start again brings back its files and its build", async () => {
  const { site, drafts, git, page, text, said, module } = project();
  const restart = `${JSON.stringify(process.execPath)} --eval "console.error('no such service'); process.exit(3)"`;
  expect(await publish({ ...site, restart })).toMatchObject({
    state: "restart-failed",
    reason: expect.stringContaining("no such service"),
  });
  expect([text(), page()]).toEqual([said, "earlier"]);
  expect(module()).not.toContain("Voir ce que nous savons faire");
  expect(drafts.all()).toHaveLength(1);
  expect(git("status", "--porcelain")).toBe("");
});

test("a value that has changed in its file is a conflict, and neither is lost", async () => {
  const { site, root, drafts, text } = project();
  const before = readFileSync(join(root, file), "utf8");
  writeFileSync(join(root, file), before.replace(/^hero\.action: .*$/m, 'hero.action: "Ailleurs"'));
  expect(await publish(site)).toEqual({ state: "conflicts" });
  expect(text()).toBe("Ailleurs");
  expect(drafts.valueOf(file, path)).toBe("Voir ce que nous savons faire");
});

test("a program that was replaced meanwhile is not built half", async () => {
  const { site, root } = project();
  writeFileSync(join(root, "app/root.tsx"), `${readFileSync(join(root, "app/root.tsx"), "utf8")}\n`);
  expect(await publish(site)).toEqual({ state: "program-changed" });
});

test("after a crash between the two renames of a publication the earlier build is back", () => {
  const { root, copy, page } = project();
  renameSync(join(root, "build"), join(copy, "earlier-build"));
  recoverBuild(root, copy);
  expect(page()).toBe("earlier");
  cpSync(join(root, "build"), join(copy, "earlier-build"), { recursive: true });
  recoverBuild(root, copy);
  expect(existsSync(join(copy, "earlier-build"))).toBe(true);
  rmSync(join(copy, "earlier-build"), { recursive: true });
});
