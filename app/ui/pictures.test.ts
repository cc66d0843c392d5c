import { expect, test } from "vitest";
import { type PictureLibrary, pictureSources, pictureUrl, variantSizes, variantsOf } from "./pictures.ts";

const variant = (width: number, format: "avif" | "webp") => ({
  width,
  height: Math.round(width / 1.6),
  quality: 60,
  format,
  url: `/pictures/desk-${width}.${format}`,
});
const own: PictureLibrary = {
  cdnUrl: null,
  manifest: {
    "portfolio/a/desktop": {
      width: 1440,
      height: 900,
      url: "/pictures/desk.webp",
      variants: [120, 520, 760, 1440].flatMap((width) => [variant(width, "avif"), variant(width, "webp")]),
    },
  },
};
const cdn: PictureLibrary = { ...own, cdnUrl: "https://images.example" };
const name = "portfolio/a/desktop";

test("a picture is never offered larger than it is", () => {
  const widths = (width: number, height: number) => variantSizes({ width, height }).map((rung) => rung.width);
  expect(widths(1440, 900)).toEqual([520, 760, 1440]);
  expect(widths(1280, 720)).toEqual([520, 760, 1280]);
  expect(widths(6000, 4000)).toEqual([520, 760, 1440, 2400]);
  expect(variantSizes({ width: 780, height: 1688 })).toEqual([
    { width: 300, height: 649 },
    { width: 600, height: 1298 },
    { width: 780, height: 1688 },
  ]);
  expect(variantSizes({ width: 120, height: 80 })).toEqual([{ width: 120, height: 80 }]);
});

test("without a CDN the address is the smallest variant that is large enough, else the largest", () => {
  expect(pictureUrl(own, name, { width: 640, height: 400, quality: 70 })).toBe("/pictures/desk-760.webp");
  expect(pictureUrl(own, name, { width: 3000, height: 1875, quality: 70 }, "avif")).toBe(
    "/pictures/desk-1440.avif",
  );
});

test("with a CDN the address contains width, height and quality", () => {
  expect(pictureUrl(cdn, name, { width: 640, height: 400, quality: 70 })).toBe(
    "https://images.example/pictures/desk.webp?width=640&height=400&quality=70",
  );
});

test("the modern format comes before its fallback, with the picture's own dimensions", () => {
  expect(pictureSources(own, name)).toEqual({
    avifSet: "/pictures/desk-520.avif 520w, /pictures/desk-760.avif 760w, /pictures/desk-1440.avif 1440w",
    src: "/pictures/desk-760.webp",
    srcSet: null,
    width: 1440,
    height: 900,
  });
});

test("a picture that some screens show as small as an icon has a thumbnail too", () => {
  for (const library of [own, cdn]) {
    const { avifSet, srcSet } = pictureSources(library, name, true);
    expect((avifSet ?? srcSet)?.split(", ").map((entry) => entry.split(" ")[1])).toEqual([
      "120w",
      "520w",
      "760w",
      "1440w",
    ]);
  }
});

test("the build makes the modern format in every size and its fallback in one", () => {
  const made = variantsOf({ width: 1440, height: 900 }).map(({ width, format }) => `${width} ${format}`);
  expect(made).toEqual(["120 avif", "520 avif", "760 avif", "1440 avif", "760 webp"]);
});

test("a CDN chooses the format itself: one set of addresses, of the same sizes", () => {
  const { srcSet, avifSet } = pictureSources(cdn, name);
  expect(avifSet).toBeNull();
  expect(srcSet?.split(", ").map((entry) => entry.split(" ")[1])).toEqual(["520w", "760w", "1440w"]);
});

test("the error for a missing picture names it", () => {
  expect(() => pictureSources(own, "portfolio/b/desktop")).toThrow("content/portfolio/b/desktop");
});
