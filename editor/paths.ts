/** Which files the editor may read and write: those of `content/`, and nothing that a link leads to. */
import { randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

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

/** Writes a file at once: whoever reads it, also after a crash, finds the old bytes or the new ones. */
export function writeAtomically(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${randomUUID()}.part`);
  try {
    const file = openSync(temporary, "wx", 0o644);
    try {
      writeFileSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
