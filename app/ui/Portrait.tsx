import { drawings } from "#content/portraits.ts";
import { Contours } from "./contours/Contours.tsx";
import { Picture } from "./Picture.tsx";

/**
 * A portrait, 4 wide and 5 high: a drawing (SVG), or a photograph, which is cut to that shape. `file`: a file's name in
 * content/portraits. `alt`: empty beside the person's name.
 */
export function Portrait(props: { file: string; alt: string; className?: string }) {
  const { file, alt, className = "" } = props;
  const look = `block h-auto w-full object-cover object-top ${className}`;
  if (!file.endsWith(".svg"))
    return (
      <Picture
        name={`portraits/${file.replace(/\.\w+$/, "")}`}
        alt={alt}
        sizes="(min-width: 64rem) 40vw, 100vw"
        className={`aspect-[4/5] ${look}`}
      />
    );
  const source = drawings[`../content/portraits/${file}`];
  if (source === undefined) throw new Error(`content/portraits has no ${file}`);
  return (
    <img src={source} alt={alt} width={800} height={1000} loading="lazy" decoding="async" className={look} />
  );
}

/** In place of a portrait, beside the person's name: on the ground of the agency's place. */
export function Initials({ text, className = "aspect-[4/3]" }: { text: string; className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={`relative isolate grid w-full place-items-center overflow-clip bg-raised ${className}`}
    >
      <Contours drawing="summit" still className="scale-150" />
      <span className="font-bold font-display text-giant">{text}</span>
    </div>
  );
}
