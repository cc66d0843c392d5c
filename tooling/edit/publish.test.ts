import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "#testing/server-process.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { runContent } from "../content/run.ts";
import { onPublished, openReport } from "../handover.ts";
import { ContentDrafts } from "./content-drafts.ts";
import { makeCopy, programState } from "./copy.ts";
import { publish, type Site } from "./publish.ts";
import { recover, takeEditLock } from "./replace.ts";
import { parseYaml, valueAt } from "./yaml-change.ts";

const file = "content/words/fr-fr/home.yaml";
const path = ["hero.action"];

const gitIn =
  (cwd: string) =>
  (...args: readonly string[]) =>
    execFileSync("git", args, { cwd, encoding: "utf8" });

/** In place of the program that makes the content's modules, which takes two seconds (e2e/soak/edit.spec.ts has the whole one). */
const contentProgram = `import { copyFileSync, mkdirSync } from "node:fs";
mkdirSync(".content", { recursive: true });
copyFileSync("${file}", ".content/words.ts");
`;

/** The project as it is committed, with the content and little of the program: each test has a copy of it. */
const start = temporaryFolder();
const committed = join(start.path, "site");
beforeAll(() => {
  const texts = (path: string) => statSync(path).isDirectory() || /\.(?:ts|yaml)$/.test(path);
  cpSync("content", join(committed, "content"), { recursive: true, filter: texts });
  for (const name of [".gitignore", "package.json", "package-lock.json", "react-router.config.ts"])
    cpSync(name, join(committed, name));
  for (const name of ["tsconfig.json", "vite.config.ts", "app/root.tsx", "quotes/links.ts", "server/main.ts"])
    cpSync(name, join(committed, name));
  mkdirSync(join(committed, "tooling/content"), { recursive: true });
  writeFileSync(join(committed, "tooling/content/main.ts"), contentProgram);
  runContent(committed);
  const git = gitIn(committed);
  git("init", "--quiet");
  // Files are known again by their sizes and times, which copies keep.
  for (const setting of ["core.checkStat=minimal", "core.trustctime=false", "core.compression=0"])
    git("config", ...setting.split("="));
  git("add", "--all");
  git("-c", "user.name=Owner", "-c", "user.email=owner@agency.example", "commit", "--quiet", "-m", "start");
});
afterAll(start.remove);

/** A project with a build that says `earlier`, and a working copy whose build says what `build` prints. */
function project(build = 'mkdirSync("build"); writeFileSync("build/page", "new");') {
  const root = join(temporaryDirectory(), "site");
  cpSync(committed, root, { recursive: true, preserveTimestamps: true });
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, "build/page"), "earlier");
  const git = gitIn(root);
  const copy = join(root, ".edit/site");
  makeCopy(root, copy);
  writeFileSync(
    join(copy, "tooling/start.mjs"),
    `import { mkdirSync, rmSync, writeFileSync } from "node:fs";\nrmSync("build", { recursive: true, force: true });\n${build}\n`,
  );
  const drafts = new ContentDrafts(root, join(root, ".edit"));
  const site: Site = { root, drafts, program: programState(root), restart: null };
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
    // Nor does it restart with the build of before.
    isServed: false,
  });
  expect([text(), page()]).toEqual([said, "earlier"]);
  expect(module()).not.toContain("Voir ce que nous savons faire");
  expect(drafts.all()).toHaveLength(1);
  expect(git("status", "--porcelain")).toBe("");
});

test("when one of two sites does not take over the new pages, the other one gives them back before the owner is told so", async () => {
  const { root, site, page } = project();
  const shown: string[] = [];
  const [able, unable] = [openReport(root), openReport(root)];
  for (const report of [able, unable]) report.say({ published: "", failed: null });
  onPublished(root, (published) => {
    shown.push(page());
    able.say({ published, failed: null });
    const failed = published.endsWith("-back") ? null : { published, reason: "port taken" };
    unable.say({ published: failed === null ? published : "", failed });
  });
  expect(await publish(site)).toEqual({ state: "restart-failed", reason: "port taken", isServed: true });
  expect(shown).toEqual(["new", "earlier"]);
  for (const report of [able, unable]) report.end();
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

/** A project whose editing page was killed when the new files and the new build were in place, before the site took them over. */
async function killedProject() {
  const made = project();
  const { root, copy } = made;
  mkdirSync(join(copy, "build"), { recursive: true });
  writeFileSync(join(copy, "build/page"), "new");
  const from = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const program = `
    import { updateCopy } from ${from("copy.ts")};
    import { ContentDrafts } from ${from("content-drafts.ts")};
    import { replace } from ${from("replace.ts")};
    const root = ${JSON.stringify(root)};
    const drafts = new ContentDrafts(root, root + "/.edit");
    const published = drafts.all();
    const files = updateCopy(root, root + "/.edit/site", drafts, published);
    await replace(root, { drafts, files, published, restart: "kill -9 $PPID" });`;
  const { signal } = spawnSync(process.execPath, ["--input-type=module", "--eval", program]);
  expect(signal).toBe("SIGKILL");
  expect([made.text(), made.page()]).toEqual(["Voir ce que nous savons faire", "new"]);
  const journal = join(root, ".edit/publication.json");
  return {
    ...made,
    journal,
    change: (fields: object) =>
      writeFileSync(journal, JSON.stringify({ ...JSON.parse(readFileSync(journal, "utf8")), ...fields })),
    draftsAgain: () => new ContentDrafts(root, join(root, ".edit")).all(),
  };
}

test.skipIf(process.platform === "win32")(
  "a kill after the replacement is finished by the next start",
  async () => {
    const { root, text, page, journal, change, draftsAgain, git } = await killedProject();
    change({ restart: "true" });
    await recover(root);
    expect([text(), page()]).toEqual(["Voir ce que nous savons faire", "new"]);
    expect(git("log", "-1", "--format=%s")).toBe("content: change words/fr-fr/home.yaml: hero.action\n");
    expect(draftsAgain()).toEqual([]);
    expect([existsSync(journal), existsSync(join(root, ".edit/earlier-build"))]).toEqual([false, false]);
  },
);

test.skipIf(process.platform === "win32")(
  "a kill during the replacement is taken back, and what was typed is there",
  async () => {
    const { root, text, page, said, change, draftsAgain, git } = await killedProject();
    change({ state: "files" });
    // Between the two renames there is no build at all.
    rmSync(join(root, "build"), { recursive: true });
    await recover(root);
    expect([text(), page()]).toEqual([said, "earlier"]);
    expect(draftsAgain()).toHaveLength(1);
    expect(git("status", "--porcelain")).toBe("");
  },
);

test.skipIf(process.platform === "win32")("what was typed can be read by nobody else", () => {
  const root = temporaryDirectory();
  mkdirSync(join(root, ".edit"), { mode: 0o755 });
  takeEditLock(root)?.release();
  expect((statSync(join(root, ".edit")).mode & 0o777).toString(8)).toBe("700");
});

test("while an editing page is at work, its publication is left to it", async () => {
  const { root } = project();
  const lock = takeEditLock(root);
  writeFileSync(join(root, ".edit/publication.json"), "{");
  await recover(root);
  lock?.release();
  await expect(recover(root)).rejects.toThrow(SyntaxError);
});
