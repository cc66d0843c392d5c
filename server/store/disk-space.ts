import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { StoreUnavailableError } from "#quotes/store/store.ts";

/** Larger than a request with its mails and what the store writes for them. Random, so that no disk can compress it. */
const content = randomBytes(64 * 1024);

/**
 * Writes a file into a folder, waits until it is on the disk, and deletes it. Throws a StoreUnavailableError with the
 * system's code if that fails: the disk is full, over quota, read-only or broken.
 */
export async function checkDiskSpace(directory: string): Promise<void> {
  const path = join(directory, ".disk-check");
  try {
    try {
      const file = await open(path, "w", 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
    } finally {
      // Several processes may share the folder: another one may have deleted the file already.
      await rm(path, { force: true });
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new StoreUnavailableError(code, error);
  }
}
