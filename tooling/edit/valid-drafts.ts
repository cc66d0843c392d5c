/** Which drafts the site can use: tried in a copy of the content of its own, so that what is previewed and built is never wrong. */
import { join } from "node:path";
import type { Problem } from "../content/problem.ts";
import { problemsIn, problemsOfFile } from "./checks.ts";
import { type ContentDraft, type ContentDrafts, isFile } from "./content-drafts.ts";
import { updateCopy } from "./copy.ts";
import { editFolder } from "./replace.ts";

/** What is wrong with the content once it has these drafts. */
export function problemsWith(
  root: string,
  drafts: ContentDrafts,
  some: readonly ContentDraft[],
): readonly Problem[] {
  const folder = join(editFolder(root), "check");
  updateCopy(root, folder, drafts, some);
  return problemsIn(folder);
}

const concerns =
  ({ file, field }: Problem) =>
  (draft: ContentDraft): boolean => {
    if (isFile(draft) || file !== draft.file) return false;
    const path = draft.path.join(".");
    return field === path || path === "" || field.startsWith(`${path}.`) || path.startsWith(`${field}.`);
  };

/** As many as are valid together: without one, another may say something of what is not there. */
export function validDrafts(root: string, drafts: ContentDrafts): readonly ContentDraft[] {
  // What is wrong in its own file, which is known at once.
  let some = drafts
    .all()
    .filter(
      (draft) =>
        isFile(draft) ||
        !problemsOfFile(draft.file, drafts.textOf(draft.file)).some((problem) => concerns(problem)(draft)),
    );
  for (;;) {
    const problems = problemsWith(root, drafts, some);
    if (problems.length === 0) return some;
    const left = some.filter((draft) => !problems.some((problem) => concerns(problem)(draft)));
    if (left.length === some.length) return [];
    some = left;
  }
}
