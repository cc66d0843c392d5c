/** Draws documents in a thread of its own, one after the other. */
import { parentPort } from "node:worker_threads";
import { drawDocument } from "#quotes/drawn-documents.ts";
import type { DrawingResult, DrawingTask } from "./drawing-thread.ts";

parentPort?.on("message", ({ name, contents }: DrawingTask) => {
  void drawDocument(name, contents).then(
    (file) =>
      parentPort?.postMessage(
        { file } satisfies DrawingResult,
        // Moved, not copied.
        file === null ? [] : [file.bytes.buffer as ArrayBuffer],
      ),
    (error: unknown) => parentPort?.postMessage({ error } satisfies DrawingResult),
  );
});
