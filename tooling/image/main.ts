/**
 * npm run image: builds the image of the site, as `site`, with docker, podman or buildah.
 *   --engine NAME        uses this engine
 *   --test               builds a temporary image, tests it (test-image.ts), and deletes it
 *   --stand-in-base      uses a base made from this machine's Debian, for machines without access to a registry of images
 *   --test-if-possible   for the test suite: tests what this machine can build; exit code 77 if it can build nothing
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ImageError, run, succeeds, UnreachableError } from "./commands.ts";
import { buildImage, type Engine, findEngine, hasImage, isEngineName, withStorage } from "./engine.ts";
import { canReachRegistry, debianSource, npmSettings, prepareStandIn } from "./stand-in-base.ts";
import { testImage } from "./test-image.ts";

const root = join(import.meta.dirname, "../..");
const containerfile = join(root, "Containerfile");

/** The Containerfile's base image. */
const baseImage = /^ARG NODE=(\S+)$/m.exec(readFileSync(containerfile, "utf8"))?.[1] ?? "";

/** Different from the official name, to avoid confusion. */
const standInImage = "localhost/stand-in-for-node";

/** The variables that the pages are built with. */
const buildVariables = ["SITE_URL", "CONTACT_FORM_ACTION", "IMAGE_CDN_URL", "VIDEO_BASE_URL"];

const skipped = 77;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Plan = { readonly engine: Engine; readonly standIn: boolean; readonly test: boolean };

/** What is missing for making a stand-in base, or null. */
async function missingForStandIn(engine: Engine | null): Promise<string | null> {
  if (process.getuid?.() !== 0) return "root is needed";
  if (engine === null || engine.name === "docker") return "podman or buildah is needed";
  if (!(await succeeds(["mmdebstrap", "--version"]))) return "mmdebstrap is needed";
  return (await debianSource()) === null ? "a Debian source of apt is needed" : null;
}

/** The test that is possible here without pulling an image. Prints the reason and returns null if there is none. */
async function planTest(): Promise<Plan | null> {
  const runner = await findEngine(["docker", "podman"]);
  if (runner !== null && (await hasImage(runner, baseImage)))
    return { engine: runner, standIn: false, test: true };
  const builder = await findEngine(["buildah"]);
  const missing = await missingForStandIn(builder);
  if (builder !== null && missing === null) return { engine: builder, standIn: true, test: true };
  say(
    `SKIPPED: the image is not tested. ${baseImage} is not on this machine; for a stand-in base, ${missing}.`,
  );
  return null;
}

async function planCommand(): Promise<Plan | null> {
  const { values } = parseArgs({
    options: {
      engine: { type: "string" },
      test: { type: "boolean", default: false },
      "stand-in-base": { type: "boolean", default: false },
      "test-if-possible": { type: "boolean", default: false },
    },
  });
  if (values["test-if-possible"]) return planTest();
  const { engine: name, "stand-in-base": standIn, test } = values;
  if (name !== undefined && !isEngineName(name)) throw new ImageError("--engine: docker, podman or buildah");
  // Not docker: it cannot mount files during a build, which a stand-in base needs for npm's settings.
  const engine = await findEngine(
    name === undefined ? (standIn ? ["podman", "buildah"] : undefined) : [name],
  );
  if (engine === null)
    throw new ImageError(`${name ?? "docker, podman or buildah"} is needed, and was not found`);
  const missing = standIn ? await missingForStandIn(engine) : null;
  if (missing !== null) throw new ImageError(`For a stand-in base, ${missing}`);
  return { engine, standIn, test };
}

async function buildStandIn(engine: Engine, folder: string): Promise<string> {
  say(
    "\nNOTE: the base of this image is not the official Node image. It is made from this machine's Debian, its npm",
  );
  say(`and the project's Node (${process.version}). Use it for tests only, and not on a server.\n`);
  const source = await debianSource();
  if (source === null) throw new ImageError("apt has no Debian source");
  if (!(await canReachRegistry(folder))) throw new UnreachableError("npm's registry cannot be reached");
  const context = await prepareStandIn(folder, { node: process.execPath, source });
  await buildImage(engine, { ...context, tag: standInImage, confined: true });
  return standInImage;
}

/** Builds an image, and tests it if requested. `folder`: for temporary files. */
async function execute({ engine, standIn, test }: Plan, folder: string): Promise<void> {
  const started = performance.now();
  const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const tag = test ? "localhost/site-test" : standIn ? "localhost/site-on-stand-in" : "site";
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
    if (!test) return;
    say("Testing it…");
    await testImage(engine, tag);
    say(`Built and tested in ${elapsed()}.`);
  } finally {
    const made = test ? [tag, ...(standIn ? [standInImage] : [])] : [];
    for (const image of made) await run([...engine.command, "rmi", "--force", image], { cleanup: true });
  }
}

const folder = mkdtempSync(join(tmpdir(), "site-image-"));
try {
  const plan = await planCommand();
  if (plan === null) process.exitCode = skipped;
  else {
    const ownStorage = plan.test && plan.engine.name === "buildah";
    await execute({ ...plan, engine: ownStorage ? withStorage(plan.engine, folder) : plan.engine }, folder);
  }
} catch (error) {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (error instanceof UnreachableError && process.argv.includes("--test-if-possible")) {
    say(`SKIPPED: the image is not tested. ${message}.`);
    process.exitCode = skipped;
  } else if (error instanceof ImageError || code.startsWith("ERR_PARSE_ARGS")) {
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  } else throw error;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
