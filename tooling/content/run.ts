import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ContentError } from "./content-error.ts";

/**
 * Checks the content and writes its modules, in a process of its own: the modules of this one stay as they were loaded. Throws a
 * ContentError that names what is wrong.
 */
export function runContent(root: string): void {
  const program = join(root, "tooling/content/main.ts");
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new ContentError(stderr.trim());
}
