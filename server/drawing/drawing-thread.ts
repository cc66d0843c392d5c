import { Worker } from "node:worker_threads";
import type { DocumentName } from "#quotes/drawn-documents.ts";
import type { NamedFile } from "#quotes/operations.ts";
import type { Log } from "#quotes/platform.ts";
import { failureFields } from "#server/log.ts";

/** What is sent to the thread, and what it answers. */
export type DrawingTask = { readonly name: DocumentName; readonly contents: readonly unknown[] };
export type DrawingResult = { readonly file: NamedFile | null } | { readonly error: unknown };

/** Hundreds of times what a drawing takes, for a machine that is busy with something else: one that is not done by then never ends. */
const maxMs = 60_000;

export type DrawingThread = {
  /** One at a time. Rejects with what the drawing throws, or if the thread ends. */
  draw(task: DrawingTask): Promise<NamedFile | null>;
  /** Ends the thread; what is being drawn fails. */
  close(): Promise<void>;
};

/** Starts the thread with the first drawing. One that has crashed is replaced, and draws the same once more. */
export function createDrawingThread({
  log,
  worker: file = new URL("./drawing.worker.ts", import.meta.url),
  timeoutMs = maxMs,
}: {
  readonly log: Log;
  readonly worker?: URL;
  readonly timeoutMs?: number;
}): DrawingThread {
  let running: Worker | null = null;
  let closed = false;

  function start(): Worker {
    // The flags of this process may name its own program.
    const worker = new Worker(file, { execArgv: [] });
    // Its end is noticed by `attempt`.
    worker.on("error", (error) => log.error("drawing.crashed", failureFields(error)));
    worker.once("exit", () => {
      if (running === worker) running = null;
    });
    return worker;
  }

  /** Null if the thread ended. */
  async function attempt(task: DrawingTask): Promise<DrawingResult | null> {
    if (closed) return null;
    running ??= start();
    const worker = running;
    const { promise, resolve } = Promise.withResolvers<DrawingResult | null>();
    const ended = () => resolve(null);
    worker.once("message", resolve);
    worker.once("exit", ended);
    // Only while it draws does it keep the process alive.
    worker.ref();
    worker.postMessage(task);
    const result = await promise;
    worker.off("message", resolve);
    worker.off("exit", ended);
    worker.unref();
    return result;
  }

  return {
    async draw(task) {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        void running?.terminate();
      }, timeoutMs);
      let result = await attempt(task);
      if (result === null && !late) result = await attempt(task);
      clearTimeout(timer);
      if (result === null) throw new Error(`The drawing thread ended: ${task.name}`);
      if ("error" in result) throw result.error;
      return result.file;
    },
    async close() {
      closed = true;
      await running?.terminate();
    },
  };
}
