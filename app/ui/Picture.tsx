import { createContext, useContext } from "react";
import { type PictureLibrary, type PictureSources, pictureSources } from "./pictures.ts";

/** The list of all pictures. Provided by the server's entry, so that no browser code contains it. */
export const Pictures = createContext<PictureLibrary | null>(null);

/** The addresses of a picture. Server only: an island gets the result as a property. */
export function usePictureSources(name: string): PictureSources {
  const library = useContext(Pictures);
  if (library === null) throw new Error("A picture is rendered outside the server's entry");
  return pictureSources(library, name);
}

/** Whether content/ has this picture. Server only. */
export function useHasPicture(name: string): boolean {
  return useContext(Pictures)?.manifest[name] !== undefined;
}

type Look = {
  alt: string;
  /** The value of `sizes`; if it varies, the widest. */
  sizes: string;
  /** True for the main picture of the first screen. */
  priority?: boolean;
  className?: string;
};

/** A picture of `content/`, by its path without extension. */
export function Picture({ name, ...look }: Look & { name: string }) {
  return <PictureOf {...look} sources={usePictureSources(name)} />;
}

export function PictureOf(props: Look & { sources: PictureSources }) {
  const { src, width, height, srcSet, avifSet } = props.sources;
  // With `auto`, browsers measure a lazy picture before they choose a size; others ignore it.
  const sizes = props.priority ? props.sizes : `auto, ${props.sizes}`;
  return (
    <picture className="contents">
      {avifSet !== null && <source type="image/avif" srcSet={avifSet} sizes={sizes} />}
      <img
        src={src}
        {...(srcSet !== null && { srcSet, sizes })}
        alt={props.alt}
        width={width}
        height={height}
        loading={props.priority ? "eager" : "lazy"}
        decoding={props.priority ? "sync" : "async"}
        {...(props.priority && { fetchPriority: "high" })}
        className={props.className}
      />
    </picture>
  );
}
