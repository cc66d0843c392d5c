import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#quotes/platform.ts";
import type { BoardStore } from "#quotes/store/board.ts";
import { failureFields } from "#server/log.ts";

/** Between two batches, so that pages and mails come first. */
const restMs = 20;

/**
 * Makes every stored request searchable, in the background: after an upgrade that may be all of them, and no search should wait
 * for that. Those that a failure leaves out are added by searches or by the next start.
 */
export async function indexRequests(
  store: Pick<BoardStore, "addSearchWords">,
  { log, signal }: { readonly log: Log; readonly signal: AbortSignal },
): Promise<void> {
  let batches = 0;
  try {
    while (!signal.aborted && (await store.addSearchWords())) {
      batches += 1;
      await sleep(restMs);
    }
  } catch (error) {
    log.warn("search.indexing-failed", failureFields(error));
  }
  if (batches > 1) log.info("search.indexed", { batches });
}
