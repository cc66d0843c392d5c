import { createContext, useContext } from "react";
import { type PictureLibrary, type PictureSources, pictureSources } from "./pictures.ts";

/** The list of all pictures. Provided by the server's entry, so that no browser code contains it. */
export const Pictures = createContext<PictureLibrary | null>(null);

/** The addresses of a picture. Server only: an island gets the result as a property. */
export function usePictureSources(name: string, thumbnail = false): PictureSources {
  const library = useContext(Pictures);
  if (library === null) throw new Error("A picture is rendered outside the server's entry");
  return pictureSources(library, name, thumbnail);
}

/** Whether content/ has this picture. Server only. */
export function useHasPicture(name: string): boolean {
  return useContext(Pictures)?.manifest[name] !== undefined;
}

type Look = {
  alt: string;
  /** The value of `sizes`; if it varies, the widest. */
  sizes: string;
  /** What the first screen shows does not wait: its largest picture comes `first`, any other `at once`. */
  load?: "first" | "at once";
  className?: string;
};

/** A picture of `content/`, by its path without extension. `thumbnail`: some screens show it as small as an icon. */
export function Picture({ name, thumbnail = false, ...look }: Look & { name: string; thumbnail?: boolean }) {
  return <PictureOf {...look} sources={usePictureSources(name, thumbnail)} />;
}

export function PictureOf(props: Look & { sources: PictureSources }) {
  const { src, width, height, srcSet, avifSet } = props.sources;
  // With `auto`, browsers measure a lazy picture before they choose a size; others ignore it.
  const sizes = props.load ? props.sizes : `auto, ${props.sizes}`;
  return (
    <picture className="contents">
      {avifSet !== null && <source type="image/avif" srcSet={avifSet} sizes={sizes} />}
      <img
        src={src}
        {...(srcSet !== null && { srcSet, sizes })}
        alt={props.alt}
        width={width}
        height={height}
        loading={props.load ? "eager" : "lazy"}
        decoding={props.load === "first" ? "sync" : "async"}
        {...(props.load === "first" && { fetchPriority: "high" })}
        className={props.className}
      />
    </picture>
  );
}
