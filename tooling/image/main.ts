/**
 * npm run image: builds the image of the site, as `site`, with docker, podman or buildah.
 *   --engine NAME      with this one
 *   --try              builds one to be tried, tries it (trial.ts), and deletes all that it made
 *   --stand-in-base    on a base made from this machine's Debian, where there is no registry of images to pull from
 *   --or-leave-out     for the tests: tries what can be tried with what is here; exit 77 where nothing can be
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ImageError, run, succeeds, UnreachableError } from "./commands.ts";
import { buildImage, type Engine, findEngine, hasImage, isEngineName, withStorage } from "./engine.ts";
import { canReachRegistry, debianSource, npmSettings, prepareStandIn } from "./stand-in-base.ts";
import { tryImage } from "./trial.ts";

const root = join(import.meta.dirname, "../..");
const containerfile = join(root, "Containerfile");

/** The Containerfile's base image. */
const baseImage = /^ARG NODE=(\S+)$/m.exec(readFileSync(containerfile, "utf8"))?.[1] ?? "";

/** Different from the official name, to avoid confusion. */
const standInImage = "localhost/stand-in-for-node";

/** The variables that the pages are built with. */
const buildVariables = ["SITE_URL", "CONTACT_FORM_ACTION", "IMAGE_CDN_URL", "VIDEO_BASE_URL"];

const leftOut = 77;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Plan = { readonly engine: Engine; readonly standIn: boolean; readonly trial: boolean };

/** Why no stand-in base can be made, or null. */
async function noStandIn(engine: Engine | null): Promise<string | null> {
  if (process.getuid?.() !== 0) return "root is needed";
  if (engine === null || engine.name === "docker") return "podman or buildah is needed";
  if (!(await succeeds(["mmdebstrap", "--version"]))) return "mmdebstrap is needed";
  return (await debianSource()) === null ? "apt has to name a Debian" : null;
}

/** The test that is possible here without pulling an image, or null after printing why there is none. */
async function planTest(): Promise<Plan | null> {
  const runner = await findEngine(["docker", "podman"]);
  if (runner !== null && (await hasImage(runner, baseImage)))
    return { engine: runner, standIn: false, trial: true };
  const builder = await findEngine(["buildah"]);
  const missing = await noStandIn(builder);
  if (builder !== null && missing === null) return { engine: builder, standIn: true, trial: true };
  say(
    `LEFT OUT: the image is not tested. ${baseImage} is not on this machine, and for a stand-in ${missing}.`,
  );
  return null;
}

async function planCommand(): Promise<Plan | null> {
  const { values } = parseArgs({
    options: {
      engine: { type: "string" },
      try: { type: "boolean", default: false },
      "stand-in-base": { type: "boolean", default: false },
      "or-leave-out": { type: "boolean", default: false },
    },
  });
  if (values["or-leave-out"]) return planTest();
  const { engine: name, "stand-in-base": standIn, try: trial } = values;
  if (name !== undefined && !isEngineName(name)) throw new ImageError("--engine: docker, podman or buildah");
  // Docker cannot mount files during a build, which a stand-in needs for npm's settings.
  const engine = await findEngine(
    name === undefined ? (standIn ? ["podman", "buildah"] : undefined) : [name],
  );
  if (engine === null) throw new ImageError(`No ${name ?? "docker, podman or buildah"} that works is here`);
  const missing = standIn ? await noStandIn(engine) : null;
  if (missing !== null) throw new ImageError(`For a stand-in base ${missing}`);
  return { engine, standIn, trial };
}

async function buildStandIn(engine: Engine, folder: string): Promise<string> {
  say(
    "\nNOTE: this image does not start from the official one of Node, but from a stand-in made of this machine's",
  );
  say(
    `Debian, its npm and the project's Node (${process.version}). It is for trying, and not for a server.\n`,
  );
  const source = await debianSource();
  if (source === null) throw new ImageError("apt names no Debian");
  if (!(await canReachRegistry(folder))) throw new UnreachableError("npm's registry cannot be reached");
  const context = await prepareStandIn(folder, { node: process.execPath, source });
  await buildImage(engine, { ...context, tag: standInImage, confined: true });
  return standInImage;
}

/** Builds, and tries if requested. `folder`: for temporary files. */
async function carryOut({ engine, standIn, trial }: Plan, folder: string): Promise<void> {
  const started = performance.now();
  const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const tag = trial ? "localhost/site-trial" : standIn ? "localhost/site-on-stand-in" : "site";
  say(`Building ${tag} with ${engine.name}…`);
  try {
    const args = buildVariables.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    });
    const confined = standIn && {
      confined: true,
      files: [[await npmSettings(folder), "/root/.npmrc"] as const],
    };
    const base = standIn ? [["NODE", await buildStandIn(engine, join(folder, "base"))]] : [];
    await buildImage(engine, {
      containerfile,
      folder: root,
      tag,
      args: Object.fromEntries([...args, ...base]),
      ...confined,
    });
    say(`\nBuilt in ${elapsed()}.`);
    if (!trial) return;
    say("Trying it…");
    await tryImage(engine, tag);
    say(`Built and tried in ${elapsed()}.`);
  } finally {
    const made = trial ? [tag, ...(standIn ? [standInImage] : [])] : [];
    for (const image of made) await run([...engine.command, "rmi", "--force", image], { cleanup: true });
  }
}

const folder = mkdtempSync(join(tmpdir(), "site-image-"));
try {
  const plan = await planCommand();
  if (plan === null) process.exitCode = leftOut;
  else {
    const ownStorage = plan.trial && plan.engine.name === "buildah";
    await carryOut({ ...plan, engine: ownStorage ? withStorage(plan.engine, folder) : plan.engine }, folder);
  }
} catch (error) {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (error instanceof UnreachableError && process.argv.includes("--or-leave-out")) {
    say(`LEFT OUT: the image is not tested. ${message}.`);
    process.exitCode = leftOut;
  } else if (error instanceof ImageError || code.startsWith("ERR_PARSE_ARGS")) {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  } else throw error;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
