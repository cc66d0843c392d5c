/** The original pictures in `content/`: WebP, PNG, JPEG or AVIF, each under a name without extension. */
import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import { mediaNameOf, mediaNames, namingFiles } from "#app/content/named-media.ts";
import { projectPictures } from "#app/domain/project.ts";
import { ContentError } from "../content/content-error.ts";
import { parseYaml } from "../content/yaml.ts";

export const contentFolder = join(import.meta.dirname, "../../content");

const isPicture = (file: string): boolean => /\.(?:webp|png|jpe?g|avif)$/i.test(file);

/** Each picture's file by its name (`portfolio/<slug>/desktop`), both below `content`, with forward slashes. */
export function findPictures(content: string): ReadonlyMap<string, string> {
  const files = globSync("{portfolio/*,videos/*,portraits,pictures}/*", { cwd: content })
    .map((file) => file.replaceAll("\\", "/"))
    .filter(isPicture)
    .sort();
  const found = new Map<string, string>();
  for (const file of files) {
    const { dir, name } = parse(file);
    const other = found.get(`${dir}/${name}`);
    if (other !== undefined)
      throw new ContentError(`content/${other} and content/${file} are the same picture: delete one of them`);
    found.set(`${dir}/${name}`, file);
  }
  return found;
}

/** Whether the content, as it is now, names a picture: of case studies and pages all are shown. */
export function isNamedIn(content: string): (file: string) => boolean {
  const said = namingFiles.map((file) => parseYaml(readFileSync(join(content, file), "utf8")));
  const names = mediaNames(Object.assign({}, ...said));
  return (file) => !/^(?:portraits|videos)\//.test(file) || names.has(mediaNameOf(file));
}

/** Throws a ContentError that names the first picture that a project does not have. */
export function requireProjectPictures(
  slugs: readonly string[],
  pictures: ReadonlyMap<string, string>,
): void {
  for (const slug of slugs)
    for (const kind of projectPictures) {
      const name = `portfolio/${slug}/${kind}`;
      if (!pictures.has(name))
        throw new ContentError(
          `Portfolio: the project "${slug}" has no ${kind} picture. Put it at content/${name}.webp, .png, .jpg or .avif, ` +
            `or make it from the project's sample site with: npm run studio -- portfolio ${slug}`,
        );
    }
}

export type OriginalPicture = {
  readonly bytes: Uint8Array;
  /** In pixels, as it is seen: cameras note that they were turned. */
  readonly width: number;
  readonly height: number;
};

/** A photograph of any phone; decoded, a larger one would take a gigabyte of memory. */
const maxPixels = 65_000_000;

/** A picture of the owner's, before it is decoded. */
export const openPicture = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: maxPixels });

export async function readPicture(content: string, file: string): Promise<OriginalPicture> {
  const bytes = await readFile(join(content, file));
  const { autoOrient } = await decoding(file, () => openPicture(bytes).metadata());
  return { bytes, width: autoOrient.width, height: autoOrient.height };
}

/** The result of `work`, which decodes a picture; a ContentError that names its file if that fails. */
export async function decoding<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const [reason = ""] = error instanceof Error ? error.message.split("\n") : [];
    throw new ContentError(`content/${file} is not a picture that can be read: ${reason}`);
  }
}
