import { createContext, useContext } from "react";
import { type PictureLibrary, type PictureSources, pictureSources } from "./pictures.ts";

/** Every picture that there is, handed in by the server's entry so that no browser chunk carries the list. */
export const Pictures = createContext<PictureLibrary | null>(null);

/** The addresses of a picture. Server only: an island is given the result. */
export function usePictureSources(name: string): PictureSources {
  const library = useContext(Pictures);
  if (library === null) throw new Error("A picture is rendered outside the server's entry");
  return pictureSources(library, name);
}

type Look = {
  alt: string;
  /** The width that it shows at, as the `sizes` attribute says it; where it depends, the widest. */
  sizes: string;
  /** True for the one picture that the first screen is about. */
  priority?: boolean;
  className?: string;
};

/** A picture of `content/`, by its path there without extension. */
export function Picture({ name, ...look }: Look & { name: string }) {
  return <PictureOf {...look} sources={usePictureSources(name)} />;
}

/** The same, of addresses that were looked up before. */
export function PictureOf(props: Look & { sources: PictureSources }) {
  const { src, width, height, srcSet, avifSet } = props.sources;
  // A picture that waits can be measured before it is chosen; browsers that do not read on.
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
