/**
 * The keys of the options that the agency has added to the standard ones, in the order of their files. The program's types are made
 * from them, so they are written before anything of it is loaded.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { standardOptions } from "#app/domain/standard-options.ts";

/** Files that cannot be read have none: whoever checks the content says why. */
function keysOf(file: string): readonly string[] {
  try {
    const value: unknown = parse(readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null ? Object.keys(value) : [];
  } catch {
    return [];
  }
}

const isStandard = (key: string) => standardOptions.some((standard) => standard === key);

/** The module, `.content/added-options.ts`. */
export function addedOptionsModule(root: string): string {
  const files = globSync("content/catalogue/options/*.yaml", { cwd: root }).sort();
  const keys = files.flatMap((file) => keysOf(join(root, file)));
  const added = [...new Set(keys)].filter((key) => key !== "sample" && !isStandard(key));
  return `export const addedOptions = ${JSON.stringify(added)} as const;\n`;
}
