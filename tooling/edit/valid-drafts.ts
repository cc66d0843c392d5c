/** Which drafts the site can use: tried in a copy of the content of its own, so that what is previewed and built is never wrong. */
import { join } from "node:path";
import { projectPictures } from "#app/domain/project.ts";
import { findPictures } from "../build/picture-files.ts";
import { linkProblems } from "../content/data.ts";
import type { Problem } from "../content/problem.ts";
import { problemsIn, problemsOfFile } from "./checks.ts";
import { type ContentDraft, type ContentDrafts, isFile } from "./content-drafts.ts";
import { updateCopy } from "./copy.ts";
import { editFolder } from "./replace.ts";

/** The file of a case study that is not online yet. */
export const isBegun = (file: string, drafts: ContentDrafts): boolean =>
  /^content\/portfolio\/[^/]+\/project\.yaml$/.test(file) && drafts.published(file) === "";

/** The pictures that new case studies still lack: no page can be made without them. */
function missingPictures(
  root: string,
  drafts: ContentDrafts,
  some: readonly ContentDraft[],
): readonly Problem[] {
  const begun = new Set(some.map(({ file }) => file).filter((file) => isBegun(file, drafts)));
  if (begun.size === 0) return [];
  const files = [
    ...[...findPictures(join(root, "content")).values()].map((file) => `content/${file}`),
    ...some.filter(isFile).map(({ file }) => file),
  ];
  const found = new Set(files.map((file) => file.replace(/\.\w+$/, "")));
  return [...begun].flatMap((file) =>
    projectPictures
      .filter((kind) => !found.has(file.replace("project.yaml", kind)))
      .map((kind) => ({ file, line: 1, field: "", message: `expected the picture of its ${kind}` })),
  );
}

/** What is wrong with the content once it has these drafts. */
export function problemsWith(
  root: string,
  drafts: ContentDrafts,
  some: readonly ContentDraft[],
): readonly Problem[] {
  const links = linkProblems(root);
  if (links.length > 0) return links;
  const folder = join(editFolder(root), "check");
  updateCopy(root, folder, drafts, some);
  return [...problemsIn(folder), ...missingPictures(root, drafts, some)];
}

const concerns =
  ({ file, field }: Problem) =>
  (draft: ContentDraft): boolean => {
    if (isFile(draft) || file !== draft.file) return false;
    const path = draft.path.join(".");
    return field === path || path === "" || field.startsWith(`${path}.`) || path.startsWith(`${field}.`);
  };

/** As many as are valid together: without one, another may say something of what is not there. `problems`: why others are left out. */
export function validDrafts(
  root: string,
  drafts: ContentDrafts,
): { readonly valid: readonly ContentDraft[]; readonly problems: readonly Problem[] } {
  // What is wrong in its own file, which is known at once.
  const all = drafts.all();
  const files = [...new Set(all.filter((draft) => !isFile(draft)).map(({ file }) => file))];
  const known = [
    ...files.flatMap((file) => problemsOfFile(file, drafts.textOf(file))),
    // With what is wrong in the texts, so that an owner knows all at once.
    ...missingPictures(root, drafts, all),
  ];
  let valid = all.filter((draft) => isFile(draft) || !known.some((problem) => concerns(problem)(draft)));
  for (;;) {
    const problems = problemsWith(root, drafts, valid);
    if (problems.length === 0) return { valid, problems: known };
    const left = valid.filter((draft) => !problems.some((problem) => concerns(problem)(draft)));
    known.push(...problems);
    if (left.length === valid.length) return { valid: [], problems: known };
    valid = left;
  }
}
