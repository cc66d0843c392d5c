/**
 * Makes the picture that a shared link shows, for every page and language. They are kept in `.cache/social` until what they are
 * made from changes.
 */
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { locales } from "#app/i18n/locales.ts";
import { cardSize, type SocialCard, socialCardOf } from "#app/seo/social-card.ts";
import { prerenderedPaths } from "#app/site/addresses.ts";
import { constructionPath, constructionSubjects } from "#app/site/pages.ts";
import { openBuildCache } from "../build-cache.ts";
import {
  contentFolder,
  findPictures,
  openPicture,
  readPicture,
  requireProjectPictures,
} from "../picture-files.ts";
import { inLanes } from "../pictures.ts";
import { draw, projectPlaces, sourceOf } from "./drawing.ts";

/** The address of each page's social card, by the address that the page is shared with. */
export type SocialCardManifest = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, "../../..");
const cache = join(root, ".cache/social");
const manifestFile = join(cache, "manifest.json");
/** The folder of cards until the build places them under `/social/`. */
const made = join(cache, "social");

/** For fine lines on a flat ground: full colour resolution, and the quantisation table that distorts them least. */
const encoding = { progressive: true, chromaSubsampling: "4:4:4", quantisationTable: 3 } as const;
/** The first with a small enough file is used. */
const formatQualities = [72, 60, 48, 36, 24] as const;
/** Some chats drop a picture that loads slowly. Photographs may be larger at every quality. */
const maxBytes = 100_000;

type Kind = keyof typeof pictureRadius;
const pictureRadius = { desktop: 4, phone: 18 } as const;

/** A case study's picture for the card: cropped, with rounded corners. */
async function screen(source: Uint8Array, kind: Kind, from: { width: number; height: number }) {
  const { left, top, width } = projectPlaces[kind];
  const scaled = await openPicture(source)
    .autoOrient()
    .resize({ width })
    .toBuffer({ resolveWithObject: true });
  const seen = {
    width: Math.min(scaled.info.width, from.width - left),
    height: Math.min(scaled.info.height, from.height - top),
  };
  const radius = pictureRadius[kind];
  const mask = `<svg width="${seen.width}" height="${seen.height}"><rect width="${width}" height="${scaled.info.height}" rx="${radius}"/></svg>`;
  const input = await sharp(scaled.data)
    .extract({ left: 0, top: 0, ...seen })
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left, top };
}

/** A dark edge around the phone, visible on any picture. */
function phoneFrame(height: number) {
  const { left, top, width } = projectPlaces.phone;
  const edge = 7;
  const box = { width: width + 2 * edge, height: height - top + edge };
  const radius = pictureRadius.phone + edge;
  const input = `<svg width="${box.width}" height="${box.height}"><rect width="${box.width}" height="${box.height + 2 * radius}" rx="${radius}" fill="#0b0b0b"/></svg>`;
  return { input: Buffer.from(input), left: left - edge, top: top - edge };
}

/** `pictures`: a desktop and a phone, or none. */
export async function renderCard(
  card: SocialCard,
  [desktop, phone]: readonly Uint8Array[],
): Promise<Uint8Array> {
  const { ground, texts } = await draw(card);
  const shown =
    desktop === undefined || phone === undefined
      ? []
      : [
          await screen(desktop, "desktop", cardSize),
          phoneFrame(cardSize.height),
          await screen(phone, "phone", cardSize),
        ];
  const flat = await sharp(Buffer.from(ground))
    .composite([...texts, ...shown])
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bytes: Uint8Array = new Uint8Array();
  for (const quality of formatQualities) {
    bytes = await sharp(flat.data, { raw: flat.info })
      .jpeg({ ...encoding, quality })
      .toBuffer();
    if (bytes.byteLength <= maxBytes) break;
  }
  return bytes;
}

/** The file name of a card: readable, and different for each content, so that chats do not show an old one. */
function nameOf(path: string, card: SocialCard, hash: string): string {
  const page = card.project?.slug ?? path.split(/[/?=]/).filter(Boolean).slice(1).join("-");
  return `/social/${card.locale}-${page || card.page}.${hash}.jpg`;
}

async function projectPicturesOf(slug: string): Promise<readonly Uint8Array[]> {
  const pictures = findPictures(contentFolder);
  requireProjectPictures([slug], pictures);
  const kinds = Object.keys(pictureRadius) as readonly Kind[];
  const files = kinds.flatMap((kind) => pictures.get(`portfolio/${slug}/${kind}`) ?? []);
  return Promise.all(files.map(async (file) => (await readPicture(contentFolder, file)).bytes));
}

async function makeCard(
  path: string,
  card: SocialCard,
  kept: ReturnType<typeof openBuildCache>,
): Promise<string> {
  const pictures = card.project === null ? [] : await projectPicturesOf(card.project.slug);
  const source = Buffer.concat([sourceOf(card), ...pictures]);
  const bytes = await kept.get(source, "card", () => renderCard(card, pictures));
  const url = nameOf(path, card, createHash("sha256").update(bytes).digest("hex").slice(0, 10));
  await writeFile(join(cache, url), bytes);
  return url;
}

export async function makeSocialCards(): Promise<void> {
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { recursive: true });
  const withService = locales.flatMap((locale) =>
    constructionSubjects.map((service) => constructionPath(locale, service)),
  );
  const waiting = [...prerenderedPaths(), ...withService].flatMap((path) => {
    const card = socialCardOf(path);
    return card === null ? [] : [{ path, card }];
  });
  const kept = openBuildCache(join(cache, "kept"));
  const urls = await inLanes(waiting, async ({ path, card }) => [path, await makeCard(path, card, kept)]);
  await kept.end();
  await writeFile(manifestFile, JSON.stringify(Object.fromEntries(urls)));
}

/** Copies the cards into the build, after React Router's build has emptied that folder. */
export async function placeSocialCards(client: string): Promise<void> {
  await cp(made, join(client, "social"), { recursive: true });
}

/** The list that `makeSocialCards` wrote. */
export async function readSocialCards(): Promise<SocialCardManifest> {
  return JSON.parse(await readFile(manifestFile, "utf8")) as SocialCardManifest;
}
