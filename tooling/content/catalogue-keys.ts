/**
 * The keys of the options that the agency has added to the standard ones, in the order of their files, and those of its packs. The
 * program's types are made from them, so they are written before anything of it is loaded.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { standardOptions, standardPacks } from "#app/domain/standard-options.ts";

/** Files that cannot be read have nothing: whoever checks the content says why. */
function readFields(file: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = parse(readFileSync(file, "utf8"));
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const isStandard = (key: string) => standardOptions.some((standard) => standard === key);

/** The module, `.content/added-options.ts`. */
export function addedOptionsModule(root: string): string {
  const files = globSync("content/catalogue/options/*.yaml", { cwd: root }).sort();
  const keys = files.flatMap((file) => Object.keys(readFields(join(root, file))));
  const added = [...new Set(keys)].filter((key) => key !== "sample" && !isStandard(key));
  return `export const addedOptions = ${JSON.stringify(added)} as const;\n`;
}

/** The module, `.content/pack-keys.ts`: the packs in their order. The standard ones are always among them. */
export function packKeysModule(root: string): string {
  const { packs } = readFields(join(root, "content/catalogue/packs.yaml"));
  const stated = (Array.isArray(packs) ? packs : []).flatMap((pack: { key?: unknown } | null) =>
    typeof pack?.key === "string" ? [pack.key] : [],
  );
  const keys = [...new Set([...stated, ...standardPacks])];
  return `export const packKeys = ${JSON.stringify(keys)} as const;\n`;
}
