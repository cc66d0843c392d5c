/** The module of the portraits that are drawings, which pages have as they are. */
import { mediaNames, namingFiles } from "#app/content/named-media.ts";
import type { Data } from "./entry.ts";

/** Of those that the content names: no other is among the files of the site. */
export function drawingsModule({ entries }: Data): string {
  const naming = entries.filter(({ kind }) => namingFiles.some((file) => file === kind.files));
  const names = mediaNames(Object.assign({}, ...naming.map(({ value }) => value)));
  const files = [...names].filter((name) => name.endsWith(".svg")).map((name) => `../content/${name}`);
  const addresses = `import.meta.glob<string>(${JSON.stringify(files)}, { query: "?url", import: "default", eager: true })`;
  return `export const drawings: Readonly<Record<string, string>> = ${files.length === 0 ? "{}" : addresses};\n`;
}
