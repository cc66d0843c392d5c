// What `npm start` and `npm test` have in common: packages, the project's own Node, and the build. Runs on Node 20
// with nothing installed yet, so it imports nothing but Node's own modules.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hasMusl, missingRuntime, nodeProgram, runtimeHere } from "./runtime.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (path) => join(root, path);
const windows = process.platform === "win32";

/** The Node that runs this project. It is one of its packages; the Node that runs this file may be older. */
export const ownNode = nodeProgram(root);

/** An error that the user can fix, as one line. */
export class SetupError extends Error {}

/** The environment of started programs: `node` is the project's own, and keeps what it has compiled, or each would take twice as long to start. */
export function childEnvironment(changes = {}) {
  const env = { NODE_COMPILE_CACHE: at("node_modules/.cache/compiled-modules"), ...process.env, ...changes };
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  env[name] = [at("node_modules/.bin"), env[name] ?? ""].join(delimiter);
  return env;
}

/** The file of an installed package's program, for Node to run. */
export function programOf(packageName, program = packageName) {
  const { bin } = JSON.parse(readFileSync(at(`node_modules/${packageName}/package.json`), "utf8"));
  return at(`node_modules/${packageName}/${typeof bin === "string" ? bin : bin[program]}`);
}

// --- programs ---

/** How long a stopped step may take to end: npm would spend minutes on undoing its work. In milliseconds. */
const stopWithinMs = 5000;

/** The running children, and whether this program was stopped: it stops them and waits for them. */
const running = new Map();
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    stopped = true;
    for (const [child, { serves }] of running) {
      child.kill(signal === "SIGHUP" ? "SIGTERM" : signal);
      // The next start repeats an interrupted step; a server completes its requests.
      if (!serves) setTimeout(() => child.kill("SIGKILL"), stopWithinMs).unref();
    }
    if (running.size === 0) process.exit(1);
  });

/** Runs a command to its end. Returns its exit code, and its output unless that is shown at once. */
function execute(
  command,
  args,
  { cwd = root, env = process.env, shown = true, shell = false, serves = false } = {},
) {
  const written = shown ? "inherit" : "pipe";
  const child = spawn(command, args, { cwd, env, shell, stdio: ["ignore", written, written] });
  running.set(child, { serves });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    const end = (code) => {
      running.delete(child);
      // Stopped in the middle: do not continue. A server that stops in order has succeeded.
      if (stopped && !(serves && code === 0)) process.exit(code || 1);
      resolve({ code, output });
    };
    child.once("error", () => end(127));
    child.once("close", (code) => end(code ?? 1));
  });
}

/** Runs a program of the project to its end. Returns its exit code. `serves`: it ends when it is stopped. */
export async function run(args, { env = childEnvironment(), serves = false } = {}) {
  const { code } = await execute(ownNode, args, { env, serves });
  return code;
}

/** Runs another program. Returns whether it succeeded. */
export async function attempt(command, args, env = process.env) {
  const { code } = await execute(command, args, { env });
  return code === 0;
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// --- packages ---

/** Whether a folder's packages match its lock file, according to the record that npm writes when it is done. */
function isInstalled(folder) {
  const record = join(folder, "node_modules/.package-lock.json");
  if (!existsSync(ownNode) || !existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(record, "utf8")).packages;
  const same = (path) =>
    wanted[path]?.version === present[path]?.version && wanted[path]?.integrity === present[path]?.integrity;
  return (
    Object.keys(present).every(same) &&
    // Packages for other systems are not installed.
    Object.keys(wanted).every((path) => path === "" || wanted[path].optional || same(path))
  );
}

/** What to do about a disk with no space left for the packages, or null. */
function fullDisk(folder) {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  return free < 200
    ? `The disk is full: ${free} MB are free in ${folder}, and the packages with the build need about 1,000. Make room, then try again`
    : null;
}

/**
 * Installs the packages of the project, or of a folder that is a separate package (`bench`, `studio`), if they do not
 * match the lock file. Throws a SetupError if that fails.
 */
export async function install(folder = ".") {
  const cwd = at(folder);
  if (isInstalled(cwd)) return;
  const { problem } = runtimeHere(hasMusl());
  if (problem !== null) throw new SetupError(problem);
  process.stdout.write(`Installing the packages${folder === "." ? "" : ` of ${folder}`}…\n`);
  const started = performance.now();
  const { npm_execpath: npmScript, npm_node_execpath: npmNode } = process.env;
  // The development packages too: the site is built here. The optional ones: one of them is the project's Node.
  // Warnings would be about the Node that runs npm, and the packages run on the project's own.
  const included = ["--include=dev", "--include=optional"];
  const args = ["ci", ...included, "--no-audit", "--no-fund", "--loglevel=error"];
  // The npm that runs this, with its own Node, and not the one in the folder that it replaces.
  const { code } = npmScript?.endsWith(".js")
    ? await execute(npmNode ?? process.execPath, [npmScript, ...args], { cwd })
    : await execute("npm", args, { cwd, shell: windows });
  if (code !== 0) throw new SetupError(fullDisk(cwd) ?? "The packages could not be installed (npm ci)");
  // npm takes an optional package that does not fit for one of another system, and goes on.
  const installed = isInstalled(cwd);
  const full = installed ? null : fullDisk(cwd);
  if (full !== null) throw new SetupError(full);
  const missing = missingRuntime(root);
  if (missing !== null) throw new SetupError(missing);
  if (!installed)
    throw new SetupError(
      "package.json and package-lock.json do not agree: run `npm install`, then try again",
    );
  process.stdout.write(`Installed in ${seconds(started)}.\n`);
}

// --- the content ---

/** Checks the content and writes the modules that everything imports. Throws a SetupError that names what is wrong. */
export function content() {
  const { status, stderr } = spawnSync(ownNode, [at("tooling/content/main.ts")], {
    cwd: root,
    env: childEnvironment(),
    encoding: "utf8",
  });
  if (status !== 0) throw new SetupError(stderr.trim());
}

/** Does so only where it has never been done, as in a new checkout: for commands that import these modules, and repair content too. */
export function contentOnce() {
  // The module that is written last.
  if (!existsSync(at(".content/words.ts"))) content();
}

// --- the build ---

const sources = [
  "app",
  "quotes",
  "content",
  ".content",
  "tooling/build",
  "tooling/content",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
const stampFile = at("build/.stamp");

/** Larger files, such as videos, are compared by size. */
const readWhole = 1024 * 1024;

function filesBelow(path) {
  const stats = statSync(at(path), { throwIfNoEntry: false });
  // In a new checkout there is no `.content`.
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(at(path)).flatMap((name) => filesBelow(`${path}/${name}`));
}

/** The hash of everything that a build depends on. */
function sourceHash(settings) {
  const files = sources
    .flatMap(filesBelow)
    .filter((file) => !/\.test\.tsx?$|\.md$/.test(file))
    .sort();
  const hash = createHash("sha256").update(settings);
  for (const file of files) {
    const { size } = statSync(at(file));
    hash.update(`\0${file}\0${size}\0`);
    if (size <= readWhole) hash.update(readFileSync(at(file)));
  }
  return hash.digest("hex");
}

/** Runs what prints the settings that are written into the pages, or one line about an invalid variable. */
const readSettings = (env) =>
  spawnSync(ownNode, [at("tooling/build/settings.ts")], { cwd: root, env, encoding: "utf8" });

/** The time of the build: a later build made by hand does not match the stamp. */
const buildTime = () => statSync(at("build/server/index.js"), { throwIfNoEntry: false })?.mtimeMs ?? null;

function isBuilt(hash) {
  if (!existsSync(stampFile) || buildTime() === null) return false;
  const [stampedHash, stampedTime] = readFileSync(stampFile, "utf8").split(" ");
  return stampedHash === hash && stampedTime === String(buildTime());
}

const pointerFile = at(".published/current");

/** Whether the last publication (server/served-folder.ts) was built from what stands here. */
function isPublished(hash) {
  if (!existsSync(pointerFile)) return false;
  const stamp = at(`.published/${readFileSync(pointerFile, "utf8").trim()}/build/.stamp`);
  return existsSync(stamp) && readFileSync(stamp, "utf8").split(" ")[0] === hash;
}

/** Whether what stands here is built, in this folder or as the last publication, which otherwise is served no more. */
function isUpToDate(hash) {
  if (isPublished(hash)) return true;
  rmSync(pointerFile, { force: true });
  return isBuilt(hash);
}

/** Builds the site if its sources or settings have changed, or `always`. */
export async function build({ env = childEnvironment(), always = false } = {}) {
  // First without a check of the content, which takes a second: what is built has been checked.
  if (!always && isUpToDate(sourceHash(readSettings(env).stdout))) return;
  content();
  const { status, stdout: settings, stderr } = readSettings(env);
  if (status !== 0) throw new SetupError(stderr.trim());
  const hash = sourceHash(settings);
  if (!always && isUpToDate(hash)) return;
  process.stdout.write("Building the site…\n");
  const started = performance.now();
  for (const file of [stampFile, pointerFile]) rmSync(file, { force: true });
  const { code } = await execute(ownNode, [at("tooling/build/main.ts")], {
    env: { ...env, NODE_ENV: "production" },
  });
  if (code !== 0) throw new SetupError(fullDisk(root) ?? "The site could not be built");
  writeFileSync(stampFile, `${hash} ${buildTime()}`);
  process.stdout.write(`Built in ${seconds(started)}.\n`);
}

/** Runs a command. An error that the user can fix is printed as one line, with exit code 1. */
export async function main(work) {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20) {
    process.stderr.write(`Node 20 or newer is needed; this is ${process.version}\n`);
    process.exit(1);
  }
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
