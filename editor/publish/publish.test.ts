import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { lastPublished, servedFolder } from "#server/served-folder.ts";
import { home, smallProject } from "#testing/small-project.ts";
import { changeYaml } from "../../tooling/content/yaml.ts";
import { onPublished, openReport } from "../../tooling/handover.ts";
import { Draft } from "../draft/draft.ts";
import { placeholders } from "../fields/placeholders.ts";
import { journalFile, recover, writeJournal } from "./journal.ts";
import { publish } from "./publish.ts";

/** A project whose draft says something else. */
function edited(title = "Nouveau") {
  const project = smallProject();
  const draft = new Draft(project.root);
  const say = (value: string, key = "title") =>
    draft.write(new Map([[home, changeYaml(draft.text(home), [{ path: [key], value }])]]), [
      { file: home, path: [key] },
    ]);
  say(title);
  return {
    ...project,
    draft,
    say,
    publication: { draft, restart: "", env: { PATH: process.env.PATH } },
    page: () => {
      const file = join(servedFolder(project.root), "build/page");
      return existsSync(file) ? readFileSync(file, "utf8") : null;
    },
  };
}

/** Each at a random moment of its part of a publication. */
const kills = Number(process.env.KILLS ?? (process.env.TEST_RUN === "soak" ? 12 : 3));
const isQuick = process.env.TEST_RUN === "quick";

test("what is published is served, in the files, in Git by the editor itself, and no change any more", async () => {
  const { root, draft, publication, git, read, page } = edited();
  expect(await publish(publication)).toMatchObject({ state: "published", addresses: [], files: [home] });
  expect(page()).toContain("Nouveau");
  expect(read(home)).toBe('# The page that everyone sees.\ntitle: "Nouveau"\nlead: "Pour vous"\n');
  expect(read(".content/words.ts")).toContain("Nouveau");
  expect(git("log", "-1", "--format=%an: %s")).toBe("Site editor: content: change words/fr-fr/home");
  expect(git("diff", "--numstat", "HEAD~1")).toBe(`1\t1\t${home}`);
  expect(git("status", "--porcelain")).toBe("");
  expect([draft.changedFiles(), existsSync(join(root, ".edit/publication.json"))]).toEqual([[], false]);
  expect(await publish(publication)).toEqual({ state: "nothing" });
  // What was published is undone as any other step.
  draft.undo();
  expect(draft.changedFiles()).toEqual([home]);
});

test("what was changed by hand in the project is published and named too, and is a commit", async () => {
  const { publication, git, write, read, page, draft } = edited();
  draft.undo();
  const english = "content/words/en-en/home.yaml";
  write(english, read(english).replace("A site", "Our site"));
  write(home, read(home).replace("Pour vous", "Par nous"));
  expect(await publish(publication)).toMatchObject({ state: "published", files: [english, home] });
  expect(page()).toContain("Par nous");
  expect(git("log", "-1", "--format=%B")).toBe(`content: change 2 files\n\n- ${english}\n- ${home}`);
  expect([git("status", "--porcelain"), draft.changedFiles()]).toEqual(["", []]);
});

test("what somebody has made of the project's files meanwhile keeps no publication from its end", async () => {
  const { root, publication, git, read, write } = edited();
  await publish(publication);
  const [head, theirs] = [git("rev-parse", "HEAD"), 'title: "Voir {nothing}"\n'];
  write(home, theirs);
  writeJournal(root, { name: lastPublished(root), from: head, to: head, message: "" });
  recover(root);
  expect([read(home), existsSync(journalFile(root))]).toEqual([theirs, false]);
});

test("a text that the site cannot use is not published, nor one that is only begun", async () => {
  const { publication, say, read, page } = edited("Voir {nothing}");
  expect(await publish(publication)).toMatchObject({
    state: "problems",
    problems: [{ file: home, field: "title" }],
  });
  say(placeholders["fr-fr"]);
  expect(await publish(publication)).toMatchObject({
    state: "problems",
    problems: [{ file: home, field: "title" }],
  });
  expect(read(home)).toContain("Un site");
  expect(page()).toBeNull();
});

test("a build that fails changes nothing, and says why", async () => {
  const { publication, git, read, page } = edited("no room");
  const head = git("rev-parse", "HEAD");
  expect(await publish(publication)).toEqual({ state: "build-failed", output: "no room on the disk" });
  expect([read(home).includes("Un site"), page(), git("rev-parse", "HEAD")]).toEqual([true, null, head]);
});

test("a publication that is stopped while its pages are built leaves nothing, nor what one before that was killed", async () => {
  const { root, publication, git, read, page, draft } = edited("slow");
  const head = git("rev-parse", "HEAD");
  const stopped = new AbortController();
  mkdirSync(join(root, ".published/zzzzzzzz-killed"), { recursive: true });
  const outcome = publish({ ...publication, stop: stopped.signal });
  await expect
    .poll(() => readdirSync(join(root, ".published")))
    .toEqual([expect.not.stringContaining("killed")]);
  stopped.abort();
  expect(await outcome).toMatchObject({ state: "build-failed" });
  expect([read(home).includes("Un site"), page(), git("rev-parse", "HEAD")]).toEqual([true, null, head]);
  expect([readdirSync(join(root, ".published")), draft.changedFiles()]).toEqual([[], [home]]);
});

test("a site that does not start again: what is served and what the project says are those of before", async () => {
  const { root, publication, say, git, read, page, draft } = edited();
  await publish(publication);
  const before = [lastPublished(root), git("rev-parse", "HEAD"), read(home), page()];
  say("Encore");
  const restart = `${JSON.stringify(process.execPath)} --eval "console.error('no such service'); process.exit(3)"`;
  expect(await publish({ ...publication, restart })).toMatchObject({
    state: "restart-failed",
    reason: expect.stringContaining("no such service"),
    earlierSiteIsServed: false,
  });
  expect([lastPublished(root), git("rev-parse", "HEAD"), read(home), page()]).toEqual(before);
  expect(git("status", "--porcelain")).toBe("");
  expect(draft.changedFiles()).toEqual([home]);
});

test.skipIf(isQuick)(
  "when one of two sites does not take over, the other one gives the pages back before the owner is told so",
  async () => {
    const { root, publication, page } = edited();
    await publish(publication);
    const first = lastPublished(root);
    publication.draft.write(new Map([[home, 'title: "Encore"\nlead: "b"\n']]), []);
    const shown: boolean[] = [];
    const [able, unable] = [openReport(root), openReport(root)];
    const address = "http://127.0.0.1:3000";
    for (const report of [able, unable]) report.say({ published: first, failed: null, address });
    onPublished(root, (published) => {
      shown.push(page()?.includes("Encore") === true);
      able.say({ published, failed: null, address });
      unable.say(
        published === first
          ? { published, failed: null, address }
          : { published: first, failed: { published, reason: "port taken" }, address },
      );
    });
    expect(await publish(publication)).toEqual({
      state: "restart-failed",
      reason: "port taken",
      earlierSiteIsServed: true,
    });
    expect(shown).toEqual([true, false]);
    for (const report of [able, unable]) report.end();
  },
);

test.skipIf(isQuick)(
  "a project that changes during the build is built once more, with what it has become",
  async () => {
    const { root, publication, read, write, page } = edited();
    const published = publish(publication);
    await sleep(100);
    write(home, read(home).replace("Pour vous", "Pour nous"));
    expect(await published).toMatchObject({ state: "published" });
    expect(page()).toMatch(/Nouveau[\s\S]*Pour nous/);
    expect(readFileSync(join(root, home), "utf8")).toMatch(/Nouveau[\s\S]*Pour nous/);
  },
);

test.skipIf(isQuick)(
  "work on the program that is not committed is built, and stays uncommitted",
  async () => {
    const { publication, git, write } = edited();
    write("app/program.ts", "export const version = 2;\n");
    await publish(publication);
    expect(git("status", "--porcelain")).toBe(" M app/program.ts");
    expect(readFileSync(join(servedFolder(publication.draft.project), "app/program.ts"), "utf8")).toContain(
      "2",
    );
  },
);

test("a value that has changed in both is asked about first", async () => {
  const { publication, write, page } = edited();
  write(home, 'title: "Ailleurs"\nlead: "Pour vous"\n');
  expect(await publish(publication)).toEqual({ state: "conflicts" });
  expect(page()).toBeNull();
});

/** Publishes in a process of its own, which is killed after some time. Returns how long it took if it had ended before. */
async function publishAndKill(root: string, afterMs: number): Promise<number | null> {
  const from = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const program = `
    const { Draft } = await import(${from("../draft/draft.ts")});
    const { publish } = await import(${from("publish.ts")});
    const draft = new Draft(${JSON.stringify(root)});
    process.stdout.write("begins");
    await publish({ draft, restart: "", env: { PATH: process.env.PATH } });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  const started = performance.now();
  const isDone = await Promise.race([ended.then(() => true), sleep(afterMs, false)]);
  child.kill("SIGKILL");
  await ended;
  return isDone ? performance.now() - started : null;
}

test.skipIf(process.platform === "win32")(
  "killed at any moment, a publication leaves one whole site and one whole project",
  async () => {
    const { root, say, git, read, page } = edited("Titre 0");
    say("Texte 0", "lead");
    let wholeMs = (await publishAndKill(root, 60_000)) ?? 60_000;
    // One that had ended before, because the machine is faster by now, is not one of the kills.
    for (let kill = 1, title = 1; kill <= kills; title++) {
      const now = new Draft(root);
      now.write(new Map([[home, `title: "Titre ${title}"\nlead: "Texte ${title}"\n`]]), []);
      const took = await publishAndKill(root, (wholeMs * (kill - Math.random())) / kills);
      if (took === null) kill++;
      else wholeMs = Math.min(wholeMs, took);
      // Before the next start: what is served is whole.
      const pattern = /^(?:# .*\n)?title: "Titre (\d+)"\nlead: "Texte \1"\n$/;
      expect(page()).toMatch(pattern);
      recover(root);
      expect(read(home)).toMatch(pattern);
      expect(git("status", "--porcelain")).toBe("");
      expect(git("show", `HEAD:${home}`)).toBe(read(home).trimEnd());
      // The project says what is served.
      expect(page()).toBe(read(home));
      expect(existsSync(join(root, ".edit/publication.json"))).toBe(false);
    }
  },
  // And one that is whole.
  (kills + 1) * 60_000,
);
