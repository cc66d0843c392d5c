/** Takes into the draft what has changed in the project meanwhile: by another program, a colleague's commit, an update. */

import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "../../tooling/write-atomically.ts";
import { type Conflict, mergeYaml } from "./differences.ts";
import { type Draft, keyOf } from "./draft.ts";
import { filesAt, filesBetween, treeOf } from "./git.ts";
import { editFolder, snapshot } from "./project.ts";

const conflictsFile = (project: string): string => join(editFolder(project), "conflicts.json");

/** Values that both the draft and the project have changed: the draft's stand until the owner has chosen. */
export function conflictsOf({ project }: Draft): readonly Conflict[] {
  const file = conflictsFile(project);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

export function storeConflicts({ project }: Draft, conflicts: readonly Conflict[]): void {
  if (conflicts.length === 0) rmSync(conflictsFile(project), { force: true });
  else writeAtomically(conflictsFile(project), JSON.stringify(conflicts));
}

/** Returns whether the project had changed. `from`: the project as it stands. */
export function takeIn(draft: Draft, from: string = snapshot(draft.project)): boolean {
  const { root, base, head } = draft;
  if (treeOf(root, from) === treeOf(root, base)) return false;
  const theirs = new Set(filesBetween(root, base, from, "content").map(({ file }) => file));
  const kept = new Map<string, string | null>();
  const conflicts: Conflict[] = [];
  const changed = filesBetween(root, base, head, "content");
  const commits = [head, base, from] as const;
  const texts = filesAt(
    root,
    changed.flatMap(({ file }) => commits.map((commit) => `${commit}:${file}`)),
  );
  for (const { file } of changed) {
    const [mine = null, before = null, other = null] = commits.map((commit) =>
      texts.get(`${commit}:${file}`),
    );
    const both = theirs.has(file) && !(mine !== null && other !== null && mine.equals(other));
    if (both && file.endsWith(".yaml") && mine && before && other) {
      const merged = mergeYaml(file, { base: `${before}`, mine: `${mine}`, theirs: `${other}` });
      kept.set(file, merged.text);
      conflicts.push(...merged.conflicts);
    } else {
      kept.set(file, null);
      if (both && (mine !== null || other !== null))
        conflicts.push({ file, path: [], theirs: other === null ? null : from });
    }
  }
  const all = new Map([...conflictsOf(draft), ...conflicts].map((one) => [keyOf(one), one]));
  storeConflicts(draft, [...all.values()]);
  draft.rebase(from, kept);
  return true;
}
