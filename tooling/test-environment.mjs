// The environment and the build of the tests: without the site's settings on this machine.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, childEnvironment, ownNode, root, SetupError } from "./setup.mjs";

const printNames =
  'import { variableNames } from "#server/environment.ts"; console.log(JSON.stringify(variableNames));';

let names = null;

/** The names of the site's variables. Needs the installed packages. */
function siteVariables() {
  names ??= readNames();
  return names;
}

function readNames() {
  const args = ["--input-type=module", "--eval", printNames];
  const { status, stdout, stderr } = spawnSync(ownNode, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new SetupError(stderr.trim());
  return JSON.parse(stdout);
}

/** The environment with these changes, without the site's own variables. */
export function testEnvironment(changes = {}) {
  // Tests start hundreds of programs: with their modules compiled, each takes half the time to start.
  const NODE_COMPILE_CACHE = join(root, "node_modules/.cache/compiled-modules");
  const env = childEnvironment({ NODE_COMPILE_CACHE, ...changes });
  for (const name of siteVariables()) delete env[name];
  return env;
}

export const buildForTests = () => build({ env: testEnvironment() });
