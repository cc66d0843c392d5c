// What the tests run with: a build and an environment that say nothing of a site of this machine.
import { spawnSync } from "node:child_process";
import { build, childEnvironment, ownNode, root, SetupError } from "./setup.mjs";

const printNames =
  'import { variableNames } from "#server/environment.ts"; console.log(JSON.stringify(variableNames));';

let names = null;

/** The names of the variables that the site reads. Needs the installed packages. */
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

/** The environment of this machine with these changes, without the site's own variables. */
export function testEnvironment(changes = {}) {
  const env = childEnvironment(changes);
  for (const name of siteVariables()) delete env[name];
  return env;
}

/** Builds the site where the build is not that of the present sources. */
export const buildForTests = () => build({ env: testEnvironment() });
