// The environment and the build of the tests: without the site's settings on this machine.
import { spawnSync } from "node:child_process";
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
  const env = childEnvironment(changes);
  for (const name of siteVariables()) delete env[name];
  return env;
}

export const buildForTests = () => build({ env: testEnvironment() });
