/** Draws documents for pages, forms and mails: the one place that does. */
import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import type { NamedFile } from "#quotes/operations.ts";
import type { DrawingFor, Drawings, Log } from "#quotes/platform.ts";
import { networksOf } from "#server/network.ts";
import { createRenderQueue, type RenderLimits, RenderRefused } from "#server/render-queue.ts";
import { createDrawingThread, type DrawingThread } from "./drawing-thread.ts";

/**
 * A drawing takes a fifth of a second. Enough for a class of thirty behind one address, each opening the quote that they have just
 * made. Forms are accepted when documents are refused. How many mails are sent at once is limited elsewhere.
 */
const drawingLimits: RenderLimits<DrawingFor["purpose"]> = {
  page: { burst: 30, perSecond: 1, waiting: 45 },
  form: { burst: 10, perSecond: 1, waiting: 60 },
  mail: { burst: 0, perSecond: 0, waiting: Number.POSITIVE_INFINITY },
};

/** How often a document is drawn that changes each time while it is drawn. */
const maxDrawings = 3;

/** Drawn documents are not cached: nothing of them outlives an erasure. Whoever asks for the same meanwhile shares the drawing. */
export function createDrawings({
  log,
  thread = createDrawingThread({ log }),
  limits = drawingLimits,
}: {
  readonly log: Log;
  readonly thread?: DrawingThread;
  readonly limits?: typeof drawingLimits;
}): Drawings {
  const queue = createRenderQueue(limits, { blocking: false });
  return {
    async draw(asker, name, read) {
      const networks = asker.purpose === "mail" ? [] : networksOf(asker.ipAddress);
      const signal = asker.purpose === "mail" ? undefined : asker.signal;
      queue.spend(networks, asker.purpose);
      let [drawnKey, file]: [string, NamedFile | null] = ["", null];
      for (let drawings = 0; ; drawings += 1) {
        const contents = await read();
        if (contents === null) return null;
        const key = createHash("sha256")
          .update(serialize([name, contents]))
          .digest("base64");
        if (key === drawnKey) return file;
        if (drawings === maxDrawings) throw new RenderRefused(503);
        const draw = () => thread.draw({ name, contents });
        file = await queue.run(networks, asker.purpose, draw, { key, signal });
        drawnKey = key;
      }
    },
    close: () => thread.close(),
  };
}
