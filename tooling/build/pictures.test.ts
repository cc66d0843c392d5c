import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectPictures } from "#app/domain/project.ts";
import type { SocialCard } from "#app/seo/social-card.ts";
import type { PictureManifest } from "#app/ui/pictures.ts";
import { readPicture } from "./picture-files.ts";
import { makePictures, sourceManifest } from "./pictures.ts";
import { renderCard } from "./social/cards.ts";

let folder = "";
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  await put("brand.yaml", Buffer.from("founder: { portrait: null }"));
  await put("team.yaml", Buffer.from("colleagues: [{ portrait: jo.jpg }, { portrait: al.svg }]"));
  await put("videos/videos.yaml", Buffer.from("videos: [{ id: intro-fr, playbackId: intro }]"));
});
afterEach(() => rm(folder, { recursive: true }));

const settings = () => ({
  content: join(folder, "content"),
  cache: join(folder, "cache"),
  kept: join(folder, "kept"),
});

async function put(file: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, "content", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c43" } });

/** The three pictures of a project, in one format or each in its own; small, because encoding them takes longest. */
async function putProject(...extensions: readonly string[]): Promise<void> {
  await put("portfolio/shop/project.yaml", Buffer.from(""));
  const sizes = { desktop: [320, 200], phone: [195, 422], detail: [320, 200] } as const;
  for (const [index, kind] of projectPictures.entries()) {
    const extension = extensions[index % extensions.length] ?? "";
    const format = /^jpe?g$/i.test(extension) ? "jpeg" : (extension as "avif" | "png" | "webp");
    const [width, height] = sizes[kind];
    await put(`portfolio/shop/${kind}.${extension}`, await drawn(width, height).toFormat(format).toBuffer());
  }
}

const manifestOf = async (): Promise<PictureManifest> =>
  JSON.parse(await readFile(join(folder, "cache/manifest.json"), "utf8"));

test.each([
  ["webp", "png", "jpg"],
  ["jpeg", "JPG", "avif"],
])("a project may have its pictures as .%s, .%s and .%s", async (...extensions) => {
  await putProject(...extensions);
  await makePictures({ cdn: false, ...settings() });
  const manifest = await manifestOf();
  for (const [kind, width, height] of [
    ["desktop", 320, 200],
    ["phone", 195, 422],
    ["detail", 320, 200],
  ] as const) {
    const picture = manifest[`portfolio/shop/${kind}`];
    expect(picture, kind).toMatchObject({ width, height });
    expect(picture?.variants.map((variant) => `${variant.width} ${variant.format}`)).toEqual([
      ...(width > height ? ["120 avif"] : []),
      `${width} avif`,
      `${width} webp`,
    ]);
    for (const variant of picture?.variants ?? [])
      expect((await sharp(readFileSync(join(folder, "cache", variant.url))).metadata()).width).toBe(
        variant.width,
      );
  }
  expect(Object.keys(await sourceManifest(settings()))).toHaveLength(3);
  // With an image service the originals are served, under an extension that the host knows.
  await makePictures({ cdn: true, ...settings() });
  const served = await manifestOf();
  for (const kind of projectPictures)
    expect(served[`portfolio/shop/${kind}`]?.url).toMatch(/^\/pictures\/[\w.-]+\.(?:webp|png|jpg|avif)$/);
});

test("a case study that is taken away while the program runs needs no pictures any more", async () => {
  await putProject("webp");
  await rm(join(folder, "content/portfolio/shop/phone.webp"));
  await expect(sourceManifest(settings())).rejects.toThrow("has no phone picture");
  await rm(join(folder, "content/portfolio/shop"), { recursive: true });
  expect(await sourceManifest(settings())).toEqual({});
});

test("a picture has variants for every width of a screen", async () => {
  await putProject("webp");
  await put("portfolio/shop/desktop.webp", await drawn(1440, 900).webp().toBuffer());
  await makePictures({ cdn: false, ...settings() });
  const desktop = (await manifestOf())["portfolio/shop/desktop"];
  expect(desktop?.variants.map(({ format, width }) => `${width} ${format}`)).toEqual([
    "120 avif",
    "520 avif",
    "760 avif",
    "1440 avif",
    "760 webp",
  ]);
});

test("a camera's picture is upright, though its file is turned", async () => {
  await putProject("jpg");
  const turned = await drawn(900, 1440).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await put("portfolio/shop/desktop.jpg", turned);
  await makePictures({ cdn: false, ...settings() });
  const desktop = (await manifestOf())["portfolio/shop/desktop"];
  expect(desktop).toMatchObject({ width: 1440, height: 900 });
  const [small] = desktop?.variants ?? [];
  const { width, height } = await sharp(readFileSync(join(folder, "cache", small?.url ?? ""))).metadata();
  expect([width, height]).toEqual([120, 75]);
});

test.each([
  ["as large as a camera makes them", 6000, 4000, [120, 520, 760, 1440, 2400]],
  ["high", 3000, 6000, [300, 600, 1200]],
  ["small", 320, 200, [120, 320]],
] as const)("a picture may be %s", async (_what, width, height, widths) => {
  await putProject("webp");
  await rm(join(folder, "content/portfolio/shop/detail.webp"));
  await put("portfolio/shop/detail.jpg", await drawn(width, height).jpeg().toBuffer());
  await makePictures({ cdn: false, ...settings() });
  const detail = (await manifestOf())["portfolio/shop/detail"];
  expect(detail).toMatchObject({ width, height });
  const modern = detail?.variants.filter(({ format }) => format === "avif") ?? [];
  expect(modern.map((variant) => variant.width)).toEqual(widths);
  for (const variant of detail?.variants ?? []) {
    const made = await sharp(readFileSync(join(folder, "cache", variant.url))).metadata();
    expect([made.width, made.height]).toEqual([variant.width, variant.height]);
  }
});

test("a portrait is a picture like others; a drawing is served as it is", async () => {
  await putProject("webp");
  await put("portraits/jo.jpg", await drawn(600, 800).withMetadata({ orientation: 8 }).jpeg().toBuffer());
  await put("portraits/al.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>'));
  await makePictures({ cdn: false, ...settings() });
  const manifest = await manifestOf();
  expect(manifest["portraits/jo"]).toMatchObject({ width: 800, height: 600 });
  expect(Object.keys(manifest)).not.toContain("portraits/al");
});

test("a portrait or a video's picture that nothing names any more is not made", async () => {
  await putProject("webp");
  const picture = await drawn(160, 200).jpeg().toBuffer();
  for (const name of ["portraits/jo", "portraits/gone", "videos/intro/thumbnail", "videos/gone/thumbnail"])
    await put(`${name}.jpg`, picture);
  await makePictures({ cdn: false, ...settings() });
  const made = Object.keys(await manifestOf()).filter((name) => !name.startsWith("portfolio/"));
  expect(made).toEqual(["portraits/jo", "videos/intro/thumbnail"]);
  expect(readdirSync(join(folder, "cache/pictures")).join()).not.toContain("gone");
});

test("a missing, doubled or unreadable picture is one line that names it", async () => {
  const failure = async (cdn = false) =>
    makePictures({ cdn, ...settings() }).then(
      () => "no failure",
      (error: Error) => `${error.name}: ${error.message}`,
    );
  await putProject("jpg");
  await rm(join(folder, "content/portfolio/shop/phone.jpg"));
  expect(await failure()).toMatch(
    /^ContentError: Portfolio: the project "shop" has no phone picture\. .*portfolio\/shop\/phone\.webp, \.png, \.jpg or \.avif/,
  );

  await putProject("jpg");
  await put("portfolio/shop/phone.png", await drawn(390, 844).png().toBuffer());
  expect(await failure()).toBe(
    "ContentError: content/portfolio/shop/phone.jpg and content/portfolio/shop/phone.png are the same picture: delete one of them",
  );
  await rm(join(folder, "content/portfolio/shop/phone.png"));

  const whole = await drawn(1440, 900).jpeg().toBuffer();
  for (const broken of [Buffer.from("no picture"), whole.subarray(0, whole.length / 2)]) {
    await put("portfolio/shop/detail.jpg", broken);
    for (const cdn of [false, true])
      expect(await failure(cdn)).toMatch(
        /^ContentError: content\/portfolio\/shop\/detail\.jpg is not a picture that can be read: .+$/,
      );
  }
});

test("a variant that was made before is not made again, unless its picture has changed", async () => {
  await putProject("webp");
  await makePictures({ cdn: false, ...settings() });
  await cp(join(folder, "cache"), join(folder, "kept"), { recursive: true });
  for (const name of readdirSync(join(folder, "kept")))
    if (/^\w+\.avif$/.test(name)) await writeFile(join(folder, "kept", name), "made before");
  await rm(join(folder, "cache"), { recursive: true });
  await put("portfolio/shop/phone.webp", await drawn(400, 844).webp().toBuffer());
  await makePictures({ cdn: false, ...settings() });
  const first = async (name: string) => {
    const [variant] = (await manifestOf())[name]?.variants ?? [];
    return readFileSync(join(folder, "cache", variant?.url ?? ""), "latin1");
  };
  expect(await first("portfolio/shop/desktop")).toBe("made before");
  expect(await first("portfolio/shop/phone")).toContain("ftypavif");
});

test("a picture that would fill the memory is refused before it is decoded", async () => {
  const bytes = await drawn(16, 16).jpeg().toBuffer();
  // Its size as the header states it.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  bytes.writeUInt16BE(16_000, frame);
  bytes.writeUInt16BE(16_000, frame + 2);
  await put("pictures/large.jpg", bytes);
  await expect(readPicture(settings().content, "pictures/large.jpg")).rejects.toThrow(
    "content/pictures/large.jpg is not a picture that can be read: Input image exceeds pixel limit",
  );
});

test("after a failure no file is written any more", async () => {
  await putProject("jpg");
  const whole = await drawn(1440, 900).jpeg().toBuffer();
  // The largest variant of a camera's picture is still encoded when the next picture is found to be cut.
  await put("pictures/camera.jpg", await drawn(6000, 4000).jpeg().toBuffer());
  await put("portfolio/shop/desktop.jpg", whole.subarray(0, whole.length / 2));
  await expect(makePictures({ cdn: false, ...settings() })).rejects.toThrow("is not a picture");
  const written = readdirSync(join(folder, "cache/pictures"));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(readdirSync(join(folder, "cache/pictures"))).toEqual(written);
});

test("a card of photographs is made, however much they hold", async () => {
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 80 },
      },
    });
  const card: SocialCard = {
    ...{ locale: "fr-fr", page: "home", title: "Bon *& beau*", project: null, note: "<b>", alt: "" },
  };
  const pictures = [await noise(1440, 900).jpeg().toBuffer(), await noise(390, 844).png().toBuffer()];
  const { width, height, format } = await sharp(await renderCard(card, pictures)).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
});
