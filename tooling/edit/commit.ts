/** Stores a publication in Git, if the project is a checkout. */
import { spawnSync } from "node:child_process";
import { type ContentDraft, isFile } from "./content-drafts.ts";

/** "none": not a Git checkout. */
export type Commit =
  | { readonly state: "done" | "none" }
  | { readonly state: "failed"; readonly reason: string };

/** Which texts and files have changed, for the message of the commit. */
function messageOf(drafts: readonly ContentDraft[]): string {
  const places = drafts.map((draft) =>
    isFile(draft) ? draft.file : `${draft.file}: ${draft.path.length === 0 ? "all" : draft.path.join(".")}`,
  );
  const [first = ""] = places;
  const subject = places.length === 1 ? `content: change ${first.replace(/^content\//, "")}` : null;
  return [
    subject !== null && subject.length <= 72 ? subject : `content: ${places.length} changes`,
    "",
    ...places.map((place) => `- ${place}`),
  ].join("\n");
}

export function commitFiles(root: string, files: readonly string[], drafts: readonly ContentDraft[]): Commit {
  const git = (...args: readonly string[]) =>
    spawnSync("git", ["-c", "core.quotePath=false", ...args], { cwd: root, encoding: "utf8" });
  const inside = git("rev-parse", "--is-inside-work-tree");
  // A project that lies ignored in another's checkout is none of its own.
  if (inside.status !== 0 || git("check-ignore", "-q", files[0] ?? "content").status === 0)
    return { state: "none" };
  const known = git("config", "user.email").status === 0;
  const author = known ? [] : ["-c", "user.name=npm run edit", "-c", "user.email=edit@localhost"];
  const added = git("add", "--", ...files);
  const done =
    added.status === 0 ? git(...author, "commit", "--quiet", "-m", messageOf(drafts), "--", ...files) : added;
  return done.status === 0
    ? { state: "done" }
    : { state: "failed", reason: (done.stderr || done.stdout).trim() };
}
