const files = import.meta.glob<string>("../../content/portraits/*.{svg,jpg,png,webp,avif}", {
  query: "?url",
  import: "default",
  eager: true,
});

/** A portrait, 4 wide and 5 high. `file`: a file's name in content/portraits. `alt`: empty beside the person's name. */
export function Portrait(props: { file: string; alt: string; className?: string }) {
  const source = files[`../../content/portraits/${props.file}`];
  if (source === undefined) throw new Error(`content/portraits has no ${props.file}`);
  return (
    <img
      src={source}
      alt={props.alt}
      width={800}
      height={1000}
      loading="lazy"
      decoding="async"
      className={`block h-auto w-full object-cover object-top ${props.className ?? ""}`}
    />
  );
}

/** In place of a portrait, beside the person's name. */
export function Initials({ text }: { text: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid aspect-[4/5] w-full place-items-center bg-raised font-bold font-display text-giant text-ink-2"
    >
      {text}
    </span>
  );
}
