/** Finds texts in what was built, whatever spaces, hyphens and quotes typesetting gave them. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** Each hyphen and space as one space, no quotes and marks: what two ways of typing a text have in common. */
export function normalizeForSearch(text: string): string {
  return text
    .replace(/&#x([\da-f]+);|&#(\d+);|\\u([\da-f]{4})/gi, (_, hex, decimal, escaped) =>
      String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? escaped, 16) : Number(decimal)),
    )
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .normalize("NFC")
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF*"“”«»]/g, "")
    .replaceAll("’", "'")
    .replace(/[\s\p{Dash}]+/gu, " ");
}

/** The text of a page, and below it the values of its attributes. */
function textsOf(html: string): string {
  const attributes = [...html.matchAll(/\s[\w-]+="([^"]*)"/g)].map(([, value]) => value);
  // A tag may end a word or stand within one.
  const [apart, together] = [" ", ""].map((between) => html.replace(/<[^>]+>/g, between));
  return [apart, together, ...attributes].join("\n ");
}

/** Title, descriptions and first heading of a page. */
function titlesOf(html: string): string {
  const [, title = ""] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
  const [, heading = ""] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? [];
  const descriptions = [...html.matchAll(/<meta [^>]*\bcontent="([^"]*)"/g)].map(([, value]) => value);
  return [title, heading.replace(/<[^>]+>/g, ""), ...descriptions].join("\n ");
}

export type SearchedFile = {
  /** A page's address, or the file's path. */
  readonly name: string;
  readonly text: string;
  /** The titles of a page; a file has none. */
  readonly titles: string;
};

function readFiles(root: string, glob: string): readonly SearchedFile[] {
  return globSync(glob, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .map((path) => {
      const source = readFileSync(join(root, path), "utf8");
      const isPage = path.endsWith(".html");
      const name = path.replace(/^build\/client/, "").replace(/(?:^|(?<=\/))index\.html$|\.html$/, "");
      return {
        name,
        text: normalizeForSearch(isPage ? textsOf(source) : source),
        titles: isPage ? normalizeForSearch(titlesOf(source)) : "",
      };
    });
}

/** All texts of the built site: pages, files for programs, captions, and what the server renders, mails and prints. */
export function builtFiles(root: string): readonly SearchedFile[] {
  return readFiles(
    root,
    "build/{client/**/*.{html,txt,xml,vcf,json,webmanifest,js},proxy-pages/*,server/*.js}",
  ).concat(readFiles(root, "content/{videos/*/captions.vtt,portfolio/*/site/*.html}"));
}

/** Where a text that was built may come from. */
export function sourceFiles(root: string): readonly SearchedFile[] {
  return readFiles(root, "{content/**/*.yaml,{app,quotes,server}/**/*.{ts,tsx}}").filter(
    ({ name }) => !/\.(?:test|fixture|contract)\.tsx?$/.test(name),
  );
}

/** The files that contain a text as whole words: as it is, with a capital letter, or in capitals. */
export function filesWith(
  files: readonly SearchedFile[],
  text: string,
  part: "text" | "titles" = "text",
): readonly string[] {
  const entered = normalizeForSearch(text).trim();
  const forms = new Set([entered, entered.charAt(0).toUpperCase() + entered.slice(1), entered.toUpperCase()]);
  return files
    .filter((file) => [...forms].some((form) => hasWords(file[part], form)))
    .map(({ name }) => name);
}

const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? "");

/** Whether no word goes on across this position. */
const endsAt = (text: string, at: number) => !isLetter(text[at - 1]) || !isLetter(text[at]);

function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (endsAt(text, at) && endsAt(text, at + words.length)) return true;
  return false;
}
