import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Playwright's global setup: rebuilds the site if its sources have changed since the last build. */
export default function buildWhereStale(): void {
  const program = join(import.meta.dirname, "../../tooling/build-for-tests.mjs");
  const { status } = spawnSync(process.execPath, [program], { stdio: "inherit" });
  if (status !== 0) throw new Error("The site could not be built");
}
