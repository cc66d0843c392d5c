/**
 * The agency's logo, `content/logo.svg`: a drawing of one colour, which every use fills with its own. A wide one is the agency's name
 * drawn, and stands in its place; what is square has then `content/mark.svg`, or the first letter of the name.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "#app/content/schemas/brand.ts";
import { pathDataError } from "./path-data.ts";
import type { Problem } from "./problem.ts";

const file = "content/logo.svg";
const markFile = "content/mark.svg";

/** As wide as it may be: of a wider one, little would be left in the header of a phone. */
const maxRatio = 6;
/** From here on a logo is a name, and not a sign beside one. */
const nameFrom = 1.6;
/** It is part of every page. */
const maxPathLength = 20_000;

export type Logo = {
  readonly width: number;
  readonly height: number;
  /** The data of all its paths. */
  readonly path: string;
  /** Undefined where it makes no difference. */
  readonly fillRule: "evenodd" | undefined;
};

export type ReadLogo =
  | { readonly logo: Logo; readonly problems: readonly [] }
  | { readonly logo: null; readonly problems: readonly [Problem] };

/** Whether the logo is the agency's name, drawn: the name is then not written beside it. */
export const isWordmark = ({ width, height }: Logo): boolean => width >= nameFrom * height;

/** Reads a logo's SVG. `of`: its file. */
export function logoOf(svg: string, of = file): ReadLogo {
  const refused = (message: string): ReadLogo => ({
    logo: null,
    problems: [{ file: of, line: 1, field: "", message }],
  });
  const [, width = "", height = ""] = /<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const ratio = Number(width) / Number(height);
  if (of === markFile && ratio !== 1) return refused('expected a square: viewBox="0 0 32 32"');
  if (!(ratio >= 1 && ratio <= maxRatio))
    return refused(
      `expected a square, or at most ${maxRatio} times as wide as it is high: viewBox="0 0 32 32", viewBox="0 0 160 32"`,
    );
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
  const path = paths.join("");
  if (path.length > maxPathLength)
    return refused(`expected at most ${maxPathLength} characters of paths: simplify the drawing`);
  for (const data of paths) {
    const at = pathDataError(data);
    if (at !== null)
      return refused(
        `expected paths that can be drawn, not "${data.slice(Math.max(0, at - 10), at + 10)}": export the drawing again`,
      );
  }
  const fillRule = /\bfill-rule="evenodd"/.test(svg) ? "evenodd" : undefined;
  return { logo: { width: Number(width), height: Number(height), path, fillRule }, problems: [] };
}

export function readLogo(root: string): ReadLogo {
  const path = join(root, file);
  return existsSync(path)
    ? logoOf(readFileSync(path, "utf8"))
    : { logo: null, problems: [{ file, line: 1, field: "", message: "expected this file" }] };
}

/** What is drawn in squares: the logo, or the sign of an agency whose logo is its name, or the first letter of that. */
export async function readMark(
  root: string,
  logo: Logo,
  { name, fonts }: Pick<Brand, "name" | "fonts">,
): Promise<ReadLogo> {
  if (!isWordmark(logo)) return { logo, problems: [] };
  const path = join(root, markFile);
  if (existsSync(path)) return logoOf(readFileSync(path, "utf8"), markFile);
  const { monogram } = await import("./monogram.ts");
  return logoOf(await monogram(root, name, fonts.titles), markFile);
}

const drawing = ({ width, height, path, fillRule }: Logo): string => `{
  width: ${width},
  height: ${height},
  path: ${JSON.stringify(path)},
  fillRule: ${JSON.stringify(fillRule)},
} as const`;

export const logoModule = (logo: Logo, mark: Logo): string =>
  `/** The logo; \`isWordmark\`: it has the agency's name, which is then not written beside it. */
export const logo = ${drawing(logo)};
export const isWordmark: boolean = ${isWordmark(logo)};

/** What is drawn in squares. */
export const mark = ${logo === mark ? "{ ...logo }" : drawing(mark)};
`;
