import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import type { BoardFile } from "#quotes/board.ts";
import { networksOf } from "#server/network.ts";
import { createRenderQueue } from "#server/render-queue.ts";
import type { StoreLocation } from "#server/store/open.ts";
import type { ExportTask } from "./export.worker.ts";

/** Runs the thread that writes a file. Rejects with its error. */
function write(task: ExportTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./export.worker.ts", import.meta.url), { workerData: task });
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });
}

/** Each may take many seconds. */
const limits = { file: { burst: 10, perSecond: 1 / 30, waiting: 6 } };

/**
 * Makes files of all requests, one after the other; rejects with `RenderRefused` if a network asks for too many, or too many wait. Each
 * is written into a folder that only this user can read, and is deleted when it is opened to be sent, or where a system does not allow
 * that, when it is sent.
 */
export function createDownloads({
  database,
  dataDir,
}: StoreLocation): (file: BoardFile, ipAddress: string) => Promise<ReadableStream<Uint8Array>> {
  const queue = createRenderQueue(limits, { blocking: false });

  async function make(file: BoardFile): Promise<ReadableStream<Uint8Array>> {
    const folder = await mkdtemp(join(tmpdir(), "requests-"));
    const remove = () => rm(folder, { recursive: true, force: true });
    try {
      const path = join(folder, file);
      // The location alone: a thread is given copies, and the rest of the configuration has what cannot be copied.
      await write({ location: { database, dataDir }, file, path });
      const stream = (await open(path)).createReadStream();
      await remove().catch(() => void stream.once("close", () => void remove().catch(() => {})));
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    } catch (error) {
      await remove().catch(() => {});
      throw error;
    }
  }

  return async (file, ipAddress) => {
    const networks = networksOf(ipAddress);
    queue.spend(networks, "file");
    return queue.run(networks, "file", () => make(file));
  };
}
