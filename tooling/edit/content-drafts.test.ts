import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { ContentDrafts, keyOf } from "./content-drafts.ts";
import { hashOf, writeAtomically } from "./paths.ts";

const file = "content/team.yaml";
const text = `# Who works here.
name: "Une agence"
count: 3
people:
  # The founder.
  - name: "Anne"
    role: "Direction"
  - name: "Luc"
    role: "Textes"
`;

function project() {
  const root = temporaryDirectory();
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, file), text);
  const folder = join(root, ".edit");
  return {
    root,
    folder,
    drafts: new ContentDrafts(root, folder),
    /** As after a crash: from what is on disk. */
    again: () => new ContentDrafts(root, folder),
    write: (other: string) => writeFileSync(join(root, file), other),
  };
}

test("what is typed is on disk at once, and the file stays as it is", () => {
  const { root, drafts, again } = project();
  expect(drafts.set(file, ["name"], "Une agence", "Notre agence")).toBeNull();
  expect(again().valueOf(file, ["name"])).toBe("Notre agence");
  expect(readFileSync(join(root, file), "utf8")).toBe(text);
  expect(drafts.textOf(file)).toBe(text.replace("Une agence", "Notre agence"));
});

test("a value that is as it was is no change", () => {
  const { drafts } = project();
  drafts.set(file, ["count"], 3, 4);
  drafts.set(file, ["count"], 4, 3);
  expect(drafts.all()).toEqual([]);
});

test("what another window has changed is not overwritten", () => {
  const { drafts } = project();
  drafts.set(file, ["name"], "Une agence", "Notre agence");
  expect(drafts.set(file, ["name"], "Une agence", "Mon agence")).toEqual({ found: "Notre agence" });
  expect(drafts.valueOf(file, ["name"])).toBe("Notre agence");
});

test("a file that changes underneath keeps its other changes, and the same value is a conflict", () => {
  const { drafts, write } = project();
  drafts.set(file, ["name"], "Une agence", "Notre agence");
  write(text.replace("count: 3", "count: 5"));
  expect(drafts.conflicts()).toEqual([]);
  expect(drafts.textOf(file)).toBe(
    text.replace("count: 3", "count: 5").replace("Une agence", "Notre agence"),
  );

  write(text.replace("Une agence", "Leur agence"));
  expect(drafts.conflicts()).toMatchObject([{ found: "Leur agence", draft: { value: "Notre agence" } }]);
  const key = keyOf({ file, path: ["name"] });
  drafts.keep(key);
  expect(drafts.conflicts()).toEqual([]);
  expect(drafts.valueOf(file, ["name"])).toBe("Notre agence");
  drafts.discard(key);
  expect(drafts.valueOf(file, ["name"])).toBe("Leur agence");
});

test("steps are undone one by one, and the letters of a word are one step", () => {
  const { drafts, again } = project();
  drafts.set(file, ["name"], "Une agence", "N");
  drafts.set(file, ["name"], "N", "No");
  drafts.set(file, ["name"], "No", "Nous");
  drafts.set(file, ["count"], 3, 4);
  again().undo();
  const later = again();
  expect([later.valueOf(file, ["count"]), later.valueOf(file, ["name"])]).toEqual([3, "Nous"]);
  later.undo();
  expect(later.valueOf(file, ["name"])).toBe("Une agence");
  expect(later.nextUndo()).toEqual([]);
});

test("an entry that is removed takes the changes in its list with it, and undoing brings both back", () => {
  const { drafts } = project();
  drafts.set(file, ["people", 1, "role"], "Textes", "Rédaction");
  const people = drafts.valueOf(file, ["people"]) as unknown[];
  drafts.set(file, ["people"], people, people.slice(1));
  expect(drafts.all()).toMatchObject([{ path: ["people"], base: [{ name: "Anne" }, { role: "Textes" }] }]);
  expect(drafts.valueOf(file, ["people", 0, "role"])).toBe("Rédaction");
  // Within a list that has changed already.
  drafts.set(file, ["people", 0, "name"], "Luc", "Lucie");
  expect(drafts.all()).toHaveLength(1);
  drafts.undo();
  drafts.undo();
  expect(drafts.valueOf(file, ["people", 1, "role"])).toBe("Rédaction");
  expect(drafts.valueOf(file, ["people", 0, "name"])).toBe("Anne");
});

test("a change that was published just before a crash is none any more", () => {
  const { drafts, write, again } = project();
  drafts.set(file, ["name"], "Une agence", "Notre agence");
  drafts.set(file, ["count"], 3, 4);
  write(text.replace("Une agence", "Notre agence"));
  expect(again().all()).toMatchObject([{ path: ["count"] }]);
});

test("what is typed while the site is published goes on from what is online then", () => {
  const { drafts, write } = project();
  drafts.set(file, ["name"], "Une agence", "Notre agence");
  const published = drafts.all();
  drafts.set(file, ["name"], "Notre agence", "Notre petite agence");
  write(text.replace("Une agence", "Notre agence"));
  drafts.forgetPublished(published);
  expect(drafts.all()).toMatchObject([{ base: "Notre agence", value: "Notre petite agence" }]);
  expect(drafts.conflicts()).toEqual([]);
});

test("a file that replaces another is known by its bytes", () => {
  const { root, drafts } = project();
  const bytes = Buffer.from("WEBVTT");
  const upload = `${hashOf(bytes)}.vtt`;
  writeAtomically(drafts.uploadPath(upload), bytes);
  drafts.setFile("content/captions.vtt", upload);
  expect(drafts.conflicts()).toEqual([]);
  writeFileSync(join(root, "content/captions.vtt"), "another");
  expect(drafts.conflicts()).toHaveLength(1);
  writeFileSync(join(root, "content/captions.vtt"), bytes);
  expect(drafts.conflicts()).toEqual([]);
});

test("several changes as one step are undone at once, and a file that they make is there no more", () => {
  const { drafts, again, root } = project();
  const study = "content/portfolio/anne/project.yaml";
  drafts.set(file, ["name"], "Une agence", "Notre agence");
  drafts.asOneStep(() => {
    drafts.set(study, [], null, { clientName: "Anne", results: { "fr-fr": [] } });
    drafts.set(file, ["count"], 3, 4);
  });
  expect(again().valueOf(study, ["clientName"])).toBe("Anne");
  expect(drafts.conflicts()).toEqual([]);
  drafts.set(study, ["clientName"], "Anne", "Anne & Luc");
  expect(drafts.all()).toHaveLength(3);
  drafts.undo();
  drafts.undo();
  expect(drafts.all().map(({ path }) => path)).toEqual([["name"]]);
  expect(existsSync(join(root, study))).toBe(false);
});
