/** The end of the element that begins at `start`; it may contain others of its name. */
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
