// The environment and the build of the tests: without the site's settings on this machine. As a program it builds, so
// that no browser test runs on a stale build (testing/browser/fresh-build.ts).
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, childEnvironment, main, ownNode, root, SetupError } from "./setup.mjs";

let names = null;

/** The names of the site's variables. Needs the installed packages. */
function siteVariables() {
  const code =
    'import { variableNames } from "#server/environment.ts"; console.log(JSON.stringify(variableNames));';
  const args = ["--input-type=module", "--eval", code];
  const { status, stdout, stderr } = spawnSync(ownNode, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new SetupError(stderr.trim());
  return JSON.parse(stdout);
}

/** The environment with these changes, without the site's own variables. */
export function testEnvironment(changes = {}) {
  // Tests start hundreds of programs: with their modules compiled, each takes half the time to start.
  const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled-modules");
  const env = childEnvironment({ NODE_COMPILE_CACHE, ...changes });
  names ??= siteVariables();
  for (const name of names) delete env[name];
  return env;
}

export const buildForTests = () => build({ env: testEnvironment() });

if (process.argv[1] === import.meta.filename) await main(buildForTests);
