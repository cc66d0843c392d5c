import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { StoreUnavailableError } from "./store.ts";

/** More than a request takes with its mails and what the store writes around them. Random: no disk compresses it. */
const content = randomBytes(64 * 1024);

/**
 * Writes a file into a folder, waits until the disk has it, and deletes it. Throws a StoreUnavailableError with the
 * system's code where that fails: the disk is full, over quota, read-only or broken.
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
      // By whichever process is first: several may share the folder.
      await rm(path, { force: true });
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new StoreUnavailableError(code, error);
  }
}
