/** What the steps of the build that rewrite pages share. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The files of the pages below a folder. */
export function htmlFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Where the element ends that begins at `start` of a built page; others of its kind may stand in it. */
export function elementEnd(html: string, start: number, name: string): number {
  const tags = new RegExp(`<${name}[\\s>]|</${name}>`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[0].startsWith("</") ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`A ${name} has no end`);
}
