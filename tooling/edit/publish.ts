/** Makes the drafts the site: checks them, builds them in the working copy, and only then touches the project. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Problem } from "../content/problem.ts";
import type { Commit } from "./commit.ts";
import type { ContentDrafts } from "./content-drafts.ts";
import { programState, updateCopy } from "./copy.ts";
import { copyOf, ReplaceError, replace } from "./replace.ts";
import { problemsWith } from "./valid-drafts.ts";

export type Outcome =
  | {
      readonly state: "published";
      readonly servers: number;
      readonly commit: Commit;
      readonly seconds: number;
    }
  /** Nothing has changed. */
  | { readonly state: "problems"; readonly problems: readonly Problem[] }
  | { readonly state: "conflicts" }
  | { readonly state: "program-changed" }
  | { readonly state: "build-failed"; readonly output: string }
  /** The new site did not start: files and build are those of before. `isServed`: whether that is certainly what is served. */
  | { readonly state: "restart-failed"; readonly reason: string; readonly isServed: boolean };

export type Site = {
  readonly root: string;
  readonly drafts: ContentDrafts;
  /** `programState` when the copy was made. */
  readonly program: string;
  /** A command that makes a service use the new build, as `systemctl restart site`; null: only what `npm start` serves. */
  readonly restart: string | null;
};

export async function publish({ root, drafts, program, restart }: Site): Promise<Outcome> {
  const copy = copyOf(root);
  const started = performance.now();
  const published = drafts.all();
  if (drafts.conflicts().length > 0) return { state: "conflicts" };
  if (programState(root) !== program) return { state: "program-changed" };
  const problems = problemsWith(root, drafts, published);
  if (problems.length > 0) return { state: "problems", problems };
  const files = updateCopy(root, copy, drafts, published);
  const failure = await build(copy);
  if (failure !== null) return { state: "build-failed", output: failure };
  // Changed by another program during the build.
  if (drafts.conflicts().length > 0) return { state: "conflicts" };

  try {
    const replaced = await replace(root, { drafts, files, published, restart });
    return { state: "published", ...replaced, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    if (!(error instanceof ReplaceError)) throw error;
    return { state: "restart-failed", reason: error.message, isServed: error.isServed };
  }
}

/** Builds the working copy as `npm run build` does. Returns what went wrong, or null. */
async function build(copy: string): Promise<string | null> {
  const child = spawn(
    process.execPath,
    ["--import", join(import.meta.dirname, "end-with-parent.mjs"), "tooling/start.mjs", "--build"],
    { cwd: copy, stdio: ["pipe", "ignore", "pipe"] },
  );
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const [code] = await once(child, "close");
  return code === 0 ? null : output.trim();
}
