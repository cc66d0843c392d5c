/** Makes the variants of the pictures in `content/`, cached in `.cache/pictures`. */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { projectPictures } from "#app/domain/project.ts";
import {
  type PictureFormat,
  type PictureManifest,
  type PictureRecord,
  type PictureVariant,
  qualities,
  variantsOf,
} from "#app/ui/pictures.ts";
import { projects } from "#content/portfolio/index.ts";

const root = join(import.meta.dirname, "../..");
const content = join(root, "content");
const cache = join(root, ".cache/pictures");
const manifestFile = join(cache, "manifest.json");
/** The folder of variants until the build places them under `/pictures/`. */
const made = join(cache, "pictures");

/** For these flat drawings, AVIF at 4 takes eight times as long as at 2 and saves a twentieth. */
const efforts: Readonly<Record<PictureFormat, number>> = { avif: 2, webp: 4 };
/** Softer than the default: no halos beside thin lines, and a tenth less to encode. */
const kernel = "mitchell";
/** Encoded at a time: the encoder itself uses the other cores. */
const lanes = 2;

/** A picture that cannot be used. The message is for content editors. */
export class PictureError extends Error {
  override readonly name = "PictureError";
}

const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
};

/** The original pictures, by path below `content/`, with forward slashes. */
function findSources(): readonly string[] {
  const files = globSync("{portfolio/*,videos/*,pictures}/*.{webp,png,jpg}", { cwd: content });
  return files.map((file) => file.replaceAll("\\", "/")).sort();
}

function requireProjectPictures(sources: readonly string[]): void {
  const names = new Set(sources.map((file) => file.slice(0, -parse(file).ext.length)));
  for (const { slug } of projects)
    for (const kind of projectPictures) {
      const name = `portfolio/${slug}/${kind}`;
      if (!names.has(name))
        throw new PictureError(
          `Portfolio: the project "${slug}" has no ${kind} picture. Put it at content/${name}.webp, or make it ` +
            `from the project's sample site with: npm run studio -- portfolio ${slug}`,
        );
    }
}

async function encode(source: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
  const picture = sharp(source).resize({ width, withoutEnlargement: true, kernel });
  const [quality, effort] = [qualities[format], efforts[format]];
  return format === "avif"
    ? picture.avif({ quality, effort }).toBuffer()
    : picture.webp({ quality, effort, smartSubsample: true }).toBuffer();
}

type Job = {
  name: string;
  /** The original's, without extension. */
  address: string;
  source: Uint8Array;
  width: number;
  height: number;
  format: PictureFormat;
};

/** One variant, from the cache if original and settings are the same. */
async function makeVariant({ address, source, width, height, format }: Job): Promise<PictureVariant> {
  const quality = qualities[format];
  const kept = join(
    cache,
    `${digest(source, `${width} ${format} ${quality} ${efforts[format]} ${kernel}`)}.${format}`,
  );
  const bytes = await readFile(kept).catch(async () => {
    const encoded = await encode(source, width, format);
    await writeFile(kept, encoded);
    return encoded;
  });
  const url = `${address}-${width}.${format}`;
  await writeFile(join(cache, url), bytes);
  return { width, height, quality, format, url };
}

/** The settings that a variant depends on. */
const settings = JSON.stringify([qualities, efforts, kernel, sharp.versions]);

async function sourceRecord(file: string): Promise<{ name: string; bytes: Uint8Array } & PictureRecord> {
  const bytes = await readFile(join(content, file));
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new PictureError(`content/${file} is not a picture that can be read`);
    });
  const { dir, name, ext } = parse(file);
  // One hash for a picture and all its variants, because a page names dozens of them and hashes do not compress.
  const url = `/pictures/${`${dir}/${name}`.replaceAll("/", "-")}.${digest(bytes, settings)}${ext}`;
  return { name: `${dir}/${name}`, bytes, width, height, url, variants: [] };
}

/** Runs a few jobs at a time; results are in the order of the jobs. */
async function inLanes<Input, Output>(jobs: readonly Input[], work: (job: Input) => Promise<Output>) {
  const results: Output[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < jobs.length; index = next++)
      results[index] = await work(jobs[index] as Input);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Makes every variant and the list of them; with an image CDN, only the list of originals. */
export async function makePictures({ cdn }: { readonly cdn: boolean }): Promise<void> {
  const files = findSources();
  requireProjectPictures(files);
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { recursive: true });

  const records = await Promise.all(files.map(sourceRecord));
  const jobs = records.flatMap(({ name, bytes, url, ...size }) =>
    cdn
      ? []
      : variantsOf(size).map((variant) => ({
          name,
          address: url.replace(/\.\w+$/, ""),
          source: bytes,
          ...variant,
        })),
  );
  const variants = Map.groupBy(
    await inLanes(jobs, async (job) => ({ name: job.name, variant: await makeVariant(job) })),
    ({ name }) => name,
  );
  if (cdn) for (const { bytes, url } of records) await writeFile(join(cache, url), bytes);

  const manifest: PictureManifest = Object.fromEntries(
    records.map(({ name, width, height, url }) => [
      name,
      {
        width,
        height,
        url,
        variants: (variants.get(name) ?? []).map(({ variant }) => variant),
      },
    ]),
  );
  await writeFile(manifestFile, JSON.stringify(manifest));
}

/** Copies the variants into the build, after React Router's build has emptied that folder. */
export async function placePictures(client: string): Promise<void> {
  await cp(made, join(client, "pictures"), { recursive: true });
}

/** The list that `makePictures` wrote. */
export async function readManifest(): Promise<PictureManifest> {
  return JSON.parse(await readFile(manifestFile, "utf8")) as PictureManifest;
}

/** In development nothing is encoded: Vite serves the originals. */
export async function sourceManifest(): Promise<PictureManifest> {
  const files = findSources();
  requireProjectPictures(files);
  const records = await Promise.all(
    files.map(async (file) => ({ ...(await sourceRecord(file)), url: `/content/${file}` })),
  );
  return Object.fromEntries(
    records.map(({ name, width, height, url, variants }) => [name, { width, height, url, variants }]),
  );
}
