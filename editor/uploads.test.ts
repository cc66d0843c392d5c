import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { publishedFont } from "#testing/rehearsal/fonts.ts";
import { logoOf } from "../tooling/content/logo.ts";
import { logoFrom } from "./logo.ts";
import { smallerThan, storedAs } from "./uploads.ts";

const photograph = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: "#804020" } }).withMetadata({
    orientation: 6,
  });

test.each([
  ["jpeg", "webp", "webp"],
  ["png", "jpg", "jpeg"],
  ["webp", "avif", "heif"],
  ["avif", "png", "png"],
] as const)(
  "a photograph as %s in the place of a .%s becomes one, turned as the camera noted",
  async (format, extension, stored) => {
    const bytes = await photograph(200).toFormat(format).toBuffer();
    expect(await sharp(await storedAs(`content/pictures/a.${extension}`, bytes)).metadata()).toMatchObject({
      format: stored,
      width: 100,
      height: 200,
    });
  },
);

test("a photograph larger than any screen is stored as large as a screen needs it, without what the camera noted", async () => {
  const stored = await storedAs("content/pictures/a.jpg", await photograph(6000).jpeg().toBuffer());
  const { width, orientation, exif } = await sharp(stored).metadata();
  expect([width, orientation, exif]).toEqual([2400, undefined, undefined]);
});

test("a picture of a case study that is smaller than its place is told with its size", async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#804020" } })
      .png()
      .toBuffer();
  const said = (kind: string, bytes: Uint8Array) => smallerThan(`content/portfolio/a/${kind}.webp`, bytes);
  const least = "1440 × 900";
  expect(await said("desktop", await picture(900, 240))).toEqual({ found: "900 × 240", least });
  expect(await said("detail", await picture(1440, 899))).toEqual({ found: "1440 × 899", least });
  expect(await said("desktop", await picture(1440, 900))).toBeNull();
  expect(await said("phone", await picture(390, 844))).toBeNull();
  expect(await said("result-1", await picture(20, 20))).toBeNull();
});

test("a photograph that would fill the memory is refused before it is decoded", async () => {
  const bytes = await photograph(16).jpeg().toBuffer();
  // Its size as the header states it.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  bytes.writeUInt16BE(16_000, frame);
  bytes.writeUInt16BE(16_000, frame + 2);
  expect(await storedAs("content/pictures/a.jpg", bytes)).toBe("tooManyPixels");
});

test("a logo is stored as its paths alone, and one that shows nothing is refused", async () => {
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`);
  const stored = await storedAs(
    "content/logo.svg",
    svg('<title>Us</title><path fill="red" onclick="x()" d="M0 0h32v32z"/>'),
  );
  expect(Buffer.from(stored).toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>\n',
  );
  for (const inner of ["<script>x()</script>", '<image href="file:///etc/passwd" width="32" height="32"/>'])
    expect(await storedAs("content/logo.svg", svg(inner))).toBe("notALogo");
  expect(await storedAs("content/pictures/a.jpg", svg("<path d='M0 0'/>"))).toBe("notAPicture");
});

test("a font is stored as it is, and what is no font of French and English is refused", async () => {
  const font = readFileSync(publishedFont("titles"));
  expect(await storedAs("content/fonts/own.ttf", font)).toEqual(font);
  expect(await storedAs("content/fonts/own.woff2", Buffer.from("A text"))).toBe("notAFont");
});

test("a phone's HEIC is refused with words of its own", async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(64),
  ]);
  expect(await storedAs("content/pictures/a.jpg", heic)).toBe("isHeic");
});

test.each([
  [
    "a list of other files in the place of captions",
    "content/videos/a/captions.vtt",
    "#EXTM3U\nhttps://attacker.example/a.ts",
  ],
  ["a page in the place of a picture", "content/pictures/a.webp", "<!doctype html><script>x()</script>"],
])("%s is refused", async (_what, file, text) => {
  expect(await storedAs(file, Buffer.from(text))).toMatch(/^(?:notCaptions|notAPicture)$/);
});

/** How much of a drawing is filled, 0 to 1. */
async function filled(svg: string): Promise<number> {
  const { data } = await sharp(Buffer.from(svg))
    .resize(60, 60, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value, index) => index % 4 === 3 && value > 127).length / 3600;
}

test("a picture, and a drawing of shapes and strokes, become paths that show the same", async () => {
  const ring = (extra: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${extra}<circle cx="50" cy="50" r="40" fill="none" stroke="#c00" stroke-width="20"/></svg>`;
  const png = await sharp(Buffer.from(ring('<rect width="100" height="100" fill="#fff"/>')))
    .png()
    .toBuffer();
  for (const bytes of [Buffer.from(ring("")), png]) {
    const svg = await logoFrom(bytes);
    expect(logoOf(svg ?? "").problems).toEqual([]);
    // A ring that fills its square: the hole is one, and the corners are empty.
    expect(await filled(svg ?? "")).toBeCloseTo(Math.PI * (0.25 - 0.09), 1);
  }
  const wide = await sharp({ create: { width: 400, height: 100, channels: 3, background: "#fff" } })
    .composite([{ input: { create: { width: 300, height: 60, channels: 3, background: "#000" } } }])
    .png()
    .toBuffer();
  expect(logoOf((await logoFrom(wide)) ?? "").logo?.width).toBeGreaterThan(400);
  // Nothing to see, and one that is too wide.
  const blank = await sharp({ create: { width: 50, height: 50, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const line = await sharp({ create: { width: 900, height: 90, channels: 4, background: "#0000" } })
    .composite([{ input: { create: { width: 800, height: 20, channels: 3, background: "#000" } } }])
    .png()
    .toBuffer();
  expect([await logoFrom(blank), await logoFrom(line), await logoFrom(Buffer.from("no picture"))]).toEqual([
    null,
    null,
    null,
  ]);
});
