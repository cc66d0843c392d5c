import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Clock } from "#app/domain/clock.ts";
import { DeliveryFailure } from "#server/delivery-failure.ts";
import { nodemailerMessage } from "./message.ts";
import type { Envelope, Transport } from "./transport.ts";

/** Begins with the lead's time, so that files sort; without colons, which some file systems refuse. */
function fileName({ leadCreatedAt, purpose, leadId, eventId }: Envelope): string {
  const about = eventId === undefined ? purpose : `${purpose}-${eventId}`;
  return `${leadCreatedAt.replaceAll(":", "-")}_${about}_${leadId}.eml`;
}

/** Writes to a temporary name first, so that no reader finds half a mail. */
async function writeWhole(directory: string, name: string, content: Uint8Array): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const draft = join(directory, `.${name}.${process.pid}`);
  try {
    const file = await open(draft, "w", 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(directory, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes each mail as an `.eml` file, for a site without a mail server. A repeated mail replaces its file. */
export function createFileTransport(directory: string, clock: Clock): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    folder: directory,
    atOnce: 1,
    async send(envelope) {
      try {
        const { message } = await composer.sendMail(nodemailerMessage(envelope, clock));
        if (!(message instanceof Uint8Array)) throw new Error("The message was not buffered");
        await writeWhole(directory, fileName(envelope), message);
        return { refused: 0 };
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
        throw new DeliveryFailure(code, { cause: error });
      }
    },
  };
}

/** Deletes the mail files of these leads, drafts too. Returns the number of files. */
export async function removeMailFiles(directory: string, leadIds: readonly string[]): Promise<number> {
  if (leadIds.length === 0) return 0;
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const of = new Set(leadIds);
  const theirs = names.filter((name) => of.has(/_([^_]+)\.eml/.exec(name)?.[1] ?? ""));
  await Promise.all(theirs.map((name) => rm(join(directory, name), { force: true })));
  return theirs.length;
}
