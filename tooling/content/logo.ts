/** The agency's logo, `content/logo.svg`: a drawing of one colour, which every use fills with its own. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "./problem.ts";

const file = "content/logo.svg";

export type Logo = {
  /** The side of its square. */
  readonly size: number;
  /** The data of all its paths. */
  readonly path: string;
  /** Undefined where it makes no difference. */
  readonly fillRule: "evenodd" | undefined;
};

export type ReadLogo =
  | { readonly logo: Logo; readonly problems: readonly [] }
  | { readonly logo: null; readonly problems: readonly [Problem] };

const refused = (message: string): ReadLogo => ({
  logo: null,
  problems: [{ file, line: 1, field: "", message }],
});

/** Reads a logo's SVG. */
export function logoOf(svg: string): ReadLogo {
  const [, size = "", height = ""] = /<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (size === "" || size !== height) return refused('expected a square: viewBox="0 0 32 32"');
  const elements = [
    ...svg.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, "").matchAll(/<([a-zA-Z][\w:-]*)([^>]*)>/g),
  ];
  const other = elements.find(([, name = ""]) => !["svg", "g", "path", "title"].includes(name));
  if (other !== undefined)
    return refused(`expected paths only, found <${other[1]}>: convert texts, shapes and strokes to paths`);
  const moved = elements.find(([, , attributes = ""]) =>
    /\b(?:transform|stroke|style|class)=/.test(attributes),
  );
  if (moved !== undefined)
    return refused("expected paths without transform, stroke, style and class: apply them to the paths");
  const paths = elements.flatMap(([, name, attributes = ""]) =>
    name === "path" ? (/\bd="([^"]+)"/.exec(attributes)?.[1] ?? []) : [],
  );
  if (paths.length === 0) return refused("expected at least one path");
  const fillRule = /\bfill-rule="evenodd"/.test(svg) ? "evenodd" : undefined;
  return { logo: { size: Number(size), path: paths.join(""), fillRule }, problems: [] };
}

export function readLogo(root: string): ReadLogo {
  const path = join(root, file);
  return existsSync(path) ? logoOf(readFileSync(path, "utf8")) : refused("expected this file");
}

export const logoModule = ({ size, path, fillRule }: Logo): string =>
  `export const logo = {
  size: ${size},
  path: ${JSON.stringify(path)},
  fillRule: ${JSON.stringify(fillRule)},
} as const;
`;
