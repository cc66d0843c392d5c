/** Returns the addresses of a picture, by its name and size. Pure: the list of existing pictures is an argument. */

export type PictureFormat = "avif" | "webp";

/** In pixels of the picture; quality from 1 to 100. */
export type PictureSize = { readonly width: number; readonly height: number; readonly quality: number };

export type PictureVariant = PictureSize & { readonly format: PictureFormat; readonly url: string };

export type PictureRecord = {
  /** The size of the original, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The original; the path changes with its content. */
  readonly url: string;
  /** Smallest first; empty if an image CDN makes the variants. */
  readonly variants: readonly PictureVariant[];
};

/** Every picture in `content/`, by its path without extension: `portfolio/<slug>/desktop`. */
export type PictureManifest = Readonly<Record<string, PictureRecord>>;

export type PictureLibrary = {
  readonly manifest: PictureManifest;
  /** Without a slash at its end. Null: this site serves the variants. */
  readonly cdnUrl: string | null;
};

/** An image CDN chooses the format, so it gets the fallback's quality. */
export const formatQualities: Readonly<Record<PictureFormat, number>> = { avif: 48, webp: 76 };

/** In pixels. The last is the widest that a screen can use. */
const landscapeWidths = [520, 760, 1440, 2400];
const portraitWidths = [300, 600, 1200];
/** For pictures that some screens show as small as an icon. */
const thumbnailWidth = 120;

/** The widths of a picture's variants, smallest first. None is wider than the original. */
export function variantSizes(source: { readonly width: number; readonly height: number }): readonly {
  readonly width: number;
  readonly height: number;
}[] {
  const standard = source.height > source.width ? portraitWidths : landscapeWidths;
  const widest = Math.min(source.width, standard.at(-1) ?? source.width);
  // A size just below the widest would be useless.
  const widths = [...standard.filter((width) => width < 0.9 * widest), widest];
  return widths.map((width) => ({ width, height: Math.round((width * source.height) / source.width) }));
}

/** The thumbnail of a picture that is wide, and wide enough. */
const thumbnailsOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width > height && width > 2 * thumbnailWidth
    ? [{ width: thumbnailWidth, height: Math.round((thumbnailWidth * height) / width) }]
    : [];

/** The fallback has one size: few browsers use it, and each size would add its address to every page. */
function middleOf(sizes: ReturnType<typeof variantSizes>) {
  return sizes[Math.floor(sizes.length / 2)] as (typeof sizes)[number];
}

/** The variants that the build makes: every size in the modern format, one in the fallback; a thumbnail of what is wide. */
export function variantsOf(source: { readonly width: number; readonly height: number }) {
  const sizes = variantSizes(source);
  return [
    ...[...thumbnailsOf(source), ...sizes].map((size) => ({ ...size, format: "avif" as const })),
    { ...middleOf(sizes), format: "webp" as const },
  ];
}

function recordOf(library: PictureLibrary, name: string): PictureRecord {
  const record = library.manifest[name];
  if (record === undefined) throw new Error(`There is no picture content/${name}`);
  return record;
}

/** The address of a picture in a size: the CDN's, else that of the smallest variant that is large enough. */
export function pictureUrl(
  library: PictureLibrary,
  name: string,
  { width, height, quality }: PictureSize,
  format: PictureFormat = "webp",
): string {
  const record = recordOf(library, name);
  if (library.cdnUrl !== null)
    return `${library.cdnUrl}${record.url}?width=${width}&height=${height}&quality=${quality}`;
  const made = record.variants.filter((variant) => variant.format === format);
  return (made.find((variant) => variant.width >= width) ?? made.at(-1))?.url ?? record.url;
}

/** The addresses of a `<picture>`, as plain data. */
export type PictureSources = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The source set of the `<img>`; null if there is a modern format. */
  readonly srcSet: string | null;
  /** The source set of the modern format; null if there is none, or an image CDN chooses. */
  readonly avifSet: string | null;
};

/** `thumbnail`: some screens show it as small as an icon. */
export function pictureSources(library: PictureLibrary, name: string, thumbnail = false): PictureSources {
  const record = recordOf(library, name);
  const sizes = variantSizes(record);
  const middle = middleOf(sizes);
  const setOf = (format: PictureFormat) =>
    [...(thumbnail ? thumbnailsOf(record) : []), ...sizes]
      .map((size) => {
        const url = pictureUrl(library, name, { ...size, quality: formatQualities[format] }, format);
        return `${url} ${size.width}w`;
      })
      .join(", ");
  const avif = library.cdnUrl === null && record.variants.some((variant) => variant.format === "avif");
  return {
    src: pictureUrl(library, name, { ...middle, quality: formatQualities.webp }),
    width: record.width,
    height: record.height,
    srcSet: avif ? null : setOf("webp"),
    avifSet: avif ? setOf("avif") : null,
  };
}
