/**
 * Makes the variants of the pictures in `content/`, cached in `.cache/pictures`. `content/variants` has those of the sample's pictures
 * (`npm run studio -- variants`): to encode them all takes a minute, which a new checkout would wait.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import sharp from "sharp";
import {
  formatQualities,
  type PictureFormat,
  type PictureManifest,
  type PictureRecord,
  type PictureVariant,
  variantsOf,
} from "#app/ui/pictures.ts";
import {
  contentFolder,
  decoding,
  findPictures,
  isNamedIn,
  openPicture,
  readPicture,
  requireProjectPictures,
} from "./picture-files.ts";

const root = join(import.meta.dirname, "../..");
/** The list of all pictures, in the folder of the cache. */
const manifestName = "manifest.json";

/** Where the pictures are. */
export type PictureSettings = {
  readonly content: string;
  /** Its folder `pictures` has the variants until the build places them under `/pictures/`. */
  readonly cache: string;
  /** Has variants that were made before, under the same names as the cache. */
  readonly kept: string;
};

const ofTheSite: PictureSettings = {
  content: contentFolder,
  cache: join(root, ".cache/pictures"),
  kept: join(contentFolder, "variants"),
};

/** For these flat drawings, AVIF at 4 takes eight times as long as at 2 and saves a twentieth. */
const efforts: Readonly<Record<PictureFormat, number>> = { avif: 2, webp: 4 };
/** Softer than the default: no halos beside thin lines, and a tenth less to encode. */
const kernel = "mitchell";
/** Encoded at a time: the encoder itself uses the other cores. */
const lanes = 2;

const digest = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 10);
};

async function encode(source: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
  const picture = openPicture(source).autoOrient().resize({ width, withoutEnlargement: true, kernel });
  const [quality, effort] = [formatQualities[format], efforts[format]];
  return format === "avif"
    ? picture.avif({ quality, effort }).toBuffer()
    : picture.webp({ quality, effort, smartSubsample: true }).toBuffer();
}

type Original = PictureRecord & { readonly file: string; readonly name: string; readonly bytes: Uint8Array };
type Job = { readonly original: Original; readonly variant: ReturnType<typeof variantsOf>[number] };

/** The name of a variant, which is another for any change of the original and of the settings. */
function variantName({ original: { bytes }, variant: { width, format } }: Job): string {
  const recipe = `${width} ${format} ${formatQualities[format]} ${efforts[format]} ${kernel}`;
  return `${digest(bytes, recipe)}.${format}`;
}

/** One variant, from one of the folders if original and settings are the same. */
async function makeVariant(job: Job, { cache, kept }: PictureSettings): Promise<PictureVariant> {
  const { original, variant } = job;
  const { width, height, format } = variant;
  const name = variantName(job);
  const bytes = await readFile(join(kept, name))
    .catch(() => readFile(join(cache, name)))
    .catch(async () => {
      const encoded = await decoding(original.file, () => encode(original.bytes, width, format));
      await writeFile(join(cache, name), encoded);
      return encoded;
    });
  const url = `${original.url.replace(/\.\w+$/, "")}-${width}.${format}`;
  await writeFile(join(cache, url), bytes);
  return { width, height, quality: formatQualities[format], format, url };
}

/** The settings that a variant depends on. */
const settings = JSON.stringify([formatQualities, efforts, kernel, sharp.versions]);

/** The pictures of the site, without variants. Throws a ContentError. */
async function readOriginals({ content }: PictureSettings): Promise<readonly Original[]> {
  const pictures = findPictures(content);
  // As the files are now: in the editor, case studies come and go while this program runs.
  const projects = globSync("portfolio/*/project.yaml", { cwd: content });
  requireProjectPictures(
    projects.map((file) => basename(dirname(file))),
    pictures,
  );
  return Promise.all(
    [...pictures].map(async ([name, file]) => {
      const original = await readPicture(content, file);
      // One hash for a picture and all its variants, because a page names dozens of them and hashes do not compress.
      const hash = digest(original.bytes, settings);
      const extension = extname(file).toLowerCase().replace(".jpeg", ".jpg");
      const url = `/pictures/${name.replaceAll("/", "-")}.${hash}${extension}`;
      return { ...original, file, name, url, variants: [] };
    }),
  );
}

/** Without those that nothing names any more. */
async function namedOriginals(site: PictureSettings): Promise<readonly Original[]> {
  const isNamed = isNamedIn(site.content);
  return (await readOriginals(site)).filter(({ file }) => isNamed(file));
}

/**
 * Runs a few jobs at a time; results are in the order of the jobs. The first failure is thrown once no job runs any
 * more: one that still wrote files would disturb the next call.
 */
export async function inLanes<Input, Output>(jobs: readonly Input[], work: (job: Input) => Promise<Output>) {
  const results: Output[] = [];
  let next = 0;
  const lane = async () => {
    try {
      for (let index = next++; index < jobs.length; index = next++)
        results[index] = await work(jobs[index] as Input);
    } catch (error) {
      next = jobs.length;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return results;
}

const jobsOf = (originals: readonly Original[]): readonly Job[] =>
  originals.flatMap((original) => variantsOf(original).map((variant) => ({ original, variant })));

/** The names of all variants of the pictures that `content/` has now. */
export async function variantNames(): Promise<readonly string[]> {
  return jobsOf(await namedOriginals(ofTheSite)).map(variantName);
}

/** Keeps these variants, and no others, in the repository. */
export async function keepVariants(): Promise<void> {
  const { cache, kept } = ofTheSite;
  await makePictures({ cdn: false });
  const names = await variantNames();
  await mkdir(kept, { recursive: true });
  const earlier = await readdir(kept);
  for (const name of names) if (!earlier.includes(name)) await copyFile(join(cache, name), join(kept, name));
  for (const name of earlier) if (!names.includes(name)) await rm(join(kept, name));
}

/**
 * Makes every variant and the list of them; with an image CDN, only the list of originals. Throws a ContentError if a
 * picture is missing or cannot be read.
 */
export async function makePictures({
  cdn,
  ...given
}: { readonly cdn: boolean } & Partial<PictureSettings>): Promise<void> {
  const site = { ...ofTheSite, ...given };
  const { cache } = site;
  const originals = await namedOriginals(site);
  await rm(join(cache, "pictures"), { recursive: true, force: true });
  await mkdir(join(cache, "pictures"), { recursive: true });

  const jobs = cdn ? [] : jobsOf(originals);
  const variants = Map.groupBy(
    await inLanes(jobs, async (job) => ({ of: job.original, variant: await makeVariant(job, site) })),
    ({ of }) => of,
  );
  if (cdn)
    for (const { file, bytes, url } of originals) {
      // Nothing else of this build decodes it. Statistics would: but they miss the end of a cut picture, every other time.
      await decoding(file, () => openPicture(bytes).raw().toBuffer());
      await writeFile(join(cache, url), bytes);
    }

  const manifest: PictureManifest = Object.fromEntries(
    originals.map((original) => {
      const { name, width, height, url } = original;
      const made = (variants.get(original) ?? []).map(({ variant }) => variant);
      return [name, { width, height, url, variants: made }];
    }),
  );
  await writeFile(join(cache, manifestName), JSON.stringify(manifest));
}

/** Copies the variants into the build, after React Router's build has emptied that folder. */
export async function placePictures(client: string): Promise<void> {
  await cp(join(ofTheSite.cache, "pictures"), join(client, "pictures"), { recursive: true });
}

/** The list that `makePictures` wrote. */
export async function readManifest(): Promise<PictureManifest> {
  return JSON.parse(await readFile(join(ofTheSite.cache, manifestName), "utf8")) as PictureManifest;
}

/** In development nothing is encoded: Vite serves the originals. */
export async function sourceManifest(site: PictureSettings = ofTheSite): Promise<PictureManifest> {
  const originals = await readOriginals(site);
  return Object.fromEntries(
    originals.map(({ file, name, width, height, variants }) => [
      name,
      { width, height, url: `/content/${file}`, variants },
    ]),
  );
}
