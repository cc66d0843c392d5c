/** Brings the working copy up to date in a thread of its own: trying all drafts takes seconds, and what is typed has to be stored meanwhile. */
import { parentPort, workerData } from "node:worker_threads";
import type { Problem } from "../content/problem.ts";
import { type ContentDraft, ContentDrafts } from "./content-drafts.ts";
import { updateCopy } from "./copy.ts";
import { copyOf, editFolder } from "./replace.ts";
import { validDrafts } from "./valid-drafts.ts";

const { root } = workerData as { readonly root: string };

/** Asked with all drafts; answers with how many of them the copy has and why it lacks others, or why it could not be made. */
export type CopyReply =
  | { readonly used: number; readonly problems: readonly Problem[] }
  | { readonly failure: string };

parentPort?.on("message", (all: readonly ContentDraft[]) => {
  const reply = (message: CopyReply) => parentPort?.postMessage(message);
  try {
    const drafts = new ContentDrafts(root, editFolder(root), all);
    const { valid, problems } = validDrafts(root, drafts);
    updateCopy(root, copyOf(root), drafts, valid);
    reply({ used: valid.length, problems });
  } catch (error) {
    reply({ failure: (error as Error).message });
  }
});
