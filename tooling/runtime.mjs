// The Node that the project runs on. It is a package for each system, with its hash in the lock file, so npm checks
// what it installs. Runs on Node 20 with nothing installed yet, so it imports nothing but Node's own modules.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The oldest installed Node that may run the project on a system without a Node package. */
const oldestMajor = 24;

/**
 * The Node that runs the project on a system: `package` is the package to install, null if the machine's own Node is
 * used. `problem`: one line if neither is possible, else null.
 *
 * @param {object} system `platform` and `arch` as in `process`, the `version` of its Node ("24.21.0"), and `musl`:
 *   whether the C library is musl; the packages need glibc
 * @param {Readonly<Record<string, string>>} packages name and version of each package with a Node
 */
export function chooseRuntime({ platform, arch, version, musl }, packages) {
  const name = `node-${platform === "win32" ? "win" : platform}-${arch}`;
  if (Object.hasOwn(packages, name))
    return musl
      ? { package: null, problem: `${name} needs glibc, and this system has musl: use another, or the image` }
      : { package: name, problem: null };
  if (Number.parseInt(version, 10) >= oldestMajor) return { package: null, problem: null };
  const system = `${platform} on ${arch}`;
  return {
    package: null,
    problem: `No Node comes with the packages for ${system}: Node ${oldestMajor} or newer is needed; this is ${version}`,
  };
}

/** Whether the C library is musl: only glibc reports its version. Takes some milliseconds. */
export function hasMusl() {
  if (process.platform !== "linux") return false;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}

const { optionalDependencies } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
);

/** The runtime of this machine. `musl` takes time to detect, so only an installation does. */
export const runtimeHere = (musl = false) =>
  chooseRuntime(
    { platform: process.platform, arch: process.arch, version: process.versions.node, musl },
    optionalDependencies,
  );

/** The path of the project's Node below the folder `root`, installed or not. */
export function nodeProgram(root) {
  const { package: name } = runtimeHere();
  if (name === null) return process.execPath;
  return join(root, "node_modules", name, process.platform === "win32" ? "bin/node.exe" : "bin/node");
}

/** One line if the project's Node is missing after an installation, else null. */
export function missingRuntime(root) {
  const program = nodeProgram(root);
  if (existsSync(program)) return null;
  // npm skips an optional package that it cannot load, or whose hash is wrong.
  return `npm has not installed ${runtimeHere().package}: it cannot be downloaded, or its hash differs from the lock file`;
}
