/** Which files the editor may read and write: those of `content/`, and nothing that a link leads to. */
import { lstatSync } from "node:fs";
import { join } from "node:path";

/** A file that the editor may not touch. */
export class PathError extends Error {
  override readonly name = "PathError";
}

const allowed =
  /^content(?:\/[\w-][\w.-]*)+\.(?:yaml|webp|avif|png|jpe?g|svg|vtt|woff2?|ttf|otf|m3u8|m4s|mp4|json|html|css|js|md|txt)$/;

/**
 * The absolute path of a file of the content, given below the project's root with forward slashes. Throws a PathError for any
 * other place, and if the file or a folder on the way is a symbolic link.
 */
export function contentPath(root: string, file: string): string {
  if (!allowed.test(file) || file.includes("..")) throw new PathError(`${file}: not a file of the content`);
  const parts = file.split("/");
  for (const [index] of parts.entries()) {
    const at = join(root, ...parts.slice(0, index + 1));
    const found = lstatSync(at, { throwIfNoEntry: false });
    if (found === undefined) break;
    if (found.isSymbolicLink()) throw new PathError(`${file}: a symbolic link`);
    if (index < parts.length - 1 ? !found.isDirectory() : !found.isFile())
      throw new PathError(`${file}: not a file of the content`);
  }
  return join(root, file);
}
