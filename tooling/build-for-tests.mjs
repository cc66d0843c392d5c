// The environment and the build of the tests: without the site's settings on this machine. As a program it builds, so
// that no browser test runs on a stale build (testing/browser/fresh-build.ts).
import { spawnSync } from "node:child_process";
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
  const env = childEnvironment(changes);
  names ??= siteVariables();
  for (const name of names) delete env[name];
  return env;
}

export const buildForTests = () => build({ env: testEnvironment() });

if (process.argv[1] === import.meta.filename) await main(buildForTests);
