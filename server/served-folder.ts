/**
 * Which folder is served: the project's own, or that of the last publication, `.published/<name>`, which `.published/current` names. One
 * rename of that file replaces one whole site by another.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const pointerFile = (root: string): string => join(root, ".published/current");

export const publishedFolder = (root: string, name: string): string => join(root, ".published", name);

/** The name of the last publication; empty if the project itself is served. */
export const lastPublished = (root: string): string =>
  existsSync(pointerFile(root)) ? readFileSync(pointerFile(root), "utf8").trim() : "";

export function servedFolder(root: string): string {
  const name = lastPublished(root);
  const folder = publishedFolder(root, name);
  return /^[\w-]+$/.test(name) && existsSync(join(folder, "build/server/index.js")) ? folder : root;
}
