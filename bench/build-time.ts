/** Measures the build: without and with its caches, and with additional case studies. */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { projects } from "../app/content/projects.ts";
import { root, temporaryFolder } from "./serving.ts";

const steps = [10, 30] as const;
/** For a quick run. */
const fewSteps = [2, 4] as const;

export type Growth = {
  /** The number of additional case studies. */
  readonly copies: number;
  /** How many of them are new in this build, which makes their pictures. */
  readonly fresh: number;
  /** The duration of this build and of the next one, in seconds. */
  readonly first: number;
  readonly next: number;
};

export type BuildResult = {
  readonly projects: number;
  /** The duration without and with the caches of an earlier build, in seconds. */
  readonly cold: number;
  readonly warm: number;
  readonly growth: readonly Growth[];
};

/** Copies the project's files, with changes that are not committed, to a folder that may be changed. */
function copyProject(): string {
  const folder = temporaryFolder();
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

async function build(folder: string): Promise<number> {
  const started = performance.now();
  const { PATH = "", HOME = "" } = process.env;
  for (const program of ["content", "build"])
    await promisify(execFile)(process.execPath, [join(folder, `tooling/${program}/main.ts`)], {
      cwd: folder,
      env: { PATH, HOME, NODE_ENV: "production" },
      maxBuffer: 64 * 1024 * 1024,
    });
  return (performance.now() - started) / 1000;
}

/** Adds a case study with a new address and new pictures. */
async function addCopy(folder: string, index: number): Promise<void> {
  const { slug } = projects[index % projects.length] ?? { slug: "" };
  const portfolio = join(folder, "content/portfolio");
  const copy = `${slug}-${index}`;
  cpSync(join(portfolio, slug), join(portfolio, copy), { recursive: true });
  for (const name of readdirSync(join(portfolio, copy)).filter((file) => file.endsWith(".webp"))) {
    const picture = await sharp(join(portfolio, slug, name))
      .modulate({ hue: 1 + (index % 359) })
      .webp({ quality: 90 })
      .toBuffer();
    writeFileSync(join(portfolio, copy, name), picture);
  }
  const list = join(portfolio, "order.yaml");
  writeFileSync(list, `${readFileSync(list, "utf8").trimEnd()}\n  - ${copy}\n`);
}

export async function measureBuild(options: {
  readonly quick: boolean;
  readonly log: (line: string) => void;
}): Promise<BuildResult> {
  const folder = copyProject();
  const cold = await build(folder);
  options.log(`cold ${cold.toFixed(1)} s`);
  const warm = await build(folder);
  options.log(`warm ${warm.toFixed(1)} s`);
  const growth: Growth[] = [];
  let copies = 0;
  for (const wanted of options.quick ? fewSteps : steps) {
    const fresh = wanted - copies;
    for (; copies < wanted; copies += 1) await addCopy(folder, copies);
    const first = await build(folder);
    const next = await build(folder);
    growth.push({ copies, fresh, first, next });
    options.log(`${copies} more: ${first.toFixed(1)} s, then ${next.toFixed(1)} s`);
  }
  return { projects: projects.length, cold, warm, growth };
}
