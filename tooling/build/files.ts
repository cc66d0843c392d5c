import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The files below a folder whose names match, as sorted absolute paths. */
export function filesBelow(folder: string, name: RegExp): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
